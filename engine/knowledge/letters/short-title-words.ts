/** Short words that a heading sets in capitals and that are no abbreviations: 'TAX ADVISER'. */
export const SHORT_TITLE_WORD =
  /^(?:WEB|TAX|ART|LAW|BAR|SPA|GAS|OIL|BUS|VAN|CAR|DRY|PUB|TAXI|BANK|SHOP|FOOD|HEAD|LEAD|TEAM|DATA|ROAD|SITE)$/;
