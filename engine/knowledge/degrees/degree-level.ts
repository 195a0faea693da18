/** Levels of education, lowest first. */
export type DegreeLevel = "secondary" | "vocational" | "associate" | "bachelor" | "master" | "doctorate";
