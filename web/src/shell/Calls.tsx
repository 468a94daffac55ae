/** How one is called to one's turn on this device: a sound, the system's notices, and those that come while no page is open. */
import { useEffect, useState } from "react";
import { Switch } from "@/pages/Settings";
import { changeSettings, mayNotify, useSettings } from "./settings";
import { useUi, useWords, type Words } from "./ui";

const WORDS: Words = {
  en: () => import("../text/calls.en.ftl?raw"),
  ru: () => import("../text/calls.ru.ftl?raw"),
};
type OnOff = "off" | "on";

export default function Calls() {
  const ui = useUi();
  const ready = useWords(WORDS);
  const settings = useSettings();
  const [far, setFar] = useState<"" | "able" | "on">("");
  const [note, setNote] = useState("");
  useEffect(() => {
    let live = true;
    void import("./push").then(async ({ pushable }) => {
      const able = (await pushable()) !== "";
      if (live && able) setFar(settings.far === "on" && settings.tell === "on" ? "on" : "able");
    });
    return () => {
      live = false;
    };
  }, [settings.far, settings.tell]);
  const choices: readonly (readonly [OnOff, string])[] = [["off", ui("settings-tell-off")], ["on", ui("settings-tell-on")]];
  const sound = async (value: OnOff) => {
    changeSettings({ sound: value });
    setNote("");
    if (value === "on" && !(await (await import("./sound")).ring())) setNote(ui("calls-sound-none"));
  };
  const tell = async (value: OnOff) => {
    setNote("");
    if (value === "off") {
      changeSettings({ tell: "off", far: "off" });
      await (await import("./push")).unsubscribe();
      return;
    }
    const may = await mayNotify();
    changeSettings({ tell: may ? "on" : "off" });
    if (!may) setNote(ui("calls-tell-refused"));
  };
  const push = async (value: OnOff) => {
    const { subscribe, unsubscribe } = await import("./push");
    setNote("");
    if (value === "off") {
      changeSettings({ far: "off" });
      await unsubscribe();
      return;
    }
    if (!(await mayNotify())) {
      setNote(ui("calls-tell-refused"));
      return;
    }
    const done = await subscribe();
    changeSettings({ tell: "on", far: done ? "on" : "off" });
    if (!done) setNote(ui("calls-far-refused"));
  };
  if (!ready) return null;
  return (
    <div className="calls">
      <Switch label={ui("calls-sound")} value={settings.sound} choices={choices} onChange={(value) => void sound(value)} />
      <Switch label={ui("settings-tell")} value={settings.tell} choices={choices} onChange={(value) => void tell(value)} />
      {far && <Switch label={ui("calls-far")} value={far === "on" ? "on" : "off"} choices={choices} onChange={(value) => void push(value)} />}
      <p className="src" role="status">
        {note || ui(far ? "calls-about-far" : "calls-about")}
      </p>
    </div>
  );
}
