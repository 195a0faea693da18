import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reviewAnswer } from "#contract/linkedin.ts";
import { aClient, type Client } from "#testing/a-client.ts";

const root = new URL("../../../", import.meta.url);
const corpus = new URL("testing/corpus/linkedin/", root);
const folder = mkdtempSync(join(tmpdir(), "vouch-trapped-"));
const trapped = join(folder, "trapped.jsonl");
let child: ChildProcess;
let client: Client;

beforeAll(async () => {
  child = fork(new URL("testing/serve-trapped.ts", root), {
    execArgv: ["--import", new URL("testing/trap-connections.ts", root).href],
    env: { ...process.env, TRAPPED_CONNECTIONS: trapped },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ origin }] = (await once(child, "message")) as [{ origin: string }];
  client = aClient(origin);
}, 60_000);

afterAll(async () => {
  child.send("close");
  await once(child, "exit");
  rmSync(folder, { recursive: true });
});

const listTrapped = () => (existsSync(trapped) ? readFileSync(trapped, "utf8") : "");

async function review(parts: Record<string, string | Blob>): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const response = await client.fetch("/api/analyze-linkedin-profile", { method: "POST", body: form });
  expect(reviewAnswer.parse(await response.json()).reviewHtml).toContain("profile review");
}

test("reviewing a profile, however it is given, opens no connection and asks no name server", async () => {
  const linkedinUrl = "https://www.linkedin.com/in/somebody?trk=x";
  const answer = await client.fetch("/api/analyze-linkedin-profile", {
    method: "POST",
    body: JSON.stringify({ linkedinUrl }),
    headers: { "content-type": "application/json" },
  });
  expect(answer.status).toBe(200);
  await review({ linkedinUrl, profile: new Blob([readFileSync(new URL("made/en-nurse.pdf", corpus))]) });
  await review({ linkedinUrl, profile: new Blob([readFileSync(new URL("exports/en-nurse.zip", corpus))]) });
  await review({
    linkedinUrl,
    profileText: "Ada Moreau\nWelder\nAbout\nSee https://www.linkedin.com/in/ada\n",
  });
  expect(listTrapped()).toBe("");

  // The same process, made to leave: the trap would have seen it.
  child.send("leave");
  expect((await once(child, "message"))[0]).toEqual({ failed: true });
  expect(listTrapped()).toContain("linkedin");
}, 60_000);
