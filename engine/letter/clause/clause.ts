/**
 * What a bullet says as the rest of a sentence: after 'I' ('led a team of 5'), after 'my work included' ('the care of …'), or
 * as a figure after a colon ('zero accidents in 6 years'), or as a sentence of its own after the job ('waste went down by 4 %').
 */
export type Clause = { after: "I" | "included" | "figure" | "fact"; text: string };
