/** What a form prints before a title. */
export const TITLE_LABEL = /^(?:job title|title|role|designation|position|post)\s*(?::|[–—-]\s)\s*/i;

/** Ranks that some print with a hyphen before the title that they belong to: 'Senior- Hostess'. */
export const SPOKEN_RANK = /^(senior|junior|lead|assistant|deputy|chief|principal|trainee)\s*-\s+/i;
