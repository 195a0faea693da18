import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { PAGES } from "#web/pages.ts";

/** What the build wrote, file by file: no browser is needed to see what is in it. */
const ROOT = path.resolve("build/client");
const ORIGIN = "https://vouch.example";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const pages = PAGES.filter((page) => page.path !== "/privacy").map((page) => ({
  ...page,
  html: read(path.join(page.path, "index.html")),
}));
const found = pages.filter((page) => page.noindex !== true);

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, "g"))].map(([, value]) => value!);

/** The paths of all pages where `isFault` holds. */
const faulty = (list: typeof pages, isFault: (page: (typeof pages)[number]) => boolean) =>
  list.filter(isFault).map((page) => page.path);

test("every page has one title, and no two pages that may be found share it", () => {
  expect(faulty(pages, ({ html }) => count(html, /<title>[^<]{3,}<\/title>/g) !== 1)).toEqual([]);
  const titles = found.map(({ html }) => /<title>([^<]*)/.exec(html)![1]);
  expect(new Set(titles).size).toBe(titles.length);
});

test("every page has exactly one first heading", () => {
  expect(faulty(pages, ({ html }) => count(html, /<h1[\s>]/g) !== 1)).toEqual([]);
});

test("every page that may be found names its own address, describes itself and has a picture", () => {
  for (const { path: place, html } of found) {
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${place}"/>`);
    expect(html, place).toMatch(/<meta name="description" content="[^"]{20,170}"\/>/);
    const [picture] = /(?<=property="og:image" content=")[^"]*/.exec(html)!;
    const file = readFileSync(path.join(ROOT, picture.replace(ORIGIN, "")));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], place).toEqual([1200, 630]);
  }
});

test("every page that may not be found says so and is in no list", () => {
  const hidden = pages.filter((page) => page.noindex === true);
  expect(faulty(hidden, ({ html }) => !html.includes('<meta name="robots" content="noindex"/>'))).toEqual([]);
  const lists = read("sitemap.xml") + read("rss.xml");
  expect(faulty(hidden, ({ path: place }) => lists.includes(`${ORIGIN}${place}<`))).toEqual([]);
  expect(faulty(found, ({ path: place }) => !lists.includes(`<loc>${ORIGIN}${place}</loc>`))).toEqual([]);
});

test("no page asks for its modules before its style sheets", () => {
  const preloads = /<link rel="modulepreload" (?!fetchpriority="low")/;
  expect(faulty(pages, ({ html }) => preloads.test(html))).toEqual([]);
});

test("no link on any page leads to nothing, nor any anchor", () => {
  const dead = pages.flatMap(({ path: place, html }) =>
    attributes(html, "a", "href")
      .filter((href) => isDead(href.replaceAll("&amp;", "&"), place))
      .map((href) => `${place}: ${href}`),
  );
  expect(dead).toEqual([]);
});

function isDead(href: string, from: string): boolean {
  if (/^(?:mailto:|https:)/.test(href)) return false;
  const { pathname, hash } = new URL(href, `${ORIGIN}${from}`);
  const target = PAGES.find((page) => page.path === pathname);
  if (target === undefined) {
    const file = path.join(ROOT, pathname);
    return !existsSync(file) || !statSync(file).isFile();
  }
  if (hash === "" || target.path === "/privacy") return false;
  // What the address of a screen says after its '#' the screen reads by itself.
  if (target.file.startsWith("app/")) return false;
  const { html } = pages.find((page) => page.path === pathname)!;
  return !attributes(html, "\\w+", "id").includes(decodeURIComponent(hash.slice(1)));
}

test("every picture is there and has its words, its width and its height", () => {
  const faults = pages.flatMap(({ path: place, html }) =>
    [...html.matchAll(/<img\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => {
        const [source] = attributes(tag, "img", "src");
        const local = source?.startsWith("/") ?? false;
        return (
          !/\salt="/.test(tag) ||
          !/\swidth="\d+"/.test(tag) ||
          !/\sheight="\d+"/.test(tag) ||
          (local && !existsSync(path.join(ROOT, source!)))
        );
      })
      .map((tag) => `${place}: ${tag}`),
  );
  expect(faults).toEqual([]);
});

test("what pages tell search engines is data that can be read, with a subject each", () => {
  for (const { path: place, html } of found) {
    const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as { "@type": string },
    );
    const subjects = facts.map((fact) => fact["@type"]);
    expect(subjects, place).toContain("Organization");
    const isArticle = html.includes('property="article:published_time"');
    expect(subjects.includes("Article"), place).toBe(isArticle);
    expect(subjects.includes("BreadcrumbList"), place).toBe(isArticle);
  }
  const subjectsOf = (place: string) => pages.find((page) => page.path === place)!.html;
  expect(subjectsOf("/pricing")).toContain('"@type":"Offer"');
  expect(subjectsOf("/questions")).toContain('"@type":"FAQPage"');
});

/** In bytes of gzip, before anybody has done anything. */
const MOST_SCRIPT = { text: 5_000, site: 60_000, app: 180_000 };

test("no page brings more script than its kind may", () => {
  const heavy = pages
    .map(({ path: place, html, content, file }) => {
      const kind = content !== undefined ? "text" : file.startsWith("app/") ? "app" : "site";
      const named = ["src", "data-module"].flatMap((name) => attributes(html, "script", name));
      const scripts = [...named, ...attributes(html, "link", "href")];
      const own = new Set(scripts.filter((source) => source.endsWith(".js")));
      const size = [...own].reduce((sum, source) => sum + gzipSync(read(source)).length, 0);
      return { place, size, most: MOST_SCRIPT[kind] };
    })
    .filter(({ size, most }) => size === 0 || size > most);
  expect(heavy).toEqual([]);
});
