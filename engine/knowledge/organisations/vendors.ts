/** Makers whose name may stand before a product's: 'MS Excel', 'Adobe Illustrator'. In small letters. */
export const VENDORS: ReadonlySet<string> = new Set(
  `microsoft ms msft adobe google gcp amazon aws azure apache oracle ibm sap autodesk atlassian apple hashicorp vmware
  cisco intuit salesforce sfdc dassault siemens red hat epic cerner jetbrains nvidia meta facebook elastic hewlett hp
  bentley trimble esri mathworks ansys`
    .split(/\s+/)
    .filter((name) => name !== ""),
);
