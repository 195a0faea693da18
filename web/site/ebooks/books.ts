/** The books of ours, with the ground and the mark of their covers. */
export const BOOKS = [
  { file: "the-resume-that-can-be-read", title: "The Resume That Can Be Read", ground: "lime" },
  {
    file: "the-letter-that-says-only-what-is-true",
    title: "The Letter That Says Only What Is True",
    ground: "blue",
  },
] as const;

export type BookOnShelf = (typeof BOOKS)[number];
