import { readJob } from "../job/read-job.ts";
import type { Resume } from "../resume/model/resume.ts";
import { compareWithResume } from "./compare-with-resume.ts";
import type { FullReview } from "./full-review.ts";
import { offerDrafts } from "./offer-drafts.ts";
import type { ProfileReading } from "./profile-reading.ts";
import { readLinkedinUrl } from "./read-url.ts";
import { NO_FACTS, type ProfileFacts } from "./review.ts";
import { reviewProfile } from "./review-profile.ts";
import { writeDrafts } from "./write-drafts.ts";
import { writeReview } from "./write-review.ts";

export type ReviewRequest = {
  /** Null where only an address was given. */
  reading: ProfileReading | null;
  url: string | null;
  jobText: string | null;
  /** What the person says of the profile; it stands before what the file says. */
  answers: Partial<ProfileFacts>;
  /** The resume that was scanned last, to compare with. */
  resume: Resume | null;
};

/** Everything that is said of a profile. Pure: the same request gives the same review. */
export function makeReview({ reading, url, jobText, answers, resume }: ReviewRequest): FullReview {
  const profile = reading?.profile ?? null;
  const address = url === null || url.trim() === "" ? (profile?.linkedin ?? null) : url;
  const link = address === null ? null : readLinkedinUrl(address);
  const job = jobText === null || jobText.trim() === "" ? null : readJob(jobText);
  const facts = mergeFacts(reading?.facts ?? NO_FACTS, answers);
  const reviewed = { profile, url: link, job, facts };
  const review = reviewProfile(reviewed);
  const source: FullReview["source"] = reading?.source ?? "url";
  const drafts =
    profile === null
      ? { headline: null, about: null }
      : offerDrafts(writeDrafts(profile, job), { ...reviewed, profile });
  const contradictions = profile === null || resume === null ? [] : compareWithResume(profile, resume);
  const full = { ...review, source, profile, url: link, drafts, contradictions };
  return { ...full, reviewHtml: writeReview(full) };
}

function mergeFacts(known: ProfileFacts, answers: Partial<ProfileFacts>): ProfileFacts {
  const said = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined);
  return { ...known, ...Object.fromEntries(said) };
}
