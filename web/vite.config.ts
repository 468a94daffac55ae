/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { firstLoadCheck } from "./scripts/first-load";

const SERVER = process.env.OIKUMENE_SERVER ?? "http://127.0.0.1:8000";

/** Sizes are written in px as drawn at 1280×800 and become rem, so that a larger root prints the same sheet larger. Hairlines (under 3 px) stay. */
const pxToRem = {
  postcssPlugin: "px-to-rem",
  Declaration(node: { value: string; prop: string }) {
    if (!node.value.includes("px") || node.value.includes("data:")) return;
    const next = node.value.replace(/(-?\d*\.?\d+)px/g, (all: string, digits: string) => {
      const size = Number(digits);
      return Math.abs(size) < 3 ? all : `${+(size / 16).toFixed(5)}rem`;
    });
    if (next !== node.value) node.value = next;
  },
};

/** The client is written to React's interface and runs on Preact, which is a tenth of it: docs/decisions/0022-preact.md. */
const PREACT = {
  "react/jsx-dev-runtime": "preact/compat/jsx-dev-runtime",
  "react/jsx-runtime": "preact/compat/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom/server": "preact/compat/server",
  "react-dom": "preact/compat",
  react: "preact/compat",
};

export default defineConfig(({ command }) => ({
  plugins: [firstLoadCheck],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)), ...PREACT } },
  css: { postcss: { plugins: [pxToRem] } },
  define: { __MOCK__: JSON.stringify(command === "serve" || process.env.OIKUMENE_MOCK === "1") },
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
}));
