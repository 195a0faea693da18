/**
 * Common English words in three bands, most common first, in their base form: the background against which a word of
 * an ad is rare or not. Inflections are folded before looking up. Written from general knowledge of the language.
 */

const FUNCTION_WORDS = `
a an the this that these those some any no none every each either neither all both half several few many much more most less least
enough such what which who whom whose whatever whichever whoever another other others same own i me my mine myself you your yours
yourself yourselves he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs
themselves one ones someone anyone everyone nobody somebody anybody everybody something anything everything nothing and or but nor
so yet if unless because since although though while whereas whether than as until till when whenever where wherever why how
however therefore thus hence otherwise moreover furthermore meanwhile instead besides in on at by for with without within about
against between among amongst into onto through throughout during before after above below under over up down out off from to
toward of across along around behind beside beyond near per plus minus via upon despite except including regarding concerning
following inside outside underneath alongside be am is are was were been being have has had having do does did doing done will
would shall should can could may might must ought need dare used not never always often sometimes usually rarely seldom ever
also too very quite rather just only even still already again once twice almost nearly perhaps maybe indeed here there now then
today tomorrow yesterday soon later ago away back yes please etc eg ie vs versus re let us get got go goes going come came
d ll m s t ve isn aren wasn weren don doesn didn won wouldn couldn shouldn hasn haven hadn can't cannot
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty hundred thousand million billion
first second third fourth fifth last next previous former latter various certain due able according amid apart aside else
like unlike whose onto upon thereby therein thereof herein hereby whereby wherein henceforth nonetheless nevertheless
`;

const EVERYDAY_WORDS = `
ability able abroad absence absolute absolutely accept access accident accompany account accurate achieve acquire act action active activity actual
actually add addition additional address adequate adjust admin admit adopt adult advance advantage advice advise affect afford afraid
afternoon age agency agent agree agreement ahead aim air alarm alert alike alive allow alone aloud alter alternative amaze amazing ambition
amount analyze anger angle angry animal announce annual answer anxious anywhere apart apartment apologize apparent appeal appear appearance apple
application apply appoint appointment appreciate approach appropriate approval approve area argue argument arise arm army arrange arrangement arrival
arrive art article artist ashamed ask asleep aspect assess assessment asset assign assist assistance assistant associate association assume
assure atmosphere attach attack attempt attend attendance attention attitude attract attractive audience aunt authority available average avoid
award aware awareness awful baby background bad bag balance ball band bank bar base basic basis basket bath bathroom battle beach bear beat
beautiful beauty become bed bedroom beer begin beginning behave behavior belief believe bell belong belt bench bend benefit best better bid big bill
bird birth birthday bit bite black blame blank blind block blood blow blue board boat body boil bold bone bonus book boot border bore boring
borrow boss bother bottle bottom bowl box boy brain branch brand brave bread break breakfast breath breathe brick bridge brief bright brilliant
bring broad brother brown brush budget build building bunch burn bus business busy butter button buy cabinet cable cake calculate call calm
camera camp campaign cancel candidate candle cap capable capacity capital captain car card care career careful carefully carpet carry case cash cast cat
catch category cause celebrate cell center central century ceremony chain chair chairman challenge champion chance change channel chapter character
characteristic charge charity chart chat cheap check cheek cheer cheese chemical chest chicken chief child childhood chip chocolate choice choose church
cigarette circle circumstance citizen city claim class classic classroom clean clear clearly clerk clever click client climate climb clinic clock close closely
cloth clothes clothing cloud club clue coach coal coast coat code coffee coin cold collar colleague collect collection college color column combination
combine comfort comfortable command comment commercial commission commit commitment committee common communicate communication community company
compare comparison compete competition competitive complain complaint complete completely complex complicated component compound comprehensive computer
concentrate concept concern concert conclude conclusion concrete condition conduct conference confidence confident confirm conflict confuse connect
connection conscious consequence consider considerable consideration consist consistent constant construct construction consult consultant consume
consumer contact contain container content contest context continue continuous contract contrast contribute contribution control convenient convention
conversation convert convince cook cool cooperate cooperation coordinate copy core corner corporate correct cost cotton council count counter country county
couple courage course court cover crash crazy cream create creation creative creature credit crew crime crisis criterion critical criticism criticize
cross crowd crucial cry cultural culture cup cupboard curious currency current currently curtain curve custom customer cut cycle daily damage dance
danger dangerous dark data database date daughter day dead deal dear death debate debt decade decide decision declare decline decorate decrease deep
deeply defeat defend defense define definite definitely definition degree delay delicate deliver delivery demand demonstrate deny department depend
dependent deposit depth derive describe description desert deserve design desire desk desperate destroy detail detect determine develop development
device devote diamond dictionary die diet differ difference different difficult difficulty dig digital dinner direct direction directly director dirty
disagree disappear disappoint disaster discipline discount discover discovery discuss discussion disease dish disk display distance distinct
distinguish distribute distribution district disturb divide division doctor document dog dollar domestic door double doubt downtown dozen draft drag drama
dramatic draw drawer drawing dream dress drink drive driver drop drug dry duck dust duty eager ear early earn earth ease easily east eastern
easy eat economic economy edge edit editor educate education effect effective effectively efficiency efficient effort egg elderly elect election
electric electrical electricity electronic element elevator eliminate embarrass emerge emergency emotion emotional emphasis emphasize empire employ
employee employer employment empty enable encounter encourage end enemy energy engage engine engineer engineering enjoy enormous ensure enter entertain
entertainment enthusiasm entire entirely entrance entry environment environmental episode equal equally equip equipment error escape especially
essay essential establish estate estimate evaluate evening event eventually evidence exact exactly exam examination examine example excellent exception
exchange excite exciting excuse execute executive exercise exhibit exist existence existing expand expansion expect expectation expense expensive
experience experiment expert expertise explain explanation explode explore export expose express expression extend extension extensive extent external extra
extraordinary extreme extremely eye face facility fact factor factory faculty fail failure fair fairly faith fall familiar family famous fan fancy
far farm farmer fashion fast fasten fat father fault favor favorite fear feature federal fee feed feedback feel feeling fellow female fence festival
field fight figure file fill film final finally finance financial find fine finger finish fire firm fish fit fix flag flat flavor flexible flight float floor
flow flower fly focus fold folk follow food foot football force foreign forest forever forget forgive fork form formal formation formula fortune forward
found foundation frame free freedom freeze frequent frequently fresh friend friendly friendship front fruit frustrate fuel full fully fun function fund fundamental
funny furniture future gain game gap garage garden gas gate gather general generally generate generation generous gentle gentleman genuine gift girl give
glad glance glass global glory goal gold golden golf good goods govern government grab grade gradually graduate grain grand grant grass grateful
gray great green greet greeting ground group grow growth guarantee guard guess guest guide guideline guilty guitar gun guy habit hair hall hand
handle hang happen happy hard hardly harm hat hate head headquarters heal health healthy hear hearing heart heat heating heaven heavy height hell hello
help helpful hero hesitate hide high highlight highly hill hire historic history hit hobby hold hole holiday home homework honest honor hook hope
horror horse hospital host hot hotel hour house household housing huge human humor hungry hunt hurry hurt husband ice idea ideal ideally identify
identity ignore ill illegal illness image imagine immediate immediately impact implement implementation imply import importance important impossible
impress impression impressive improve improvement inch incident include income increase increasingly incredible independence independent index
indicate individual indoor industrial industry inevitable influence inform information initial initially initiative injury inner innocent innovation
innovative input inquiry insect insert insist inspect inspection inspire install instance instant institute institution instruct instruction instrument
insurance intend intense intention interact interaction interest interested interesting internal international internet interpret interrupt interview
introduce introduction invest investigate investigation investment invite involve iron island issue item jacket jar job join joint joke journal
journey joy judge judgment juice jump junior jury justice justify keen keep key keyboard kick kid kill kind king kiss kitchen knee knife knock know
knowledge label labor laboratory lack lady lake lamp land landlord lane language large largely laser late lately laugh launch law lawyer lay layer lazy lead leader
leadership leading leaf league leak lean leap learn leather leave lecture left leg legal lemon lend length lesson letter level library license lie life lift light
likely limit line link lip liquid list listen literature little live living load loan local locate location lock logical lonely long look loose lose loss
lot loud love lovely low luck lucky lunch machine mad magazine magic mail main mainly maintain maintenance major majority make male man manage management manager
manner manual manufacture map march mark market marketing marriage marry mass massive master match material math matter maximum meal mean meaning means
measure measurement meat medal media medical medicine medium meet meeting member membership memory mental mention menu merchant mere mess message metal method
middle midnight mild mile military milk mind mine minimum minister minor minute mirror miss mission mistake mix mixture mobile mode model modern
modest moment money monitor month monthly mood moon moral morning mother motion motivate motivation motor mountain mouse mouth move movement movie
multiple muscle museum music musical mutual mystery nail name narrow nation national native natural naturally nature neat necessary neck needle
negative negotiate neighbor neighborhood nerve nervous net network new newly news newspaper nice night noise noisy noon normal normally north northern nose
note notice notion novel number numerous nurse nut object objective obligation observe obtain obvious obviously occasion occasional occasionally occupy occur
ocean odd offer office officer official oil old online open opening operate operation operator opinion opponent opportunity oppose opposite option
orange order ordinary organ organization organize origin original outcome output outdoor outline overall overcome owe owner pace pack package page pain paint painting
pair palace pale pan panel panic paper parent park parking part participate participant particular particularly partly partner partnership party pass
passage passenger passion passionate past path patience patient pattern pause pay payment peace peak pen pencil people perceive percent percentage perfect perfectly
perform performance period permanent permission permit person personal personality personally personnel perspective persuade pet phase phone photo
photograph phrase physical physically piano pick picture piece pig pile pilot pin pink pipe pitch place plain plan plane planet planning plant plastic plate platform
play player pleasant pleased pleasure plenty plot pocket poem poet point police policy polite political politics pollution pool poor pop popular population
port position positive possess possession possibility possible possibly post pot potato potential pound pour poverty power powerful practical practically
practice praise pray predict prefer preference prepare presence present presentation preserve president press pressure pretend pretty prevent price
pride priest primarily primary prime prince principal principle print printer priority prison privacy private prize probably problem procedure proceed
process produce product production profession professional professor profile profit program progress project promise promote promotion prompt proof
proper properly property proportion proposal propose protect protection proud prove provide provider public publish pull pump punish purchase pure purple
purpose pursue push put qualify quality quantity quarter queen question quick quickly quiet quit race radio rail rain raise range rank rapid rapidly rare
rate raw reach react reaction read reader reading ready real realistic reality realize really reason reasonable recall receipt receive recent recently
recipe recognize recommend recommendation record recover recovery recruit red reduce reduction refer reference reflect refrigerator refuse regard region
regional register regret regular regularly regulate regulation reject relate relation relationship relative relatively relax release relevant reliable relief
religion religious rely remain remark remarkable remember remind remote remove rent repair repeat replace reply report represent representative
reputation request require requirement rescue research reserve resident resist resolution resolve resort resource respect respond response responsibility
responsible rest restaurant restore restrict result retail retain retire return reveal revenue review revolution reward rice rich rid ride right ring rip rise risk
river road rock role roll roof room root rope rough round route routine row royal rub rubber rude ruin rule run rush sad safe safety sail salad salary sale sales salt
sample sand sandwich satisfaction satisfy sauce save saving say scale scan scared scene schedule scheme scholar school science scientific scientist
scope score scratch scream screen screw script sea seal search season seat secret secretary section sector secure security seed seek seem select selection self sell
send senior sense sensible sensitive sentence separate sequence series serious seriously servant serve server service session set setting settle setup severe sew sex
shade shadow shake shall shame shape share sharp sheep sheet shelf shell shelter shift shine ship shirt shock shoe shoot shop shopping short shot shoulder shout
show shower shut shy sick side sight sign signal significance significant significantly silence silent silly silver similar similarly simple simply single sink sister
sit site situation size skill skilled skin sky sleep slice slide slight slightly slip slope slow slowly small smart smell smile smoke smoking smooth snow social society
sock soft software soil soldier solid solution solve son song sort soul sound soup source south southern space spare speak speaker special specialist
specialize specific specifically speech speed spell spend spirit spiritual spite split spoon sport spot spray spread spring square stable staff stage stair stamp stand
standard star stare start state statement station statistics status stay steady steal steel steep step stick still stock stomach stone stop storage store storm
story straight strain strange stranger strategic strategy stream street strength strengthen stress stretch strict strike string strip stroke strong strongly
structure struggle student studio study stuff style subject submit substance substantial succeed success successful successfully sudden suddenly suffer
sufficient sugar suggest suggestion suit suitable sum summary summer sun supply support suppose sure surely surface surgery surprise surround survey survive
suspect sweet swim swing switch sympathy system systematic table tackle tail take tale talent talk tall tank tap tape target task taste tax taxi tea teach
teacher teaching team tear technical technique technology telephone television tell temperature temporary tend tendency tennis term terrible terrific territory
test text thank theater theme theory therapy thick thin thing think thought thread threat threaten throat throw ticket tie tight till time tin tiny tip tire
tired title toe together toilet tomato tone tongue tonight tool tooth top topic total totally touch tough tour tourist towel tower town toy trace track trade
tradition traditional traffic trail train trainer training transfer transform transition translate transport transportation trap travel tray treat treatment
tree trial trick trip trouble truck true truly trust truth try tube tune turn tv twin type typical typically ugly ultimate ultimately uncle understand
understanding unfair unfortunately uniform union unique unit unite universe university unknown unusual update upper upset urban urge urgent use useful user usual
vacation valley valuable value variation variety vary vast vegetable vehicle venture version victim victory video view village violence virtual virtually visible
vision visit visitor visual vital vocabulary voice volume volunteer vote wage wait wake walk wall wander want war warm warn warning wash waste watch water wave way
weak weakness wealth weapon wear weather web website wedding week weekend weekly weigh weight weird welcome well west western wet wheel white whole wide widely
wife wild willing win wind window wine wing winner winter wire wise wish witness woman wonder wonderful wood wooden word work worker working workplace workshop world worry
worth wrap write writer writing wrong yard year yellow young youth zero zone
`;

const LESS_COMMON_WORDS = `
namely tally concur ironclad glint tenable baton riveting ripple rippling strata fishbowl drool jobber gaffer saws mover movers consultancy retros asylum undercover detention
abandon abnormal abolish abrupt absorb abstract abuse academic academy accelerate accent acceptable acceptance accessible accessory acclaim accommodate
accommodation accomplish accomplishment accord accordance accordingly accountable accountability accumulate accuracy accurately accuse accustomed
ache acknowledge acquisition acre activate actively actor actress acute adapt adaptation adaptable adaptability adhere adherence adjacent adjustment
administer administration administrative administrator admire admission adolescent adoption advancement advent adventure adverse advertise advertisement
advisor advisory advocate advocacy aesthetic affair affection affiliate affordable aforementioned afterward agenda aggregate aggressive agile agility aging
agricultural agriculture aid aide aircraft airline airplane airport aisle album alcohol align alignment allege alliance allied allocate allocation
allowance ally alphabet altogether aluminum amateur ambassador ambiguous ambitious amend amendment ample analysis analyst analytical analytics ancient anger
anniversary annoy annually anonymous anticipate anxiety apology apparatus appetite applaud appliance applicable applicant appraisal apprehend apprentice
apprenticeship aptitude arbitrary arch architect architecture archive arena arise arrest arrow aspire aspiration assault assemble assembly assert
assertive assignment assumption assurance astonish athlete athletic atom attain attainment attendee attendant attest attorney attribute auction
audit auditor authentic author authorize auto automate automatic automatically automation automotive autonomous autonomy autumn avenue await awake awkward
bachelor backup bacon badge badly baggage bake baker bakery balcony ballet ban banana banker banking banner barber bare barely bargain bark barn barrel barrier
baseball baseline basement basin basketball batch battery bay bead beam bean beard beast bee beef beg behalf beloved beneath beneficial beneficiary bet
betray beverage bias bible bicycle bike biker bind biography biology biological bishop bitter blade blanket blast blaze bleed blend bless blog bloom blouse blur
boast bolt bomb bond bookstore boom boost booth boots borrow bounce bound boundary bow boxing bracket brake brass breach breadth breakdown breakthrough breast breed
breeze brew bribe bride briefing briefly briefcase broadcast broaden brochure broken broker bronze browse browser bubble bucket buddy buffet bug builder bulb bulk bull
bullet bulletin bump burden bureau burst bury bush bushel butcher buyer buzz bypass cab cabin cafe cafeteria cage calculation calculator calendar calibrate
calorie camper campus canal cancer candid candy canvas capability capture caption caravan carbon cardboard cardinal caregiver caretaker cargo caring carpenter
carrier carrot cart carton cartoon carve cascade cashier casino casual casualty catalog catalyst catering cattle caution cautious cave cease ceiling
celebration celebrity cement cemetery census centralize ceo ceramic cereal certainly certainty certificate certification certify chamber champagne changeover chaos chapel
characterize charitable charm charter chase chef chemist chemistry cherish cherry chess chew chin choir chop chore chronic chunk cinema circuit
circular circulate circulation circus cite civic civil civilian civilization clarify clarity clash classical classification classify classmate clause claw clay
cleaner cleaning cleanliness clearance cleaner clergy cliff cling clinical clinician clip closet closing closure cluster clutch coalition cocktail
cognitive coherent coin coincide collaborate collaboration collaborative collaborator collapse collectively collector collision colony colorful combat comedy
comic commander commence commerce commodity commonly communicator compact companion comparable comparative compassion compassionate compatible compel
compensate compensation competence competency competent competitor compile complement complementary completion complexity compliance compliant comply
compose composition composer comprehend comprise compromise compulsory compute computing conceal conceive concentration conception concise concrete
condemn conditional confer confess confidential confidentiality configuration configure confine conform confront confusion congratulate congress conjunction
conquer conscience consecutive consensus consent conservation conservative conserve considerate considerably consistency consistently console consolidate
consolidation conspicuous constantly constituent constitute constitution constraint constructive consultation consulting consumption contemporary
contemplate contend contest continent contingency continual continually continuity continuously contractor contractual contrary contributor controversial
controversy convenience conventional converse conversion convey conviction cookie cooker cooking cooperative coordination coordinator cop cope copper copyright cord
cordial corn corporation correction correctly correlate correlation correspond correspondence corresponding corridor corrupt cosmetic costume cottage couch cough
counsel counseling counselor counterpart countless coupon courier courteous courtesy courthouse courtyard cousin coverage cow coworker cozy crack cradle craft
craftsman crane crawl creativity creator credential credibility credible creek creep crest crew cricket criminal crisp critic criticize crop crossing crown crude cruel
cruise crush crystal cube cue cuisine culinary culminate cultivate culturally cure curiosity curriculum cursor cushion custody customize cutting
cyber cynical dairy dam damp dancer dash dashboard dawn daylight dealer dean debit debut decay deceive decent decisive deck dedicate dedicated
dedication deduct deduction deem deer default defect defensive deficiency deficit defy delegate delegation deliberate delicious delight deliverable democracy
democratic demographic demonstration denial dense density dental dentist departure dependable dependent depict deploy deployment depot depress depression
deprive deputy descend descent descriptive designate designation designer desirable desktop despair destination destiny destruction detached detailed
detailing detection detective detergent deteriorate determination developer deviation devil devise devotion diagnose diagnosis diagnostic diagram dial dialect dialog diameter
diary dictate differential differentiate dignity dilemma diligence diligent diligently dimension diminish dine dining diploma diplomacy diplomat diplomatic directive
directory disability disable disadvantage disc discard discharge disciplinary disclose disclosure discomfort discourage discreet discretion discriminate
discrimination disguise disgust dislike dismiss disorder dispatch dispense disperse displace disposal dispose disposition dispute disrupt disruption dissolve
distant distinction distinctive distort distract distress distributor ditch dive diverse diversity divert dividend divine divorce dock doctrine documentary
documentation dolphin domain dominant dominate donate donation donor doorway dose dot downward draft drain drastic drawback dread drift drill drinking drought
drown drum dual dull dumb dump duplicate durable duration dusk dwell dye dynamic dynamics eagle earnest earnings earring earthquake echo eclipse ecology
ecological ecosystem edition editorial educational educator elaborate elastic elbow elegant elementary elevate elevation eligible eligibility elite eloquent email
embark embassy embed embody embrace emission emit empathetic empathy emphasis empirical empower empowerment enact enclose encompass encyclopedia endanger
endeavor endless endorse endorsement endure energetic enforce enforcement engagement engaging enhance enhancement enlarge enrich enroll enrollment ensemble
enterprise entertain enthusiast enthusiastic entitle entity entrepreneur entrepreneurial entrust envelope enviable envy epidemic equality equation
equity equivalent era erase erect erosion errand escalate escalation escort essence essentially estimation eternal ethic ethical ethics ethnic evacuate
evaluation evaporate eve everyday everywhere evident evolution evolve exaggerate exceed exceptional exceptionally excess excessive exclude exclusive
exclusively excursion execution exemplary exempt exemption exhaust exhibition exile exit exotic expedite expedition expel expenditure expertise
expire explicit exploit exploration explosion exposure expressive exterior extract extraction eyebrow fabric fabricate fabrication fabulous facilitate
facilitation facilitator factual fade fairness faithful fake familiarity fantastic fantasy farewell farming fascinate fascinating fatal fate fatigue feasible feasibility feast
feather federation feedback fertilizer fever fiber fiction fierce fifteen figurative filing filter finalize financially finding fingerprint firefighter fireplace firmly firsthand fiscal
fishing fitness fitting fixture flame flash flavor flaw flee fleet flesh flexibility flip flock flood flour flourish fluctuate fluent fluency fluid flush foam
foil follower fond football footage footwear forbid forecast foremost forge formally format formerly formulate fort forth fortunate forum foster foul fountain
fraction fracture fragile fragment fragrance framework franchise frank frankly fraud freelance freezer freight frequency freshly fridge friction fright fringe frog
frontier frost frown frozen fulfill fulfillment functional functionality fundraiser fundraising funding funeral fur furnish furthermore furious fuse fusion fuss gallery gallon gamble garbage
garlic garment gasoline gauge gaze gear gender gene generosity genetic genius genre geographic geographical geography germ gesture ghost giant
gifted glamorous glimpse globally globe gloomy glove glow glue goat gossip governance governor gown graceful gracious graduation grain grammar grape graph
graphic graphics grasp gratitude grave gravity grid grief grill grind grip grocery gross guardian guidance gum gym habitat halt ham hammer handbook handful
handicap handling handmade handshake handsome handwriting handy happily happiness harbor hardware hardworking harmful harmony harness harsh harvest haste
hazard hazardous headache heading headline headset healing healthcare heap heel helicopter helmet herb heritage heroic hike hint hip hollow holy
homeless homemade honesty honey honorable hopeful hopefully horizon horizontal hormone hostile hospitable hospitality hourly housekeeper hug humanity
humble humid hundred hurricane hygiene hypothesis icon idealist identical identification ideology idle ignorance illuminate illusion illustrate illustration imaginary
imagination imaginative immature immense immerse immigrant immigration imminent immune impair impartial impatient imperative imperial implication implicit
impose imprint impulse inability inadequate incentive inclination incline inclusion inclusive inclusivity incoming inconvenience incorporate incorrect incur indefinite
independently indication indicator indirect induce inefficient inexpensive infant infect infection infer inferior infinite inflation influential informal
informative infrastructure ingredient inhabit inherent inherit inhibit injure ink inn innovate innovator input insight insightful insofar inspiration inspirational
inspiring inspector installation instantly instinct institutional instructional instructor instrumental insulate insult insure insurer intact intake integral integrate integration
integrity intellectual intelligence intelligent intensity intensive intent interactive interchange interconnect interface interfere interior intermediate intern
internally internship interpersonal interpretation interpreter interval intervene intervention intimate intricate intriguing intuition intuitive invade invasion invent invention
inventory inventive investigator investor invisible invitation invoice involvement irrelevant irrespective irritate isolate isolation itinerary ivory jail jam jaw jazz jealous
jeans jet jewel jewelry jog jointly journalism journalist judicial jungle jurisdiction juvenile kettle kindergarten kindly kindness kingdom kit knot knowledgeable lab
ladder lamb landing landmark landscape laptop largest latest laundry lawn lawsuit layout leaflet learner learning lease lecturer ledger legacy legend legendary legislation
legislative legitimate leisure lender lens lesser leverage liability liable liaise liaison liberal liberty librarian lid lifelong lifestyle lifetime lifting lighting
likelihood likewise limb limitation limited linear linger linguistic lion literacy literal literary literate litter lively liver livestock loaf lobby locally locker lodge log
logic logistics logo longstanding loop lorry lottery lounge loyal loyalty lubricate luggage lumber lunchtime luxurious luxury machinery magnet magnetic magnificent magnitude maid
mainstream makeup mall mandate mandatory maneuver manifest manipulate mansion manually manufacturer manufacturing manuscript marble margin marine marital marked marketer
marketplace marvelous mask massage mat mate mathematical mathematics mature maturity maximize mayor meaningful meantime mechanic mechanical mechanism medication medium
melody melt membrane memo memorable memorandum mentality mentor mentoring mentorship menu merchandise merchandiser merchandising mercy merely merge merger merit merry messenger
metaphor meter methodology methodical meticulous metric metropolitan microphone microscope microwave migrate migration milestone mill mindful mindset mineral miniature minimal
minimize ministry minority miracle mirror miscellaneous misery mislead missile mission mob mobility moderate moderator modification modify module moisture mold molecule momentum monopoly
monster monument mop morale morality mortgage mosque mostly motel motivated motivational motive motorcycle mount mouse mud multi multicultural multitask multitude multilingual mundane municipal murder murmur mushroom
musician mutter myth narrative narrator nasty nationality nationwide navigate navigation navy necessarily necessity necklace needy neglect negotiation negotiator nephew nest
neutral newcomer newsletter nickname niece nightmare nightly noble nominate nomination nonprofit norm notable notably notebook noteworthy notification notify noun nourish novelty novice
nowadays nuclear numeric numerical nursery nurture nutrition nutritional nutritionist obedient obese obey objectively oblige observation observer obsess obstacle occupant occupation
occupational occurrence offend offense offering offline offset offspring olive ongoing onion onboard onsite openly openness opera operational optical optimal optimism
optimistic optimize optimization optional oral orbit orchestra ordeal organic organizational organizer orient orientation oriented ornament orphan ought outbreak outdoors outfit outgoing outlet
outlook outperform outreach outstanding outward oven overlap overlook overnight oversee oversight overtime overview overwhelm overwhelming owl ownership oxygen packaging packing
packet pad paddle palm pamphlet panic pants paperwork parade paradise paragraph parallel paramount parcel pardon parliament participation particle partial passive passport password
pasta paste patent patiently patrol patron pave pavement payable peaceful peach peanut pear pearl peasant peculiar pedestrian peel peer penalty pension pepper percept perception
perfection performer perfume peripheral permanently permissible permit perseverance persist persistence persistent personalize personable persuasion persuasive pertain pertinent pest petition petrol petty pharmacist
pharmacy phenomenal phenomenon philosopher philosophical philosophy photographer photographic photography physician physics physiology pickup picnic pie pier pigeon pillow pine pineapple
pioneer pipeline pit pity pizza placement plague planner planting plasma platform plausible playful playground plea plead pledge plug plumber plunge plural poetry poise poison poisonous poker
polar pole polish politely politeness politician poll pollute pond ponder pony popularity pork portable porter portfolio portion portrait portray pose positively possessive postal postcard poster postpone
posture potential potentially pottery poultry powder practitioner pragmatic precede precious precise precisely precision predecessor predictable prediction predominantly preferable preferably preferred
prefix pregnancy pregnant prejudice preliminary premier premise premium preparation prescribe prescription presently preservation prestige prestigious presume prevail prevalent prevention preventive
previously prey pricing primitive printing prioritize prior privilege proactive proactively probability probable probation probe problematic procedural proceeding processing processor proclaim procure
procurement productive productively productivity professionalism professionally proficiency proficient profitable profitability profound programmer programming progression progressive prohibit projection projector
prolong prominent promising promptly pronounce proofread propaganda propel prospect prospective prosper prosperity protective protein protest protocol prototype proven province provision provisional provoke prudent
psychiatric psychological psychologist psychology publication publicity publicly publisher pulse punch punctual punctuality punishment pupil puppet purchaser purchasing pursuit puzzle qualification qualified qualifying
quantify quantitative quarterly query quest queue quilt quota quotation quote rabbit racial racism rack radar radiation radical radius rage raid railway rainbow rally ramp ranch random ranking rapport ratio
rational rationale reactive readily readiness realm rear rebel rebuild receipt receiver reception receptionist receptive recession recipient reckless reckon reclaim recognition reconcile reconciliation
reconsider reconstruct recorder recording recreation recreational recruiter rectangle recycle recycling redeem redesign redirect referee referral refine refinement reform refresh refreshing refreshment refuge refugee refund
refusal regain regime regiment registration regulator regulatory rehabilitation rehearsal rehearse reign reimburse reimbursement reinforce reject rejoice relational relaxation relay relevance reliability reliably reliance relieve relocate
relocation reluctant remainder remarkably remedy reminder remit removal render renew renewable renewal renowned rental reorganize repay repetition repetitive replacement replenish replica replicate reporter reporting
representation reproduce reproduction republic reputable rescue researcher resemble resentment reservation reservoir reside residence residency residential residual resign resignation resilience resilient resistance resistant
resolute resourceful resourcefulness respective respectively respectful respectfully respondent responsive responsiveness restless restock restoration restrain restriction restructure resume retailer retention retirement retreat retrieve reunion reusable reuse revenge
reverse revise revision revive reward rewarding rhythm ribbon rider rifle rigid rigor rigorous riot ritual rival roast rob robbery robot robust rocket rod romance romantic roommate rose rotate rotation rotten roughly
roundtable rug rugby runner runway rural rust sack sacred sacrifice saddle safeguard safely sailor saint salesperson salmon salon salute sanction sanctuary sandy sanitary sanitation sanitize satellite satisfactory satisfying
savvy scandal scar scarce scatter scenario scenery scenic scent scheduler scheduling scholarship scissors scoop scout scrap scrape screening scrub scrutinize scrutiny sculpture seafood seaside seamless seamlessly
seasonal seasoned secondary secondment sediment segment seize seldom selective semester seminar senate senator seniority sensation sensibility sensitivity sensor separately separation sergeant serial sermon
servicing session settlement sewage sewing shallow shampoo shark shed sheer shepherd shield shipment shipping shirt shortage shortcut shorten shortlist shortly shorts showcase showroom shrink shuttle sibling sidewalk siege sigh
signage signature silicon silk simplicity simplify simulate simulation simultaneous simultaneously sin sincere sincerely singer singular situate skate skeptical sketch ski skillful skip skirt skull slack slam slap slave
sleeve slim slogan slot sluggish slump smash smog smoothly snack snake snap sneak soak soap sober soccer sociable socialize socially socket soda sofa softly solar sole solely solicit solidarity solitary soluble solvent
someday somehow sometime somewhat somewhere sophisticated sore sorrow sorting sourcing sovereign spacious span spark spatial specialism specialization specialty species specification specify specimen spectacle spectacular spectator spectrum
speculate sphere spice spider spill spin spine spoil spokesman sponsor sponsorship spontaneous spouse sprint spur spy squad squeeze squirrel stability stabilize stack stadium staffing stain stake stakeholder stall standardize standby standing standpoint staple
startup starve static statewide statistic statistical statue stature statute statutory steak steam steer stem stereo stereotype sterile stern stimulate stimulus sting stir stitch stocking stockroom stool storey storyteller storytelling stove strand
strap strategically strategist straw strawberry streamline streamlined strengthen strenuous stressful strictly striking strive stroll structural structured stubborn studio stumble stunning stylish subcontractor subjective
submission subordinate subscribe subscriber subscription subsequent subsequently subsidiary subsidy substantially substitute subtle suburb suburban subway succession successive successor sue suffix suicide sunday sunlight sunny sunset sunshine super superb
superficial superintendent superior supermarket supervise supervision supervisor supervisory supper supplement supplemental supplementary supplier supporter supporting supportive supposedly suppress supreme surge surgeon surgical surplus surrender surroundings surveillance
survival survivor susceptible suspend suspension suspicion suspicious sustain sustainability sustainable swallow swamp sway swear sweat sweater sweep swell swift swiftly swimming symbol symbolic symbolize symmetry symphony symptom synchronize syndrome
synergy synthesis synthesize synthetic syrup tablet tact tactful tactic tactical tag tailor tailored takeaway talented tangible tardy tariff teaching teammate teamwork technician technological teenage teenager telecommunication
telescope teller temper temple tempo temporarily tempt tenant tender tension tent terminal terminate termination terminology terrace terrain territorial terror terrorism terrorist testament testify testimony testing textbook texture textile thankful
theft theoretical therapeutic therapist thereafter thermal thesis thief thigh thirst thirsty thorough thoroughly thoughtful thoughtfully thousand thrill thrilled thrive thriving throne thumb thunder thursday tick tide tidy tiger tightly tile timber
timeline timely timesheet timetable timid timing tissue tobacco tolerance tolerant tolerate toll tomb ton topple torch torture toss tournament toxic traceable tracking tractor trademark trader trading tragedy tragic trailer trainee trait tranquil transaction
transactional transcript transcribe transformation transformational transformative transit transitional translation translator transmission transmit transparency transparent transplant traveler treasure treasurer treasury treaty tremble tremendous trench trend trendy triangle tribe tribute trigger trim triple
triumph trivial tropical troublesome trousers trustee trustworthy tuition tunnel turnaround turnover tutor tutoring twilight twist tying typing tyranny ultimate umbrella unable unacceptable unanimous unavoidable unaware unbiased uncertain uncertainty uncomfortable uncommon
uncover undergo undergraduate underground underlying undermine understandable undertake undertaking underwear undo undoubtedly uneasy unemployed unemployment unexpected unfamiliar unforgettable unfortunate unhappy unified unify unintended universal universally unlawful unleash unlikely unload
unlock unmatched unnecessary unparalleled unpleasant unprecedented unsuccessful unveil upbeat upcoming upgrade uphold upkeep uplift upload upright upstairs upward usage usher utensil utility utilization utilize utmost vacancy vacant vaccine vacuum vague vain valid
validate validation validity van vanilla vanish variable variance vault vehicle veil vein velocity velvet vendor venue verbal verbally verification verify versatile versatility verse vertical vessel veteran veterinary viable vibrant vice vicinity vicious viewer
viewpoint vigilant vigorous vineyard vinegar vintage violate violation violent violin virgin virtue virus visa visibility visionary visually vitality vitamin vivid vocal vocational void volcano volleyball voluntary voluntarily volunteering voter voucher voyage vulnerable waiter
waitress waive wallet ward wardrobe warehouse warmly warmth warrant warranty warrior waterproof weaken wealthy weave webpage webinar weed weekday welfare wellbeing wellness whale wheat whereabouts whip whisper whistle wholesale wholly wicked widespread widow width
willingness wilderness wildlife willingly windy wipe wireless wisdom wit withdraw withdrawal withhold withstand woodland wool workday worker workflow workforce workload workmanship workout workspace workstation worldwide worship worthwhile worthy wound wrist
writer yacht yarn yearly yell yesterday yield yoga youngster youthful zealous zoo
`;

/** 1: grammar; 2: everyday; 3: common enough to be no name of anything in particular. */
export type WordBand = 1 | 2 | 3;

function readBands(): ReadonlyMap<string, WordBand> {
  const bands = new Map<string, WordBand>();
  const lists: readonly (readonly [string, WordBand])[] = [
    [FUNCTION_WORDS, 1],
    [EVERYDAY_WORDS, 2],
    [LESS_COMMON_WORDS, 3],
  ];
  for (const [list, band] of lists) {
    for (const word of list.split(/\s+/)) if (word !== "" && !bands.has(word)) bands.set(word, band);
  }
  return bands;
}

let known: ReadonlyMap<string, WordBand> | undefined;

/** Band of a lower-case word in its base or singular form, or undefined when it is not a common word. */
export function wordBand(word: string): WordBand | undefined {
  known ??= readBands();
  return known.get(word);
}
