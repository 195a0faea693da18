import { aClient, type Client } from "./a-client.ts";
import type { LocalServer } from "./local-server.ts";

/** Signs somebody in through the local issuer's own pages, as a user would. */
export async function signIn(
  { origin }: Pick<LocalServer, "origin">,
  { email = "amara.okafor@mail.example", name = "Amara Okafor", client = aClient(origin) } = {},
): Promise<Client> {
  const chooser = await client.visit("/api/auth/start?returnTo=/pricing");
  const answer = await client.visit(chooser.url.href, {
    method: "POST",
    body: new URLSearchParams({ name, email }),
  });
  if (answer.url.pathname !== "/pricing") throw new Error(`Sign-in ended at ${answer.url.pathname}`);
  return client;
}
