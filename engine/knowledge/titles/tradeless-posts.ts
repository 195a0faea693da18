/** Posts that say nothing of the work, with their article. */
export const TRADELESS_POST =
  /^an? (?:(?:master|bachelor|summer|student|graduate|management|industrial|senior|junior) )*(?:freelancer|member|employee|worker|intern|trainee|student|volunteer|fresher|staff|team member|apprentice)$/i;
