import type { FastifyInstance } from "fastify";

export type RouteList = { all: () => string[] };

/** Every route of the app as 'GET /path' ('* /path' where it takes any method), once the app is ready. HEAD goes with GET. */
export function listRoutes(app: FastifyInstance): RouteList {
  const mounted = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const name of nameRoutes([method].flat(), url)) mounted.add(name);
  });
  // What was mounted before anybody could listen stands in the router's own tree, which leaves routes of unusual methods out.
  return { all: () => [...new Set([...readTree(app.printRoutes({ commonPrefix: false })), ...mounted])] };
}

const ANY_METHOD = 6;

function nameRoutes(methods: readonly string[], url: string): string[] {
  if (methods.length > ANY_METHOD) return [`* ${url}`];
  return methods.filter((method) => method !== "HEAD").map((method) => `${method} ${url}`);
}

/** Each line of the tree holds the rest of a path behind its branch: '│   └── /:id (GET, HEAD)'. */
function readTree(tree: string): string[] {
  const stems: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, rest, methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indent === undefined || rest === undefined) return [];
    const depth = indent.length / 4;
    stems.length = depth;
    stems.push(rest);
    const path = stems.join("");
    return methods === undefined ? [] : nameRoutes(methods.split(", "), path === "*" ? "/*" : path);
  });
}
