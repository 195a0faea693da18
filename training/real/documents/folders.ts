/** Where restored documents and opened labels live: ignored by git, and never part of a build or an image. */
const root = new URL("../../../.real/", import.meta.url).pathname;

export const folders = {
  root,
  repositories: `${root}repositories/`,
  resumes: `${root}resumes/`,
  ads: `${root}ads/`,
  /** Opened labels: `resumes/ID.json`, `ads/ID.json`, `pairs/ID.json`, `letters/ID.json`; second ones in `second/`. */
  labels: `${root}labels/`,
  /** What a labeller looks at: pictures, numbered lines, proposals. */
  desk: `${root}desk/`,
} as const;

export const documentPath = {
  resumes: (id: string) => `${folders.resumes}${id}.pdf`,
  ads: (id: string) => `${folders.ads}${id}.txt`,
};
