import { createHash } from "node:crypto";
import { toPackageUrl } from "./package-url.ts";
import type { Lock, LockedPackage } from "./read-lock.ts";

/**
 * The software bill of materials of what is installed for production: CycloneDX 1.6, JSON. It holds neither the time nor
 * a random number, so that the same lock gives the same bytes.
 */
export function makeSbom(lock: Lock): string {
  const product = `pkg:npm/${lock.name}@${lock.version}`;
  const components = makeComponents(lock.production);
  const dependencies = makeDependencies(product, lock);
  const identity = createHash("sha256").update(JSON.stringify([product, components, dependencies]));
  const sbom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${toUuid(identity.digest())}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: {
        type: "application",
        "bom-ref": product,
        name: lock.name,
        version: lock.version,
        purl: product,
      },
    },
    components,
    dependencies,
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** The same version installed at two places is one component. */
function makeComponents(packages: readonly LockedPackage[]) {
  const found = new Map<string, ReturnType<typeof makeComponent>>();
  for (const one of packages) {
    const component = makeComponent(one);
    const before = found.get(component["bom-ref"]);
    if (before === undefined) found.set(component["bom-ref"], component);
    else if (component.scope === "required") before.scope = "required";
  }
  return sortBy([...found.values()], (component) => component["bom-ref"]);
}

function makeComponent(one: LockedPackage) {
  const purl = toPackageUrl(one);
  const [, scope, bare] = /^(?:(@[^/]+)\/)?(.+)$/.exec(one.name)!;
  return {
    type: "library",
    "bom-ref": purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare!,
    version: one.version,
    scope: one.optional ? "optional" : "required",
    ...(one.integrity === null ? {} : { hashes: toHashes(one.integrity) }),
    ...(one.license === null ? {} : { licenses: [toLicense(one.license)] }),
    purl,
  };
}

const ALGORITHMS: Record<string, string> = {
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

function toHashes(integrity: string) {
  return integrity.split(/\s+/).map((hash) => {
    const [, algorithm, base64] = /^([a-z0-9]+)-(.+)$/.exec(hash)!;
    return { alg: ALGORITHMS[algorithm!]!, content: Buffer.from(base64!, "base64").toString("hex") };
  });
}

function toLicense(license: string) {
  return /\s(?:OR|AND|WITH)\s/.test(license) ? { expression: license } : { license: { id: license } };
}

/** Who depends on whom among the components; packages that are only installed for development are no part of it. */
function makeDependencies(product: string, lock: Lock) {
  const urls = new Map(lock.production.map((one) => [one.path, toPackageUrl(one)]));
  const graph = new Map<string, Set<string>>([[product, new Set()]]);
  const add = (from: string, paths: string[]) => {
    const targets = graph.get(from) ?? new Set();
    for (const path of paths) if (urls.has(path)) targets.add(urls.get(path)!);
    graph.set(from, targets);
  };
  add(
    product,
    lock.dependsOn.filter((path) => urls.has(path)),
  );
  for (const one of lock.production) add(toPackageUrl(one), one.dependsOn);
  return sortBy(
    [...graph].map(([ref, targets]) => ({ ref, dependsOn: [...targets].sort() })),
    ({ ref }) => ref,
  );
}

function sortBy<T>(items: T[], key: (item: T) => string): T[] {
  return items.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** A UUID of version 8, whose bits are the caller's own. */
function toUuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
