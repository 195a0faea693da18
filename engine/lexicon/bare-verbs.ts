/**
 * Verbs whose bare form names their activity and is not also a noun of another meaning: 'Weld and grind steel' is
 * welding, while 'flexible schedule' is not scheduling.
 */
export const BARE_VERBS: ReadonlySet<string> = new Set(
  `weld solder braze troubleshoot negotiate forecast debug refactor mentor onboard upsell reconcile
  triage proofread transcribe translate interpret calibrate fabricate deburr laminate suture
  intubate catheterize medicate dispense bookkeep tutor illustrate animate storyboard
  sew knit upholster tile plaster grout excavate landscape prune weed sanitize sterilize disinfect bartend
  waitress butcher bake saute fundraise canvass litigate mediate arbitrate notarize
  invoice benchmark prototype wireframe sketch photograph videograph retouch palletize
  forklift merchandise restock recruit headhunt audit
  automate containerize virtualize encrypt pentest provision`
    .split(/\s+/)
    .filter((verb) => verb !== ""),
);
