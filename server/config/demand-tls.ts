const LOOPBACK_HOSTS = new Set(["", "127.0.0.1", "::1", "[::1]", "localhost"]);
/** Those in which the driver refuses a server that has no certificate of its name. */
const CHECKED_MODES = new Set(["require", "verify-ca", "verify-full"]);

/** Whether what is said to this address crosses a network. */
export function leavesMachine(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  // A socket is a file.
  return !host.startsWith("/") && !LOOPBACK_HOSTS.has(host);
}

/** A sentence where a PostgreSQL server on another machine would be spoken to in the open, or by whatever name it has. */
export function complainAboutPlainDatabase(url: string, name: string): string[] {
  const { searchParams } = new URL(url);
  const checked = CHECKED_MODES.has(searchParams.get("sslmode") ?? "") && !searchParams.has("uselibpqcompat");
  if (checked || !leavesMachine(url)) return [];
  return [
    `${name} names a server on another machine, and resumes would cross the network unencrypted: add ?sslmode=verify-full ` +
      "to it, or set PLAIN_ON_NETWORK=yes where nobody else is on the line between.",
  ];
}
