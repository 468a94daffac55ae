import "./fonts.css";
import "./tokens.css";
import "./look.css";
import { createRoot } from "react-dom/client";
import { applySettings } from "./shell/settings";
import { App } from "./app";

applySettings();
createRoot(document.getElementById("app")!).render(<App />);
