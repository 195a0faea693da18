/** Single words of everyday work that name no skill of their own. */
export const VAGUE_DEED =
  /^(?:documenting|reporting|troubleshooting|designing|coding|programming|filing|accounting|recruiting|selling|training|planning|reading|testing|building|engineering|monitoring|networking|marketing|writing|meeting|housing|processing|operating|hiring|buying|mining|shipping|listening|speaking|learning|interpreting|cleaning|researching|analyzing|analysing|supporting|switching|loading|mixing|handling)$/;

/** What is done with a thing, which is a duty and no name of a skill: 'ensuring compliance'. */
export const DOING_A_THING =
  /^(?:ensuring|providing|preparing|maintaining|handling|supporting|assisting|performing|conducting|delivering|creating|making|using|doing|having|being|giving|taking|working|helping|following|meeting|achieving|improving|developing|implementing|identifying) /i;
