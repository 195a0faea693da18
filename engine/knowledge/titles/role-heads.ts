import { readWords } from "../../text/word-set.ts";

/** Colleagues and superiors, who are no skill of the applicant. */
export const ROLE_HEADS = readWords(
  "team teams department departments crew manager managers director directors executive executives supervisor supervisors",
);
