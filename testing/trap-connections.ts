// Preloaded (`node --import`), also into every thread: whatever would leave this machine is written down and refused.
import dgram from "node:dgram";
import dns from "node:dns";
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const file = process.env.TRAPPED_CONNECTIONS!;

function refuse(what: string, detail: unknown): never {
  appendFileSync(file, `${JSON.stringify([what, String(detail)])}\n`);
  throw Object.assign(new Error(`${what} was refused`), { code: "ECONNREFUSED" });
}

net.Socket.prototype.connect = function connect(...where: unknown[]): never {
  return refuse("connect", JSON.stringify(where[0]));
};
dgram.Socket.prototype.send = function send(...message: unknown[]): never {
  return refuse("send", message.length);
};
const lookup = dns.lookup as (...asked: unknown[]) => unknown;
// An address in figures, as the program's own, is no question to anybody.
dns.lookup = ((name: string, ...rest: unknown[]) =>
  net.isIP(name) === 0 ? refuse("lookup", name) : lookup(name, ...rest)) as never;
dns.resolve = ((name: string) => refuse("resolve", name)) as never;
dns.promises.lookup = ((name: string) => refuse("lookup", name)) as never;
dns.promises.resolve = ((name: string) => refuse("resolve", name)) as never;
syncBuiltinESMExports();
