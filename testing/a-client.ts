import { request } from "node:http";

/** A browser without a screen: keeps cookies as one does, says where its requests come from, follows where it is sent. */
export type Client = {
  origin: string;
  cookies: Map<string, Cookie>;
  /** One request, without following. A path is one of the server's own. */
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** A visit: follows redirects and returns the last answer with the address it came from. */
  visit: (address: string, init?: RequestInit) => Promise<{ response: Response; url: URL; html: string }>;
};

type Cookie = { value: string; path: string };

/** @param through where the server really listens, when the browser knows it by another name. */
export function aClient(origin: string, through = origin): Client {
  const cookies = new Map<string, Cookie>();

  const send: Client["fetch"] = async (address, init = {}) => {
    const url = new URL(address, origin);
    const headers = new Headers({
      "sec-fetch-site": "same-origin",
      origin,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    const sent = [...cookies].filter(([, { path }]) => matches(url.pathname, path));
    if (sent.length > 0 && url.origin === origin)
      headers.set("cookie", sent.map(([name, { value }]) => `${name.split("@")[0]}=${value}`).join("; "));
    const response =
      through === origin
        ? await fetch(url, { redirect: "manual", ...init, headers })
        : await forward(through, new Request(url, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };

  return {
    origin,
    cookies,
    fetch: send,
    visit: async (address, init) => {
      let url = new URL(address, origin);
      let response = await send(url.href, init);
      for (let hops = 0; hops < 12 && response.status >= 300 && response.status < 400; hops += 1) {
        url = new URL(response.headers.get("location")!, url);
        response = await send(url.href);
      }
      return { response, url, html: await response.text() };
    },
  };
}

/** As a proxy does: the name that the browser used goes along. */
function forward(through: string, asked: Request): Promise<Response> {
  const { host, pathname, search } = new URL(asked.url);
  const headers = { ...Object.fromEntries(asked.headers), host };
  return new Promise((resolve, reject) => {
    const sent = request(through + pathname + search, { method: asked.method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      );
      const status = answer.statusCode!;
      resolve(new Response([204, 304].includes(status) ? null : body, { status, headers: pairs }));
    });
    sent.on("error", reject);
    asked.arrayBuffer().then((body) => sent.end(Buffer.from(body)), reject);
  });
}

function matches(pathname: string, path: string): boolean {
  return path === "/" || pathname === path || pathname.startsWith(`${path}/`);
}

/** Cookies of one name may stand side by side under several paths. */
function keep(cookies: Map<string, Cookie>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const read = (key: string) =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const path = read("path") ?? "/";
  const ended = value === "" || read("max-age") === "0" || Date.parse(read("expires") ?? "") <= Date.now();
  const key = `${name}@${path}`;
  if (ended) cookies.delete(key);
  else cookies.set(key, { value, path });
}
