import type { FastifyRequest } from "fastify";
import { groupAddress } from "./group-address.ts";

/** Who asks, among whom the engine's threads are shared: the signed-in user wherever they are, else all of one address. */
export function nameCaller(request: Pick<FastifyRequest, "ip">, userId: string | null): string {
  return userId ?? groupAddress(request.ip);
}
