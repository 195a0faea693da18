import { ACADEMIC_POST } from "../../knowledge/titles/academic-posts.ts";
import type { ResumeEducation, ResumeJob } from "../model/resume.ts";

/** Parts what was studied from the posts that stand among it, as under 'Education and appointments'. */
export function partPosts(entries: readonly ResumeEducation[]): {
  studies: ResumeEducation[];
  posts: ResumeJob[];
} {
  const studies: ResumeEducation[] = [];
  const posts: ResumeJob[] = [];
  for (const entry of entries) {
    const name = entry.degree ?? entry.field;
    if (name === null || entry.school === null || !ACADEMIC_POST.test(name)) studies.push(entry);
    else posts.push(toJob(entry, name));
  }
  return { studies, posts };
}

function toJob({ school, from, to, start, end }: ResumeEducation, title: string): ResumeJob {
  const current = from !== null && to === null;
  return { title, employer: school, place: null, from, to, current, bullets: [], start, end };
}
