import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeLetter } from "./compose-letter.ts";
import { splitSentences } from "./verify/split-sentences.ts";
import { verifyLetter } from "./verify-letter.ts";

const AD = readJob("Ecologist\n\nRequirements:\n- Degree in ecology\n- Field surveys\n");

function writeFor(education: string, jobs = ""): string {
  const text = `Nils Aaberg\nnils@example.com\n\nExperience\n\n${jobs || "Surveyor, Fenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year"}\n\nEducation\n${education}\n`;
  return composeLetter(readResume(readPlainText(text)), AD, { tone: "professional" }).coverLetter;
}

test("a degree that was only begun is not said to be held", () => {
  for (const row of [
    "PhD in Ecology, University of Hull, 2021 - Present",
    "PhD in Ecology, University of Hull (began January 2018)",
  ])
    expect(writeFor(row)).not.toMatch(/hold|completed|includes/);
});

test("a degree whose examination was sat, or that was left, is not said to be held", () => {
  expect(writeFor("BSc in Ecology, University of Hull, 2010")).toMatch(/BSc in Ecology/);
  for (const row of [
    "BSc in Ecology, University of Hull, 2010 (appeared)",
    "BSc in Ecology, University of Hull, 2010 - discontinued",
  ])
    expect(writeFor(row)).not.toMatch(/BSc|Ecology from/);
});

test("a degree that has ended is not said to be under way, whatever stands around it", () => {
  const letter = writeFor("PhD in Ecology, University of Hull, 2016 - 2020, student representative");
  expect(letter).not.toMatch(/working towards|studying/);
});

test("a degree without a field is said beside its school, and a bare diploma is not", () => {
  expect(writeFor("BSc, University of Hull, 2010")).toContain("a BSc from the University of Hull");
  expect(writeFor("Diploma, University of Hull, 2010")).not.toContain("Diploma");
});

test("a master's degree is said with its school alone, and beside other words of its row", () => {
  expect(writeFor("Master's degree, University of Hull, 2010")).toMatch(
    /a Master's degree from the University of Hull/,
  );
  expect(
    writeFor(
      "BSc in Ecology, University of Hull, 2010\nThesis on beetles of northern hedges, with great care",
    ),
  ).toMatch(/a BSc in Ecology from the University of Hull/);
});

test("a school that would end the sentence is left out", () => {
  const letter = writeFor("B.Sc. in Biology, Ch. Aldous University, 2010");
  expect(letter).not.toContain("from Ch.");
});

test("'most recent' is said only of what ended last", () => {
  const older = "Surveyor, Fenland Trust, Ely, 2010 - 2012\n- Ran 40 field surveys a year";
  const newer = "Warden, Broads Reserve, Acle, 2014 - 2019\n- Counted 900 field nests a season";
  const letter = writeFor("BSc in Biology, University of Hull, 2010", `${older}\n\n${newer}`);
  expect(letter).not.toMatch(/(?:most recent|last worked|last job)[^.]*(?:Fenland|surveyor|40)/i);
});

test.each([
  ["M.S., Ecology, University of Hull, 2014 - 2016", "B.S., Biology, University of Leeds, 2010 - 2014"],
  ["B.E (Ecology), University of Hull, 2011 - 2014", "Diploma (Biology), Leeds College, 2008 - 2011"],
  [
    "M.A., Ecology, University of Hull, 2014 - 2016",
    "Bachelor of Arts in Biology, University of Leeds, 2014",
  ],
])("%s is not left out for the lower degree below it", (higher, lower) => {
  const letter = writeFor(`${higher}\n${lower}`);
  expect(letter).toMatch(/(?:M\.S\.|B\.E\.|M\.A\.) in Ecology from the University of Hull/);
  expect(letter.indexOf("Hull")).toBeLessThan(letter.indexOf("Leeds"));
});

test("a degree that was to come when the resume was written is not said to be held", () => {
  const foreseen =
    "PhD in Ecology, University of Hull, 2012 - 2017\nAdvised by Professor Ada Lindqvist, Hull (expected)";
  expect(writeFor(foreseen)).not.toMatch(/PhD|Ph\.D/);
  // The years alone say neither.
  const silent = writeFor("PhD in Ecology, University of Hull, 2014 - 2021");
  expect(silent).not.toMatch(/(?:hold|completed|includes|working towards) an? PhD/);
  expect(silent).toContain("I studied for a PhD in Ecology");
});

test("of 2.6 years two are said, and never six", () => {
  const text = `Nils Aaberg\nnils@example.com\n\nSummary\nEcologist with 2.6+ years of experience in field surveys.\n\nExperience\n\nSurveyor, Fenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year\n`;
  const resume = readResume(readPlainText(text));
  const { coverLetter } = composeLetter(resume, AD, { tone: "professional" });
  expect(coverLetter).toMatch(/more than (?:2|two) years/);
  const [sentence] = verifyLetter(
    "I have more than 6 years of experience in field surveys.",
    resume,
    AD,
  ).sentences;
  expect(sentence!.verdict).not.toBe("supported");
});

test("a degree's stops end no sentence", () => {
  const letter = "My education includes a B.S. in Ecology from Hull. I know plan B. It works.";
  expect(splitSentences(letter).map(({ start, end }) => letter.slice(start, end))[0]).toBe(
    "My education includes a B.S. in Ecology from Hull.",
  );
});

test("a certificate that is still to come is not said to be held", () => {
  const job = readJob("Network Engineer\n\nRequirements:\n- CCNA certification\n- Network monitoring\n");
  const letterOf = (row: string) => {
    const text = `Nils Aaberg\nnils@example.com\n\nExperience\n\nTechnician, Fenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year\n\nCertifications\n${row}\n`;
    return composeLetter(readResume(readPlainText(text)), job, { tone: "professional" }).coverLetter;
  };
  expect(letterOf("Cisco Certified Network Associate (CCNA)")).toMatch(/CCNA/);
  expect(letterOf("Cisco Certified Network Associate (CCNA – Trained)")).not.toMatch(/CCNA|Cisco/);
});

test("of two degrees of one rank the one that answers the ad is told", () => {
  const letter = writeFor(
    "BA in History, University of Hull, 2010\nBSc in Ecology, University of Hull, 2010",
  );
  expect(letter).toContain("a BSc in Ecology");
  expect(letter).not.toContain("History");
});

test("a degree that waits for its results is not said to be held", () => {
  const row = "MSc in Ecology, University of Hull, 2012 - 2014, waiting for result";
  expect(writeFor(row)).not.toMatch(/hold|completed|includes/);
});

test("a degree that is still to come does not silence the one below it", () => {
  const letter = writeFor(
    "PhD in Ecology, University of Hull, expected 2016\nMSc in Biology, University of Leeds, 2010",
  );
  expect(letter).toContain("My education includes an MSc in Biology");
  expect(letter).not.toContain("PhD");
});

test.each([
  ["Masters of Science in Ecology, University of Hull, 2010", "a Master of Science in Ecology"],
  ["Bachelor of science in Ecology, University of Hull, 2010", "a Bachelor of "],
])("a degree is said as English has it: %s", (row, said) => {
  expect(writeFor(row)).toContain(said);
});

test.each(["Ph. D. in Ecology", "Ph. D in Ecology", "Ph.D in Ecology", "Ph.D. in Ecology"])(
  "%s is one degree, and no end of a sentence",
  (degree) => {
    expect(writeFor(`${degree}, University of Hull, 2010`)).toMatch(
      /a Ph\.D\. in Ecology from the University of Hull\./,
    );
    const resume = readResume(
      readPlainText(`Nils Aaberg\nnils@example.com\n\nEducation\n${degree}, University of Hull, 2010\n`),
    );
    const letter = "I hold a Ph. D. in Ecology from the University of Hull.";
    expect(verifyLetter(letter, resume, AD).sentences.map(({ vouched }) => vouched)).toEqual([true]);
  },
);

test.each(["M.Tech", "M. Tech", "MCA", "M.S.", "M.Phil"])(
  "%s from a school where the person has worked too is told of the school",
  (degree) => {
    const letter = writeFor(
      `${degree} in Marsh Engineering Design, University of Hull, 2010`,
      "Lecturer, University of Hull, 2012 - 2014\n- Taught 40 students a year",
    );
    expect(letter).toMatch(/ in Marsh Engineering Design from the University of Hull/);
  },
);

test("a doctorate is not vouched for by another degree", () => {
  const resume = readResume(
    readPlainText(
      "Nils Aaberg\nnils@example.com\n\nEducation\nM.Tech in Ecology, University of Hull, 2010\n",
    ),
  );
  const { sentences } = verifyLetter("I hold a Ph. D. in Ecology from the University of Hull.", resume, AD);
  expect(sentences.map(({ vouched }) => vouched)).toEqual([false]);
});

test("an internship is not called a job", () => {
  const text =
    "Nils Aaberg\nEly, UK\nnils@example.com\n\nExperience\n\nSurveying Intern, Fenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year\n- Counted nests on the fen\n\nWarden, Broads Reserve, Acle, 2010 - 2012\n- Counted 900 nests a season\n\nEducation\n\nBSc in Biology, University of Hull, 2010\n";
  for (let variant = 0; variant < 6; variant += 1) {
    const { coverLetter } = composeLetter(readResume(readPlainText(text)), AD, { tone: "concise", variant });
    expect(coverLetter).toContain("surveying intern");
    expect(coverLetter).not.toContain("last job");
  }
});

test.each(["Ecologist, internship", "Ecologist (Internship)"])(
  "'%s' is told as an internship, though the title alone does not say so",
  (title) => {
    const letter = composeLetter(
      readResume(
        readPlainText(
          `Nils Aaberg\nnils@example.com\n\nExperience\n\n${title}\nFenland Trust, Ely, 2012 - 2014\n- Ran 40 field surveys a year\n`,
        ),
      ),
      readJob("Warden\n\nRequirements:\n- Field surveys\n"),
      { tone: "professional" },
    ).coverLetter;
    expect(letter).toMatch(/internship|ecologist intern/);
    expect(letter).not.toMatch(/as an ecologist(?! intern)/);
  },
);

test("a degree that tells nothing of what was studied is not said alone", () => {
  const plain = readJob("Warden\n\nRequirements:\n- Field surveys\n");
  const letterOf = (row: string) =>
    composeLetter(readResume(readPlainText(`Nils Aaberg\nnils@example.com\n\nEducation\n${row}\n`)), plain, {
      tone: "professional",
    }).coverLetter;
  expect(letterOf("B.A. 2010")).not.toContain("B.A.");
  expect(letterOf("MBA 2010")).toContain("an MBA degree");
});

test.each([
  ["B.Tech/B.E. in Ecology, University of Hull, 2010", "a B.Tech in Ecology from the University of Hull"],
  ["BSc in Ecology and minor in Music, University of Hull, 2010", "a BSc in Ecology"],
  ["BSc in Ecology, Hull University Hull, 2010", "from Hull University."],
])("%s is told as one degree", (row, said) => {
  expect(writeFor(row)).toContain(said);
});
