const ADDRESS = /(?:@|\bwww\.|:\/\/(?:www\.)?)([a-z0-9-]{3,40})\.[a-z]/gi;

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

/** 'hkelectric…' for 'Hongkong Electric', 'ycce…' for 'Yew Chung College of Education': how an address is made of a name. */
export function sharesHost(name: string, hosts: readonly string[]): "initials" | "word" | null {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const initials = words.map((word) => word[0]!.toLowerCase()).join("");
  if (initials.length >= 3 && hosts.some((host) => host === initials)) return "initials";
  const isIn = (word: string) => word.length >= 5 && hosts.some((host) => host.includes(word.toLowerCase()));
  return words.some(isIn) ? "word" : null;
}
