import type { ScanResult } from "#contract/scan.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import type { Proposal } from "#engine/tailor/tailored-line.ts";

/** A document, and the ad that it is for; the same ad is read once. */
export type TailorRequest = { document: ResumeDocument; ad: string | null };

export type LineHint = { message: string /** Beginnings of the lines that it is about. */; lines: string[] };

export type TailorAnswer =
  | {
      type: "read";
      hints: LineHint[];
      /** Null without an ad. */
      forAd: {
        result: ScanResult;
        proposals: Proposal[];
        title: string | null;
        company: string | null;
      } | null;
    }
  | { type: "failed" };
