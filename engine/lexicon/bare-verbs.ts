/**
 * Verbs whose bare form names their activity and is not also a noun of another meaning: 'Weld and grind steel' is
 * welding, while 'flexible schedule' is not scheduling.
 */
export const BARE_VERBS: ReadonlySet<string> = new Set(
  `weld solder braze troubleshoot negotiate forecast debug refactor mentor onboard prospect upsell reconcile
  triage proofread transcribe translate interpret calibrate fabricate machine-program deburr laminate suture
  intubate catheterize medicate dispense budget bookkeep tutor draft illustrate animate storyboard edit
  sew knit upholster tile plaster grout excavate landscape prune weed mow sanitize sterilize disinfect bartend
  waitress butcher bake grill saute garnish plate fundraise canvass litigate mediate arbitrate notarize
  invoice benchmark prototype simulate wireframe sketch photograph videograph retouch palletize
  forklift merchandise restock dispatch recruit headhunt interview counsel coach survey inspect audit
  program-manage automate containerize virtualize encrypt pentest deploy provision`
    .split(/\s+/)
    .filter((verb) => verb !== ""),
);
