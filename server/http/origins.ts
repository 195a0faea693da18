import type { FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Other programs call this route, not pages; it finds out by itself who is speaking. */
    calledByPrograms?: boolean;
  }
}

export type Origins = {
  /** Origin under which this visitor reaches us, e.g. `http://localhost:3000`. */
  originOf: (request: FastifyRequest) => string;
  /** @throws Problem 'cross-site' when the request is not for us, or would change something from another site. */
  check: (request: FastifyRequest) => void;
};

export type OriginOptions = {
  /** The one origin people use; null where the program is reached by the names of this machine. */
  publicUrl: string | null;
  /** Real sign-in is bound to the public address; the local one follows the visitor. */
  fixed: boolean;
  /** The visitor may use any name for this machine, as long as there is no public one. */
  anyHost: boolean;
  /** Where the program listens, for a request that names no host. */
  fallback: () => string;
};

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Of all pages only our own may change anything. A browser says where a request comes from in headers that a page cannot
 * set. A request that says nothing was sent by a program, which acts for itself alone: every browser since 2020 names the
 * origin of a POST, and none sends our cookie with one from elsewhere (SameSite). The name by which the program is called
 * is checked too: otherwise a foreign name that is made to point at this machine would count as ours.
 */
export function makeOrigins({ publicUrl, fixed, anyHost, fallback }: OriginOptions): Origins {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;

  const originOf = (request: FastifyRequest): string => {
    if (fixed && publicUrl !== null) return publicUrl;
    const { host } = request;
    if (publicUrl !== null && host === publicHost) return publicUrl;
    return isKnown(host) ? `http://${host}` : (publicUrl ?? fallback());
  };

  const isKnown = (host: string): boolean => {
    if (host === publicHost) return true;
    const name = host.replace(/:\d+$/, "");
    return anyHost && publicUrl === null ? /^[\w.\-[\]:]+$/.test(host) : LOOPBACK_NAMES.has(name);
  };

  return {
    originOf,
    check: (request) => {
      if (!fixed && !isKnown(request.host)) throw new Problem("cross-site");
      if (SAFE_METHODS.has(request.method) || request.routeOptions.config.calledByPrograms) return;
      const { "sec-fetch-site": site, origin } = request.headers;
      const ours =
        site === undefined ? origin === undefined || origin === originOf(request) : site === "same-origin";
      if (!ours) throw new Problem("cross-site");
    },
  };
}
