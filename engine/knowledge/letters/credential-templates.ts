import { lines } from "./template-lines.ts";

/** What is held: studies, honours, certificates, skills and languages; filled in as `templates.ts` says. */
export const STUDIES = lines(`
  I hold {study}.
  My education includes {study}.
  I completed {study}.`);

/** A study beside a higher one that is still to come. */
export const INCLUDED = lines(`
  My education includes {study}.`);

/** A study whose end the resume leaves open. */
export const STUDYING = lines(`
  I am studying for {study}.
  The degree I am working towards is {study}.`);

/** A study of which the years are known, and not whether it was completed. */
export const STUDIED_FOR = lines(`
  I studied for {study} from {from} to {to}.`);

/** An award by its name. */
export const RECEIVED = {
  dated: lines(`
    I received the {award} in {year}.
    In {year} I received the {award}.`),
  plain: lines(`
    I received the {award}.
    I have also received the {award}.`),
};

/** Courses that the ad asks for. */
export const STUDIED = lines(`
  My coursework included {list}, which you ask for.
  My studies included {list}.`);

/** Certificates and licences that the ad asks for. */
export const HELD = lines(`
  I hold {list}, which you ask for.
  You ask for {list}, and I hold {them}.`);

/** Tools and subjects that the ad asks for and the resume only lists: said first of what is asked for, and after more of it. */
export const LISTED = {
  one: lines(`
    My skills include {list}, which you ask for.`),
  several: lines(`
    My skills include {list}, which you ask for.`),
  further: lines(`
    My skills also include {list}.`),
  /** Where not all of it is asked for. */
  own: lines(`
    My skills include {list}.`),
} as const;

/** Languages that the ad asks for. */
export const SPOKEN = lines(`
  My languages include {list}, which you ask for.
  The languages I speak include {list}, which you ask for.`);

/** A second study. */
export const ALSO_STUDIED = lines(`
  I also hold {study}.
  I also completed {study}.`);

/** A paper by its title. */
export const PUBLISHED = lines(`
  My publications include “{title}”.
  I have published “{title}”.`);
