import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FactList, factList, type WireFact } from "#contract/facts.ts";
import { letterAnswer } from "#contract/letter.ts";
import { scan, scanAnswer } from "#contract/scan.ts";
import type { Client } from "#testing/a-client.ts";
import { type LocalServer, startLocalServer } from "#testing/local-server.ts";
import { signIn } from "#testing/sign-in.ts";
import { makeResumePdf } from "../../../e2e/a-resume-pdf.ts";

const AD = "Ward Nurse\nCompany: Harbour Care Group\n\nRequirements\n- Wound care\n- Infection control";

let server: LocalServer;
let pdf: Blob;
beforeAll(async () => {
  server = await startLocalServer();
  pdf = new Blob([new Uint8Array(await makeResumePdf())], { type: "application/pdf" });
}, 60_000);
afterAll(() => server.close());

let people = 0;
const somebody = () => {
  people += 1;
  return signIn(server, { email: `facts-${people}@mail.example` });
};
const aForm = (ad: string) => {
  const form = new FormData();
  form.append("resume", pdf, "amara.pdf");
  form.append("jobDescription", ad);
  return form;
};
const scanWith = async (client: Client, ad = AD) =>
  scanAnswer.parse(await (await client.fetch("/api/scan", { method: "POST", body: aForm(ad) })).json());
const read = async (client: Client, id: string) =>
  factList.parse(await (await client.fetch(`/api/scans/${id}/facts`)).json()).facts;
const put = (client: Client, id: string, answers: object[]) =>
  client.fetch(`/api/scans/${id}/facts`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answers }),
  });
const say = async (client: Client, id: string, answers: object[]) => {
  const response = await put(client, id, answers);
  expect(response.status).toBe(200);
  return ((await response.json()) as FactList).facts;
};
const find = (facts: WireFact[], kind: string, field: string, entry: number | null = null) =>
  facts.find((fact) => fact.kind === kind && fact.field === field && fact.entry === entry)!;

test("what was read of a scan is listed, each with how sure the reader is and its line", async () => {
  const client = await somebody();
  const { id, name } = await scanWith(client);
  const facts = await read(client, id);
  expect(find(facts, "contact", "name")).toMatchObject({ read: name, value: name, status: "read" });
  expect(find(facts, "job", "employer", 0).confidence).toBeGreaterThan(0);
  expect(find(facts, "job", "employer", 0).quote).not.toBeNull();
  expect(find(facts, "ad", "company").value).toBe("Harbour Care Group");
});

test("what a person says is kept with their resume, and is there in every scan of that file", async () => {
  const client = await somebody();
  const first = await scanWith(client);
  const employer = find(await read(client, first.id), "job", "employer", 0);
  const said = await say(client, first.id, [{ id: employer.id, said: "Quillfeather  Hospital" }]);
  expect(find(said, "job", "employer", 0)).toMatchObject({
    id: employer.id,
    read: employer.read,
    value: "Quillfeather Hospital",
    status: "mended",
    confidence: 1,
  });
  const second = await scanWith(client, `${AD}\n- Phlebotomy`);
  expect(find(await read(client, second.id), "job", "employer", 0).value).toBe("Quillfeather Hospital");
  const withdrawn = await say(client, second.id, [{ id: employer.id, withdrawn: true }]);
  expect(find(withdrawn, "job", "employer", 0)).toEqual(employer);
});

test("a later scan names in its receipt what is the person's word, and scores the same file the same", async () => {
  const [client, other] = [await somebody(), await somebody()];
  const { id, receipt } = await scanWith(client);
  expect(receipt).not.toHaveProperty("told");
  const phone = find(await read(client, id), "contact", "phone");
  await say(client, id, [
    { id: phone.id, said: null },
    { id: "ad-title", said: "Night Nurse" },
  ]);
  const before = scan.parse(await (await client.fetch(`/api/scans/${id}`)).json());
  expect(before.result.receipt).toEqual(receipt);
  const later = await scanWith(client, `${AD}\n- Phlebotomy`);
  const plain = await scanWith(other, `${AD}\n- Phlebotomy`);
  expect(later.receipt.told).toEqual([
    { kind: "contact", entry: null, field: "phone", read: phone.read, said: null },
  ]);
  expect(later.overallScore).toBe(plain.overallScore);
  expect(later.receipt).toEqual({ ...plain.receipt, told: later.receipt.told });
});

test("title and company of an ad, once mended, stand in the list of past scans and can be searched", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  await say(client, id, [{ id: "ad-company", said: "Harbour Hospice" }]);
  const list = async (search: string) =>
    (
      (await (
        await client.fetch("/api/scans/search", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ search }),
        })
      ).json()) as { scans: { company: string }[] }
    ).scans.map(({ company }) => company);
  expect(await list("hospice")).toEqual(["Harbour Hospice"]);
  await say(client, id, [{ id: "ad-company", withdrawn: true }]);
  expect(await list("hospice")).toEqual([]);
  expect(await list("harbour care")).toEqual(["Harbour Care Group"]);
});

test("a letter says what the person said, and vouches for it", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  const facts = await read(client, id);
  await say(client, id, [
    { id: "contact-name", said: "Amara Quill" },
    { id: find(facts, "job", "title", 0).id, said: "Charge Nurse" },
    { id: find(facts, "job", "employer", 0).id, said: "Quillfeather Hospital" },
    { id: find(facts, "job", "dates", 0).id, said: "Jan 2021 - Present" },
  ]);
  const write = async (who: Client) =>
    letterAnswer.parse(
      await (await who.fetch("/api/generate-cover-letter", { method: "POST", body: aForm(AD) })).json(),
    );
  const { coverLetter } = await write(client);
  expect(coverLetter).toContain("Amara Quill");
  expect(coverLetter).toMatch(/charge nurse at Quillfeather Hospital/i);
  expect((await write(await somebody())).coverLetter).not.toContain("Quill");
});

test("a job that was not found is added by its name, and a letter speaks of it; taken back, it is gone", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  const open = (await read(client, id)).filter(({ added }) => added);
  expect(open.every(({ status }) => status === "missing")).toBe(true);
  const answers = [
    { id: "job-title-added-1", said: "Hospice Nurse" },
    { id: "job-employer-added-1", said: "Larkfield Hospice" },
    { id: "job-dates-added-1", said: "2023 - Present" },
  ];
  const said = await say(client, id, answers);
  expect(said.filter(({ added, status }) => added && status === "mended")).toHaveLength(3);
  const write = async () =>
    letterAnswer.parse(
      await (await client.fetch("/api/generate-cover-letter", { method: "POST", body: aForm(AD) })).json(),
    ).coverLetter;
  expect(await write()).toContain("Larkfield Hospice");
  await say(
    client,
    id,
    answers.map((answer) => ({ id: answer.id, withdrawn: true })),
  );
  expect(await write()).not.toContain("Larkfield");
});

test("a LinkedIn profile is compared with the resume as its person says it is", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  const review = async () => {
    const form = new FormData();
    form.append(
      "profileText",
      "Amara Okafor\nRegistered Nurse\nExperience\nRegistered Nurse\nQuillfeather Hospital\nJan 2021 - Present\n",
    );
    const response = await client.fetch("/api/analyze-linkedin-profile", { method: "POST", body: form });
    return ((await response.json()) as { reviewHtml: string }).reviewHtml;
  };
  const differs = "Your profile names Quillfeather Hospital; your resume does not.";
  expect(await review()).toContain(differs);
  const { id: employer } = find(await read(client, id), "job", "employer", 0);
  await say(client, id, [{ id: employer, said: "Quillfeather Hospital" }]);
  expect(await review()).not.toContain(differs);
});

test.each([
  ["job-title-00000000", "Nurse", 404, "fact-not-found"],
  ["contact-email", "not an address", 422, "fact-not-readable"],
  ["contact-linkedin", "javascript:alert(1)", 422, "fact-not-readable"],
  ["contact-name", "x".repeat(401), 400, "request-malformed"],
])("%s said to be '%s' is refused, and nothing of the request is kept", async (id, said, status, code) => {
  const client = await somebody();
  const scanned = await scanWith(client);
  const response = await put(client, scanned.id, [
    { id: "contact-name", said: "Somebody Else" },
    { id, said },
  ]);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(find(await read(client, scanned.id), "contact", "name").status).toBe("read");
});

test("dates that cannot be read are refused with how to write them", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  const dates = find(await read(client, id), "job", "dates", 0);
  const response = await put(client, id, [{ id: dates.id, said: "some years ago" }]);
  expect(await response.json()).toMatchObject({ code: "fact-not-dates" });
});

test("answers sent at once to different facts are all kept; of one fact one of them is", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  const facts = (await read(client, id)).filter(
    ({ field }) => !["dates", "email", "phone", "linkedin"].includes(field),
  );
  const answers = facts.map((fact, at) => ({ id: fact.id, said: `Value ${at}` }));
  // As many as one caller may have waiting (`shareOfStranger`), with the three of one fact.
  const parts = [0, 1, 2, 3, 4].map((part) => answers.filter((_, at) => at % 5 === part));
  await Promise.all([
    ...parts.map((part) => say(client, id, part)),
    ...[1, 2, 3].map((at) => say(client, id, [{ id: "contact-phone", said: `+1 416 555 014${at}` }])),
  ]);
  const after = await read(client, id);
  for (const { id: factId, said } of answers)
    expect(after.find((fact) => fact.id === factId)!.value).toBe(said);
  expect(find(after, "contact", "phone").value).toMatch(/^\+1 416 555 014[123]$/);
}, 30_000);

test("what was said is in the download of one's data", async () => {
  const client = await somebody();
  const { id } = await scanWith(client);
  await say(client, id, [
    { id: "contact-name", said: "Amara Quill" },
    { id: "ad-title", said: "Night Nurse" },
  ]);
  const told = async () => {
    const zip = await (await client.fetch("/api/account/data")).arrayBuffer();
    const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))["my-data.json"]!)) as {
      facts: { said: string }[];
    };
    return data.facts.map(({ said }) => said).sort();
  };
  expect(await told()).toEqual(["Amara Quill", "Night Nurse"]);
});
