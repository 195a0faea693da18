import { BlockList, isIP } from "node:net";

/** Addresses that no router of the internet carries (RFC 1918, 3927, 4193, 4291). */
const OWN_NETWORK = new BlockList();
for (const [net, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  OWN_NETWORK.addSubnet(net, prefix, "ipv4");
OWN_NETWORK.addAddress("::1", "ipv6");
OWN_NETWORK.addSubnet("fc00::", 7, "ipv6");
OWN_NETWORK.addSubnet("fe80::", 10, "ipv6");
/** Names that only one's own network knows: of one part ('localhost', 'db'), or under one of these. */
const OWN_NAME = /^[^.]*$|\.(?:local|localhost|internal|lan|home\.arpa)\.?$/i;
/** Those in which the driver refuses a server that has no certificate of its name. */
const CHECKED_MODES = new Set(["require", "verify-ca", "verify-full"]);

/** Whether what is said to this address crosses a network that others are on. */
export function leavesNetwork(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  // A socket is a file.
  if (host.startsWith("/")) return false;
  const address = host.replace(/^\[|\]$/g, "");
  const family = isIP(address);
  if (family === 0) return !OWN_NAME.test(host);
  return !OWN_NETWORK.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** A sentence where a PostgreSQL server outside of one's own network would be spoken to in the open, or by whatever name it has. */
export function complainAboutPlainDatabase(url: string, name: string): string[] {
  const { searchParams } = new URL(url);
  const checked = CHECKED_MODES.has(searchParams.get("sslmode") ?? "") && !searchParams.has("uselibpqcompat");
  if (checked || !leavesNetwork(url)) return [];
  return [
    `${name} names a server outside of your network, and resumes would cross the internet unencrypted: add ?sslmode=verify-full ` +
      "to it, or set PLAIN_ON_NETWORK=yes where nobody else is on the line between.",
  ];
}
