/** 'Location' and 'LinkedIn' side by side, over their values. */
export const OTHER_CONTACT_LABEL =
  /^(?:e-?mail|linked ?in|phone|telephone|mobile|website|web|github|portfolio)$/i;

/** What parts the details of a line of contacts. */
export const BETWEEN_CONTACTS =
  /\s*[|•●▪♦·・･‖~⋄◇◆⬥∙⋅■□»❖✦★]+\s*|_{2,}|\s+\/\s+|;|\s{3,}|\s+[-–—]\s+(?=e-?mail|phone|tel|mobile|cell|linked|www|http|_)/giu;

/** Labels of details of contact, whatever stands before them. */
export const CONTACT_LABEL =
  /(?:^|(?<=[\s|•·,;_]))(?:e-?mail|phones?|mobile|mob|cell|tel(?:ephone|efon|éfono|éphone|efone)?|linked\s?in|github|website|portfolio|fax|contact(?: no)?|handy|móvil|celular|ph|skype|twitter|dob|date of birth)(?:\s*[:.#]+|(?=\s*_))|(?:^|(?<=[\s|•·,;_]))[pmtech]\s?[:.]\s?(?=[+(]|\d[\d\s().-]{4}|_)/giu;

/** What is said of moving and working elsewhere behind a place: '(open to relocation)'. */
export const AVAILABILITY_BEHIND =
  /\s*[(,–-]\s*(?:open to|willing to|will(?:ing)? |can |able to|available|relocat|remote|hybrid|authori[sz]ed|commut|flexible)[^()]{0,40}\)?\s*$/i;
