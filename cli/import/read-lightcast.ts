import * as z from "zod/mini";
import type { ImportedTerm } from "./imported-term.ts";

const skills = z.object({
  data: z.array(
    z.object({ id: z.string(), name: z.string(), type: z.optional(z.object({ name: z.string() })) }),
  ),
});

const KINDS: Readonly<Record<string, ImportedTerm["kind"] | undefined>> = {
  "Common Skill": "soft",
  Certification: "certificate",
};

/**
 * Terms of a Lightcast Open Skills answer, `{data: [{id, name, type: {name}}]}`. 'Docker (Software)' is read as
 * 'Docker', 'Certified Nursing Assistant (CNA)' as both names. Throws where the JSON is not of that shape.
 */
export function readLightcast(text: string): ImportedTerm[] {
  return skills.parse(JSON.parse(text)).data.map(({ name, type }) => {
    const { label, inner } = partParenthesis(name);
    const isAbbreviation = inner !== null && /^[A-Z0-9&./-]{2,8}$/.test(inner);
    return { label, forms: isAbbreviation ? [inner] : [], kind: KINDS[type?.name ?? ""] ?? "hard" };
  });
}

function partParenthesis(name: string): { label: string; inner: string | null } {
  const open = name.lastIndexOf(" (");
  if (open <= 0 || !name.endsWith(")")) return { label: name.trim(), inner: null };
  return { label: name.slice(0, open).trim(), inner: name.slice(open + 2, -1).trim() };
}
