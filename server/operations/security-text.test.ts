import fastify from "fastify";
import { expect, test } from "vitest";
import { mountSecurityText } from "./security-text.ts";

/** What a copy with these settings says to somebody who found a hole in it. */
async function ask(settings: { contactEmail: string; publicUrl: string | null }) {
  const app = fastify();
  mountSecurityText(app, { ...settings, now: new Date("2026-03-01T08:00:00.000Z") });
  const answer = await app.inject("/.well-known/security.txt");
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body.endsWith("\n")).toBe(true);
  return answer.body.trimEnd().split("\n");
}

test("whoever finds a hole is told where to write, in which language, and until when that holds", async () => {
  expect(await ask({ publicUrl: "https://vouch.test", contactEmail: "security@vouch.test" })).toEqual([
    "Contact: mailto:security@vouch.test",
    "Contact: https://vouch.test/contact",
    "Expires: 2027-02-28T08:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://vouch.test/.well-known/security.txt",
  ]);
});

test("without an address of its own it names the contact page, and no mailbox that nobody reads", async () => {
  const fields = await ask({ publicUrl: "https://vouch.test", contactEmail: "hello@vouch.example" });
  expect(fields.filter((field) => field.startsWith("Contact:"))).toEqual([
    "Contact: https://vouch.test/contact",
  ]);
});

test("where it is not reached over https it names no address of the web", async () => {
  const fields = await ask({ publicUrl: "http://localhost:3000", contactEmail: "security@vouch.test" });
  expect(fields[0]).toBe("Contact: mailto:security@vouch.test");
  expect(fields.join()).not.toContain("http");
});
