/** Tools that are no words, as they are written. */
export const TOOL_NAMES: ReadonlySet<string> = new Set(
  "Linux Ubuntu Android JavaScript TypeScript GitHub WordPress MySQL PostgreSQL Postman Figma Photoshop PowerPoint iPhone YouTube LinkedIn Facebook Instagram Google Microsoft".split(
    " ",
  ),
);

/** By their small letters. */
export const TOOL_SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...TOOL_NAMES].map((name) => [name.toLowerCase(), name]),
);

/** Tools whose names are words in small letters: with a capital they are the tools. */
export const ALSO_TOOLS: ReadonlySet<string> = new Set(
  "Docker Jenkins Kafka Excel Slack Jira Confluence Oracle Java Python Azure Snowflake Tableau Canva Revit Primavera Salesforce Shopify Cerner Xero".split(
    " ",
  ),
);
