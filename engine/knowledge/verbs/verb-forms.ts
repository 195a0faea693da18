/**
 * Verbs that a line about somebody's work opens with, over all trades: base form alone where it is regular, with + where
 * the last consonant doubles, with * where both spellings are in use (labeled, labelled), or base, past and participle.
 */
export const VERB_LINES = `
miss; reimage; image; lacquer; ream; knurl; hone; shore; bleed bled; vent; clad+; mitre; chisel; rip+; rout; tack; crate; sling slung; shunt;
couple; uncouple; undock; berth; ferment; distil+; distill; juice; declutter; tidy; undress; shower; farrow; drench; harrow; thresh; stump; coppice; strim+;
scarify; topdress; pot+; calm; frisk; detain; signpost; catheterise; catheterize; extubate; infuse; sequence; shard; cache; crawl; auction; evict;
notarise; notarize; lodge; summon; void; refund; colour; color; pierce; rejig+; rehouse; quell; breach;
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
file; fill; film; finalise; finalize; finance; find found found; finish; fit+; fix; flag+; fly flew flown;
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
wrap+; write wrote written; x-ray; zone;
invigilate; culture; storyboard; redraw redrew redrawn; retouch; patrol+; milk; fell; breed bred bred; cold-call;
hand; mark; chase; clock; tie; tighten; thread; toast; toss; touch; typeset typeset typeset; uncover; upcycle; uplift;
vary; video; videotape; visualise; visualize; warn; whip+; widen; witness; abate; acclimate; airbrush; anodize;
animate; annotate; apprentice; arbitrate; assay; attach; attract; autoclave; babysit babysat babysat; bag+; bale;
band; barber; batter; blast; bleach; blog+; bolt; bone; bottle; box; brand; braze; brick; brush; burn; butter; button;
buzz; cap+; carve; centrifuge; chop+; churn; clamp; clip+; clone; coat; commercialise; commercialize; compost;
conceptualise; conceptualize; confirm; cost cost cost; crimp; crop+; cycle; darn; deburr; decontaminate; defrost;
dehire; dice; dilute; dine; disconnect; dissect; dive; drain; drape; dredge; dry; dub+; dump; dust; dye; e-mail; edge;
embroider; empty; encase; engrave; epilate; erect; etch; euthanize; exfoliate; exhibit; expose; extinguish; extract;
extrude; farm; fence; fertilise; fertilize; fetch; filet; fillet; filter; fingerprint; fire; flash; flip+; float;
flush; foil; fold; forage; frame; freelance; fuel; fumigate; function; fuse; galvanize; garden; gild; glue; grease;
graze; gut+; hatch; heal; heat; herd; hoe; hook; hose; humanize; ice; impound; impress; incubate; index; inject; ink;
inoculate; intern; interrogate; irrigate; isolate; jack; juggle; keyboard; kit+; knead; lace; lathe; layer; level*;
lime; line; list; loop; man+; manicure; mask; mine; moisturise; mold; monogram; mould; muck; mulch; neuter; nail;
notch; numb; oil; orbit; outsource; pad+; page; palletise; pan+; panel*; parallelize; park; paste; patch; patent;
pave; perm; phase; pickle; piece; pin+; pipette; pit+; plane; plough; plow; plug+; poach; point; pool; port; portion;
powder; preach; pre-screen; premix; press; prick; prime; print; prop+; propagate; publicise; publicize; puncture;
push; quarry; quench; quilt; rack; raft; rake; ram+; reap; rear; rebook; recalibrate; recap+; receipt; recite;
reconstruct; recut recut recut; recycle; redecorate; redeploy; redevelop; redirect; reel; refill; reforest; regrout;
reheat; replant; repot+; repoint; reseed; reside; restrain; resurface; retile; retool; rewire; rework; rinse; rivet;
roof; row; sail; salt; sandblast; scaffold; score; scout; scrape; scrub+; season; seat; seed; shampoo; sharpen; shave;
shingle; shovel*; shred+; shuck; shuttle; sift; sieve; simmer; simulate; skin+; skipper; slaughter; slow-cook; smoke;
smoothen; snake; soak; soundproof; sow sowed sown; spackle; spay; sponge; spread spread spread; sprout; stage; staple;
steam; stencil; stir+; stoke; strand; strap+; stretch; stucco; subdivide; synthesise; tag+; tan+; tar+; tattoo;
tether; thin+; thatch; till; tint; torque; transect; transfuse; trawl; trowel; truck; tube; tuck; tweeze; twist;
usher; vend; veneer; vulcanize; wainscot; wallpaper; wheel; whitewash; winch; winnow; wrangle; yield; zest; ideate;
iterate; wireframe; whiteboard; chauffeur; bartend; caddy; coat-check; accommodate; acknowledge; activate; admit+;
affiliate; agree; aim; air; allow; apportion; articulate; attest; authenticate; bear bore borne; brainstorm; bridge;
cancel*; categorise; categorize; cease; centralise; centralize; cite; co-author; co-found; co-manage; co-organise; co-organize; co-teach co-taught co-taught; commit+; computerise; computerize; concede; conclude; confer+; contract;
counter; countersign; cross-check; cross-sell cross-sold cross-sold; crowdfund; date; debrief; decommission; decrypt;
deduct; deepen; defer+; delete; demo; depict; deregister; destroy; differentiate; digest; disclose; dismiss; dispose;
disseminate; divert; divide; downsize; drop+; eject; elicit; embark; enact; encrypt; end; enjoy; escalate; evacuate;
exhume; exit; expel+; expense; face; fast-track; fax; feature; finetune; fine-tune; forward; gauge; hardcode; harden;
hasten; humanise; hypothesise; hypothesize; impart; impose; incorporate; induct; initialise; initialize; inquire;
insource; interlink; intervene; journal; key; kick; lessen; liberalise; localise; localize; loan; mandate; micro-manage; mirror; mock; multiply; narrate; network; nominate; normalise; normalize; off-load; orientate; outperform;
outpace; overlay; override overrode overridden; parse; penetrate; personalise; personalize; petition; pinpoint; pivot;
plot+; privatise; progress; prohibit; prolong; promise; propel+; provision; punch; race; rally; ratify; reallocate;
reassign; recode; reconvene; recreate; re-design; reengineer; refocus; reformat+; reimburse; reintroduce; reject;
renegotiate; reorder; reorganise; reply; reposition; reproduce; request; require; reschedule; resettle; resubmit+;
retire; retry; revitalise; revive; reward; salvage; sanction; segment; self-manage; shrink shrank shrunk; soften;
solicit; speed sped sped; sponsor; spot+; steward; straighten; stream; stress-test; sub-contract; supersede;
supplement; suspend; switch; syndicate; systematise; tabulate; target; tender; test-drive; top+; trigger; unveil;
vouch; whittle; woo; zip+;
pass; appear; prospect; merchandise; clerk; shop+; cash; adjudicate; arrive; bank; bike; block; board; boil; bounce; burnish;
camp; celebrate; challenge; chat+; claim; click; comb; comfort; commend; compete; concentrate; condense; consign;
continue; cope; correspond; cross; crush; dance; debate; debit; credit; decline; deduce; defeat; deflect; deny;
describe; detail; deter+; disable; discount; discuss; disrupt; dissolve; distinguish; download; duplicate; ease;
employ; enclose; encounter; energise; envision; erase; excel+; exclude; expect; ferry; figure; fish; flatten; force;
guarantee; imagine; include; involve; itemise; itemize; land; lean; legislate; live; lock; memorise; mend; mention;
minister; moor; note; notice; permit+; postpone; predict; prefer+; question; react; realise; realize; recognise;
reflect; rely; remain; remember; remind; repeat; return; rid rid rid; rule; rush; satisfy; separate; shelter; shift;
slow; spare; spark; spell; spill; stamp; stay; step+; stuff; subtract; suit; talk; tap+; telephone; thank; tip+; tour;
trust; try; unfasten; unlock; urge; view; waste; grant; possess; limit; exert; embody; endure; instigate; officiate;
umpire; referee; dictate; rehome; de-escalate; de-ice; co-chair; co-design; co-develop; co-create; crowd-source;
crowdsource; mystery-shop+; spot-check; hand-pick; ringfence; unearth; uncap+; typecast; wield; zero; aliquot;
anesthetize; ambulate; cannulate; debride; doff; don+; immunise; immunize; lavage; ligate; mobilise; nebulize;
palpate; phlebotomise; pulverize; resect; splint; suction; swaddle; venepuncture; wean; amortise; capitalise;
capitalize; factor; hedge; impair; journalise; net+; rebate; securitise; write-off; arraign; convict; indict; plead;
subpoena; sue; testify; aerate; baste; blanch; brine; broil; caramelise; debone; decant; deglaze; flambe; julienne;
parboil; proof; saute; sear; skewer; sous-vide; temper; whisk;
pitch; vote; account; characterise; characterize; relaunch; advertise; amplify; anchor; architect; augment; average; bookkeep bookkept bookkept;
broker; campaign; channel*; chaperone; comp; confront; contest; convince; credential; deep-clean; depreciate; emcee; familiarise;
familiarize; furnish; garner; gross; helm; inaugurate; incentivise; incentivize; launder; memorize; mitigate; multitask;
offboard; poll; prep+; quadruple; re-establish; ready; realign; rectify; rejuvenate; reserve; result; school; sculpt; shortlist;
showcase; specialise; specialize; strategise; strategize; transition; re-organise; re-organize; reverse-engineer; double-check;
power-wash; pressure-wash; hand-craft; drop-ship+; dry-clean; pre-qualify; self-publish; stage-manage; project-manage; line-manage;
quality-check; spot-weld; heat-treat; arc-weld; bus; signal*; stake; calve; foal; lamb; castrate; dehorn; inseminate; rough;
drywall; side; compact; backfill; screed; belay; cross-sell cross-sold cross-sold; kick-start; fast-forward; teleprospect; co-facilitate;
upcharge; decommission; recommission; pre-assess; reassess; remeasure;
fit fit fit; reprice; retender; rebid; resurvey; reinstall; reinstate; remarket; remaster; reseal; resize; resource;
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
  volunteer walk wash watch water weld wire witness wrap write-up coach contact group head fund cast grant trust bid risk asset waste yield gift legacy order file exam menu staff team rota bank stock cash food tenant patient customer client graduate churn launch search display process product partner supplement structure image research parent guest sponsor broadcast surface reward debut spread key`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Base forms that open a line as nouns, unless a determiner follows: 'Expense reports', 'Credit control'. */
export const RARELY_BASE: ReadonlySet<string> = new Set(
  `expense credit debit bank brand journal fuel index band page patent phase probe receipt relay shelter spark spot stone strap
  stream surface tool torque trail trap trial tube vent ward wax wheel yield zone net man machine line level layer ice gut front
  foil fire filter farm edge dust cycle button brick box bottle bone batter bag camp claim circuit chat cross discount dance
  fish figure force land limit lock mention note permit question return rule slow spare stamp step tap tip trust view waste
  challenge crop field image vent crate sling shower berth juice cache sequence auction void refund colour color tack lodge shunt pot calm couple breach hone shore shard crawl stump cash stock heat oil water power light sound gas steel wood paper product quality customer`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
