import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import * as z from "zod";
import { escapeHtml } from "#engine/text/escape-html.ts";
import { makePagePolicy, STRIPE_SOURCES } from "./content-policy.ts";
import { makePageFile, type PageFile } from "./page-file.ts";

export type BuiltPagesOptions = {
  folder: string;
  /** Takes the place of the made-up address in the site map and in links to ourselves. */
  publicUrl: string | null;
  https: boolean;
  /** Takes the place of the made-up address in the pages. */
  contactEmail: string;
  /** Name of a network in lower case -> our page there. */
  social: Record<string, string>;
  /** Cards are taken by Stripe, whose field and script the pages with a card field must let in. */
  withStripe: boolean;
};

/** Pages with a card field. Whoever comes to one loads it anew, so that its own policy holds. */
const PAYMENT_PAGES = new Set(["/payment", "/manage-subscription"]);

const BUILD_ORIGIN = "https://vouch.example";
const BUILD_EMAIL = "hello@vouch.example";
const BUILD_SOCIAL = '<ul data-social="" hidden=""></ul>';
const NETWORKS: Record<string, string> = {
  linkedin: "LinkedIn",
  x: "X",
  youtube: "YouTube",
  github: "GitHub",
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
  mastodon: "Mastodon",
  bluesky: "Bluesky",
};
const POLICY_FILE = "csp-hashes.json";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Files that carry a hash of their content in their name never change under it. */
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const AN_HOUR = "public, max-age=3600";

const policyShape = z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]);

/**
 * Reads all built files into memory: address -> file. An address is either in there or there is nothing at it, so no
 * request ever reaches for a path on the disk. Empty when the pages have not been built.
 */
export function readBuiltPages(options: BuiltPagesOptions): Map<string, PageFile> {
  const { folder, https } = options;
  const pages = new Map<string, PageFile>();
  if (!existsSync(folder)) return pages;
  const sources = readScriptSources(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === POLICY_FILE) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${file
      .slice(folder.length + 1)
      .split(sep)
      .join("/")}`;
    const path = toPagePath(address);
    const type = TYPES[extname(entry.name)] ?? "application/octet-stream";
    const isPage = type.startsWith("text/html");
    const content = placeSettings(readFileSync(file), type, options);
    const cacheControl = address.startsWith("/assets/") ? FOREVER : isPage ? ASK_AGAIN : AN_HOUR;
    const extra = options.withStripe && PAYMENT_PAGES.has(path) ? STRIPE_SOURCES : undefined;
    const policy = isPage ? makePagePolicy(sources(path), { https, extra }) : null;
    pages.set(path, makePageFile(content, { type, cacheControl, policy }));
  }
  return pages;
}

/** `/pricing/index.html` is the page `/pricing`. */
function toPagePath(address: string): string {
  if (!address.endsWith("/index.html")) return address;
  return address.slice(0, -"/index.html".length) || "/";
}

/** What a deployer sets and the build could not know. */
function placeSettings(content: Buffer, type: string, options: BuiltPagesOptions): Buffer {
  if (!/^text\/(html|plain)|xml/.test(type)) return content;
  const { publicUrl, contactEmail, social } = options;
  return Buffer.from(
    content
      .toString("utf8")
      .replaceAll(BUILD_ORIGIN, () => publicUrl ?? BUILD_ORIGIN)
      .replaceAll(BUILD_EMAIL, () => escapeHtml(contactEmail))
      .replace(BUILD_SOCIAL, () => listSocial(social)),
  );
}

/** Our pages elsewhere, as a list; nothing where there are none. */
function listSocial(social: Record<string, string>): string {
  const items = Object.entries(social).map(
    ([network, address]) =>
      `<li><a href="${escapeHtml(address)}" rel="me noopener">${escapeHtml(NETWORKS[network] ?? network)}</a></li>`,
  );
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}

/** Hashes of the inline scripts that the build wrote into each page. */
function readScriptSources(folder: string): (path: string) => string[] {
  const file = join(folder, POLICY_FILE);
  if (!existsSync(file)) return () => [];
  const hashes = policyShape.parse(JSON.parse(readFileSync(file, "utf8")));
  return (path) => {
    const own = Array.isArray(hashes) ? hashes : (hashes[path] ?? []);
    return own.map((hash) => (hash.startsWith("'") ? hash : `'${hash}'`));
  };
}
