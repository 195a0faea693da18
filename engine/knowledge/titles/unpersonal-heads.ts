/** Heads of titles that nobody can be one of: 'I was a housekeeping' is no English. */
export const UNPERSONAL_HEADS: ReadonlySet<string> = new Set(
  "housekeeping teaching internship externship apprenticeship clerkship qa ux co-op devops".split(" "),
);
