/** Signs of other documents that are uploaded by mistake; two different ones are needed, and no jobs or studies. */
export const DOCUMENT_CUES: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    "a cover letter",
    [
      /\bdear (?:sir|madam|hiring|mr|ms|mrs|dr|recruit|team|human)|sehr geehrte|madame, monsieur|estimad[oa]s? |prezad[oa]s? |gentile |egregio |geachte |szanowni /,
      /\b(?:sincerely|yours faithfully|kind regards|best regards|yours truly|mit freundlichen grusen|cordialement|veuillez agreer|atentamente|atenciosamente|cordiali saluti|distinti saluti|met vriendelijke groet|z powazaniem)\b/,
      /\bi am (?:writing|applying|excited|pleased) (?:to|for)|position of .{3,60} (?:at|with) your|i look forward to (?:hearing|discussing|speaking)|hiermit bewerbe ich mich|ich bewerbe mich/,
    ],
  ],
  [
    "an invoice",
    [
      /\binvoice\b|\brechnung\b|\bfacture\b|\bfactura\b|\bfattura\b|\bfatura\b/,
      /\b(?:total due|amount due|subtotal|sub-total|balance due|gesamtbetrag|mwst|montant ttc|total a pagar|importo totale)\b/,
      /\b(?:payment terms|due date|bill to|iban|vat (?:no|number|id)|ust-id|purchase order)\b/,
    ],
  ],
  [
    "a handbook or policy",
    [
      /\b(?:table of contents|inhaltsverzeichnis|sommaire|indice)\b/,
      /\b(?:this (?:policy|handbook|manual|agreement|document)|employees (?:must|shall|are required)|the company reserves)\b/,
      /\b(?:section|chapter|article) \d+(?:\.\d+)*\b/,
    ],
  ],
  [
    "a job advertisement",
    [
      /\b(?:we are (?:looking for|hiring|seeking)|the successful candidate|the ideal candidate|about the role|wir suchen|nous recherchons|buscamos)\b/,
      /\b(?:how to apply|apply now|equal opportunity employer|what we offer|we offer|your responsibilities|your profile|requirements)\b/,
      /\b(?:salary|benefits|per annum|full[- ]time)\b/,
    ],
  ],
];
