import { ACADEMIC_POST } from "../../knowledge/titles/academic-posts.ts";
import type { JobReading, StudyReading } from "../model/resume.ts";

/** Parts what was studied from the posts that stand among it, as under 'Education and appointments'. */
export function partPosts(entries: readonly StudyReading[]): {
  studies: StudyReading[];
  posts: JobReading[];
} {
  const studies: StudyReading[] = [];
  const posts: JobReading[] = [];
  for (const entry of entries) {
    const name = entry.degree ?? entry.field;
    if (name === null || entry.school === null || !ACADEMIC_POST.test(name)) studies.push(entry);
    else posts.push(toJob(entry, name));
  }
  return { studies, posts };
}

function toJob({ school, from, to, start, end }: StudyReading, title: string): JobReading {
  const current = from !== null && to === null;
  return { title, employer: school, place: null, from, to, current, bullets: [], start, end };
}
