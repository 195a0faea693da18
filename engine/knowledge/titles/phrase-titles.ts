/** Persons by their whole name, whose last word alone names none. */
export const PHRASE_TITLES: ReadonlySet<string> = new Set(
  `au pair, dog walker, key holder, crew member, team member, board member, cast member, committee member,
   council member, clerk of works, chimney sweep, office junior, talent scout, location scout, pit boss, ward
   sister, senior sister, junior sister, theatre sister, charge sister, nursing sister, process server, line
   feeder, butler, head butler, kennel hand, charge hand, leading hand, key grip, focus puller, first mate,
   second mate, able seaman, petty officer, lollipop lady, dinner lady, canteen lady, tea lady, bin man, removal
   man, hedge layer, carpet layer, floor layer, ghillie, stalker, groom, dresser, library page, building
   superintendent`.split(/,\s+/),
);
