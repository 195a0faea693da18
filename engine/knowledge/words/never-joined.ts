/** Names that two common words would make by chance: a 'sales force' is people, Salesforce a product. */
export const NEVER_JOINED: ReadonlySet<string> = new Set(
  `salesforce workday snowflake firebase photoshop spotfire databricks freshdesk basecamp workforce
  heroku layout setup backup takeoff checkin checkout standup startup followup onsite online offline
  inform forman airtable smartsheet clickup facetime goodnotes eventbrite doordash facebook snapchat
  webflow mailchimp hotjar sketchup dropbox notion toast square canvas brightspace blackboard classroom
  powerschool outlook onenote sharepoint coldfusion rubymine redshift bigquery bluebeam groundwork handshake
  bullhorn greenhouse lever icims taleo workable payday everyday anyone someone together without
  overtime parttime fulltime into onto upon within`
    .split(/\s+/)
    .filter((name) => name !== ""),
);
