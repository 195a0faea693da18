/**
 * Verbs whose bare form names their activity and is not also a noun of another meaning: 'Weld and grind steel' is
 * welding, while 'flexible schedule' is not scheduling.
 */
export const BARE_VERBS: ReadonlySet<string> = new Set(
  `weld solder braze troubleshoot negotiate debug refactor mentor onboard upsell reconcile
  triage proofread calibrate fabricate deburr laminate suture
  intubate catheterize medicate dispense bookkeep tutor illustrate animate storyboard
  sew knit upholster tile grout excavate landscape sanitize sterilize disinfect bartend
  bake saute fundraise canvass litigate mediate arbitrate notarize
  invoice benchmark prototype wireframe sketch photograph videograph retouch palletize
  restock recruit headhunt
  automate containerize virtualize encrypt pentest provision`
    .split(/\s+/)
    .filter((verb) => verb !== ""),
);
