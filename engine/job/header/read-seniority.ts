const RANKS: readonly (readonly [string, RegExp])[] = [
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

/** The rank a title names, one word; null for the plain one. */
export function readSeniority(title: string | null): string | null {
  if (title === null || /\bassistant to\b/i.test(title)) return null;
  return RANKS.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
}
