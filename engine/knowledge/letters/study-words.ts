/** Words, in a row and in small letters, of a sentence that tells of a study: the name behind 'at' is a school there. */
export const STUDY_WORDS =
  / (?:degree|bachelor|bachelors|master|masters|doctorate|diploma|(?:b|m)(?: )?(?:sc|tech|com|eng|phil|pharm|arch|des|lib|ba|ca|fa)|bsn|msn|msw|mph|phd|dphil|ba|ma|bed|llb|llm|pgdm|pgdca|an? (?:(?:b|m) ?[aes]|(?:b|m) ed|med)(?= (?:in|from|at|degree) )|my education|graduated|studied|read|majored|student|candidate|minor|scholar|thesis) /;
