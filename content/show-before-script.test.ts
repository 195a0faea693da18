import { expect, test } from "vitest";
import { showBeforeScript } from "./show-before-script.ts";

test("style sheets are loaded before the modules, whatever their order in the page", () => {
  const page = '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>';
  expect(showBeforeScript(page)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  );
});
