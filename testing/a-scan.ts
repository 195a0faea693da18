import type { Scan, ScanResult, ScanTerm } from "#contract/scan.ts";
import { writeLists } from "#contract/scan-wire.ts";
import { scoreMatch } from "#engine/score/score-match.ts";

const RESUME = [
  "Amara Okafor",
  "Registered Nurse",
  "amara.okafor@mail.example · +1 416 555 0142 · Toronto, ON",
  "linkedin.com/in/amara-okafor-rn",
  "",
  "Experience",
  "Staff Nurse, St. Brennan Hospital, Jan 2021 – Present",
  "• Dressed and documented complex wounds on a 28-bed surgical ward",
  "• Gave medication to eight patients a shift without a reported error in 2024",
  "• Charted in Epic and handed over with the SBAR scheme",
].join("\n");

const AD = [
  "Ward Nurse, night shift",
  "Harbour Care Group",
  "",
  "You bring experience in wound care, medication administration and electronic health records.",
  "Telemetry is a must. ACLS is nice to have.",
  "We look for empathy and clear handover.",
].join("\n");

type TermSeed = Pick<ScanTerm, "label" | "kind" | "need" | "status"> & {
  job: string;
  resume?: string;
  wording?: ScanTerm["wording"];
};

const TERMS: TermSeed[] = [
  {
    label: "wound care",
    kind: "hard",
    need: "stated",
    status: "have",
    job: "wound care",
    resume: "Dressed and documented complex wounds",
    wording: { resume: "complex wounds", job: "wound care" },
  },
  {
    label: "medication administration",
    kind: "hard",
    need: "stated",
    status: "have",
    job: "medication administration",
    resume: "Gave medication",
  },
  {
    label: "electronic health records",
    kind: "hard",
    need: "stated",
    status: "partly",
    job: "electronic health records",
    resume: "Epic",
  },
  { label: "telemetry", kind: "hard", need: "must", status: "missing", job: "Telemetry" },
  { label: "ACLS", kind: "hard", need: "nice", status: "missing", job: "ACLS" },
  { label: "empathy", kind: "soft", need: "stated", status: "missing", job: "empathy" },
];

function quotesOf(text: string, words: string | undefined): ScanTerm["jobQuotes"] {
  if (words === undefined) return [];
  const start = text.indexOf(words);
  return [{ start, end: start + words.length, quote: words }];
}

/** A scan result of an invented nurse: terms found, partly shown and missing, and no keywords asked for. */
export function aScanResult(overrides: Partial<ScanResult> = {}): ScanResult {
  const labels = (kind: ScanTerm["kind"], has?: true) =>
    TERMS.filter((term) => term.kind === kind && (!has || term.status === "have")).map((term) => term.label);
  const had = TERMS.filter((term) => term.status === "have").map((term) => term.label);
  const contact = {
    phone: "+1 416 555 0142",
    email: "amara.okafor@mail.example",
    address: "Toronto, ON",
    linkedin: "https://www.linkedin.com/in/amara-okafor-rn",
  };
  const lists = {
    hard: { job: labels("hard"), resume: [...labels("hard", true), "Epic", "SBAR"] },
    soft: { job: labels("soft"), resume: [] },
    keyword: { job: [], resume: [] },
    matching: had,
    missing: TERMS.filter((term) => term.status !== "have").map((term) => term.label),
  };
  const [structure, wordcount] = ["average" as const, 512];
  const score = scoreMatch({ lists, contact, structure, wordcount });
  const each = Number((60 / score.asked).toFixed(4));
  return {
    extractedResumeText: RESUME,
    scannedJobDescription: AD,
    name: "Amara Okafor",
    ...contact,
    ...writeLists(lists),
    structure,
    wordcount,
    overallScore: score.overallScore,
    parts: score.parts,
    percentages: score.percentages,
    noofHardskillsre: lists.hard.resume.length,
    noofHardskillsjd: lists.hard.job.length,
    noofSoftskillsre: 0,
    noofSoftskillsjd: 1,
    pages: 1,
    columns: 1,
    jobTitle: "Ward Nurse, night shift",
    company: "Harbour Care Group",
    terms: TERMS.map(({ job, resume, wording, ...term }) => ({
      ...term,
      evidence: resume === undefined ? null : "job",
      points: term.status === "have" ? each : 0,
      jobQuotes: quotesOf(AD, job),
      resumeQuotes: quotesOf(RESUME, resume),
      wording: wording ?? null,
    })),
    resumeHighlights: TERMS.flatMap((term) => quotesOf(RESUME, term.resume)).map(({ start, end }) => ({
      start,
      end,
    })),
    jobHighlights: TERMS.flatMap((term) =>
      quotesOf(AD, term.job).map(({ start, end }) => ({ start, end, found: term.status === "have" })),
    ),
    checks: [
      {
        id: "single-column",
        group: "reading",
        weight: 4,
        result: "pass",
        message: "The text stands in one column.",
        evidence: [],
      },
      {
        id: "summary",
        group: "completeness",
        weight: 3,
        result: "improve",
        message: "There is no summary. Two or three sentences at the top help a reader.",
        evidence: [],
      },
      {
        id: "education",
        group: "completeness",
        weight: 5,
        result: "fix",
        message: "No education section was found.",
        evidence: [{ quote: "Experience", page: 1 }],
      },
    ],
    warnings: [
      { code: "photo", message: "The file holds a picture. Many employers ask for resumes without a photo." },
    ],
    hidden: [{ text: "telemetry ACLS nurse nurse", page: 1, reason: "white on white" }],
    receipt: {
      formula: "vouch-score/1",
      engine: "1",
      resumeSha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      jobSha256: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      asked: score.asked,
      found: score.found,
      pointsPerTerm: each,
      terms: TERMS.map((term) => ({
        term: term.label,
        found: term.status === "have",
        points: term.status === "have" ? each : 0,
      })),
    },
    ...overrides,
  };
}

export function aScan(overrides: Partial<Scan> = {}): Scan {
  return {
    id: "scan-1",
    createdAt: "2026-11-20T09:30:00.000Z",
    resumeFileName: "amara-okafor.pdf",
    result: aScanResult(),
    ...overrides,
  };
}
