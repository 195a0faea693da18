const ADDRESS = /(?:@|\bwww\.|:\/\/(?:www\.)?)([a-z0-9-]{5,40})\.[a-z]/gi;

/** Names of the addresses an ad gives to write to, hyphens away. */
export function readHosts(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map((match) => match[1]!.replace(/-/g, "").toLowerCase());
}

/** 'Juniper & Smoke' and 'chef@juniperandsmoke…': who is written to under a name bears it. */
export function bearsHost(name: string, hosts: readonly string[]): boolean {
  if (!/^\p{Lu}/u.test(name)) return false;
  const joined = name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return joined.length >= 5 && hosts.some((host) => joined.startsWith(host) || host.startsWith(joined));
}
