/**
 * Words that say nearly the same of work, a group a line, by the first words of their families (`word-families.ts`): what
 * is said in one of them shows what is asked for in another, to a reader, though not to a search.
 */
const LINES = `
customer client clientele
procure purchase buy
supply supplier vendor
staff employee personnel workforce
instruct teach lecture tutor educate
improve enhance optimize upgrade
gather collect
broaden expand grow
amend revise edit
investigate inquire
deadline timeline
repair mend
oral verbal spoken
picture image photograph
linux unix
coworker colleague peer
procedure policy protocol
contract agreement
fault defect bug
`;

const groups = new Map<string, string>();
for (const line of LINES.trim().split("\n")) {
  const words = line.split(" ");
  for (const word of words) groups.set(word, words[0]!);
}

/** The first word of the group that a family belongs to; the family where it is in none. */
export const likeWord = (family: string): string => groups.get(family) ?? family;
