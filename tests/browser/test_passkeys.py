"""Passkeys in a real browser, with a device that Chromium plays: added, used to sign in, removed; in both languages."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, CDPSession, expect
from tests.table.conftest import Server

from .conftest import PHONE, Person, until
from .positions import OVERFLOW
from .test_pages import violations

#: A device that holds passkeys and knows its owner's finger.
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(someone: Person, server: Server) -> tuple[CDPSession, str]:
    """Somebody who comes by the server's name, with such a device in the browser."""
    someone.address = server.address.replace("127.0.0.1", "localhost")
    session = someone.context.new_cdp_session(someone.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, made["authenticatorId"]


def dialog(someone: Person, name: str) -> None:
    someone.page.get_by_role("button", name=name).first.click()
    someone.page.wait_for_selector("dialog, [role=dialog]")


def test_a_passkey_is_added_and_opens_the_account_and_is_removed(
    person: Callable[..., Person], house: Server, chromium: Browser
) -> None:
    ada = person()
    session, device = with_device(ada, house)
    page = ada.page
    ada.post("/api/account", {"name": "Grace Hopper", "password": "a long password"})
    ada.go("/")
    dialog(ada, "Grace Hopper")
    section = page.get_by_role("region", name="Passkeys")
    add = section.get_by_role("button", name="Add a passkey")
    expect(add).to_be_disabled()
    section.get_by_label("Your password").fill("a wrong password")
    add.click()
    expect(section.get_by_role("alert")).to_contain_text("password is wrong")
    section.get_by_label("Your password").fill("a long password")
    add.click()
    expect(section.get_by_role("listitem")).to_have_count(1)
    assert violations(ada) == []
    assert len(session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]) == 1

    # the same device again: the browser itself says that it has one
    section.get_by_label("Your password").fill("a long password")
    add.click()
    expect(section.get_by_role("alert")).to_contain_text("already")

    # signed out and in again, by the device alone
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.locator("[role=dialog], dialog").first.wait_for(state="detached")
    dialog(ada, "Traveller")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("button", name="Grace Hopper").wait_for()
    dialog(ada, "Grace Hopper")
    section = page.get_by_role("region", name="Passkeys")
    expect(section.get_by_role("listitem")).to_contain_text("last used")
    section.get_by_role("button", name="Remove").click()
    expect(section.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.locator("[role=dialog], dialog").first.wait_for(state="detached")
    dialog(ada, "Traveller")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody has this passkey here")
    assert [said for said in ada.complaints if "401" not in said] == []
    ada.complaints.clear()


def test_in_russian_on_a_phone_and_where_the_owner_shows_no_finger(
    person: Callable[..., Person], house: Server
) -> None:
    ada = person("ru-RU", PHONE)
    session, device = with_device(ada, house)
    page = ada.page
    ada.post("/api/account", {"name": "Софья Ковалевская", "password": "длинный пароль"})
    ada.go("/")
    dialog(ada, "Софья Ковалевская")
    section = page.get_by_role("region", name="Ключи доступа")
    section.scroll_into_view_if_needed()
    assert page.evaluate(OVERFLOW)[0] == 0
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    section.get_by_label("Ваш пароль").fill("длинный пароль")
    section.get_by_role("button", name="Добавить ключ доступа").click()
    expect(section.get_by_role("alert")).to_contain_text("Ключ не дан")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": True})
    section.get_by_label("Ваш пароль").fill("длинный пароль")
    section.get_by_role("button", name="Добавить ключ доступа").click()
    expect(section.get_by_role("listitem")).to_have_count(1)
    until(page, "() => document.querySelectorAll('.devices li').length >= 2")
