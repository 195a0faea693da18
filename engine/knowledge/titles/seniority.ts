/** Words by which a title tells its rank; the first that fits counts. */
export const SENIORITY: readonly (readonly [string, RegExp])[] = [
  ["intern", /\b(?:intern|internship|placement student|werkstudent|stagiaire)\b/i],
  ["trainee", /\b(?:trainee|apprentice|graduate|cadet)\b/i],
  ["director", /\b(?:director|vp|vice president|chief|c[eftmo]o|partner)\b(?! assistant)/i],
  ["head", /^head\b|\bhead of\b/i],
  ["principal", /\bprincipal\b|\bstaff (?:\S+ ){0,3}(?:engineer|developer|scientist|designer|researcher)/i],
  ["lead", /\blead\b|\bteam leader\b/i],
  ["senior", /\b(?:senior|sr\.?)(?= |$)/i],
  ["manager", /\bmanager\b|\bsupervisor\b/i],
  ["junior", /\b(?:junior|jr\.?|entry[- ]level)(?= |$)/i],
  ["assistant", /\bassistant\b(?! (?:to|manager))/i],
];
