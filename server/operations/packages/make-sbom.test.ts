import { describe, expect, test } from "vitest";
import { makeSbom } from "./make-sbom.ts";
import { readLock } from "./read-lock.ts";

const lock = readLock();
const sbom = JSON.parse(makeSbom(lock));

type Component = {
  "bom-ref": string;
  group?: string;
  name: string;
  hashes: { alg: string; content: string }[];
};
const components: Component[] = sbom.components;
const find = (reference: string) => components.find((one) => one["bom-ref"] === reference)!;

/** Machines for which the typesetter's builds are locked by version alone (docs/not-yet.md). */
const TYPESETTER_ELSEWHERE = [
  "android-arm-eabi",
  "android-arm64",
  "darwin-arm64",
  "darwin-x64",
  "linux-arm-gnueabihf",
  "linux-arm64-gnu",
  "linux-arm64-musl",
  "win32-arm64-msvc",
  "win32-x64-msvc",
];

describe("the software bill of materials", () => {
  test("is CycloneDX 1.6, and the same lock gives the same bytes", () => {
    expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(makeSbom(readLock())).toBe(makeSbom(lock));
  });

  test("another version of one package gives another serial number", () => {
    const [first, ...rest] = lock.production;
    const other = JSON.parse(makeSbom({ ...lock, production: [{ ...first!, version: "99.0.0" }, ...rest] }));
    expect(other.serialNumber).not.toBe(sbom.serialNumber);
  });

  test("names every package of production once, and none of development", () => {
    const references = components.map((one) => one["bom-ref"]);
    expect(new Set(references).size).toBe(references.length);
    expect(references).toContain("pkg:npm/fastify@5.12.8");
    expect(references.filter((one) => /\/(vitest|knip|%40biomejs)/.test(one))).toEqual([]);
  });

  test("says of a package its scope, its hash and its licence", () => {
    expect(find("pkg:npm/%40fastify/cookie@11.1.5")).toMatchObject({
      group: "@fastify",
      name: "cookie",
      licenses: [{ license: { id: "MIT" } }],
    });
    expect(find("pkg:npm/dompurify@3.4.18")).toMatchObject({
      licenses: [{ expression: "(MPL-2.0 OR Apache-2.0)" }],
    });
    for (const { hashes } of components.filter(
      ({ hashes: given }: { hashes?: unknown }) => given !== undefined,
    ))
      expect(hashes).toEqual([{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  });

  test("only builds that the registry of the lock does not serve have no hash", () => {
    const without = components
      .filter(({ hashes }: { hashes?: unknown }) => hashes === undefined)
      .map(({ name }: { name: string }) => name);
    expect(without.sort()).toEqual(
      TYPESETTER_ELSEWHERE.map((machine) => `typst-ts-node-compiler-${machine}`).sort(),
    );
  });

  test("its graph starts at the product, knows nested versions, and names only what is listed", () => {
    const graph = new Map<string, string[]>(
      sbom.dependencies.map((one: { ref: string; dependsOn: string[] }) => [one.ref, one.dependsOn]),
    );
    expect(graph.get("pkg:npm/vouch@0.1.0")).toContain("pkg:npm/fastify@5.12.8");
    // Two versions of one package: each asker gets the one that stands nearest to it.
    expect(graph.get("pkg:npm/http-assert@1.5.0")).toContain("pkg:npm/http-errors@1.8.1");
    expect(graph.get("pkg:npm/koa@3.3.0")).toContain("pkg:npm/http-errors@2.0.1");
    for (const target of [...graph.values()].flat()) expect(find(target)).toBeDefined();
  });
});
