import * as z from "zod/mini";
import { ENDPOINTS } from "#contract/endpoints.ts";

export type EndpointName = keyof typeof ENDPOINTS;
export type Answer<Name extends EndpointName> = z.infer<(typeof ENDPOINTS)[Name]["answer"]>;

export function findEndpoint(name: EndpointName): { method: string; path: string } {
  return ENDPOINTS[name];
}

/** An answer as the contract has it; null where it is something else. */
export function parseAnswer<Name extends EndpointName>(name: Name, json: unknown): Answer<Name> | null {
  const parsed = z.safeParse(ENDPOINTS[name].answer as z.ZodMiniType, json);
  return parsed.success ? (parsed.data as Answer<Name>) : null;
}
