/** With white space or line breaks where a careless typesetter or a narrow column put them. */
export const BROKEN_EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,62}(?:\s?\.\s?[\p{L}\p{N}_%+-]{1,30}){0,3}\s{0,2}(?:@|\(at\)|\[at\]|\{at\})\s{0,2}[\p{L}\p{N}-]{2,40}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]{2,30}){0,3}\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|org|net|edu|gov|info|io|co|us|uk|ca|de|fr|es|it|nl|pl|in|au|nz|ie|ch|at|be|se|no|dk|fi|br|pt|mx|ar|za|ng|ke|ph|my|sg|pk|cz|ru|ua|gr|ro|hu|tr|cn|jp|eu|me|ae|sa|eg|ma|il|kr|hk|tw|th|vn|id|lk|bd|np|gh|tz|ug|zw|cl|pe|ve|uy|ec|bg|hr|rs|si|sk|lt|lv|ee|is|lu|mt|cy|dev|app|biz|xyz|online|email|example)(?![\p{L}\p{N}])/giu;

/** Endings after which a further capital word is glued on: 'anna@mail.comLinkedIn'. */
export const GLUED_EMAIL =
  /^(.+@.+?\.(?:com|org|net|edu|gov|info|co\.uk|de|fr|es|it|nl|pl|in|ca|us|me|io))(?=[A-Z][a-z]|Linked|Phone|www)/;

/** Endings of addresses: any country's two letters, and the networks' names. */
export const EMAIL_ENDING =
  /\.(?:[a-z]{2}|com|org|net|edu|gov|mil|int|info|biz|name|pro|dev|app|xyz|online|email|mail|cloud|tech|site|store|shop|blog|art|design|studio|agency|work|works|life|live|me|example|test|invalid)$/i;

/** Addresses of an office, not of a person. */
export const ROLE_ADDRESS =
  /^(?:info|contact|jobs?|careers?|hr|support|office|admin|sales|noreply|no-reply|hello|mail|bewerbung|kontakt|privacy|legal)@/i;

/** Words that make an address look careless to an employer. */
export const CARELESS_ADDRESS =
  /(?:sexy|hot(?:boy|girl|chick|stuff|lips)|babe|princess|stud|killer|420|666|69|party|drunk|lover|cutie|badass|gangsta|swag|ninja|beast|player|juggalo)/i;
