export const USAGE = `Vouch from a terminal: the same engine as the web, JSON out.

  vouch read FILE.pdf --json                  what was read from a resume
  vouch skills FILE.txt|- --json              the terms of a text (- is standard input)
  vouch scan FILE.pdf --job JOB.txt --json    the report of a resume against an ad
  vouch letter FILE.pdf --job JOB.txt [--tone professional|warm|concise|confident] --json
                                              a cover letter, every sentence with its evidence
  vouch check LETTER.txt --resume FILE.pdf --job JOB.txt --json
                                              which sentences of a letter resume and ad vouch for
  vouch linkedin FILE.pdf|FILE.zip|FILE.txt [--url URL] [--job JOB.txt] --json
                                              the review of a LinkedIn profile
  vouch verify RECEIPT.json [--key KEY] --json
                                              whether a receipt agrees; KEY is the issuer's published one
  vouch import FILE --format esco|onet|lightcast --out LEXICON.json
                                              a public list of skills as a lexicon for LEXICON_FILE

With --jsonl each command reads one JSON object a line from standard input and answers one line each, in order:
  read   {"id", "path"}      skills {"id", "text"}      scan {"id", "path", "job"}   ("job" is the ad's text)
  letter {"id", "path", "job"}   check {"id", "letter", "resume" or "resumeText", "job"}
  linkedin {"id", "path"}, and "url" and "job" if there are any

Exit status: 0 all well, 1 some failed, 2 wrong use. Shapes: docs/command-line.md`;

/** Thrown for a wrong call; printed with the usage, exit status 2. */
export class WrongUse extends Error {}
