import type { LockedPackage } from "./read-lock.ts";

/** A package of npm as purl: `pkg:npm/%40fastify/cookie@11.1.5`. */
export function toPackageUrl({ name, version }: Pick<LockedPackage, "name" | "version">): string {
  return `pkg:npm/${name.replace(/^@/, "%40")}@${encodeURIComponent(version)}`;
}
