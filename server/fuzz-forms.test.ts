import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#testing/a-client.ts";
import { aFuzzedServer, anyText, codeOf, holdsFor } from "#testing/a-fuzzed-server.ts";
import { fc } from "#testing/properties.ts";
import { signIn } from "#testing/sign-in.ts";
import { makeResumePdf } from "../e2e/a-resume-pdf.ts";

let fuzzed: Awaited<ReturnType<typeof aFuzzedServer>>;
let person: Client;
beforeAll(async () => {
  fuzzed = await aFuzzedServer();
  person = await signIn(fuzzed.server);
});
afterAll(() => fuzzed.server.close());
afterEach(() => expect(fuzzed.faults()).toEqual([]));

describe("a form whose bytes are anybody's guess is answered or refused, never a fault", () => {
  const names = fc.constantFrom(
    "resume",
    "jobDescription",
    "letter",
    "tone",
    "company",
    "profile",
    "answers",
    "profileText",
    "linkedinUrl",
    "user_name",
    "message",
    "__proto__",
    "constructor",
    "",
  );
  const values = fc.oneof(
    anyText,
    fc.constantFrom(
      "",
      "%PDF-1.7\n",
      "PK\u0003\u0004",
      "A nurse",
      "professional",
      "x".repeat(70_000),
      "\u00c3\u00a9\u0000\u00ed\u00a0\u0080",
    ),
  );
  const headers = fc.oneof(
    fc.constantFrom(
      "content-type: application/pdf",
      "content-type: text/plain; charset=utf-16",
      "content-type:",
      "content-transfer-encoding: base64",
      "content-length: -1",
      "x".repeat(9000),
    ),
    fc.string({ maxLength: 30 }),
  );
  const part = fc
    .record({
      name: fc.oneof(names, anyText),
      file: fc.option(
        fc.oneof(
          fc.constantFrom("cv.pdf", "../../etc/passwd", "\u0000.pdf", "", 'a".pdf', "x".repeat(3000)),
          anyText,
        ),
      ),
      more: fc.array(headers, { maxLength: 3 }),
      value: values,
    })
    .map(({ name, file, more, value }) => {
      const disposition = `content-disposition: form-data; name="${name}"${file === null ? "" : `; filename="${file}"`}`;
      return [disposition, ...more, "", value].join("\r\n");
    });
  const body = fc
    .record({
      parts: fc.array(part, { maxLength: 6 }),
      end: fc.constantFrom(
        "\r\n--b--\r\n",
        "\r\n--b--",
        "\r\n--b",
        "",
        "\r\n--b\r\n--b\r\n",
        "\r\n--c--\r\n",
      ),
      cut: fc.option(fc.nat({ max: 400 }), { freq: 4 }),
    })
    .map(({ parts, end, cut }) => {
      const whole = parts.map((text) => `--b\r\n${text}`).join("\r\n") + end;
      return Buffer.from(cut === null ? whole : whole.slice(0, cut), "latin1");
    });
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant("multipart/form-data; boundary=b") },
    fc.constantFrom(
      "multipart/form-data",
      "multipart/form-data; boundary=",
      `multipart/form-data; boundary=${"b".repeat(300)}`,
      "multipart/mixed; boundary=b",
      "application/json",
      "text/plain",
      "multipart/form-data; boundary=b; boundary=c",
    ),
  );

  test.each([
    "/api/scan",
    "/api/generate-cover-letter",
    "/api/check-letter",
    "/api/analyze-linkedin-profile",
    "/api/contact",
  ])("%s", async (path) => {
    await holdsFor([body, type], 150, async (sent, contentType) => {
      const answer = await person.fetch(path, {
        method: "POST",
        body: sent,
        headers: { "content-type": contentType },
      });
      expect(await codeOf(answer)).not.toBe("internal");
    });
  });
});

describe("a form that is complete, with texts that nobody would type, is answered or refused", () => {
  /** What a store, a mail and a file name have trouble with. */
  const odd = fc.oneof(
    anyText,
    fc.constantFrom(
      "\u0000",
      "a\u0000b",
      "\ud800",
      "x\udfffy",
      "\u202e\u2066",
      "\r\nBcc: a@b.example",
      "\ufffe\uffff",
    ),
  );
  const post = async (path: string, body: object) => {
    const form = body instanceof FormData;
    const headers: HeadersInit = form ? {} : { "content-type": "application/json" };
    const sent = form ? body : JSON.stringify(body);
    return codeOf(await person.fetch(path, { method: "POST", headers, body: sent }));
  };
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  test("/api/contact", async () => {
    await holdsFor([odd, odd], 100, async (user_name, message) => {
      const body = { user_name, user_email: "somebody@mail.example", message };
      expect(["ok", "request-malformed"]).toContain(await post("/api/contact", body));
    });
  });

  test("/api/analyze-linkedin-profile", async () => {
    await holdsFor([odd, odd, odd], 60, async (name, headline, ad) => {
      const profileText = `${name}\n${headline}\nAbout\nI weld ships, and teach welding.\n`;
      const fields = { profileText, jobDescription: ad, linkedinUrl: "https://www.linkedin.com/in/someone" };
      expect(await post("/api/analyze-linkedin-profile", formOf(fields))).not.toBe("internal");
    });
  });

  test("/api/generate-cover-letter", async () => {
    const pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });
    await holdsFor([odd, odd, odd], 40, async (ad, company, fileName) => {
      const form = formOf({ jobDescription: `Ward Nurse. Wound care.\n${ad}`, company, jobTitle: company });
      form.append("resume", pdf, fileName);
      expect(await post("/api/generate-cover-letter", form)).not.toBe("internal");
    });
  });
});
