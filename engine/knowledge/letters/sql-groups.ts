/** The other groups of statements of SQL, beside which 'TCL' is one of them. */
export const OF_SQL = /\b(?:DDL|DML|DCL|DQL)\b/i;
