/**
 * Verbs that a line about somebody's work opens with, over all trades: base form alone where it is regular, with + where
 * the last consonant doubles, with * where both spellings are in use (labeled, labelled), or base, past and participle.
 */
export const VERB_LINES = `
abseil; accelerate; accompany; accomplish; accrue; achieve; acquaint; acquire; act; adapt; address; adjust;
administer; administrate; adopt; advance; advise; advocate; aggregate; aid; alert; align; allocate; alter;
amend; amortize; anaesthetise; analyse; analyze; answer; anticipate; appeal; apply; appoint; appraise;
approve; archive; argue; arrange; arrest; ascertain; assemble; assess; assign; assist; attain; attend;
audit; author; authorize; automate; avoid; award; back; bake; balance; bargain; batch; bathe;
beat beat beaten; become became become; begin began begun; benchmark; bend bent bent; bid bid bid; bill;
bind bound bound; blend; blow blew blown; bolster; bond; book; boost; break broke broken; brew; brief;
bring brought brought; broadcast broadcast broadcast; budget; buff; build built built; bundle; butcher;
buy bought bought; calculate; calibrate; canvass; capture; care; carry; cast cast cast; catalog; catalogue;
catch caught caught; cater; catheterize; caulk; certify; chair; champion; change; charge; chart; check;
choose chose chosen; circulate; clarify; classify; clean; cleanse; clear; climb; close; co-lead;
co-ordinate; co-write; coach; code; collaborate; collate; collect; combine; come came come; command;
commission; communicate; compare; compile; complete; comply; compose; compute; conceive; conduct;
configure; connect; conserve; consolidate; construct; consult; contact; contain; contribute; control+;
convert; convey; cook; coordinate; correct; counsel*; count; cover; craft; create; crew; cross-train;
cultivate; curate; cure; customise; customize; cut cut cut; deal dealt dealt; debug+; decide; decorate;
decrease; dedicate; defend; define; defuse; delegate; deliver; demolish; demonstrate; deploy; depose;
deposit; deputise; deputize; derive; design; detect; determine; develop; devise; diagnose; dialyse;
dialyze; dig dug dug; digitise; digitize; direct; disassemble; disburse; discharge; discover; disinfect;
dismantle; dispatch; dispense; display; distil+; distribute; diversify; do did done; dock; document; dose;
double; draft; draw drew drawn; dress; drill; drink drank drunk; drive drove driven; earmark; earn;
eat ate eaten; edit; educate; effect; electrify; elevate; eliminate; email; embed+; emphasize; empower;
enable; encode; encourage; endorse; enforce; engage; engineer; enhance; enlarge; enlist; enrich; enrol+;
enroll; ensure; enter; entertain; equip+; escort; establish; estimate; evaluate; evolve; examine; excavate;
exceed; exchange; execute; exercise; expand; expedite; experiment; explain; explore; export; extend;
fabricate; facilitate; fall fell fallen; fasten; feed fed fed; feel felt felt; field; fight fought fought;
file; fill; film; finalise; finalize; finance; find found found; finish; fit+; fix; flag; fly flew flown;
focus; follow; forecast forecast forecast; foresee foresaw foreseen; forge forged forged; form; formalise;
formalize; format+; formulate; foster; found; freeze froze frozen; fry; fulfil+; fulfill; fund; fundraise;
gain; garnish; gather; generate; get got got; give gave given; glaze; go went gone; govern; grade;
graduate; graft; greet; grill; grind ground ground; groom; grout; grow grew grown; guard; guide; halt;
halve; handle; hang hung hung; harmonize; harvest; haul; head; headhunt; hear heard heard; help; hem+;
hide hid hidden; highlight; hire; hit hit hit; hoist; hold held held; host; house; hunt; identify;
illustrate; implement; import; improve; improvise; increase; influence; inform; initiate; innovate;
input input input; inspect; inspire; install; instil+; instill; institute; instruct; insulate; insure;
integrate; interact; interface; interpret; interview; introduce; intubate; invent; inventory; invest;
investigate; invite; invoice; iron; issue; join; judge; justify; keep kept kept; knit+; know knew known;
label*; labour; laminate; lance; landscape; launch; lay laid laid; lead led led; learn; lease;
leave left left; lecture; lend lent lent; leverage; levy; liaise; license; lift; light lit lit; link;
liquidate; listen; litigate; load; lobby; locate; log+; look; lose lost lost; lower; lubricate; machine;
mail; maintain; make made made; manage; manufacture; map+; marinate; market; marshal*; massage; master;
match; maximise; maximize; mean meant meant; measure; mediate; medicate; meet met met; mentor; merge;
message; migrate; mill; mince; minimise; minimize; mix; mobilize; model*; moderate; modernize; modify;
monitor; mop+; motivate; mount; move; mow; name; navigate; negotiate; neutralize; notarize; notify; number;
nurse; nurture; obey; object; observe; obtain; offer; offload; offset offset offset; onboard; open;
operate; optimise; optimize; orchestrate; order; organise; organize; orient; originate; outfit+; outline;
outsell outsold outsold; overcome overcame overcome; overhaul; oversee oversaw overseen; own; pack;
package; paint; palletize; participate; partner; pay paid paid; peel; perfect; perform; persuade; phone;
photocopy; photograph; pick; pilot; pioneer; pipe; place; plan+; plant; plaster; plate; play; plumb;
polish; position; post; pour; practice; practise; precept; prepare; prescribe; present; preserve; prevent;
price; prioritise; prioritize; probe; process; procure; produce; profile; program+; project; promote;
proofread; propose; prosecute; protect; prototype; prove; provide; prune; publish; pull; pump; purchase;
pursue; put put put; qualify; quantify; quarantine; query; quit quit quit; quote; raise; rank; rate;
re-engineer; reach; read read read; reassure; rebalance; rebrand; rebuild rebuilt rebuilt; recall; receive;
recertify; recognize; recommend; reconcile; recondition; record; recover; recruit; redact; redesign;
redo redid redone; reduce; refactor; refer+; refine; refinish; refit+; refuel*; refurbish; regenerate;
register; regulate; rehabilitate; rehearse; reinforce; reissue; relate; relay; release; relieve; reline;
relocate; remediate; remit; remodel; remove; render; renew; renovate; rent; reorganize; repaint; repair;
replace; replenish; report; represent; repurpose; reroute; rerun reran rerun; rescue; research;
resell resold resold; reset reset reset; reshape; resolve; respond; restock; restore; restructure;
resuscitate; retain; retake retook retaken; retrain; retrieve; retrofit+; reupholster; reuse; revamp;
reverse; review; revise; revitalize; rewrite rewrote rewritten; ride rode ridden; rig+; ring;
rise rose risen; roast; roll; rotate; route; run ran run; safeguard; sample; sand; sanitise; sanitize;
save; say said said; scale; scan+; schedule; scope; screen; script; seal; search; secure; sedate;
see saw seen; seek sought sought; select; sell sold sold; send sent sent; serve; service; set set set;
settle; sew sewed sewn; shadow; shake shook shaken; shape; share; shear; shed shed shed; shelve; shield;
ship+; shoot shot shot; shorten; show showed shown; shut shut shut; sign; simplify; sing sang sung;
sit sat sat; sketch; skim+; slash; sleep slept slept; slice; smooth; solder; solve; soothe; sort; source;
speak spoke spoken; spearhead; specify; spend spent spent; spin spun spun; splice; split split split;
spray; square; stabilise; stabilize; stack; staff; stain; stand stood stood; standardise; standardize;
start; steal stole stolen; steer; sterilise; sterilize; stick stuck stuck; stimulate; stitch; stock; stop+;
store; streamline; strengthen; strike struck struck; strip+; structure; study; style; subcontract; submit+;
substitute; succeed; suggest; summarise; summarize; supervise; supply; support; surpass; survey; sustain;
suture; swab+; sweep swept swept; swim swam swum; symbolize; synthesize; systematize; tackle; tailor;
take took taken; tally; tape; taste; teach taught taught; tear tore torn; tell told told; tend; terminate;
test; think thought thought; throw threw thrown; tile; time; titrate; toilet; total*; tow; trace; track;
trade; train; transcribe; transfer+; transform; translate; transplant; transport; trap+; travel*; treat;
trench; triage; trial; trim+; triple; troubleshoot troubleshot troubleshot; tune; turn; tutor; type;
unblock; unclog+; undergo underwent undergone; underpin; understand understood understood;
undertake undertook undertaken; underwrite underwrote underwritten; unify; unite; unload; unpack; update;
upgrade; uphold upheld upheld; upholster; upload; upsell upsold upsold; upskill; use; utilise; utilize;
vaccinate; vacuum; valet; validate; value; varnish; ventilate; verify; vet+; visit; voice; volunteer; wait;
wake woke woken; walk; warehouse; warm; wash; watch; water; waterproof; wax; wear wore worn;
weave wove woven; weed; weigh; welcome; weld; win won won; wipe; wire; withdraw withdrew withdrawn; work;
wrap+; write wrote written; x-ray; zone
`;

/** Base forms that are as often nouns, so that 'and report' in the middle of a line may be either. */
export const ALSO_NOUNS: ReadonlySet<string> = new Set(
  `work plan report design test support train review document order record process program project research supply
  contract audit budget account bill book brief call care cash charge check claim clean code control cost count cover
  cut deal display draft drive dress drill edit estimate exercise exhibit experience export field file film fill fit
  forecast form function grade guard guide help host hand house interview import increase inventory invoice issue
  judge label lead lift light limit link list load log machine mail map mark market master match measure mentor mix
  model monitor mount move name network note nurse offer onboard paint patch pay phone photograph pilot place plant
  plate play point polish position post practice present price print prize profile promise purchase question quote
  raise range rank rate reach release rent repair request reply rescue result return ride risk route run sale sample
  scale scan schedule scope score screen seal search serve service set shape share ship show sign sketch sort source
  spray staff stage stock store structure study surge survey switch table tag tape target task taste time total tour
  track trade transfer transport travel treat trial trim tune tutor type update upgrade use value view visit voice
  volunteer walk wash watch water weld wire witness wrap write-up coach contact group head fund cast`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
