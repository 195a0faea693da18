/** Made by `npm run training -- ad-words` from 3775 public ads; docs/models.md says what the figures are. */
export const WORD_FIGURES = `
-1 -1 0 2 assignment complexity demanding numbers often savvy streams
-1 -1 0 3 eeo getting
-1 -1 0 5 collaborative
-1 -1 0 7 candidates
-1 -1 1 1 appreciate finish japan late playing resourcing white
-1 -1 1 2 attract park thing
-1 -1 1 3 facebook mentor purchase yet
-1 -1 1 4 along carry collaboration exceptional profile
-1 -1 1 5 very
-1 -1 1 8 have
-1 -1 2 2 importance situation
-1 -1 2 3 families gas
-1 -1 2 5 access
-1 -1 2 6 online
-1 -1 3 1 kinds
-1 -1 3 2 importantly round
-1 -1 3 3 dc discovery establishing
-1 -1 3 4 leveraging
-1 -1 4 1 choices
-1 -1 4 3 apache
-1 -1 4 8 management
-1 -1 6 3 sap
-1 -2 0 2 accomplish awesome compliant linkedin occasional
-1 -2 0 3 centers let past until
-1 -2 0 4 assignments engage hour united
-1 -2 0 5 passionate positions
-1 -2 0 6 available no staff
-1 -2 1 1 buyers canada carefully tough
-1 -2 1 2 acquired average generally physicians
-1 -2 1 3 architects communities eager last reputation south suppliers
-1 -2 1 4 completed name terms
-1 -2 1 5 own start
-1 -2 2 0 deposits
-1 -2 2 1 inspires
-1 -2 2 2 express led targeted
-1 -2 2 3 dont hand teamwork
-1 -2 2 4 tech
-1 -2 2 5 creative
-1 -2 3 1 interior motivating optimisation
-1 -2 3 2 cyber sale
-1 -2 3 3 income stakeholder
-1 -2 3 4 amp back broad
-1 -2 3 5 latest
-1 -2 4 0 scene
-1 -2 4 4 credit
-1 -2 4 5 digital mobile
-1 -2 4 7 industry
-1 -2 5 3 erp
-1 -3 0 2 autonomy comes initially manufacturers raw
-1 -3 0 3 achieved continuously disabilities funding measure near never opening resumes something
-1 -3 0 4 actively always look produce smart states ways
-1 -3 0 5 those
-1 -3 0 6 future
-1 -3 0 7 interested used
-1 -3 1 1 achievements afraid allowing boston breaking clarity extension filling greatest hq incorporated january kick kitchen learnings maximizing negotiations proposition pursuit replacement revenues starts surrounding sydney worth
-1 -3 1 2 boundaries continuity convert engaged evolve hub realize teammates
-1 -3 1 4 addition dashboards startup
-1 -3 1 5 home
-1 -3 1 6 make
-1 -3 1 7 also
-1 -3 2 0 cares discussed editors lucrative planet quotes sells staying sybase watch
-1 -3 2 1 africa
-1 -3 2 2 climate extend scaling websites
-1 -3 2 3 advisory floor lab partnerships
-1 -3 2 4 enjoy
-1 -3 2 8 at
-1 -3 3 0 issuing
-1 -3 3 1 behaviour gps margins
-1 -3 3 2 objects phase systematic
-1 -3 3 3 apps
-1 -3 3 4 search url
-1 -3 3 5 e
-1 -3 3 7 it
-1 -3 4 2 implications redis
-1 -3 4 4 supply
-1 -3 4 5 real
-1 -3 4 6 advanced
-1 -4 0 2 casual involves peers regions researchers
-1 -4 0 3 advise associates billion bringing hardworking living rates students suit winning york
-1 -4 0 4 actions energetic fun hiring love match return
-1 -4 0 5 generation impact
-1 -4 0 6 clicking do plan successful
-1 -4 0 7 through
-1 -4 1 1 awards boutique conversations count measurable whom
-1 -4 1 2 aligned nationwide paying
-1 -4 1 3 demand greater setup sustainable whole
-1 -4 1 4 covering cutting
-1 -4 1 5 f find
-1 -4 1 7 can
-1 -4 2 0 introducing namely
-1 -4 2 2 prepared profiles
-1 -4 2 3 corporation
-1 -4 2 5 being community success
-1 -4 3 2 mortgage segment
-1 -4 3 6 platform
-1 -4 3 7 services
-1 -4 3 8 business
-1 -4 3 9 is
-1 -4 4 0 hipaa
-1 -4 4 1 incredibly
-1 -4 4 4 app
-1 -4 4 6 big
-1 -5 0 2 premium respected universities
-1 -5 0 3 affirmative consistently discover foster globally inspiring journey profitability reliability
-1 -5 0 4 brand come consultants located minded month vacancies
-1 -5 0 5 address class leader
-1 -5 0 6 they
-1 -5 0 7 into
-1 -5 0 8 by
-1 -5 1 1 algorithmic angeles association away branded bureaucracy disaster exists guest hot introduce keeps los publish shows sold
-1 -5 1 2 listing promotions
-1 -5 1 3 alongside busy excited mutual partnership
-1 -5 1 4 developed involved
-1 -5 1 5 further s
-1 -5 1 6 out
-1 -5 1 8 company
-1 -5 2 0 delight lost
-1 -5 2 2 singapore
-1 -5 2 3 developments interests transaction
-1 -5 2 4 academic view
-1 -5 3 1 geographic organic sizes
-1 -5 3 2 debt massive
-1 -5 3 3 context safe video
-1 -5 4 2 connectivity
-1 -5 4 4 trading
-1 -6 0 2 expenses push
-1 -6 0 3 ca develops launch profit seek she
-1 -6 0 4 conditions
-1 -6 1 1 ultimate
-1 -6 1 2 schools
-1 -6 1 3 giving
-1 -6 2 3 funded stories
-1 -6 3 3 traditional
-1 -6 3 4 industrial
-1 -6 5 6 cloud
-1 -7 0 3 allow
-1 -7 0 4 locations off
-1 -7 0 6 right
-1 -7 0 7 now opportunity
-1 -7 1 2 invoices
-1 -7 1 3 starting
-1 -7 1 4 professionals
-1 -7 3 3 dedication
-1 -7 4 4 m
-1 -8 0 3 san
-1 -8 0 4 award expanding
-1 -8 0 5 partners
-1 -8 0 6 growth
-1 -8 1 8 our
-1 -8 2 5 experiences
-1 -9 1 5 first
-1 0 0 3 already monday
-1 0 0 5 long
-1 0 1 1 exchanges intent reaching seven spent
-1 0 1 2 accepted alone answers commit friend
-1 0 1 3 physics
-1 0 2 0 again beverage placements spec
-1 0 2 2 educated manufacturer
-1 0 2 3 internship
-1 0 3 1 centered thriving
-1 0 3 2 comfort virtual
-1 0 3 3 economic managerial thorough
-1 0 3 4 domain
-1 0 3 5 quantitative standard
-1 0 4 0 b2c
-1 0 4 1 hunger japanese
-1 0 4 2 informatica
-1 0 4 5 languages
-1 0 5 2 cell
-1 0 5 3 deploying
-1 1 0 2 twitter yes
-1 1 0 3 behalf show
-1 1 1 1 connects crisis definitions popular practitioners
-1 1 1 2 accomplished recruiter
-1 1 1 5 less
-1 1 2 0 insurances
-1 1 2 2 certain
-1 1 2 3 interactive
-1 1 3 2 increasing loyalty
-1 1 4 1 merchandising
-1 1 4 2 knowledgeable
-1 1 4 4 modern
-1 1 4 5 framework
-1 2 1 1 conflict weather
-1 2 1 4 sub
-1 2 2 5 category
-1 2 3 2 lower
-1 2 3 3 fundamental
-1 2 4 4 common
-1 3 0 4 allowance
-1 3 0 5 strictly
-1 3 2 0 videos
-1 3 3 1 prove
-1 3 4 2 wireless
-1 3 4 3 algorithm
-1 3 4 4 nosql
-1 3 5 5 visualization
-1 4 0 6 employer
-1 4 1 1 childcare
-1 4 3 1 shares
-1 5 0 2 fair preference
-1 5 1 6 disciplines
-2 -1 0 2 demonstrates still
-2 -1 0 3 assume builds extremely makers reach received september verify
-2 -1 0 4 ambitious facilitate matters period succeed
-2 -1 0 5 action decisions hoc know per
-2 -1 1 1 blend feet knit october opened personable tickets
-2 -1 1 2 arrangements creatively doe followed maximise
-2 -1 1 4 go graduates outstanding
-2 -1 1 6 fast learn
-2 -1 2 0 stations vc
-2 -1 2 1 ethnic imagine
-2 -1 2 2 array deployed previously understands
-2 -1 2 3 another segmentation simulation trained
-2 -1 2 4 architect goal outside skilled
-2 -1 2 5 non two
-2 -1 3 1 apple
-2 -1 3 2 calling scalability topics
-2 -1 3 3 warehousing
-2 -1 3 4 depth
-2 -1 3 6 how
-2 -1 4 1 flex
-2 -1 4 2 github
-2 -1 4 5 modelling network
-2 -1 4 6 analytics
-2 -1 5 5 aws
-2 -2 0 2 adequate attach authorities connecting corresponding derive factory fees hypotheses investigate manipulate medicine newly old ordinate protect removed subcontractors technicians timelines visualize
-2 -2 0 3 advertiser appointment discrimination inclusive incumbent pace propose sites tower
-2 -2 0 4 analyse caliber discussion does doing run
-2 -2 0 5 detailed focused format liaise possible
-2 -2 0 6 take
-2 -2 0 7 not well
-2 -2 1 1 adhered advising agenda agreements ambiguous appetite articulating backlog begin bioinformatics bureau charity chi compare comparison compiling concentration convey dependencies disclose discrepancies enforcement enquiry errors exhaustive experiencing extraordinary feeds feels flat gift handover harness immigration impressive incorporate infrastructures interprets labeling laundering licenses merit miss mode moderate module normally obsessed organise pertinent pilot pleasant pragmatic preliminary principle programmatic readiness regarded regulators researches resilience resolutions rolling rollout rota safely scales secretarial selecting sensitivity significantly sla standardized star taken termination testers theyre thursday tomorrow toughest tune unless validated validity variance variation yorkshire
-2 -2 1 2 bridge contributor deliverable envelope experimentation fixing fuel functionally holdings indicate kindly laptop ll mine opinion plaza prescribed proposed satisfy scenarios society tel traders uncover variations western
-2 -2 1 3 down sell
-2 -2 1 4 china form mid validate
-2 -2 1 6 website
-2 -2 1 7 professional
-2 -2 2 0 absolute activation adopting advised aiming assemble bench bold carries chart collate coordinators deliveries demographic dependable diagram disseminate divisional earliest eastern entail evangelize fairly filtering fosters generator geo gl glassdoor governmental houses installed isolation keyword label locate man obstacles panel parks peak posses prompt ranges reconcile reduced residual securing signature solves southeast stays subordinates timing u variables vietnam wherever writes yearly
-2 -2 2 1 counterparts excess exploitation feeding guarantee initiation inquisitive length maximising northern openness optimum quotations shops summarizing trillion unlock uplift
-2 -2 2 2 advantages authority automating beneficial bus historical peer predict requiring scenario settlement subjects submissions tooling
-2 -2 2 3 component dashboard keeping lake logical provision varied workflows
-2 -2 2 5 creating proactive progress some vendors
-2 -2 2 6 different highly
-2 -2 3 0 black downstream ee raising schemas wall wave workday
-2 -2 3 1 blood brokerage catering character completes complying diversified functioning futures gaining hypothesis inputs msc organising portal reactive sizeable sought suites telling translation travelling variable vat visualizing
-2 -2 3 2 asian batch complies emr enhancing insightful liquidity manufacture measuring prediction prevention
-2 -2 3 3 card literature professionally structural
-2 -2 3 4 configuration datasets trade
-2 -2 3 6 complex
-2 -2 3 9 a
-2 -2 4 0 cognitive entrepreneurship farm
-2 -2 4 1 geospatial lan metadata repairing stacks surgical
-2 -2 4 2 db2 formulating interpreting jsp mechanisms telecommunication
-2 -2 4 3 cad estate
-2 -2 4 4 audit
-2 -2 4 5 architecture retail
-2 -2 4 7 building
-2 -2 4 9 of
-2 -2 5 0 valuing
-2 -2 5 1 aix confluence
-2 -2 5 2 fundamentals micro
-2 -2 5 3 mssql unix
-2 -3 0 2 difficult earn hundreds licensed premier recognize sophisticated suggestions true
-2 -3 0 3 ground workers
-2 -3 0 4 done list
-2 -3 0 5 annual employee includes individuals so status
-2 -3 0 6 confidence currently need problems qualified
-2 -3 0 7 about send
-2 -3 0 8 job please
-2 -3 1 1 loves sleeves transition
-2 -3 1 2 representatives
-2 -3 1 3 box parts presence rate
-2 -3 1 4 gain
-2 -3 1 5 direct dynamic ideas
-2 -3 1 7 time
-2 -3 2 2 competition hit
-2 -3 2 3 custom serving
-2 -3 2 4 stay
-2 -3 2 5 contract program
-2 -3 3 2 auto interacting modules
-2 -3 3 3 advertising forms
-2 -3 3 4 fields
-2 -3 3 5 major
-2 -4 0 2 roll
-2 -4 0 3 select takes
-2 -4 0 4 developers promote regularly
-2 -4 0 5 achieve co get higher scientists
-2 -4 0 7 opportunities
-2 -4 0 8 from
-2 -4 1 1 copies fellow friends placing positioned said seeing
-2 -4 1 2 chicago facilitating milestones promising
-2 -4 1 3 expand quick shape single
-2 -4 1 4 colleagues could
-2 -4 1 5 subject works
-2 -4 1 7 across
-2 -4 1 8 your
-2 -4 2 0 cohesive former sprint
-2 -4 2 1 dealer
-2 -4 2 2 centric exploring minimize
-2 -4 2 3 checking
-2 -4 2 4 d fit gathering matter
-2 -4 2 5 critical public
-2 -4 2 7 training
-2 -4 2 8 on
-2 -4 3 1 adjust beauty dates exceptionally
-2 -4 3 2 story
-2 -4 3 3 children cleaning
-2 -4 3 5 regulatory
-2 -4 3 6 any like
-2 -4 3 7 products
-2 -4 4 0 artists
-2 -4 4 1 excitement
-2 -4 4 2 credentials game
-2 -4 4 5 bi etl implementing
-2 -5 0 2 funds little news
-2 -5 0 4 benefit city move request
-2 -5 0 5 next
-2 -5 0 6 create cv where
-2 -5 0 7 provide who
-2 -5 1 1 accountants adding awarded contacting dream
-2 -5 1 2 players runs shopping
-2 -5 1 3 low
-2 -5 1 4 base engagement
-2 -5 1 5 these
-2 -5 1 6 providing
-2 -5 1 8 are
-2 -5 2 2 machines wants
-2 -5 2 4 having special
-2 -5 2 5 operational order strategic
-2 -5 2 7 based
-2 -5 2 9 the
-2 -5 3 1 music
-2 -5 3 4 property
-2 -5 3 5 firm
-2 -5 3 6 market
-2 -5 4 3 mongodb
-2 -5 5 3 embedded
-2 -6 0 2 once whatever
-2 -6 0 3 enabling transfer
-2 -6 0 4 advice my
-2 -6 0 5 potential
-2 -6 0 6 day growing include
-2 -6 1 1 founding sa
-2 -6 1 2 generated
-2 -6 1 3 going selected
-2 -6 1 5 each
-2 -6 2 0 classroom outdoor
-2 -6 2 1 guests
-2 -6 2 2 integrating spend
-2 -6 2 3 optimizing
-2 -6 2 5 organization
-2 -6 3 1 verticals
-2 -6 3 5 corporate
-2 -7 0 4 play
-2 -7 1 2 llc
-2 -7 1 3 designers relations
-2 -7 1 6 when
-2 -7 3 2 fashion
-2 -8 0 2 enough
-2 -8 0 3 owners
-2 -8 0 4 rapidly
-2 -8 0 5 ongoing
-2 -8 1 4 serve
-2 -9 0 4 hire
-2 -9 0 6 users
-2 -9 0 7 join
-2 0 0 2 encouraged openings
-2 0 0 3 creativity four
-2 0 0 4 quickly
-2 0 1 4 region
-2 0 2 7 environment relevant
-2 0 2 8 work
-2 0 3 2 payroll
-2 0 3 4 capacity
-2 0 3 5 markets source
-2 1 0 2 determined duration prefer talk unable
-2 1 0 3 accommodation
-2 1 0 5 flexible
-2 1 1 1 blog credibility iphone showing soft strives ten
-2 1 1 2 examples outcome
-2 1 1 3 discuss obtain
-2 1 1 4 six
-2 1 2 2 exploratory orientated
-2 1 2 3 educational nature
-2 1 2 4 asset
-2 1 2 5 phd
-2 1 3 2 script
-2 1 3 3 particularly residential
-2 1 3 4 capability
-2 1 4 3 android side
-2 1 5 4 abilities
-2 2 0 2 cfa influencing reviewed
-2 2 0 3 clearance duty
-2 2 1 1 affecting benchmarking competing critically cycles dynamodb eagerness enforce factor faculty figures graphs heads http june linked looks maps optional participant postgraduate retaining simulations studying sufficient utilising weaknesses yrs
-2 2 1 2 contributes dive resilient reusable surveys ts
-2 2 1 3 competencies criteria experiments submission
-2 2 1 4 expression
-2 2 2 0 appreciated attribution centred chef comfortably computation configurations decisionmaking embracing executes formed hunting keyboard loyal machining requisite timeliness uncertainty usually velocity volunteering
-2 2 2 1 authorised behaviours diligent measurements relates shifting
-2 2 2 2 alternatively ap involvement sci
-2 2 2 4 unstructured
-2 2 3 0 broadly massachusetts sizing storm topic waterfall
-2 2 3 1 behaviors commence controlled distill eu graduation intellectually kanban metal multivariate skillsgood soa utilities v
-2 2 3 2 cluster derivatives graph mapping ssis telesales
-2 2 3 3 computational quantity
-2 2 3 5 spark
-2 2 3 7 chinese
-2 2 4 0 essentials hydraulic microstation programing viral
-2 2 4 1 flask macros maven mixed
-2 2 4 2 angularjs extracting hibernate iso legislation querying
-2 2 4 3 emphasis pl restful
-2 2 4 5 language mandarin
-2 2 5 0 containerization spatial
-2 2 5 2 bloomberg theory
-2 2 5 3 autocad
-2 3 0 3 west
-2 3 1 3 hold motivation
-2 3 1 5 policy
-2 3 3 1 hp
-2 3 5 1 computers
-2 4 1 1 exempt lifting mba
-2 4 1 6 employment
-2 4 4 2 angular
-3 -1 0 2 might nurses occasionally
-3 -1 0 3 contributing implemented instructions
-3 -1 0 5 due
-3 -1 1 1 equally
-3 -1 1 2 monitors nights though
-3 -1 1 3 consistent representative
-3 -1 1 4 active live meeting physical
-3 -1 1 5 others
-3 -1 2 0 citizens
-3 -1 2 2 extra
-3 -1 2 3 collaborating recent
-3 -1 2 4 government
-3 -1 2 6 driven email use
-3 -1 3 2 precision
-3 -1 3 3 payments
-3 -1 3 5 social
-3 -1 3 7 using
-3 -1 3 9 with
-3 -1 4 2 lean seo
-3 -1 4 4 hardware
-3 -1 4 5 power
-3 -1 4 6 field
-3 -1 4 7 such tools
-3 -2 0 2 electric pa rewarded
-3 -2 0 3 deploy expect size
-3 -2 0 4 enthusiastic
-3 -2 0 5 relationships
-3 -2 0 6 but provided
-3 -2 1 1 authentic contracted hungry pursuing
-3 -2 1 2 constant empathy locally
-3 -2 1 3 audience audiences
-3 -2 1 4 associated entrepreneurial robust
-3 -2 1 5 below
-3 -2 2 2 engagements launching resident station
-3 -2 2 5 sets
-3 -2 2 7 high
-3 -2 3 1 publishing
-3 -2 3 3 pricing saas supported
-3 -2 3 4 lifecycle payment
-3 -2 3 5 applying passion
-3 -2 3 6 following research
-3 -2 3 7 engineering
-3 -2 3 8 working
-3 -2 4 1 memory
-3 -2 4 4 hadoop
-3 -2 4 6 financial office technologies
-3 -2 4 9 in to
-3 -3 0 2 body condition directors discussions forecasts heard investigations manuals po proof sign
-3 -3 0 3 beyond campaign depending overview planned priority renewal shifts stress
-3 -3 0 4 final operate ownership programmer
-3 -3 0 5 button call executive week
-3 -3 0 6 holder location
-3 -3 1 1 administrators ambitions annually author comments consolidation consult demonstration distribute entities evaluates exist frame hyper inspect intuitive modify naturally pain personally pharmacy positively predominantly prepares projections pushing reflect repairs representing scoping submitting suitability tasked trades transfers utilizes versatile visible wear wireframes
-3 -3 1 2 adaptable arise cooperate frequently mentorship ordination periodic promotes register responses samples saturday scratch sent
-3 -3 1 3 nurse patients ready
-3 -3 1 4 challenge phone
-3 -3 1 5 independent strategy
-3 -3 1 6 needs
-3 -3 1 8 you
-3 -3 2 0 accommodate addressed addresses bottlenecks communicated conduit coordinated correspondences demonstrations elevate finished furniture hats hires injury iterating manhattan motors pmo resolves routines suited toronto virginia
-3 -3 2 1 broader dictionary establishment issued july rds storing
-3 -3 2 2 appropriately feasibility loading machinery sample sheet technological welcomed
-3 -3 2 3 contractual inform recommendation traffic
-3 -3 2 4 analyses changing content governance
-3 -3 2 5 continuous making uk
-3 -3 2 7 within
-3 -3 2 8 an
-3 -3 3 0 beta closed conventional spare utilized window
-3 -3 3 1 adjusting arcgis bit collateral commercially compatibility concrete headcount hosted installations nbsp noise outsourced recommending relative
-3 -3 3 2 ec2 elasticsearch publication transforming warehouses
-3 -3 3 3 drivers event extraction o s3
-3 -3 3 4 artificial stack
-3 -3 3 5 integration scale
-3 -3 4 0 imagination
-3 -3 4 1 encryption marts radio schema transmission
-3 -3 4 2 codes dimensional institutional signal translating
-3 -3 4 3 devops text
-3 -3 4 4 civil
-3 -3 4 6 security
-3 -3 5 0 representation
-3 -3 5 4 computing
-3 -3 5 9 and
-3 -4 0 3 conferences executives overtime transparency
-3 -4 0 4 even
-3 -4 0 5 collaborate efficiency
-3 -4 0 6 customers deliver description members
-3 -4 1 1 utility
-3 -4 1 2 productive whenever
-3 -4 1 3 constantly
-3 -4 1 4 campaigns energy mind talent
-3 -4 1 6 insights
-3 -4 1 7 performance
-3 -4 1 8 as
-3 -4 2 3 deal distribution rewards
-3 -4 2 9 for
-3 -4 3 3 measurement
-3 -4 3 5 consulting methods
-3 -4 3 7 customer
-3 -5 0 2 acquire charge continual happen smarter stages upgrade
-3 -5 0 3 accountability happy his improved link maintained officer publications stable worker
-3 -5 0 4 feel leads recruiting regarding youre
-3 -5 0 5 efficient
-3 -5 0 6 resources them
-3 -5 0 7 may part
-3 -5 1 1 believes conversation ct cto ex figure interviewing journal paperwork transparent understood wishes
-3 -5 1 3 among contributions
-3 -5 1 4 point
-3 -5 1 5 monthly
-3 -5 1 6 build
-3 -5 1 7 new
-3 -5 2 0 affiliate atlanta nyc
-3 -5 2 2 connection operators phases shipping trial
-3 -5 2 3 amounts
-3 -5 2 4 main revenue
-3 -5 2 5 small
-3 -5 2 7 product quality
-3 -5 3 1 bills youd
-3 -5 3 2 loan
-3 -5 3 3 behavior collecting
-3 -5 3 5 operation
-3 -6 0 2 perfect visits
-3 -6 0 3 her
-3 -6 0 4 analysts
-3 -6 0 5 engineers then
-3 -6 0 6 parties
-3 -6 1 1 ny
-3 -6 1 3 accountable adoption onsite page
-3 -6 1 4 events
-3 -6 1 5 collection cost
-3 -6 1 8 all
-3 -6 2 3 contracts
-3 -7 0 3 budgets francisco operates
-3 -7 0 5 seeking
-3 -7 0 6 closely
-3 -7 1 2 performers
-3 -7 1 3 millions
-3 -7 1 5 via
-3 -7 2 2 amount
-3 -7 3 2 hotel shop
-3 -7 3 6 areas
-3 -8 1 2 ceo
-3 -8 2 3 add firms
-3 -9 0 5 talented
-3 0 0 2 ahead appointments completing innovate shuttle wider
-3 0 0 3 agreed contribution face reasonable sending
-3 0 0 4 commitment defined
-3 0 0 6 considered unsuccessful
-3 0 1 1 adaptability ads affect aids alternate amongst causes concisely consists constructive correctly cultivate distance exhibits maintainable otherwise permits provisions rating red resolved rotation sea tactical taiwan thoughtful welcoming
-3 0 1 2 attending conducts increased posts potentially prevent weekend
-3 0 1 3 aware curiosity effort
-3 0 1 4 interpret
-3 0 1 5 graduate
-3 0 2 0 aged comprehend containers edit exam gold grid intervention qc reply signed specs straight tenant tomcat utilise wiring
-3 0 2 1 bias dbs subcontractor
-3 0 2 2 addressing ambition calculations characteristics documenting estimation initiate map occupational settings supervising
-3 0 2 3 extract licence wan
-3 0 2 5 portfolio
-3 0 3 0 assesses imperative knack stats
-3 0 3 1 aml dev licensing sequence spread ssrs strengths stunning transactional
-3 0 3 2 determination engines intermediate packaging
-3 0 3 3 fixed
-3 0 3 4 certification nursing vendor
-3 0 3 5 multi
-3 0 3 6 solid
-3 0 4 0 dirty iis max traits
-3 0 4 1 crystal estimating spreadsheet
-3 0 4 2 auditing ibm instruments mass
-3 0 4 3 electronics matlab qualitative
-3 0 4 4 azure either
-3 0 4 6 statistics
-3 0 4 7 software
-3 0 5 0 gaap
-3 0 5 1 ifrs
-3 0 5 2 cd
-3 0 5 3 ci
-3 0 5 5 oracle
-3 0 5 6 web
-3 0 6 3 j2ee
-3 1 0 4 total
-3 1 1 3 remote
-3 1 2 3 explain pro
-3 1 3 2 consultative second
-3 1 3 3 combination native
-3 1 3 4 internet
-3 1 3 5 state
-3 1 4 3 device
-3 1 4 5 mining
-3 1 4 6 proven
-3 1 5 5 linux
-3 1 5 6 python
-3 2 0 2 persons
-3 2 0 6 hours year
-3 2 1 1 agility
-3 2 1 3 however
-3 2 1 4 economics
-3 2 3 1 appreciation
-3 2 4 1 wordpress
-3 2 5 3 ios
-3 3 0 2 mandatory
-3 3 0 3 req
-3 3 0 4 certificate
-3 3 1 1 autonomous conducted lists mastery substituted
-3 3 1 2 certificates hidden mentality toward
-3 3 2 0 consensus designation fly unfortunately wait
-3 3 2 2 psychology uncapped versed
-3 3 2 3 tuning
-3 3 2 4 history
-3 3 3 0 rehabilitation
-3 3 3 1 animation facilitation layer political routers
-3 3 3 2 consultation
-3 3 3 3 ethic shell
-3 3 3 5 familiar
-3 3 4 0 defect lieu rational
-3 3 4 1 adaptive terminology
-3 3 4 2 routing
-3 3 4 3 chemistry protocols
-3 3 5 0 uml
-3 3 5 1 acute
-3 3 5 4 vba
-3 4 0 3 optimal
-3 4 0 8 years
-3 5 1 1 possibly
-3 6 0 5 university
-4 -1 0 2 aerospace conjunction display embrace represent standing
-4 -1 0 3 correct deadline interfaces issue participating promotion yourself
-4 -1 0 4 immediately organisation statement vacancy
-4 -1 0 5 orientation travel
-4 -1 0 6 motivated
-4 -1 1 1 acceptable boarding champion considering directing educate emotional generators instagram parent produced rapport urgency vs youtube
-4 -1 1 2 deeply explaining qualify refine
-4 -1 1 4 given resource
-4 -1 1 7 up
-4 -1 2 0 assemblies bill blogs metro styles transferring trustworthy
-4 -1 2 1 illustrate vice
-4 -1 2 2 interpretation logic pick prioritizing recording
-4 -1 2 3 advantageous compile emergency huge kpi lines
-4 -1 2 4 regression scalable
-4 -1 2 5 sense track
-4 -1 3 0 emea maybe
-4 -1 3 1 md terminal vpn
-4 -1 3 2 drafting multitask statements
-4 -1 3 3 defining specifically spirit
-4 -1 3 4 architectural
-4 -1 3 5 automation commercial
-4 -1 3 6 practices
-4 -1 3 7 applications
-4 -1 4 2 telecommunications
-4 -1 4 3 architectures
-4 -1 4 5 agile
-4 -2 0 3 enthusiasm
-4 -2 0 5 contribute details effective post type
-4 -2 0 6 understand
-4 -2 0 7 applicants
-4 -2 1 1 articles branding
-4 -2 1 3 moving targeting utilize
-4 -2 1 4 consultant regional target
-4 -2 1 7 if
-4 -2 2 1 screen
-4 -2 2 2 book eye
-4 -2 2 3 superior
-4 -2 2 4 automated
-4 -2 2 5 extensive
-4 -2 2 8 including
-4 -2 3 3 tier
-4 -2 3 4 sound
-4 -2 3 5 area media
-4 -2 3 6 end
-4 -2 4 1 sem
-4 -2 4 2 buying print
-4 -2 4 3 image qa
-4 -2 4 5 modeling
-4 -2 4 6 large risk
-4 -2 4 8 development
-4 -2 5 6 database
-4 -3 0 2 sized wed
-4 -3 0 3 channel prospect routine sponsorship valued
-4 -3 0 4 efforts keep
-4 -3 1 1 bigger magazine strategists
-4 -3 1 3 coordinating
-4 -3 1 4 taking targets
-4 -3 1 5 between goals
-4 -3 1 6 ad present
-4 -3 1 8 team
-4 -3 2 4 federal
-4 -3 2 5 policies
-4 -3 2 7 service
-4 -3 3 2 anti
-4 -3 3 3 facility
-4 -3 3 4 dealing facilities workflow
-4 -3 3 5 monitoring
-4 -3 4 5 infrastructure
-4 -4 0 2 accountant draft intellectual log me meets minutes receipt reported
-4 -4 0 3 alignment chief forecast formulate prototypes sure
-4 -4 0 4 assistance recommend reviews title
-4 -4 0 5 complete follow suitable while
-4 -4 0 6 contact
-4 -4 0 7 teams
-4 -4 1 1 cannot cap determines determining dollar earning forums frames heavily hedge marketers movements nurturing preventative processed propositions reason route specify sponsored summarize upgrades va verifying
-4 -4 1 2 assistants carried chat consistency controller correspondence detect eight escalate externally intended negotiate night vp
-4 -4 1 4 thrive
-4 -4 1 5 set
-4 -4 2 0 briefs captured dozens establishes exception executed morning renewals reverse writer
-4 -4 2 1 currency ease flair owning usable
-4 -4 2 2 accountabilities centres failure gaps h overseeing workshops
-4 -4 2 3 identification
-4 -4 2 5 capabilities
-4 -4 2 8 other
-4 -4 3 0 invoicing teacher
-4 -4 3 1 bugs earth enjoys housekeeping leveraged physician variances
-4 -4 3 2 inspection integrations
-4 -4 3 3 case
-4 -4 3 6 implementation various
-4 -4 4 1 parallel
-4 -4 4 2 curriculum
-4 -4 4 4 installation scientific
-4 -5 0 2 youve
-4 -5 0 4 someone
-4 -5 0 5 directly individual initiatives youll
-4 -5 0 6 date
-4 -5 0 7 resume
-4 -5 1 5 needed
-4 -5 1 8 this
-4 -5 2 0 founders
-4 -5 2 4 budget
-4 -5 3 3 coaching
-4 -5 3 5 operating
-4 -6 0 2 additionally conference manages
-4 -6 0 3 am approval seeks tailored
-4 -6 0 4 assisting coverage establish generate
-4 -6 0 5 basis summary
-4 -6 0 7 ensure
-4 -6 1 1 referrals
-4 -6 1 2 rooms
-4 -6 1 3 advance proprietary room
-4 -6 1 4 primary
-4 -6 1 5 strategies
-4 -6 1 6 experienced
-4 -6 2 2 varying
-4 -6 3 0 magic
-4 -6 3 4 approaches
-4 -6 4 4 center
-4 -6 4 7 system
-4 -7 0 4 improving
-4 -7 1 1 intern
-4 -7 1 6 site
-4 -8 0 3 channels healthy
-4 -8 0 5 upon
-4 -8 1 6 analyst
-4 -8 2 4 specialist
-4 -9 1 6 delivery
-4 0 1 3 alternative
-4 0 1 5 applicant
-4 0 1 6 discipline
-4 0 2 0 jersey
-4 0 3 3 objective procurement
-4 0 3 6 basic hands
-4 0 3 8 good
-4 0 4 1 adwords
-4 0 4 4 google
-4 0 4 6 eg
-4 0 5 4 dotnet
-4 1 0 4 outcomes
-4 1 0 5 welcome
-4 1 0 6 advantage
-4 1 1 1 accessibility beds bsc entering estimate evenings integrator nurture permit population promptly reduction rn thrives
-4 1 1 2 disciplined helpful
-4 1 1 4 five
-4 1 2 0 clinics concurrent entirely officers thoroughly
-4 1 2 2 departmental meticulous
-4 1 2 3 evidence formal interaction
-4 1 2 4 keen
-4 1 2 5 optimization
-4 1 2 6 player
-4 1 2 7 strong
-4 1 3 1 alternatives cvs elastic methodical
-4 1 3 2 l perl
-4 1 3 3 tax xml
-4 1 3 4 facing rest
-4 1 3 5 applied
-4 1 3 7 understanding
-4 1 4 0 dba
-4 1 4 1 soap
-4 1 4 3 sdlc version
-4 1 4 4 scala
-4 1 4 7 both
-4 1 5 1 fabrication installing
-4 1 5 4 c++
-4 2 0 4 check
-4 2 0 6 months
-4 2 1 1 spanish
-4 2 1 3 reliable
-4 2 1 4 initiative
-4 2 2 6 problem
-4 2 4 2 graphic
-4 3 0 5 without
-4 3 3 3 treatment
-4 3 3 5 administration
-4 3 4 7 english
-4 4 0 5 strict
-4 4 1 2 undergraduate
-4 4 1 3 prototype
-4 4 2 2 adept
-4 4 2 3 bachelors
-4 4 3 0 haves
-4 4 3 1 bootstrap proposing
-4 4 3 2 jenkins
-4 4 4 2 pivot prioritise
-4 4 4 3 manipulation streaming
-4 4 5 4 windows
-4 5 1 4 law
-4 5 4 2 adobe
-4 6 4 1 french
-4 6 4 2 cisco
-5 -1 0 2 organised
-5 -1 0 3 entire gather notice
-5 -1 0 4 note
-5 -1 1 1 balancing commitments doctors
-5 -1 1 2 analyzes
-5 -1 1 3 read relating
-5 -1 1 4 clear
-5 -1 1 5 programs
-5 -1 2 0 calendar
-5 -1 2 2 progressive sponsor thinker
-5 -1 2 3 budgeting third
-5 -1 2 4 clearly
-5 -1 2 6 essential
-5 -1 3 1 adapting typing
-5 -1 3 2 authorization
-5 -1 3 3 backend
-5 -1 4 3 crm
-5 -1 4 7 design
-5 -1 5 6 programming
-5 -2 0 2 clerical indicators likely researching visibility
-5 -2 0 3 agreement attend directed feature flows interviews mature submitted
-5 -2 0 4 respond
-5 -2 0 5 consideration
-5 -2 0 6 purposes
-5 -2 0 8 apply
-5 -2 1 1 anticipate evening punctual rounded sometimes
-5 -2 1 2 documented fostering possesses resulting returns
-5 -2 1 3 ii tags train
-5 -2 1 4 act personnel
-5 -2 1 5 specific
-5 -2 1 7 level
-5 -2 2 0 clientele couple extreme manpower moment planner
-5 -2 2 1 funnel layouts
-5 -2 2 2 carrying inspections literate press
-5 -2 2 3 drawings forecasting valuation
-5 -2 2 4 capable programme
-5 -2 2 5 ideal trends
-5 -2 2 7 projects
-5 -2 3 1 interfacing
-5 -2 3 2 db iterative
-5 -2 3 4 interact
-5 -2 3 6 sales
-5 -2 4 1 directory dns helpdesk
-5 -2 4 2 desktop rigorous underwriting
-5 -2 4 3 structures
-5 -2 4 4 warehouse
-5 -2 5 3 postgresql
-5 -3 0 2 aggressive escalation operator usability
-5 -3 0 3 conversion input mix proposal
-5 -3 0 4 delivered pipeline times
-5 -3 0 5 during evaluate
-5 -3 0 6 department
-5 -3 1 1 enter knows
-5 -3 1 2 references
-5 -3 1 4 actionable car designs
-5 -3 1 9 be
-5 -3 2 2 presented utilization
-5 -3 2 3 rapid
-5 -3 2 4 b flow prior
-5 -3 2 5 local requires willing
-5 -3 2 6 planning
-5 -3 2 7 technical
-5 -3 3 1 audio claim instrument
-5 -3 3 3 usage voice
-5 -3 3 4 controls
-5 -3 3 5 exposure
-5 -3 3 6 control marketing
-5 -3 4 2 fraud
-5 -3 4 3 query
-5 -3 4 4 setting storage
-5 -3 4 6 developing
-5 -3 5 2 salesforce
-5 -4 0 3 approved primarily
-5 -4 0 5 member overall
-5 -4 1 1 answering
-5 -4 1 5 person
-5 -4 1 8 information
-5 -4 2 4 tool
-5 -4 2 5 code
-5 -4 2 6 standards
-5 -4 3 5 care general
-5 -4 4 5 variety
-5 -4 5 6 r
-5 -4 5 8 data
-5 -5 0 2 arrange branch identifies papers participates properties sr timeline workload
-5 -5 0 3 elements incidents kpis owner path refer smooth ultimately
-5 -5 0 4 findings flexibility head specification uat
-5 -5 0 5 responsibility
-5 -5 1 1 approve arent cards clerk consisting coordinates honest hotels modification modifications parents payable premises recommends restoration season seasoned sheets split
-5 -5 1 2 competitor controlling implements promotional reconciliations roi
-5 -5 1 3 disciplinary middle verification
-5 -5 1 5 sources
-5 -5 1 7 candidate
-5 -5 2 0 assign charged incremental meter pet powers visitor
-5 -5 2 1 messages threats trainees
-5 -5 2 2 diligence notes pm stores
-5 -5 2 3 cause
-5 -5 2 4 collect risks
-5 -5 2 5 functions
-5 -5 3 1 calm sampling
-5 -5 3 3 liaising utilizing
-5 -5 3 5 compliance
-5 -5 4 1 collections plc
-5 -5 4 2 amazon lending offline
-5 -5 5 2 cabling
-5 -6 0 5 assistant objectives
-5 -6 0 6 activities existing
-5 -6 0 7 looking
-5 -6 1 4 acquisition
-5 -6 1 5 ensuring
-5 -6 1 6 appropriate
-5 -6 1 7 develop
-5 -6 2 3 inventory student
-5 -6 2 7 role
-5 -6 2 9 will
-5 -7 0 3 ensures residents
-5 -7 0 4 cases fax highest
-5 -7 0 5 daily
-5 -7 1 1 books ranked
-5 -7 3 2 onboarding
-5 -8 0 5 friendly
-5 -8 3 3 servers
-5 0 0 2 achievement corrective
-5 0 0 3 accurately supportive
-5 0 1 1 autonomously defects female mile negotiating semantic
-5 0 1 2 administer asap constraints extended simultaneously
-5 0 1 3 caring secondary
-5 0 2 2 implementations templates
-5 0 2 5 possess
-5 0 2 6 current
-5 0 3 1 bottom converting guides outreach static
-5 0 3 2 classes survey vmware volumes
-5 0 3 3 certifications react
-5 0 4 4 networking
-5 0 4 5 algorithms mechanical
-5 0 5 1 configuring
-5 0 5 2 vbnet
-5 0 5 3 spring
-5 1 0 2 ambiguity
-5 1 0 4 applicable
-5 1 0 6 under
-5 1 1 1 navigate
-5 1 1 3 adapt worked
-5 1 1 5 paced
-5 1 1 6 meet
-5 1 2 2 tables
-5 1 2 4 min
-5 1 2 5 previous
-5 1 2 6 solving
-5 1 2 7 excellent
-5 1 3 1 firewalls visio
-5 1 3 2 ajax switches
-5 1 3 3 strongly
-5 1 3 4 legal
-5 1 3 5 interest
-5 1 4 3 ux
-5 2 0 2 cpa
-5 2 0 5 posted
-5 2 1 3 college
-5 2 1 4 overseas
-5 2 1 5 mathematics
-5 2 2 1 browsers
-5 2 2 2 assembly genuine obtaining solver
-5 2 2 5 proficient
-5 2 3 0 injection ipad selenium
-5 2 3 1 illustrator
-5 2 3 2 demonstrable
-5 2 3 4 analytic
-5 2 4 1 german
-5 2 4 2 jira
-5 3 0 2 holders
-5 3 0 3 exp maximum
-5 3 1 1 older
-5 3 1 3 concise
-5 3 3 0 indesign
-5 3 3 1 editing
-5 3 3 2 debugging grasp
-5 3 3 3 ba json libraries mathematical
-5 3 3 4 desire
-5 3 4 1 substance
-5 4 1 5 decision
-5 5 0 4 posting
-5 5 1 1 numerate
-5 5 1 2 citizen
-5 5 2 0 experiencestrong
-5 5 2 3 multidisciplinary
-5 5 2 4 bs
-5 5 3 0 skillsexcellent
-5 5 3 1 skillsstrong
-5 5 3 2 numerical
-5 5 3 4 fluency
-5 5 4 1 therapy
-5 5 6 4 relational
-5 6 3 6 qualifications
-5 6 4 4 drug
-6 -1 0 2 easily
-6 -1 0 3 promoting weekends
-6 -1 0 4 enhancement tests
-6 -1 0 6 should
-6 -1 1 1 diagrams
-6 -1 1 2 install
-6 -1 1 3 capture scripts
-6 -1 2 2 competency frontend
-6 -1 2 5 expert requirement
-6 -1 3 0 demeanor
-6 -1 3 3 acumen presenting
-6 -1 3 5 writing
-6 -1 4 4 front mysql particular
-6 -1 5 1 rails
-6 -1 5 4 distributed
-6 -2 0 2 bright follows shooting
-6 -2 0 4 schedule
-6 -2 0 5 regular
-6 -2 0 7 expected
-6 -2 1 1 adhering
-6 -2 1 2 housing
-6 -2 1 4 expectations
-6 -2 2 0 strategist
-6 -2 2 2 bug mitigation motivate
-6 -2 2 4 party telephone tracking
-6 -2 2 5 cross
-6 -2 3 1 penetration
-6 -2 3 3 producing root
-6 -2 3 4 ie validation
-6 -2 4 3 migration
-6 -2 4 4 api
-6 -2 4 7 analysis application
-6 -2 5 5 databases
-6 -3 0 2 administrator
-6 -3 0 3 enhancements roadmap
-6 -3 0 4 assets feedback recruit require supervise
-6 -3 1 1 images pitch stressful
-6 -3 1 2 resourceful
-6 -3 1 3 load recovery
-6 -3 1 4 immediate
-6 -3 2 2 trouble
-6 -3 2 4 relationship
-6 -3 2 5 leadership
-6 -3 2 6 production user
-6 -3 3 1 retrieve
-6 -3 3 2 message water
-6 -3 3 3 claims logistics
-6 -3 3 5 predictive
-6 -3 3 6 would
-6 -3 4 2 instrumentation
-6 -3 4 3 executing
-6 -3 5 1 hyperion
-6 -4 0 2 resolving
-6 -4 0 3 organize oversight performed vehicle
-6 -4 0 4 acceptance assess director studies
-6 -4 0 5 accurate participate
-6 -4 1 1 ambassador germany responding stuff
-6 -4 1 2 emails
-6 -4 1 3 schedules
-6 -4 1 4 registered
-6 -4 1 7 manage
-6 -4 2 1 pages
-6 -4 2 2 phones
-6 -4 2 3 speed
-6 -4 2 4 aspects entry materials
-6 -4 2 7 client
-6 -4 3 2 ledger
-6 -4 3 4 coordination regulations
-6 -4 3 7 project
-6 -4 4 1 vertical
-6 -5 0 4 helping questions
-6 -5 1 5 account
-6 -5 2 3 cash
-6 -5 3 5 construction
-6 -6 0 2 actual complaints coordinator inquiries output reconciliation scheduled
-6 -6 0 3 backup evaluating example properly release requested retention
-6 -6 0 4 effectiveness oversee update
-6 -6 0 5 plans timely
-6 -6 1 1 adjustments assure expense letters
-6 -6 1 2 estimates remediation
-6 -6 1 3 definition internally specified
-6 -6 1 4 features proposals
-6 -6 1 5 execute
-6 -6 1 6 external
-6 -6 1 8 support
-6 -6 2 0 benchmarks
-6 -6 2 2 functionality nvq
-6 -6 2 3 identified orders reviewing
-6 -6 2 4 evaluation preparing
-6 -6 2 5 structured
-6 -6 3 1 ic
-6 -6 3 4 components electronic rules types volume
-6 -6 4 1 vulnerability
-6 -6 5 6 statistical
-6 -7 0 4 direction requests
-6 -7 0 5 monitor
-6 -7 1 4 weekly
-6 -8 0 3 answer updates
-6 -8 1 4 scope
-6 -8 2 0 reps
-6 -8 3 4 analyzing
-6 -9 0 5 confidential
-6 -9 2 3 ship
-6 -9 3 3 environmental
-6 0 0 2 categories pass
-6 0 0 4 organized
-6 0 1 1 configure describe
-6 0 1 4 cycle
-6 0 3 2 cold conceptual
-6 0 4 0 ppc
-6 0 4 1 vulnerabilities
-6 0 4 2 professionalism ruby virtualization
-6 0 4 3 landscape
-6 0 4 4 clinical methodologies
-6 0 4 5 concepts
-6 0 4 7 spoken
-6 0 5 6 java
-6 1 0 3 starter
-6 1 0 4 tight
-6 1 1 1 none
-6 1 1 3 p
-6 1 1 6 self
-6 1 2 3 communicator
-6 1 2 4 preferable
-6 1 2 5 master
-6 1 2 7 able
-6 1 3 2 ethical
-6 1 3 4 running
-6 1 3 5 record skill
-6 1 4 3 judgment
-6 1 5 2 tcp
-6 1 5 3 ip object
-6 2 1 1 prospecting
-6 2 1 2 error
-6 2 2 2 imaging normal prioritization
-6 2 2 5 driving
-6 2 2 6 plus
-6 2 3 3 apis responsive
-6 2 4 4 environments
-6 3 0 2 substantial
-6 3 0 3 driver
-6 3 0 4 shift
-6 3 0 5 submit
-6 3 1 1 walking
-6 3 1 3 useful
-6 3 2 2 accommodations
-6 3 2 3 supervisory
-6 3 2 7 analytical
-6 3 3 3 hospital
-6 3 4 2 css3
-6 3 4 9 experience
-6 4 0 3 license
-6 4 3 1 tdd
-6 5 1 4 pre
-6 5 2 6 background
-6 5 4 5 similar
-6 6 0 2 accredited
-6 6 1 3 masters
-6 6 3 1 adult
-6 8 0 3 walk
-6 8 4 2 photoshop
-7 -1 0 4 efficiently
-7 -1 1 3 achieving
-7 -1 1 4 towards
-7 -1 1 5 attitude
-7 -1 2 4 clean comfortable queries
-7 -1 3 4 coding
-7 -1 4 3 chemical
-7 -1 4 5 accounting server
-7 -2 0 3 troubleshoot
-7 -2 0 4 proactively
-7 -2 0 5 manner
-7 -2 0 7 etc
-7 -2 1 2 intensive
-7 -2 1 3 certified
-7 -2 1 4 accuracy close closing determine
-7 -2 3 2 stored
-7 -2 3 5 electrical
-7 -2 3 7 systems
-7 -2 4 4 selling
-7 -2 5 3 ui
-7 -3 0 2 compelling territory
-7 -3 0 3 guide thought
-7 -3 0 4 against letter
-7 -3 0 5 accordance
-7 -3 0 6 lead
-7 -3 0 7 position
-7 -3 1 1 displays
-7 -3 1 3 reading
-7 -3 1 4 identifying specifications
-7 -3 2 2 sme
-7 -3 2 3 liaison
-7 -3 2 5 line
-7 -3 2 6 test
-7 -4 0 2 designated
-7 -4 0 4 according deliverables
-7 -4 0 6 implement senior
-7 -4 1 2 visitors
-7 -4 1 4 copy developer
-7 -4 1 6 internal
-7 -4 2 2 adherence
-7 -4 2 3 assessments updating
-7 -4 4 5 designing
-7 -5 0 4 calls
-7 -5 0 5 levels managers meetings preparation
-7 -5 1 3 informed updated
-7 -5 1 4 accounts
-7 -5 2 3 generating
-7 -5 2 6 operations
-7 -5 3 2 concerns outbound spreadsheets
-7 -5 3 3 repair
-7 -5 4 2 sharepoint
-7 -6 0 6 maintain prepare
-7 -7 0 2 dependent
-7 -7 0 3 checks
-7 -7 0 4 improvements kept response
-7 -7 1 1 overnight
-7 -7 1 2 waste
-7 -7 2 2 admin organizing receiving shall
-7 -7 3 1 hygiene
-7 -7 4 3 scheduling
-7 -9 0 3 met
-7 -9 0 5 documents
-7 0 0 3 situations
-7 0 0 4 translate
-7 0 1 1 minor
-7 0 1 4 prioritize
-7 0 1 6 communicate
-7 0 2 3 confident points
-7 0 3 2 layout
-7 0 3 3 aptitude
-7 0 3 4 patterns
-7 0 4 4 methodology visual
-7 0 5 4 php
-7 1 0 3 accept
-7 1 0 5 handle
-7 1 0 6 independently
-7 1 2 3 commissioning
-7 1 3 2 prototyping
-7 1 3 3 x
-7 1 3 4 interface
-7 1 3 5 oriented
-7 1 4 4 frameworks
-7 1 4 9 or
-7 1 5 1 browser
-7 1 5 2 os
-7 1 5 4 c#
-7 2 0 3 speaking
-7 2 2 2 margin
-7 2 2 6 functional
-7 2 3 8 knowledge
-7 2 4 3 html5
-7 2 4 6 word
-7 2 5 3 git mvc
-7 2 5 4 scripting
-7 3 0 2 tasking teaching
-7 3 0 5 availability
-7 3 0 8 communication
-7 3 1 5 additional
-7 3 2 5 fluent
-7 3 3 4 willingness
-7 3 4 2 b2b
-7 5 3 5 demonstrated
-8 -1 0 4 presentations
-8 -1 0 6 analyze
-8 -1 1 4 collaboratively junior
-8 -1 1 5 demonstrate supervision
-8 -1 2 2 contacts
-8 -1 2 4 patient
-8 -1 3 5 attention
-8 -2 0 3 exceed manual
-8 -2 0 4 task
-8 -2 2 5 assessment execution maintaining positive
-8 -2 3 1 pr
-8 -3 0 2 technician
-8 -3 0 5 coordinate
-8 -3 2 3 articulate
-8 -3 2 4 assurance
-8 -3 4 4 handling
-8 -4 0 4 groups
-8 -4 0 6 stakeholders
-8 -4 1 3 resolution
-8 -4 1 4 activity
-8 -4 1 6 key
-8 -4 2 2 designer
-8 -4 2 3 communicating
-8 -4 2 5 function
-8 -4 2 6 models
-8 -4 3 4 deployment
-8 -5 0 4 guidelines involve
-8 -5 0 5 define
-8 -5 2 2 billing
-8 -5 3 2 supplies
-8 -5 3 4 conducting
-8 -6 0 2 coach incoming
-8 -6 0 4 fantastic
-8 -6 0 5 necessary
-8 -6 0 6 manager
-8 -6 1 3 assists proper
-8 -6 2 4 guidance
-8 -6 2 5 improvement
-8 -6 2 6 reporting
-8 -8 0 2 prospective
-8 -8 0 5 recommendations
-8 -8 1 2 inbound
-8 -8 1 3 performs
-8 -8 2 4 material
-8 -9 0 3 paper
-8 -9 0 6 review
-8 0 0 3 items
-8 0 0 4 priorities
-8 0 1 8 requirements
-8 0 2 2 child
-8 0 2 4 troubleshooting
-8 0 4 3 scrum
-8 1 0 3 minimal speak
-8 1 0 4 deadlines
-8 1 2 4 negotiation
-8 1 3 2 js style
-8 1 4 3 outlook
-8 1 5 5 microsoft
-8 2 1 6 effectively
-8 2 2 3 valid
-8 2 2 5 performing
-8 2 3 4 desirable familiarity
-8 2 3 6 least
-8 3 0 5 pressure
-8 3 1 6 command
-8 3 2 3 jquery
-8 3 2 8 skills
-8 3 3 7 computer
-8 4 0 2 verbally
-8 4 1 1 bed
-8 4 1 4 school
-8 4 2 5 organizational
-8 5 1 6 interpersonal
-8 6 3 7 science
-8 7 0 3 periods
-8 7 1 3 screening
-8 8 0 3 criminal
-8 8 2 3 stand
-8 9 4 4 pc
-9 -1 0 4 completion
-9 -1 2 4 desired
-9 -1 2 6 testing
-9 -1 3 5 platforms
-9 -2 0 3 personality
-9 -2 1 4 resolve
-9 -2 2 6 issues
-9 -2 3 4 metrics
-9 -3 2 4 creation
-9 -3 3 3 contractor
-9 -3 3 5 equipment
-9 -3 4 6 processing
-9 -4 0 3 adhere maintains
-9 -4 0 5 mail
-9 -4 0 6 limited tasks
-9 -4 1 6 procedures
-9 -4 3 3 plant
-9 -5 0 2 scanning
-9 -5 0 4 changes
-9 -5 0 6 conduct engineer identify reports
-9 -5 1 6 documentation
-9 -5 2 2 deals
-9 -5 2 3 outgoing
-9 -6 0 4 supervisor
-9 -6 0 7 assist perform
-9 -6 0 8 responsibilities
-9 -6 1 4 associate
-9 -6 2 6 report
-9 -6 3 1 investor
-9 -7 0 3 file
-9 -7 1 4 records
-9 -7 2 3 heavy
-9 -7 3 4 packages
-9 -7 3 5 supporting
-9 -8 0 4 demands
-9 -8 0 6 assigned duties
-9 -8 0 7 responsible
-9 -8 1 3 demonstrating
-9 -8 2 6 maintenance
-9 -8 3 5 safety
-9 -9 0 2 urgent
-9 -9 0 3 cooperative filing logs sensitive
-9 -9 0 4 continued integral
-9 -9 1 1 spot
-9 -9 1 3 files store
-9 -9 2 4 procedure
-9 0 1 3 lift
-9 0 2 4 administrative
-9 0 3 4 awareness
-9 0 4 6 managing techniques
-9 1 1 7 must
-9 1 3 6 multiple
-9 1 4 5 javascript
-9 2 1 4 write
-9 2 2 4 unit
-9 2 2 5 presentation
-9 2 2 6 detail
-9 2 2 7 required
-9 2 3 5 ideally
-9 2 4 5 c preferably
-9 2 4 7 ability
-9 2 5 7 sql
-9 3 1 2 pounds
-9 3 2 4 oral
-9 3 2 8 related
-9 3 3 7 written
-9 3 4 4 css html
-9 4 0 2 sit
-9 4 1 1 skillsability
-9 4 1 6 bachelor
-9 4 1 8 degree
-9 4 2 6 proficiency
-9 4 3 4 mental
-9 4 5 6 excel
-9 5 1 6 verbal
-9 5 5 6 ms
-9 6 0 6 equivalent
-9 6 2 7 minimum preferred
-9 7 4 4 powerpoint
-9 8 0 6 diploma
-9 9 0 3 attendance ged individually
0 -1 0 2 inspire lots
0 -1 0 3 friday therefore thousands trust turn
0 -1 0 4 built everything jobs
0 -1 0 5 solve
0 -1 0 6 above bonus consider visit
0 -1 0 7 only
0 -1 1 2 brilliant reality washington
0 -1 1 3 engaging
0 -1 1 4 i
0 -1 1 5 approach
0 -1 2 0 loved
0 -1 2 2 australia california picture
0 -1 2 3 board early medium
0 -1 3 3 series
0 -1 3 4 emerging
0 -1 4 2 automotive
0 -1 4 3 pharmaceutical
0 -1 4 4 suite
0 -1 4 5 investment
0 -2 0 2 abreast filled highlights invite limits partnering programmers rare recently simply trainee usa wealth
0 -2 0 3 calibre desk eligibility fastest hearing mainly specializations
0 -2 0 4 art contacted cover family
0 -2 0 5 identity important
0 -2 0 6 great purpose results scientist
0 -2 0 7 full
0 -2 1 1 agree aid depends dot ensemble entitlement eoe fact fri got informal links listen niche occasion optimise ping pivotal placed pull rely seminars simplify specializing steel surrounded talking texas wholly
0 -2 1 2 aims anything assumptions charts communicates competitors cool definitely exploration gives keywords mitigate mon parameters secret segments stop thank
0 -2 1 3 method uses
0 -2 1 4 things
0 -2 2 0 acquiring bookings exhibitions flight guaranteed institutes moves owns prescription remove revolutionary significance smoothly weight
0 -2 2 1 collective exposed generates specialise tactics
0 -2 2 2 align american discovering gap random renewable steps
0 -2 2 3 exchange managed novel
0 -2 2 4 influence selection
0 -2 2 5 agency fresh open
0 -2 3 0 broaden household pathway q
0 -2 3 1 fleet focussed land pertaining spanning
0 -2 3 2 break competence entity foreign
0 -2 3 3 institution
0 -2 3 4 natural
0 -2 3 5 solution
0 -2 3 6 expertise
0 -2 4 1 cellular positioning
0 -2 4 2 cognos formulation
0 -2 4 4 sas
0 -2 4 6 learning
0 -2 5 2 gis
0 -3 0 2 acts combines remotely subsidiary views
0 -3 0 3 bay enhanced helps makes pregnancy temporary touch
0 -3 0 4 expansion prospects result
0 -3 0 5 after permanent want
0 -3 0 6 collected
0 -3 1 1 adopted campus connected expanded foundations gets knowing launched manchester pool sitting specializes w
0 -3 1 2 asked brings collaborates governments inside plays striving
0 -3 1 4 provider values
0 -3 1 5 challenges culture diverse grow top
0 -3 1 6 kong
0 -3 1 7 hong
0 -3 2 0 aircraft alert flights philadelphia remarkable researcher se voluntary
0 -3 2 1 attracting
0 -3 2 2 applies multinational
0 -3 2 3 interesting protection vital
0 -3 2 6 range
0 -3 2 7 more
0 -3 3 2 fix had
0 -3 3 3 incident sourcing
0 -3 3 4 consumer
0 -3 4 2 airport
0 -3 4 3 assessing
0 -3 4 4 manufacturing
0 -3 4 7 one
0 -4 0 2 coming focuses
0 -4 0 3 country pride remain strive
0 -4 0 4 east
0 -4 0 6 equal group what
0 -4 0 7 personal
0 -4 1 1 completely hosting india innovators recurring
0 -4 1 2 agent original
0 -4 1 4 roles
0 -4 1 5 asia
0 -4 1 7 clients
0 -4 2 0 satellite won
0 -4 2 2 buy staffing streamline
0 -4 2 3 transactions
0 -4 2 4 edge
0 -4 3 2 labs
0 -4 3 3 air
0 -4 3 6 best
0 -4 3 7 process
0 -4 4 3 studio
0 -5 0 2 advisor faster held profitable
0 -5 0 3 fill quarterly recognized
0 -5 0 4 continue explore offering see
0 -5 0 5 committed forward
0 -5 0 6 has
0 -5 1 1 nearly
0 -5 1 2 impactful privately tested
0 -5 1 3 easy fortune initial
0 -5 1 4 hard supports
0 -5 1 5 value
0 -5 2 0 choosing
0 -5 2 2 vehicles
0 -5 2 5 core
0 -5 3 0 rental
0 -5 3 3 food
0 -5 3 5 intelligence
0 -6 0 2 powerful ups
0 -6 0 3 put
0 -6 0 4 challenging leverage sectors
0 -6 0 5 established throughout unique
0 -6 1 2 booking raised
0 -6 1 4 stage
0 -6 1 5 bring
0 -6 1 6 over
0 -6 2 1 beginning loans
0 -6 2 6 which
0 -6 2 7 leading
0 -7 0 3 valuable
0 -7 0 4 chance
0 -7 0 5 provides
0 -7 2 3 marketplace
0 -7 4 4 structure
0 -8 1 4 share
0 -9 1 4 become
0 -9 2 3 investors
0 -9 2 4 space
0 0 0 2 advertisement although annum cambridge covid crb defense definite diseases documentations handled inviting kwun maternity mtr nt parental participation paternity pdf portfolios prc qs redacted regret shatin stream supervisors upload visa voeux
0 0 0 3 ancestry arisen birthday citizenship discretionary discriminate edu enquiries ensured found hkd id involving marriage retained rgn strictest tong
0 0 0 4 fringe kowloon notified quote ref shortlisted stating units
0 0 0 5 destroyed gender originally receive sexual veteran
0 0 1 1 accident adhoc advocate affairs ago airflow al allocated anomalies appoint arranging athena auditors band berkshire birmingham blue bms brain bristol brokers caffe calibration cambridgeshire ccna ccnp cells challenged charitable chung cima circa cism clarification clash clinic cnc collaborators colleague completeness confirm consent considerations construct consumption contain contributory conversant correction correlation covers d3js datastage daytoday debug dependant described descriptions dig disclaimer disclaimers dispute econometrics embed emergencies equivalents essex examine expenditure exposures f5 facts failures females filed fine firmware fixes forests furthermore gathered ggplot glue governing guideline hampshire hays healthier hertfordshire highlight hing hkcee hkie hnd hoi immune impacting incorporating induction inference influences ingest inhouse inspired interpreted investigating irregular island iso27001 journals judgement kent king kwan labour lambda leaves lesser limitations majority mart matches mcse merchants midlands minorities minority molecules monthexperience nationality notification obligations orchestration patch pci permanentsalary personalization ph poster presentable presto prohibits provisioning pursuant quantities quarry recommended recorded reflects relatives repeatable repositories requisition reserves responded restaurants revamp rigor roadmaps saturdays sections secured seekers shanghai shing sop spaces sponsors steer storytelling summaries sun sunday supplement surrey sussex svm tackling technologist tertiary thereafter throughput transcripts transformations transformative translational treatments tree tsuen undergo unlawful upcoming urgently validating vary volunteer wai wales welcomes welfare women xgboost yield yip
0 0 1 2 absence accepts agents allowances anomaly appointed arrangement calculation cisa cissp commutable compassionate confidentially consolidate creed deputy devise diagnosis diagnostic disabled disclosure disparate drugs england entrylevel ethnicity experiment forest frm genetics gratuity harassment hesitate impacts indicating introduction kai kok kwai lai legally lifestyle literacy macau medicines obtained outputs pmp queen rmn sep specialising subsidy supplied tai therapies trials tuition unsolicited wanchai
0 0 1 3 automate comply grade investigation ordinance tender visualizations
0 0 1 4 laws
0 0 1 5 hk
0 0 2 0 aat abstract ac advantagegood advert alicloud aligning aligns alliance alpha amend analytically approx arising arms artifacts asking assertive assessed attitudes authentication authoring automatic avenue bayes bedfordshire biopharmaceutical biostatistics briefings bu buckinghamshire carriers chains chan characterize cheong churn cicd cleanse commentary compilation concerning conglomerate considerable consist console consolidated consultancies contents continents corporates correlations counselling culturally cytometry d3 dataflow deemed defines derived deviations dhcp diary dimensionality discharge disciplinesat disposition dissemination doncaster drawbacks dynamo easier edm embedding encompassing examinations exhibit followup forbes forming foundational fulfil fulltime gathers gcse generalized genomics geographies giant glm gloucester gpa grants graphql grounds guided guilds headquarter histories hkicpa hkis hung hybrid ich ideate innovating insurer intake interacts investigational invests irregularities j jazzhr jobsdb journeys justification lakes leeds lighting logging louis lstm majoring mariadb mins modeler monitored mostly mphil mr naive neo4j ng nn observations opencv ordering ot outlets outline oxford paths percent performant periodically periscope perm permanentexperience pharma poc polygraph possessing preclinical preparations presents projection quant quantify reasonably reengineering refinement remarks replace restructuring rics rise roster rural sagemaker sat satisfactorily scotland seasonal secretary shareholders shelf shiny sketch slough soc spans sqoop standardization statistically surveyors synthesizing tenders timescales tradeoffs transcript triage tsui unmatched uptodate valuations visually vivo welding workmanship
0 0 2 1 accreditation auditor briefing centralized chai clinicians collaborations commercialization court detailing enablement except extracts fx gradient instance instructed laboratories lam lee liability matrixed mitigating nearest nondiscrimination operationalize ops overcome oversees packs performances pharmaceuticals plants police predictions prevailing rank rata responsiveness roots schematic sensors seriously sha situated snack sops sustain technologists testable undertaken var vector wellbeing workloads
0 0 2 2 aca acca accountancy ansible behavioral chartered committee conclusions cs degrees examination frequent hnc inclusion instruction interdisciplinary internationally mainland nmc organisational perspectives pin reasoning regulated regulation shared snowflake surveyor
0 0 2 3 apac appointee audits classification clustering detection factors hive neural transportation
0 0 3 0 acquisitions asp balances bgp bitbucket companys complaint complexities counterparty crime eclipse epidemiology formation fp gc gmp gp gui hdfs icaap migrating oversea pathways recommender relevance rf semi sketchup synthesis ticket tourism validations ventilation ward wet
0 0 3 1 adequacy advancing aggregation alteryx bau bigquery biochemistry biotechnology cctv characterization compute conditioning costing cro customization deployments descriptive distributions doctoral dod effect elk equities evaluations firewall hkdse hkex iii informatics ipo iv kinesis legacy leverages majors maths matplotlib matrix medication notebook numeracy ordinances pharmacology pig pound prescriptive qlikview qualifying quotation rack rail regressions reinforcement retrieval rnn safeguarding selfmotivated sensor sfc splunk stem structuring surveillance swift synthesize technique theories therapeutics undertaking vectors vitro voltage vue vulnerable
0 0 3 2 assays biological biomedical bond cancer comparable defence disease elderly expectation fault formats g gcp keras logistic macro mis nhs profiling qlik theoretical therapeutic underlying words
0 0 3 3 cleansing drawing experimental pattern pytorch redshift scikit statutory surveying t
0 0 3 4 successfully
0 0 3 5 ai centre
0 0 3 6 health
0 0 4 0 alm aviation beam biotech broking contingency databricks econometric fitter fluid investigative liquid maturity mdm mixture nifi pathology pcr ppm rabbitmq semiconductor sequencing springboot subletting terraform togaf vertica
0 0 4 1 actuarial aggregate assay bash bayesian block boot cassandra circuit cloudera cnn commands dataset dementia diagnostics element elt em fda financials followings frequency gene gitlab golang heating hplc hvac kotlin latency looker mapreduce marine molecule notebooks offs olap oncology openshift pcb pensions populations protein pyspark railway repository robotic robotics scipy scoring sdk sigma solidworks speech ssas surface sustaining switch switching toolkits typescript vuejs wrangling
0 0 4 2 attentive autodesk blockchain ingestion linear manipulating microservices mpf navisworks optical postgres protocol sizable spss supervised tendering unsupervised visualisation
0 0 4 3 aspnet biology docker iot kafka kubernetes laboratory pandas powerbi
0 0 4 4 foundation ml putonghua tensorflow
0 0 4 5 cantonese
0 0 5 0 computerised genomic hydraulics pneumatics purification stata stochastic unity weblogic
0 0 5 1 administering cqc django flink fpga geotechnical hkma immunology jupyter mep profession rpa
0 0 5 2 container fitting molecular numpy probability rdbms reactjs
0 0 5 3 nlp revit
0 0 5 5 banking
0 0 6 0 threading
0 0 6 3 bim
0 1 0 2 anywhere
0 1 0 5 interview offered
0 1 1 1 exceeding
0 1 1 2 craft
0 1 2 3 math
0 1 2 5 thinking
0 1 2 6 education
0 1 3 1 practitioner
0 1 4 4 especially
0 1 4 5 deep
0 2 0 2 rights
0 2 0 3 hear
0 2 0 5 origin weeks
0 2 1 1 december discretion distinct else february published visas
0 2 1 3 cope
0 2 2 0 americans enrollment feeling kingdom seattle shown sociable
0 2 2 4 pipelines
0 2 3 0 onshore scaled
0 2 3 1 builder rising workshop
0 2 3 2 loss
0 2 4 0 journalism
0 2 4 2 mac
0 2 4 5 tableau
0 3 0 3 longer
0 3 2 0 comprehension exactly
0 3 2 2 isnt
0 3 3 1 graphics
0 3 3 3 engine
0 4 1 2 ethics
0 4 3 2 cable
0 4 4 3 securities
1 -1 0 2 approximately fulfill ranging respective
1 -1 0 3 rewarding truly
1 -1 0 4 designed meaningful
1 -1 0 5 integrity
1 -1 1 1 helped notch
1 -1 1 2 cant serious
1 -1 1 3 added
1 -1 1 4 networks
1 -1 1 6 medical
1 -1 2 2 gaming
1 -1 2 3 pacific specialized
1 -1 2 6 life
1 -1 3 2 fitness oil
1 -1 3 3 finding young
1 -1 3 5 healthcare
1 -1 4 4 commerce practical
1 -2 0 2 combine covered exercises schemes too
1 -2 0 3 draw
1 -2 0 4 dedicated integrated invited sciences sharing short
1 -2 0 5 click k many offers road
1 -2 0 7 recruitment
1 -2 1 1 academy chosen circumstances committees conflicts electricity endless honesty iterate mi michael question reducing spotfire staffs super town tremendous whatsapp winner
1 -2 1 2 august bespoke divisions humble independence limit teach territories
1 -2 1 3 difference measures principal
1 -2 1 5 change
1 -2 2 0 april changed enjoying era illness producers scores simplicity square
1 -2 2 1 invested
1 -2 2 2 kind
1 -2 2 3 authorized mentoring organisations
1 -2 3 0 mt partnered subscription
1 -2 3 1 academia movement ticketing
1 -2 3 2 architecting cities shaping suggest turning
1 -2 3 3 investments tackle
1 -2 3 4 consultancy
1 -2 3 6 finance
1 -2 4 2 telecom teradata
1 -3 0 2 accessible creates green holding ma mark referral
1 -3 0 3 connect invest money supplier
1 -3 0 4 division eligible enable leaders million
1 -3 0 5 better there
1 -3 0 6 days
1 -3 0 7 us
1 -3 1 1 aspire deeper earned elite empowers flagship grows increasingly index ones opinions pack seamless
1 -3 1 2 abroad employers optimized prestigious
1 -3 1 3 ever stability
1 -3 1 4 means think
1 -3 2 0 beer dallas fl specialties
1 -3 2 1 bar careful fundamentally increases mentors
1 -3 2 2 domestic strength typical
1 -3 2 3 devices
1 -3 2 4 organizations
1 -3 3 1 contracting effects silicon
1 -3 3 4 mindset
1 -3 3 6 insurance
1 -3 3 7 technology
1 -3 4 1 carrier
1 -4 0 2 beautiful evolving headquarters investing
1 -4 0 3 double sounds
1 -4 0 4 contractors experts today
1 -4 0 5 comprehensive
1 -4 1 1 light
1 -4 1 2 lasting rather
1 -4 1 3 searching
1 -4 1 4 brands
1 -4 1 6 its people
1 -4 2 0 angel
1 -4 2 2 numerous really
1 -4 2 3 homes
1 -4 3 1 balanced
1 -4 3 2 games
1 -4 3 4 equity
1 -4 4 1 loop
1 -5 0 2 becoming choice globe grown incentive innovations
1 -5 0 3 owned
1 -5 0 4 agencies salaries street
1 -5 0 5 businesses exciting number pay
1 -5 0 6 help
1 -5 1 1 entrepreneurs founder
1 -5 1 3 backgrounds he simple
1 -5 1 4 before
1 -5 1 6 most
1 -5 1 7 career
1 -5 1 8 that
1 -5 2 1 beach excite houston
1 -5 2 2 atmosphere lot purchasing
1 -5 2 3 intelligent
1 -5 2 4 hr institutions re
1 -5 3 2 offshore
1 -5 3 3 banks
1 -5 4 1 pos
1 -6 0 3 careers
1 -6 0 4 departments fully lives worldwide
1 -6 0 5 been were
1 -6 0 7 offer
1 -6 0 8 their
1 -6 1 2 door
1 -6 1 6 global
1 -6 1 8 we
1 -6 2 0 berlin
1 -6 2 2 bonuses
1 -6 3 2 startups
1 -7 0 4 countries excellence largest offices
1 -7 1 3 joining
1 -7 1 4 believe
1 -7 2 4 stock
1 -7 2 5 industries practice
1 -8 0 5 place
1 -8 1 4 commission
1 0 0 2 combined names possibilities section
1 0 0 3 curious exercise
1 0 0 4 whilst
1 0 0 6 attractive
1 0 1 1 realistic
1 0 1 2 behind empowering evolution option
1 0 1 6 human
1 0 2 1 motion
1 0 2 2 entertainment listening
1 0 3 1 sports telecoms
1 0 4 0 cms
1 0 4 2 hospitality
1 1 0 3 learner
1 1 0 5 age color leave qualification
1 1 1 1 speakers
1 1 2 2 connections
1 1 4 3 ecommerce
1 2 0 2 adopt confidentiality
1 2 1 1 march thanks worlds
1 2 1 2 hospitals
1 2 2 3 competent
1 2 3 1 arena publicly
1 3 0 2 goods
1 3 2 2 military
1 3 5 2 itil
1 4 1 1 precise
1 4 1 4 three
2 -1 0 3 specialists
2 -1 0 5 disability reference
2 -1 0 7 salary
2 -1 1 2 itself visiting
2 -1 1 4 significant
2 -1 2 2 financing
2 -1 3 4 insight
2 -1 3 5 model
2 -1 4 2 motor
2 -1 5 6 machine
2 -2 0 2 forefront named negotiable retain
2 -2 0 3 focusing heart ote recognised regardless step
2 -2 0 4 compensation workplace
2 -2 0 5 than
2 -2 1 1 boost breakthrough brief dept genuinely malaysia operated quo stimulating uniquely
2 -2 1 2 adults branches fee guiding inception mobility
2 -2 1 3 technically
2 -2 2 0 deserve lessons
2 -2 2 1 fits tokyo
2 -2 2 4 pension transformation
2 -2 2 6 focus processes
2 -2 3 0 faced
2 -2 3 1 breadth decades outsourcing widely
2 -2 3 3 ecosystem
2 -2 4 1 unified
2 -2 4 3 chain
2 -3 0 2 n
2 -3 0 3 few matching price
2 -3 0 5 innovation
2 -3 0 6 competitive
2 -3 1 1 athens downtown dress encouraging goes seen zero
2 -3 1 2 summer
2 -3 1 4 transform
2 -3 1 5 way
2 -3 2 2 net relocation typically
2 -3 2 4 options private
2 -3 2 5 international
2 -3 3 1 luxury
2 -3 3 2 cultural
2 -4 0 2 combining stocked
2 -4 0 3 ask encourage much offerings perks same
2 -4 0 4 holidays london
2 -4 0 5 free
2 -4 1 2 preventive
2 -4 1 3 whether
2 -4 1 4 providers
2 -4 1 5 document
2 -4 2 7 solutions
2 -4 3 0 printing
2 -4 3 5 delivering
2 -4 4 2 messaging
2 -4 4 5 sector
2 -5 0 2 advisors discount nation
2 -5 0 3 amazing created enables proud
2 -5 0 4 here known north
2 -5 0 5 term
2 -5 1 4 house why
2 -5 1 5 vision
2 -5 2 4 capital
2 -5 3 3 several
2 -6 0 3 ourselves
2 -6 0 4 satisfaction
2 -6 0 5 every mission national
2 -6 0 6 innovative
2 -6 1 3 weve
2 -6 1 6 world
2 -7 0 2 ventures
2 -7 0 3 venture
2 -7 0 6 employees
2 -7 1 1 tx
2 -7 1 3 backed
2 -8 1 5 together
2 -9 0 5 paid
2 0 0 2 belief corporations employed empowered idea powered serves subsidiaries wellness
2 0 0 3 district li programmes
2 0 0 4 scheme
2 0 1 1 advances alerts billions bodies boosting breakdown celebrate commute commuter cooperation dependents drill footprint fruit fulfillment fusion graduated influential node participants prime prominent promise protecting raise reasons releases religious remains saving served span specialised specialises subsequent temporarily transforms treat trip turnover uniform unrivalled vouchers
2 0 1 2 com confidently council equipped info interim lifetime pioneer pioneering regards satisfactory trainings
2 0 1 3 advertised rich
2 0 1 4 relation
2 0 2 0 aa accelerated accomplishing affiliates appliances benchmark bike bonds catalyst contributors cornerstone differentiated establishments factories fulfilling granted hi hierarchical ireland james learned leaving meaning negative pair patent predicting recall recognise released represented respectful royal score shopify starters stated streamlining subsequently tape treating usual waiting whats
2 0 2 1 closer courage mnc
2 0 2 2 accelerate aspect inter joint reputable servicing sustainability
2 0 2 3 table
2 0 2 4 listed talents
2 0 3 0 bases catalog commodities equip
2 0 3 1 broker chip constructing fsa gateway geographical hbase metric premise skillset
2 0 3 2 analysing treasury
2 0 3 3 registration
2 0 4 1 contemporary
2 0 4 2 fmcg
2 0 4 3 nodejs
2 0 5 1 attack
2 1 0 4 balance
2 1 3 3 perspective
2 2 0 2 nice possibility
2 2 0 3 respect
2 2 0 4 regard
2 2 0 5 protected race religion sex
2 2 1 1 visionary
2 2 2 0 internships
2 2 2 1 avoid
2 2 4 3 attributes
2 3 4 2 dynamics
2 4 2 3 concept
3 -1 1 6 drive
3 -2 0 2 choose continuing exclusively included parking places save
3 -2 1 1 affordable brightest far showcase specialty thinkers trips tv
3 -2 1 2 employing force incentives unlimited
3 -2 1 3 undertake
3 -2 2 0 fridge interns maker oh
3 -2 2 1 economies
3 -2 2 3 fintech
3 -2 3 1 unparalleled valley
3 -2 3 2 enterprises
3 -3 0 2 lunch pto renowned
3 -3 0 3 advancement
3 -3 1 2 continues elegant vibrant
3 -3 2 5 bank
3 -3 3 2 threat
3 -4 0 3 inc
3 -4 0 4 central holiday made
3 -4 0 7 benefits
3 -4 1 1 zealand
3 -4 1 5 around
3 -4 2 3 membership
3 -5 0 3 consumers themselves
3 -5 0 6 companies
3 -5 2 5 wide
3 -6 0 3 europe vacation
3 -6 0 4 just
3 -6 1 3 allows
3 -6 1 4 give
3 -7 0 4 since
3 0 0 2 allocation des placement trees
3 0 0 3 characteristic solely specialization
3 0 0 4 marital
3 0 1 1 aimed classified club complicated conviction cooling directions earnings efficacy equality everywhere exclusive incredible meal missions represents retailer stronger translates truth whose yoga
3 0 1 2 arm crucial depend encourages philosophy spending strategically strengthen superb
3 0 1 4 diversity
3 0 2 0 alarm apparel assured brainstorming counties decade embraces enhances firmly hrs mentioned monetization quarter readily santa smaller tailor tens thailand thematic try unprecedented
3 0 2 1 convenient iconic superiors
3 0 2 2 curve personalized trend
3 0 2 3 gained genetic
3 0 3 1 cultures differences disruptive holistic host
3 0 3 2 dna domains fire
3 0 4 1 carbon
3 0 4 2 mechanism
3 1 0 3 soon
3 1 4 4 principles
3 2 1 1 half
3 2 2 0 relaxed
3 2 3 1 union
3 5 1 4 study
4 -1 0 2 anyone
4 -1 0 3 course
4 -1 0 4 because
4 -1 2 5 communications
4 -2 1 1 enrich hired invoice prices
4 -2 1 2 lunches savings
4 -2 1 3 retirement workforce
4 -2 1 4 generous
4 -2 2 2 st vast
4 -3 0 3 wish
4 -3 0 6 improve
4 -3 1 2 plenty putting
4 -3 1 3 spectrum
4 -3 2 2 everyday
4 -3 2 3 fund
4 -4 0 3 pursue
4 -4 0 5 dental partner was
4 -4 0 6 package
4 -7 0 4 founded
4 0 0 2 freedom sessions
4 0 0 4 quoting
4 0 1 1 doesnt dr hill mean multicultural revolution say
4 0 1 2 alike apart buildings outings
4 0 2 0 british called enjoyable rd universal
4 0 2 2 aspirations discounts library transport
4 0 2 3 recognition
4 0 3 0 panels
4 0 3 1 hourly leisure started
4 0 4 0 siemens
4 0 4 1 solved
4 2 0 2 cybersecurity tell
4 2 0 4 commensurate
4 2 1 3 drives
4 2 2 1 mistakes
4 2 3 1 win
5 -1 3 5 enterprise
5 -2 0 2 biggest
5 -2 0 3 drinks interactions sick
5 -2 1 2 coupled onto
5 -2 3 0 sms
5 -3 0 2 coffee veterans
5 -3 0 3 america
5 -3 0 4 everyone
5 -4 0 3 snacks
5 -4 0 4 delivers
5 -4 2 2 european
5 -5 1 4 integrate secure
5 -7 0 5 enhance
5 0 0 2 apprenticeship recruiters
5 0 0 3 acting employ headquartered progression
5 0 0 4 ltd
5 0 1 1 dealers distributor distributors download employs hope later perhaps reinventing specialize supplying teachers wholesale
5 0 1 2 accordingly catered larger
5 0 1 5 privacy
5 0 2 0 shore
5 0 2 1 customized
5 0 2 2 qualities
5 0 3 1 century comprised
5 2 1 2 official
6 -2 0 2 retailers
6 -2 0 3 courses institute
6 -2 2 3 aim
6 -3 0 4 maximize
6 -4 0 5 optimize
6 -5 0 4 increase
6 0 0 3 reimbursement
6 0 0 6 treated
6 0 2 0 thus
6 0 2 2 economy
7 -5 0 4 productivity trusted
7 -5 1 4 costs
7 0 0 6 remuneration
7 0 1 2 minds reward
8 -1 0 3 almost
8 -3 0 3 enabled
8 -3 1 3 continually
8 0 0 3 gym
9 -2 0 3 formerly
9 -2 1 3 efficiencies
9 0 0 4 empower reduce
`;
