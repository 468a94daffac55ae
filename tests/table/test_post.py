"""The mail server: what an operator says of it, how it is talked to, and what the doctor finds."""

from __future__ import annotations

import datetime
import ipaddress
import logging
import re
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from oikumene.cli import main
from oikumene.kernel.errors import Refused
from oikumene.table import mail
from oikumene.table.checkup import BAD, OK
from oikumene.table.mail import SENTENCES, read, trouble
from oikumene.table.notify import NoPost, Teller
from oikumene.text import LANGUAGES, Texts

from .conftest import free_port
from .office import Office
from .test_checkup import found

FROM = {"OIKUMENE_MAIL_FROM": "table@table.example"}
WORD = "p@ss/w#rd"


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of 127.0.0.1 that it has signed itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "office")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("paper") / "office.pem"
    pem, none = serialization.Encoding.PEM, serialization.NoEncryption()
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, none)
    path.write_bytes(private + made.public_bytes(pem))
    return path


@pytest.fixture
def office(paper: Path) -> Iterator[Callable[..., Office]]:
    """Opens offices: `secret` ones encrypt."""
    opened = []

    def open(secret: bool = True, **named: Any) -> Office:
        context = None
        if secret:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(paper)
        opened.append(Office(context, **named))
        return opened[-1]

    yield open
    for each in opened:
        each.close()


def settings(office: Office, scheme: str = "smtp", user: str = "", **more: str) -> dict[str, str]:
    return {**FROM, "OIKUMENE_SMTP": f"{scheme}://{user}{office.address}", **more}


def sends(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter as the server sends it."""
    for name, value in {"OIKUMENE_PUBLIC_URL": "https://table.example", **environ}.items():
        monkeypatch.setenv(name, value)
    teller = Teller(None)  # type: ignore[arg-type]
    assert teller.mails and teller.mail is not None
    letter = teller._written(teller.mail, "a@b.cd", Texts(None, "en"), "notice-turn", {"link": "x"})
    teller._mail(teller.mail, letter, "a@b.cd")


def doctor(environ: dict[str, str], tmp_path: Path) -> dict[str, str]:
    said = found(str(tmp_path / "x.db"), environ={"OIKUMENE_PUBLIC_URL": "https://table.example", **environ})
    return {id: weight for id, weight in said.items() if "mail" in id}


# -- talking


def test_an_open_relay_takes_letters_as_before(
    office: Callable[..., Office], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it would encrypt with a certificate that nobody knows, as many systems set theirs up."""
    for secret in (False, True):
        here = office(secret)
        environ = {**FROM, "OIKUMENE_SMTP": here.address}
        sends(environ, monkeypatch)
        assert [letter.to for letter in here.letters] == ["a@b.cd"]
        assert doctor(environ, tmp_path) == {"mail": OK}
        assert not any(word.startswith("secret") for word in here.heard) and len(here.letters) == 1


def test_what_is_offered_is_taken(
    office: Callable[..., Office], paper: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, plain = office(), office(secret=False)
    environ = settings(here, OIKUMENE_SMTP_CA_FILE=str(paper))
    sends(environ, monkeypatch)
    assert len(here.letters) == 1 and "secret MAIL" in here.heard and "open MAIL" not in here.heard
    assert doctor(environ, tmp_path) == {"mail": OK}
    environ = settings(plain, OIKUMENE_SMTP_CA_FILE=str(paper))
    sends(environ, monkeypatch)
    assert len(plain.letters) == 1 and doctor(environ, tmp_path) == {"mail": OK}


@pytest.mark.parametrize("how", ["starttls", "whole"])
def test_who_signs_in_is_heard_by_nobody_else(
    how: Any, office: Callable[..., Office], paper: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = office(how=how, login=("anna@post.example", WORD))
    scheme = "smtps" if how == "whole" else "smtp"
    file = tmp_path / "word"
    file.write_text(f"{WORD}\n")
    for user, more in (
        ("anna%40post.example:p%40ss%2Fw%23rd@", {}),
        ("anna@post.example@", {"OIKUMENE_SMTP_PASSWORD_FILE": str(file)}),
    ):
        with monkeypatch.context() as patch:
            environ = settings(here, scheme, user, OIKUMENE_SMTP_CA_FILE=str(paper), **more)
            sends(environ, patch)
            assert doctor(environ, tmp_path) == {"mail": OK}
    assert len(here.letters) == 2 and "secret AUTH" in here.heard
    assert not {"open AUTH", "open MAIL"} & set(here.heard)


def test_nobody_signs_in_where_it_would_be_overheard(
    office: Callable[..., Office], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server, or somebody between, that offers no STARTTLS gets no password."""
    here = office(secret=False, login=("anna", WORD))
    environ = settings(here, user="anna:word@")
    with pytest.raises(NoPost):
        sends(environ, monkeypatch)
    assert doctor(environ, tmp_path) == {"mail-tls": BAD}
    assert set(here.heard) == {"open EHLO", "open QUIT"}


def test_a_wrong_password_is_named_and_never_told(
    office: Callable[..., Office],
    paper: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    here = office(login=("anna", WORD))
    environ = settings(here, user="anna:sesame@", OIKUMENE_SMTP_CA_FILE=str(paper))
    with caplog.at_level(logging.DEBUG):
        with pytest.raises(NoPost) as why:
            sends(environ, monkeypatch)
        assert doctor(environ, tmp_path) == {"mail-login": BAD}
    post = read(environ)
    assert post is not None
    told = trouble(post, "x")
    assert told is not None and "535" in told[1]
    main(["doctor", "--db", str(tmp_path / "x.db"), "--port", str(free_port())])
    said = capsys.readouterr().out
    assert "535" in said
    for text in (said, caplog.text, repr(why.value), repr(why.value.__cause__), str(told), repr(post), str(post)):
        assert "sesame" not in text
    assert not here.letters


@pytest.mark.parametrize("how", ["starttls", "whole"])
def test_a_certificate_that_nobody_vouches_for(
    how: Any, office: Callable[..., Office], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = office(how=how, login=("anna", WORD))
    environ = settings(here, "smtps" if how == "whole" else "smtp", "anna:word@")
    with pytest.raises(NoPost):
        sends(environ, monkeypatch)
    assert doctor(environ, tmp_path) == {"mail-tls": BAD}
    assert "secret AUTH" not in here.heard and "open AUTH" not in here.heard


def test_a_certificate_of_somebody_else(office: Callable[..., Office], paper: Path, tmp_path: Path) -> None:
    here = office()
    elsewhere = f"localhost:{here.address.rpartition(':')[2]}"  # vouched for, but of another name
    environ = {**FROM, "OIKUMENE_SMTP": f"smtp://{elsewhere}", "OIKUMENE_SMTP_CA_FILE": str(paper)}
    assert doctor(environ, tmp_path) == {"mail-tls": BAD}


@pytest.mark.parametrize("login", [None, ("anna", WORD)])
def test_a_sender_that_is_refused(
    login: Any, office: Callable[..., Office], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a server that wants a login, and was given none."""
    here = office(secret=False, login=login)
    here.manner = "not from you" if login is None else "takes"
    environ = {**FROM, "OIKUMENE_SMTP": here.address}
    with pytest.raises(NoPost):
        sends(environ, monkeypatch)
    assert doctor(environ, tmp_path) == {"mail-sender": BAD}


@pytest.mark.parametrize("manner", ["silent", "drips", "hangs up"])
def test_a_server_that_does_not_answer(
    manner: Any, office: Callable[..., Office], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    here = office(secret=False)
    here.manner = manner
    assert doctor({**FROM, "OIKUMENE_SMTP": here.address}, tmp_path) == {"mail-away": BAD}
    assert doctor({**FROM, "OIKUMENE_SMTP": f"smtps://{here.address}"}, tmp_path).keys() <= {"mail-away", "mail-tls"}


# -- what is said of it


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("post.example", ("post.example", 25, "never", "")),
        ("post.example:26", ("post.example", 26, "never", "")),
        ("[::1]:26", ("::1", 26, "never", "")),
        ("smtp://post.example", ("post.example", 25, "offered", "")),
        ("smtp://a@b.cd:x@post.example", ("post.example", 587, "needed", "a@b.cd")),
        ("smtp://a:x@post.example:2525/", ("post.example", 2525, "needed", "a")),
        ("smtps://a:x@post.example", ("post.example", 465, "whole", "a")),
        ("smtps://post.example:1465", ("post.example", 1465, "whole", "")),
    ],
)
def test_what_an_operator_may_say(said: str, expected: tuple[Any, ...]) -> None:
    post = read({**FROM, "OIKUMENE_SMTP": said})
    assert post is not None
    assert (post.host, post.port, post.tls, post.user) == expected
    assert (post.context is None) == (post.tls == "never")
    if post.context is not None:
        assert post.context.verify_mode == ssl.CERT_REQUIRED and post.context.check_hostname


WRONG = [
    ("scheme", {"OIKUMENE_SMTP": "http://post.example"}),
    ("host", {"OIKUMENE_SMTP": "smtp://"}),
    ("port", {"OIKUMENE_SMTP": "post.example:many"}),
    ("signs", {"OIKUMENE_SMTP": "smtp://a:b/c@post.example"}),
    ("signs", {"OIKUMENE_SMTP": "smtp://a:b#c@post.example"}),
    ("plain", {"OIKUMENE_SMTP": "a:b@post.example"}),
    ("twice", {"OIKUMENE_SMTP": "smtp://a:b@post.example", "OIKUMENE_SMTP_PASSWORD_FILE": "x"}),
    ("nobody", {"OIKUMENE_SMTP": "smtp://post.example", "OIKUMENE_SMTP_PASSWORD_FILE": "x"}),
    ("file", {"OIKUMENE_SMTP": "smtp://a@post.example", "OIKUMENE_SMTP_PASSWORD_FILE": "/nowhere/x"}),
    ("password", {"OIKUMENE_SMTP": "smtp://a@post.example"}),
    ("letters", {"OIKUMENE_SMTP": "smtp://a:пароль@post.example"}),
    ("sender", {"OIKUMENE_SMTP": "post.example", "OIKUMENE_MAIL_FROM": ""}),
    ("sender", {"OIKUMENE_SMTP": "post.example", "OIKUMENE_MAIL_FROM": "the table"}),
    ("ca", {"OIKUMENE_SMTP": "smtp://post.example", "OIKUMENE_SMTP_CA_FILE": "/nowhere/x"}),
    ("ca", {"OIKUMENE_SMTP": "smtp://post.example", "OIKUMENE_SMTP_CA_FILE": __file__}),
    ("ca-plain", {"OIKUMENE_SMTP": "post.example", "OIKUMENE_SMTP_CA_FILE": __file__}),
]


@pytest.mark.parametrize(("what", "environ"), WRONG)
def test_what_cannot_be_is_refused_before_anything_starts(
    what: str,
    environ: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Refused) as why:
        read({**FROM, **environ})
    assert (why.value.code, why.value.details["what"]) == ("smtp", what)
    assert doctor({**FROM, **environ}, tmp_path) == {"mail-settings": BAD}
    for name, value in {**FROM, **environ}.items():
        monkeypatch.setenv(name, value)
    assert main(["serve", "--db", str(tmp_path / "x.db"), "--port", str(free_port()), "--lang", "en"]) == 1
    assert str(why.value) in capsys.readouterr().err and list(tmp_path.iterdir()) == []


def test_every_sentence_about_it_is_tried_and_said_in_both_languages() -> None:
    assert {what for what, _ in WRONG} == set(SENTENCES)
    for lang in LANGUAGES:
        said = {Texts(None, lang).say("error-smtp", what=what, path="x", why="y") for what in SENTENCES}
        assert len(said) == len(SENTENCES)
        assert all(re.search(r"[а-я]", one) for one in said) == (lang == "ru")


def test_no_mail_is_no_fault() -> None:
    assert read({}) is None and read({"OIKUMENE_SMTP": " "}) is None
