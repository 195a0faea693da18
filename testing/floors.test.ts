import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { EMULATOR, EMULATOR_DOOR, FLOORS, SERVER_COMPOSERS } from "./floors.ts";
import { type Import, importsOf, listSources, resolveImport } from "./imports-of.ts";

const root = new URL("..", import.meta.url).pathname;

function allImports(folder: string): Import[] {
  return listSources(root, folder).flatMap((file) => importsOf(root, file));
}

const floorOf = (file: string) => (file.startsWith(`${EMULATOR}/`) ? EMULATOR : file.split("/")[0]!);

describe.each(FLOORS)("the floor $floor", ({ floor, floors, packages }) => {
  const imports = allImports(floor);

  test("imports only from floors below it", () => {
    const allowed = new Set([floor, ...floors]);
    const wrong = imports
      .map((entry) => ({ entry, target: resolveImport(entry) }))
      .filter(({ target }) => target !== null && !target.startsWith("../") && !allowed.has(floorOf(target)))
      .filter(({ entry, target }) => entry.file !== EMULATOR_DOOR || floorOf(target!) !== EMULATOR);
    expect(wrong.map(({ entry }) => `${entry.file} imports ${entry.specifier}`)).toEqual([]);
  });

  test("imports only the packages on its list", () => {
    if (packages === "any") return expect(imports.length).toBeGreaterThan(0);
    const wrong = imports.filter(
      (entry) =>
        resolveImport(entry) === null &&
        !packages.some((name) =>
          name.endsWith(":")
            ? entry.specifier.startsWith(name)
            : entry.specifier === name || entry.specifier.startsWith(`${name}/`),
        ),
    );
    expect(wrong.map((entry) => `${entry.file} imports ${entry.specifier}`)).toEqual([]);
  });
});

describe("rooms of the server", () => {
  const imports = allImports("server").map((entry) => ({ ...entry, target: resolveImport(entry) ?? "" }));
  const featureOf = (file: string) => /^server\/features\/([^/]+)\//.exec(file)?.[1];
  const adapterOf = (file: string) => /^server\/adapters\/([^/]+)\//.exec(file)?.[1];

  test("a feature never imports another feature", () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  // The port of the store: what it does, its tables, and the words of SQL.
  const isPort = (target: string) => /\/(port|store\/schema(-[a-z]+)?|store\/sql)\.ts$/.test(target);

  test("a feature knows an adapter's port, its types and the store's schema, never its implementation", () => {
    const wrong = imports.filter(
      ({ file, target, typeOnly }) =>
        featureOf(file) !== undefined && adapterOf(target) !== undefined && !typeOnly && !isPort(target),
    );
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  test("an adapter never imports a feature, and only the composer chooses among adapters", () => {
    const wrong = imports.filter(({ file, target }) => {
      if (adapterOf(file) !== undefined && featureOf(target) !== undefined) return true;
      const isLoose = adapterOf(file) === undefined && featureOf(file) === undefined;
      return (
        isLoose && adapterOf(target) !== undefined && !SERVER_COMPOSERS.includes(file) && !isPort(target)
      );
    });
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });
});

describe("rooms of the engine", () => {
  const roomOf = (file: string) => path.posix.dirname(file);
  const edges = allImports("engine").flatMap((entry) => {
    const target = resolveImport(entry);
    return target === null || roomOf(target) === roomOf(entry.file) ? [] : [{ entry, target }];
  });

  test("knowledge knows no reader", () => {
    const wrong = edges.filter(
      ({ entry, target }) =>
        entry.file.startsWith("engine/knowledge/") && !/^engine\/(knowledge|text)\//.test(target),
    );
    expect(wrong.map(({ entry }) => `${entry.file} imports ${entry.specifier}`)).toEqual([]);
  });

  test("pipelines run one way: no two folders import each other, directly or in a circle", () => {
    expect(findCircle(edges.map(({ entry, target }) => [roomOf(entry.file), roomOf(target)]))).toBeNull();
  });
});

/** Folders that lead back to where they began, or null. */
function findCircle(edges: readonly (readonly [string, string])[]): string[] | null {
  const next = new Map<string, Set<string>>();
  for (const [room, other] of edges) next.set(room, (next.get(room) ?? new Set()).add(other));
  const done = new Set<string>();
  const visit = (room: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const other of next.get(room) ?? []) {
      const circle = visit(other, [...trail, room]);
      if (circle !== null) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of next.keys()) {
    const circle = visit(room, []);
    if (circle !== null) return circle;
  }
  return null;
}

describe("rooms of the web", () => {
  const roomOf = (file: string) => /^web\/([^/]+)\//.exec(file)?.[1] ?? "";
  const above: Record<string, string[]> = { ui: ["features", "app", "site"], features: ["app", "site"] };

  test("parts know no feature, and features no page", () => {
    const wrong = allImports("web").filter((entry) =>
      above[roomOf(entry.file)]?.includes(roomOf(resolveImport(entry) ?? "")),
    );
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  test("features do not lead to each other in a circle", () => {
    const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1] ?? "";
    const edges = allImports("web")
      .map((entry) => [featureOf(entry.file), featureOf(resolveImport(entry) ?? "")] as const)
      .filter(([from, to]) => from !== "" && to !== "" && from !== to);
    expect(findCircle(edges)).toBeNull();
  });
});

describe("rooms of the extension", () => {
  const imports = allImports("extension").filter(({ file }) => !file.startsWith("extension/packing/"));

  test("what runs in browsers imports no package, and of the contract the bounds of applications alone", () => {
    const wrong = imports.filter((entry) => {
      const target = resolveImport(entry);
      return (
        target === null || (target.startsWith("contract/") && target !== "contract/application-terms.ts")
      );
    });
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });

  test("what is put into pages knows no popup, and neither knows the fixtures", () => {
    const roomOf = (file: string) => file.split("/")[1] ?? "";
    const wrong = imports.filter((entry) => {
      const target = resolveImport(entry) ?? "";
      const [from, to] = [roomOf(entry.file), target.startsWith("extension/") ? roomOf(target) : ""];
      return (from === "reading" && to !== "" && to !== "reading") || (from === "popup" && to === "fixtures");
    });
    expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
  });
});

describe("the form of files", () => {
  const folders = ["engine", "contract", "content", "server", "cli", "web", "extension", "training"];
  const sources = folders.flatMap((folder) => listSources(root, folder));
  const isData = (file: string) => /\/(knowledge|data|migrations)\//.test(file);

  test("no file is called by a name that says nothing", () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|types|index)\.tsx?$/;
    expect(sources.filter((file) => vague.test(file))).toEqual([]);
  });

  test("no file of code is longer than 300 lines", () => {
    const long = sources.filter(
      (file) => !isData(file) && readFileSync(root + file, "utf8").split("\n").length > 301,
    );
    expect(long).toEqual([]);
  });

  test("the engine reads no clock, no randomness and no environment", () => {
    const impure =
      /\b(Date\.now|new Date\(\)|Math\.random|process\.|fetch\(|performance\.now|toLocale|Intl\.)/;
    const wrong = listSources(root, "engine")
      .filter((file) => !isData(file))
      .filter((file) => impure.test(readFileSync(root + file, "utf8")));
    expect(wrong).toEqual([]);
  });
});
