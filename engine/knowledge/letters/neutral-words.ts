/**
 * Words by which a letter is joined, coloured and kept polite, and which claim no skill, thing, rank or result. Beside the
 * plain words they may stand in what a person says of themselves though the resume has none of them. Lemmas or as written.
 */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  `absolute absolutely accept accompany according actual add advantage afraid agree ahead aim alike along already although altogether among anyway apart apparent appear
  appreciate approach arrive arrival aspect assure attach attached attract aware away bear became become befit begin behave behind belief belong beside beyond bless blessed
  bottom bound bridge broad build busy calm candid candour capacity casual catch cause certain certainly chapter choose chosen clearly colour comfort comfortably committed
  concern connect constant content convince cool corner count courage courtesy crowd curious custom danger dare decade decide decent deem deep definite degree delight demand
  depend deserve desk despite detail develop differ difference difficult doubt draw dull eager ear earnest ease easily easy education effort either element else emphasis emphasise
  emphasize enclose enclosed encounter encourage energy engaged engaging enjoyable enjoyed enough enthusiasm enthusiastic entire entirely entrust environment equal essential
  eventually everybody everyone everything evident exact exciting exist expect expectation explain express extra eye face fair fairly faithful familiar family fascinate favour
  favourite feature feel fellow fine firm firmly firsthand fit flair focus fond foot forget former formerly forth forward foundation foremost frank frankly free fresh fresh-faced front
  fulfil fulfilling full fully fun fundamental gather general generally gentle genuine genuinely glad gladly glance goal gradually grateful ground habit half handy happen happily
  hard haven't hasn't hadn't head heart heartily helpful hence heart hesitate home honest honestly honesty honor honour hope hopefully humble humbly idea ideal ideally imagine immediate
  immediately impress impressed indeed initial initially inside inspire instead intend intention intrigue introduce invite join joy journey just keen kindly kindness known
  largely late later latter lay lead less let lie life light likewise likely limit live lively long love lucky lunch manner mark matter maybe meanwhile memory mention mere
  merely mind mindset mixture modest moment mood morning motivate motivated motivation move mutual name namely narrow natural naturally nature near nearly neat
  necessarily necessary neither nevertheless next nice nobody none nonetheless nothing notice notably nowadays obvious obviously occasion odd once oneself open openly
  ordinary organisation original otherwise outside overall owe pace pair part partly passion patience patient patiently perfectly period permit personal personally
  perspective phase pick picture piece plain plan pleasant pleasing pocket pop portion possibility possible possibly potential precious precisely prefer preparation prepared
  presence present presently pretty previous pride primarily primary principle prior privilege probably promise prompt proper properly proportion prospect prosper proudly pull purpose
  pursue push quick quickly quiet quietly rapid rare rarely rather reach readily reality realise realize reason reasonable recall receive recognise recommend refer reflect
  regret regular regularly rely remain remark remember remind request resonate respect respectful respectively rest reward rewarding rhythm rich rise root roughly round row
  satisfaction satisfying scene scope search season seat second seek seldom sense sensible separate serious seriously set settle settled seven share sharp shoe short shortly shoulder
  side significant silent similarly simple sincere sincerely single sit sitting situation size slight slightly slow small smell smile smooth smoothly solid someday something sometime
  somewhat somewhere soon sort sought soul span spare speak speaks special specially specific specifically spell spirit stage stand stay steadily steady step still straightforward
  strange strength strengthen stretch strike strong strongly style subject submit subsequent subsequently suit suitable sum summary surely surprise surprised sweet switch table tackle talk taste
  teach temper tend tendency term terrific therefore thorough thoroughly though thought thoughtful thrive through thus tidy tidily tie till tool top topic toward towards tradition
  transition translate travel treat trade tremendous trust truly truth try turn twist typical ultimately understand unfortunately unhurried unusual upon usual usually utmost vacancy valuable
  value varied variety various vary versed view virtue visit vital voice wait walk wants warmly waste watch weekend weigh weight wherever whichever whoever whole
  wholeheartedly whose wide willing willingness wise wish wonder wonderful wondering word worry worth worthwhile yearn yet youth zeal
  aged below above beneath brand-new old older young younger big bigger large larger tall heavy big-hearted everyday alongside respective ongoing back-to-back start-to-finish end-to-end
  straightaway upfront hardworking hard-working diligent punctual dependable reliable careful attentive committed loyal curious adaptable flexible friendly polite approachable humble cheerful
  dedicated dedication determined eager tidy conscientious methodical precise thorough self-motivated versatile passionate
  sir madam whom concern recruiter recruiting candidate candidacy applicant panel selection committee director head principal member hr talent acquisition department
  sincerely respectfully truly cordially faithfully cheers regards hereby herewith thereby wherein therein
  wasn't weren't isn't aren't don't doesn't didn't won't can't couldn't wouldn't i'd i'll i've i'm it's that's there's what's
  wasnt werent isnt arent dont doesnt didnt wont cant couldnt wouldnt havent hasnt hadnt its thats theres whats youre youve youll youd weve were theyre
  accustomed acquire acquaint acquainted afterwards afterward alone amid amount anybody anyone anything anywhere aside background base begun brief capable category challenge challenging
  character choice close colleague comment common commonly company comprise consist consistent consistently correct couple craft current day deal desire direction double-check duration
  employed employ employment era evening everywhere explore fact find first five former four fortunate frequent frequently future gain given grown grew held hour industry instance involve item job
  knowledge last league learn level list little local located location looked looking lot main majority mainly met midst minor month much never new number nine numerous occupy
  opportunity outline own particular past people per person place plenty plus point position post practice preceding profession professional professionally project proof prove quality quantity question range reader
  record regarding relate related relation relevant responsible responsibility result retire routinely same say scale school sector section seem self series serve setting several shape
  six since site sole solely solution space specialise specialize specialism specialty spend spot spring summer autumn winter fall staff starting state stint story strand stuff success
  such task team ten thank theme thing third three time today together tomorrow track trade tried true twelve two type undertake unit use useful weekly week well work workday worker working workload workplace world year
  career-long long-standing longstanding lifelong hands-on day-to-day full-time part-time previously throughout wherever whenever whilst while amongst unto via vis-a-vis
  adverts advert advertise advertised advertisement ad vacancy vacant listing opening role description criteria criterion fit match align aligned alignment qualify qualified qualification strength
  asset grasp familiarity exposure understanding command comfort proficiency proficient competent competency versed adept skilled skillset toolkit tool capability capable conversant fluent fluency
  credential credentials hold possess carry obtain obtained complete completed earn earned gained receive received awarded graduate graduated study studied train trained attend attended
  finish finished degree diploma certificate certified certification licence license licensed registered registration accredited member membership valid
  native speaker bilingual language speak spoken write written read reading
  count counted amount total average roughly approximately around over under exceed almost nearly barely
  shape shaped formed forged fuel fueled drive driven guide guided ground grounded rooted
  tell told hear heard ask asked say said call called name known think thought believe believed find found feel felt consider considered
  straight straightforward honest few compare bright opinion appeal stayed spread toolbox january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  actually adequate afford allow amaze amazing anxious arise atmosphere attempt attractive beginning blame blind bother brave brilliant bunch characteristic circumstance clue complicated completely
  conclude considerable contain convenient crucial dark deeply definitely delicate difficulty discuss discussion distinct divide dream emerge enable entertain episode escape existence extent
  extremely faith fancy favor favorite fear feeling finally flavor folk forever friend funny gentleman guess guy hardly hate hide hobby huge hurry husband important importance impossible
  impression impressive incredible increasingly inevitable innocent insist intense interesting interrupt justify kiss knock lack lady lately laugh length lonely lose loud lovely luck meaning
  mess mild nervous newly noisy noon novel obligation occasional occasionally pale passage pause perceive popular powerful pray pretend realistic relatively relax remarkable rid rude rush sad
  satisfy shame shine shy silence silly sky son stranger struggle successfully sudden suddenly suffer suggest suggestion suppose survive suspect sympathy tale terrible tired tonight totally
  tune urge visible virtually wander weakness weird wife aunt uncle brother father mother daughter sister parent grandmother grandfather
  change changed mean means fill filled shout lad lass bench cross theory disposal candidacy pen paper clock sun rain smooth hectic minute second rope hungry corridor hallway shoulder nerve instinct temperament gift appetite habit ethic ethos principle attitude outlook mentality discipline resilience composure stamina grit
  backbone heartbeat bedrock cornerstone hallmark pillar recipe ingredient secret key trick knack art science craft blend combination mix marriage balance
  rung ladder path road avenue journey destination milestone bridge gateway door window doorstep threshold horizon
  resonate echo mirror reflect embody exemplify underline underscore illustrate demonstrate highlight showcase speak testify attest
  request candidature kindly esteemed oblige humble beg yours truly obedient
  biggest largest smallest strongest proudest happiest quickest toughest
  scan skim browse glance stumble spot come across saw notice see
  pencil notebook coffee kettle biscuit umbrella raincoat
  colleague peer manager supervisor employer superior boss management
  sector trade line field area domain discipline arena sphere world realm landscape ecosystem environment setting context
  moved relocated relocate settle settled based live lived hometown neighbourhood neighborhood nearby local commute
  child childhood teenager university college school student degree course class
  lock majored majoring majore promote promoted promotion eye lend lent alongside
  ago yesterday accordingly acknowledge actively additional admire admiration adventure adventurous advance affection age aloud alternative ambition ambitious angry anniversary annoy anticipate anxious apologize
  appearance appropriate aspire aspiration assume astonish authentic awake awful awkward bad badly battle beautiful beloved beneficial benefit bet bite black blue bold boring bow boy girl breath breathe brutal burden bustle
  bustling buzz carefully celebrate central century chaos chaotic charm chat cheap cherish chore circle clarity classic clever click cliche coincide coincidence collide comparable compatible compel compelling competitive
  complement complex complexity comprehend conclusion confess confide confidence confident connection conscious consequence constantly contemplate contrary conviction cope crave crazy creature crisp cry cup curiosity
  dash date dawn dead deadline debate deceive decision decisive deliberate deliberately delicious deny departure depth despair desperate destiny devote devoted devotion dialogue dignity dilemma disagree disappear disappoint
  discomfort dislike distance distinctive distinguish distract disturb dive drama drift dust dwell earth edge effect effective effortless elegant eloquent embark embarrass embrace emotion emotional empathy empty endeavor
  endeavour endless endure enormous enthuse enthusiast entitle envy epic essence essentially eternal exaggerate excellence exceptionally excuse exhaust existing explanation explicit extend extraordinary extreme fabulous
  facet fade fan fantastic farewell fascinating fast fast-paced fate fierce fight finger fingertip flame float flourish flow forgive formal fortune forward-thinking foster cultivate nurture fragile fraction freedom freshly
  friendship frontline frustrate fulfil funny furious fuss gap gaze generous gesture giant gifted glimpse glory glue golden gossip grace graceful gracious grand gratitude great greatly grip guilty gut handful handsome hang
  happiness harmony harsh haste heaven hero hesitation hint hollow hopeful hone honed horror human humanity humor humour hunger hunt hurdle identity ignite ignore illusion imagination immense immerse impact imperative impulse
  inclination incline indicate individual indulge inherent inquisitive insight insightful instant instill instilled integral integrity intellectual intensity intricate intuition intuitive invaluable invest invitation irony
  jealous joke juggle kick king lane laughter layer lazy leap legacy legend liberty lifetime likelihood linger link listen listener loose mad magic magnet marvel massive mature meaningful meantime merit messy middle mighty
  mindful miss mission modern moon motion mountain mouth mundane muscle mystery myth narrative nasty navigate neglect neighbor neighbour nest niche nightmare noble nod noise nonsense norm north northern south southern east
  eastern west western nose notion nourish nowhere nuance nudge obstacle odds openness oppose opposite optimism optimist optimistic ordeal origin ought outcome outgoing outset overcome overlook overwhelm overwhelming pain
  panic paradise parallel pardon passing pat peace peaceful peculiar perception perfection persist persistence persistent personality philosophy phrase pinch pity pivotal planet plausible playful pledge plunge poetry poise
  positive potent pragmatic precede predictable prevail proactive problem proceed profound promising proposition pulse pure purely pursuit puzzle quest quirk race radical rational readiness reassure reassuring rebel reckon
  refresh refreshing refuse reinforce relationship relief reluctant remainder renew reputation resemble resilient restless reveal revelation reverse revisit riddle ritual rival robust romance rough ruin rut sacrifice sake
  savor savour scarce scary scrutiny seamless seed sensitive sentiment serenity severe shadow shake shed sheer shock shortcut sharpen sight signal simplicity skeptical skip smart snow sober soft solidarity solidify somehow
  song sore sorry spark spectrum spin spoil spotlight stable stake stalwart stamp stare steadfast stem stepping stick stomach stone storm story street stress stride strict strive stubborn sturdy subtle substance substantial
  succeed succession successful sufficient sunshine surface surround swift symbol symphony synergy tangible tap tear technical tenacious tenacity tense tension terrain testament texture thirst thread threat tide tight
  timely timing tiny tip tireless tone tongue touch tough town trace traditional trail trait trajectory transparent transparency trap treasure tribute trigger triumph tug turning ugly ultimate unafraid uncertain uncommon
  undeniable undoubtedly unexpected unfair unite unity universe unknown unlock unpredictable unravel unwavering upbeat uphold upper upset urgency urgent utter vague valley venture vibrant vigilant vigor vigour village vision
  vivid volatile vow wake wall war warmth warn wave weather weave whirlwind wild wisdom wit withstand workhorse worthy wrap wrong yardstick deepen broaden equip equipped garner harness leverage bolster elated trench
  cutting-edge state-of-the-art tapestry meticulous meticulously keenly like-minded well-suited well-placed well-equipped level-headed soft-spoken plain-spoken down-to-earth no-nonsense second-hand first-rate
  combine combined percentage percent share proportion help support assist accomplishment accomplish recommend recommendation authority basic basics outlive outlast overlap audience speed partner room eat eating sleep fondness fond sentence well-turned ride act acting end ended ending closest nearest wee bairn lass confident enquire enquiry inquire inquiry undergo cram squeeze dig-in muck chip mum dad kids gran grandad nan auntie cousin niece nephew partner-in-crime honest-to-goodness bother fuss faff
  quieter busier earlier sooner happier better-known sleeve boot glove mile-long miles smoothly nicely tonight fortnight overtime
  twentieth thousandth umpteenth zero hundredth dozens scores
  early underway sadly co admit follow enroll undergraduate system
  whereas unless furthermore underneath unlike henceforth`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
