/** Words of a sentence that says who is wanted. */
export const ASKS_FOR_SOMEONE =
  /\byou\b|\byour\b|\bcandidate|\bneeds?\b|\blooking for\b|\bseek(?:s|ing)?\b|\bhiring\b|\brecruit(?:s|ing)\b|\bjoin\b|\bexperienced?\b|\bresponsib|\brole\b|\bmust\b|\bwants?\b|\brequires?\b|\bto (?:help|lead|run|manage|support|own|work)\b/i;

/** How a sentence about the employer opens. */
export const EMPLOYER_OPENING =
  /^(?:we(?:['’](?:re|ve))? |our (?:client|company|team|firm|school|hospital|practice|brand|group|mission|products?|platform|software|new|story|customers)\b|founded |established |since \d|based in |located |part of |for (?:more than|over|almost|nearly) )/i;
