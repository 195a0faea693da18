import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packExtension } from "./pack-extension.ts";

const home = mkdtempSync(path.join(tmpdir(), "vouch-pack-"));
const once = path.join(home, "once");
const again = path.join(home, "again");

beforeAll(async () => {
  await packExtension(once);
  await packExtension(again);
});
afterAll(() => rmSync(home, { recursive: true }));

test.each(["chromium", "firefox"])("%s may read the open page when asked, and nothing more", (browser) => {
  const manifest = JSON.parse(readFileSync(path.join(once, browser, "manifest.json"), "utf8")) as Record<
    string,
    unknown
  >;
  expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage"]);
  for (const more of [
    "host_permissions",
    "optional_permissions",
    "optional_host_permissions",
    "background",
    "content_scripts",
    "externally_connectable",
    "web_accessible_resources",
  ])
    expect(manifest).not.toHaveProperty(more);
  expect(manifest.content_security_policy).toEqual({
    extension_pages: expect.stringMatching(/^default-src 'none'; script-src 'self';/),
  });
});

test("nothing is called over the network or made into code", () => {
  for (const script of ["popup.js", "read-page.js"]) {
    const code = readFileSync(path.join(once, "chromium", script), "utf8");
    expect(code).not.toMatch(
      /\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|EventSource|\beval\(|new Function|\bimport\(|innerHTML\s*=/,
    );
  }
});

test("every file that the popup names is there", () => {
  const files = readdirSync(path.join(once, "firefox"));
  const pages = ["popup.html", "popup.css"]
    .map((name) => readFileSync(path.join(once, "firefox", name), "utf8"))
    .join("\n");
  const named = [...pages.matchAll(/(?:href|src)="([^"]+)"|url\("([^"]+)"\)/g)].map(
    (match) => match[1] ?? match[2],
  );
  expect(named.length).toBeGreaterThan(4);
  expect(files).toEqual(expect.arrayContaining(named));
});

test.each(["vouch-chromium.zip", "vouch-firefox.zip"])("%s is the same bytes each time", (name) => {
  expect(readFileSync(path.join(once, name)).equals(readFileSync(path.join(again, name)))).toBe(true);
});

test("icons show the mark: clear corners, a dark ground, the white tick, the green band", () => {
  const { data, width } = PNG.sync.read(readFileSync(path.join(once, "chromium", "icon-128.png")));
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect(at(0, 0)[3]).toBe(0);
  expect(at(64, 8)).toEqual([15, 23, 20, 255]);
  expect(at(58, 88)).toEqual([255, 255, 255, 255]);
  expect(at(96, 88)).toEqual([189, 242, 90, 255]);
});
