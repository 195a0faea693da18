/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */
export const NEED_WEIGHTS = {
  must: `
-1960 w:preferred
-1270 r:nice
-1200 w:preferably
-1170 h:will
-1000 w:ideally
-980 rk:nice:preferred:paragraph rs:nice:preferred
-970 s:preferred
-960 ks:hard:preferred
-880 w:maintaining w:product
-870 w:learn
-860 <:research
-840 >b:is_a
-810 w:assist
-780 w:plus
-770 p:3 w:identify w:is
-750 w:relationships w:reporting
-740 <:internal w:as w:planning
-730 w:company w:corporate w:education
-720 w:solutions w:supporting
-710 w:like
-700 w:customer
-690 f0:perform h:role w:report
-680 w:any
-670 ks:soft:responsibilities w:opportunity
-660 <:role
-650 w:research w:will
-640 >b:plus_$ h:job w:advantage
-630 >:is h:responsibilities w:analysis
-620 w:operations
-610 >:company
-600 q:-2 rs:nice:requirements w:responsible
-590 >b:a_plus w:leadership
-580 w:control w:equipment w:mechanical
-570 >:training w:delivery w:handling
-560 >:from w:also w:ensure w:maintenance
-550 >b:preferred_$ kd:hard w:coordinate w:key w:preparation
-540 >:are
-530 >b:an_advantage w:financial w:or w:working
-520 <:on
-510 <b:experience_with f0:manage p:2 rk:nice:summary:paragraph rs:nice:summary
-500 <b:^_experience l:7 w:dynamic w:problems
-490 f0:to h:key q:3 w:duties w:handle w:staff
-480 -1:with w:processing w:r w:some w:work
-470 >:preferred q:1
-460 >:on w:providing
-450 w:local w:online w:policies
-440 rk:nice:requirements:paragraph w:manage w:on w:recruitment
-430 <b:in_a >:that f0:support w:mandarin w:prepare w:standard
-420 <:customer w:paced
-410 <:assist >:customers f0:assist w:follow w:help w:marketing w:support w:your
-400 >:advantage >:customer
-390 <:software w:areas w:clients w:s
-380 >:of >b:advantage_$ >b:be_an w:conduct w:degree w:independently w:models w:needs w:strategy w:supply
-370 <:at <:basic >b:would_be p:0 w:building w:customers w:provide w:such
-360 >:with w:but w:career w:participate
-350 <:compliance w:appropriate w:basic w:data w:effectively
-340 <:develop f0:develop f0:provide w:date w:mobile w:perform
-330 <:providing >:providing >:reporting >b:will_be f0:strong src:doubtful w:establish w:promote w:their w:through
-320 <:all <:analytical <:processing >:manner f0:a l:6 rk:stated:summary:paragraph w:effective w:maintain w:records
-310 <:support >:relevant >:would ks:hard:summary w:improvement w:insights w:make w:processes w:system
-300 <:this p:4 w:documents w:limited w:reports
-290 >:documentation >:needs >:report f0:participate f1:participate_in w:client w:making
-280 <:ideally <:performance <b:^_assist >b:communication_skills f0:prepare f0:the h:you w:analytical w:develop w:monitor w:performance w:to
-270 +1:of <:cantonese <:clients <:participate <:tools <b:participate_in h:duties
-260 <:appropriate <:customers <:your <b:will_be k:paragraph w:own w:systems
-250 -1:new <:ensure <:handle <:key <:maintenance <:server <b:^_participate >:ensure >:programming >:statistics >:technical l:5 w:both w:conducting
-240 <:into <:maintaining <:use <b:management_and >:developing >:through >b:with_the w:across w:documentation w:highly w:issues w:management w:not w:where w:while
-230 <:monitoring >:a >:project f0:as w:activities w:following w:hands w:order w:other
-220 -1:^ <:follow <b:responsible_for >b:of_a >b:to_ensure w:activity w:department w:procedures w:within
-210 <:client <:preparation <:product >:development >:new >:will f0:work q:-1 w:finance w:personal w:requirements w:would
-200 <:monitor <:provide >:projects h:summary p:1 w:for w:social
-193 *
-190 -1:the <:delivery <:of <:we <b:^_perform <b:communication_and >:fast >:identify >:independently >:support l:4 w:include w:may
-180 +1:from +1:to <:conduct <:developing <:e <:is <:learning <:managing <:reporting <:responsible <:systems >:all >:an >b:activities_$ f1:you_will s:responsibilities w:all w:create w:responsibilities w:writing
-170 -1:a <:carry <:education <:eg <:establish <b:carry_out >:for >:into >:product >:user w:are w:cross w:managing w:qualified w:quality w:reviews w:specifications w:which
-160 +1:or <:based <:implement <:include <:market <b:development_and >:process >:research f1:responsible_for r:stated w:analytics w:analyze w:execute w:regulatory w:time w:various
-150 +1:on -1:engineering <:by <:chinese <:local <:manager <:solutions <:their >:order f0:conduct src:read w:compliance w:different w:efficient
-140 +1:service -1:skills <:business <:including <:information <:other <:training <b:have_a <b:to_ensure >:internal >:management >:reports >b:the_business w:full w:improve w:lead w:levels w:presentations w:programs w:recommendations
-130 +1:a +1:that -1:of <:demonstrate <:marketing <:new <:responsibilities <:word <b:^_prepare <b:you_will >:excellent >:financial >:mandarin >b:as_required rs:stated:responsibilities w:deliver w:language w:meeting w:open w:risk
-120 +1:solutions +1:with <:fluency <b:^_this <b:the_development >:etc >b:and_reporting >b:management_and f0:good f0:responsible q:0 w:communication w:execution w:initiatives w:manager w:market w:one w:write
-110 +1:issues -1:analysis <:diploma <:fast <:identify <:order <:procedures <:such <:to <b:^_provide >:best >:cross >:environment >:insurance >:manage >:marketing >:operations >:production >:system >:their >b:for_the >b:to_support w:build w:eg
-100 +1:required -1:eg <:driven <:ensuring <:manage <b:^_support <b:and_written >:client >b:skills_and f1:experience_in f1:experience_of w:2 w:communicate w:etc w:good w:insurance w:internal w:manner w:process w:requires w:testing w:verbal
-90 +1:by -1:on <:data <:maintain <:our <:social <:sql <:the <b:^_conduct <b:^_responsible >:equipment >:level >:plus >:practices >b:required_$ f0:able f1:able_to ks:language:requirements rs:stated:summary w:closely w:job w:stakeholders w:supervision w:we
-80 +1:software -1:all -1:design <:not >:both >:planning >:provide f1:we_are src:phrase w:accounts w:integration w:quantitative w:starter w:up w:us w:written
-70 +1:$ +1:the -1:perform -1:provide <:as <:it <b:^_the >:building >:ensuring >:performance >:systems >b:environment_$ w:digital w:e w:ensuring w:position w:professional w:tasks w:them
-60 +1:systems -1:both <:analyze <:financial <b:^_we <b:be_responsible <b:development_of <b:fluency_in >:activities >:control >:strong >:team >:them >:time f1:experience_with rk:stated:responsibilities:paragraph w:and w:complex w:law w:practices w:team w:track
-50 -1:providing <:design <:designing <b:^_good <b:design_and <b:such_as >:administration >:insights >:requirements >:software >:supervision ks:hard:responsibilities w:account w:achieve w:general w:including w:part w:projects w:successful
-40 +1:process -1:support <:processes <:professional <:site <:testing <b:and_the >:high >:multiple >:problem >:within >b:ability_to rk:must:responsibilities:paragraph rs:must:responsibilities w:members w:server w:windows
-30 +1:are +1:business -1:written <:engineering <:open <:web <:work >:ability >:communication >:have >:office >:quality >:required >b:and_analysis >b:work_with w:cantonese w:controls w:relevant w:strategies
-20 +1:including <:analytics <:will >:computer >:tools w:based w:care w:out w:using
20 <:bachelor <:perform <:projects >:across >:learn >b:knowledge_of f0:we w:assessment w:content w:multiple w:record
30 -1:to <:proven <:requirements <:written <b:and_other <b:self_motivated >:it >:knowledge >:procedures >:products q:4 s:equal-opportunity w:accurate w:external w:machine w:program w:timely w:user
40 +1:and +1:data <:level <:multiple <:spoken >:day >:design >:driven >:testing >:this >:to >:verbal w:apply w:feedback w:office w:project w:qualification w:specific
50 +1:excel -1:including <:3 <:activities <:both <:computer <:positive <:team <b:in_an <b:in_the <b:proficiency_in >:analysis >:as >:excel >:manager >:must >:up >b:problem_solving w:decisions w:implement w:opportunities w:positive
60 <:background <:detail <:service <:technical <b:high_level <b:level_of >:attitude >:including >b:chinese_$ s:summary w:available w:by w:least w:techniques w:uk
70 +1:at -1:and -1:spoken <:also <:complex <:management <:production <b:analysis_and <b:spoken_english >:service >:solving >:teams >:written >b:and_work w:an w:day w:from w:into w:level w:presentation w:under w:users
80 -1:developing <:degree <:drive <:system <:up <b:^_to <b:of_a <b:with_a >:issues w:demonstrated w:plan
90 +1:etc -1:an -1:good -1:using <:environment <:experienced <:working <b:you_have >:english >:word >b:and_the l:2 q:5 w:approach w:database w:if
100 +1:as <:creating <:good <:science <:staff <:that >:but >:interpersonal >:market >:results >:server >:staff >:your >b:as_well w:diploma w:drive w:pressure w:programming w:proven
110 +1:approach -1:self <:build <:sales <:writing <b:^_strong >:about w:candidate w:daily w:design w:software w:variety
120 <:company <:review <b:^_proficiency <b:^_self <b:and_or >:analytical >:in >:learning >:our >:plans >:review >:the >b:experience_of >b:well_as ks:language:summary w:electrical w:implementation w:so
130 +1:skills -1:as -1:for <:command <:proficiency <:strong <b:and_spoken <b:good_command <b:to_work <b:you_are >:player >:science >b:and_chinese >b:team_player w:fast w:ideal w:in w:people w:results w:service w:take w:word
140 -1:highly -1:science <:building <:high <:motivated <:people <:planning <:technology <:year <b:^_a <b:and_a <b:be_able <b:have_the <b:skills_and >:able >:analytics >:can >:security >:services >b:able_to w:creating w:proactive w:products w:science
150 <:able <:development <:within <b:command_of <b:experience_in >:do >:equivalent >:other >b:or_related ks:certificate:requirements p:5 w:environment w:equivalent w:global w:our w:self
160 +1:environment +1:such -1:management <:or <:programming <b:ability_to <b:experience_of >:appropriate >:detail >:experience >b:and_a >b:or_equivalent l:8 w:attitude w:bachelor w:decision
170 <:best <:player <:self <b:looking_for <b:team_player <b:working_with >:attention >:business >:good >b:attention_to q:2 w:document w:driven w:organization w:review w:set w:strong
180 -1:experience <:be <b:team_and <b:well_as <b:written_and >b:analysis_and f0:this w:administrative w:leading w:months w:of w:solving
190 +1:for <:advanced <:time <b:5_years <b:communication_skills <b:data_analysis <b:understanding_of >:chinese >:industry >:trends w:microsoft w:monitoring w:new w:problem w:safety w:teams
200 -1:be -1:or <:knowledge <:minimum <:out <:process <:record <b:as_a <b:as_well <b:must_have >:python >:using l:3 src:listed w:focused
210 -1:development <:effective <:services <b:be_a <b:with_the >:you >b:and_or >b:to_the f0:you w:required
220 <:insurance <:issues <b:^_ability <b:english_and >:motivated >:sql >b:management_$ f1:knowledge_of w:attention w:background w:deadlines w:detail w:either w:industry
230 <:candidate >:approach >:part >b:part_of kd:certificate w:field w:services
240 <:ms <b:able_to >:applications >:or >:skills w:application w:commercial w:excel w:production w:that
250 <:can <:quality <b:the_ability <b:years_of >:cantonese >:information >:related w:command w:current w:developing w:multi w:plans
260 +1:experience -1:strong <:ability <:highly <:interpersonal <:microsoft >:engineering f0:proficiency f1:proficiency_in f1:the_ideal w:chinese w:knowledge w:standards w:statistical w:web
270 <:in <:python <b:^_excellent >:work kd:language w:being w:learning w:this
280 -1:in <b:experience_working >:who >:working >b:a_team >b:as_part w:higher w:it w:organisation w:sales
290 +1:team <:an <:english <:they >:out >b:the_ability w:accounting w:end w:minimum
300 <:communication <b:a_strong >:role w:a w:at
310 <:skills >b:with_a f0:be w:previous w:senior w:the
320 <:a >:based >b:you_will rs:must:requirements w:access w:proficiency
330 <:understanding <b:are_looking >:use >b:and_communication w:discipline w:information w:year
340 <:relevant f0:self w:applications w:candidates
350 <:must <:who <b:^_degree h:requirements w:trends w:use
360 +1:is <:well <:you >:well f0:degree w:development w:others
370 <:from >b:in_the p:9 w:oriented
380 >:field >:understanding w:should
390 <:looking w:range w:related w:strategic
400 <:experience <b:^_knowledge ks:hard:requirements w:commitment w:disciplines w:looking
410 <:general <b:to_be
420 >:at p:7 w:business w:sql
430 -1:excellent <:are >:sales w:ability w:excellent w:fluent w:years
440 f1:ability_to rk:must:requirements:paragraph w:join
450 w:5 w:must
460 w:3 w:essential w:seeking w:you
470 <b:we_are f0:excellent w:familiar
480 f0:ability w:tools
490 w:great
500 w:site
510 <:with <b:familiarity_with w:interpersonal
520 <:familiarity w:large
530 w:creative w:motivated w:network w:technology
540 <b:degree_in >b:experience_in p:6 w:designing w:thinking
550 <:have p:8
570 r:must w:flexible w:how
580 w:experienced
590 >b:to_work f0:knowledge w:able
600 >:ms h:about h:skills s:requirements w:engineering
610 w:do
630 <:previous >b:etc_$
640 w:individual w:well
650 w:computer
670 w:advanced w:salary
680 h:the
690 f1:you_are ks:soft:requirements w:skills
700 <:years w:with
710 w:have w:need w:player
730 f0:experience w:expertise
750 w:high
760 w:familiarity w:passionate w:personality
770 h:qualifications
780 w:more
790 <b:knowledge_of
800 w:who
870 w:they
900 w:about
920 <:excellent rk:must:summary:paragraph rs:must:summary
940 ks:soft:summary
950 w:ms
960 <:network
990 k:item w:experience
1010 w:english
1030 kd:soft w:has
1090 w:demonstrate
1220 w:can
1550 w:understanding
1750 h:experience
`,
  nice: `
-790 ks:soft:requirements
-760 rk:must:summary:paragraph rs:must:summary
-730 p:1
-710 h:role
-700 p:0
-630 >:the
-620 r:stated w:english
-600 w:related
-590 <:years >:other w:with
-570 h:qualifications w:more
-560 k:item w:compliance w:excel
-550 p:3
-540 <b:degree_in kd:soft
-520 >b:experience_in
-510 w:monitoring
-490 p:2 w:all
-480 w:support
-470 w:5 w:and w:new
-460 ks:soft:summary
-450 w:including w:process
-440 f0:we ks:hard:responsibilities l:2
-430 w:advanced w:your
-420 <:and rk:must:requirements:paragraph w:of
-410 q:-1
-400 w:can w:insurance
-390 >:and >b:etc_$ w:administration w:deadlines w:familiarity
-380 <:excellent <:in w:issues w:it
-370 r:must
-360 <b:knowledge_of >:to rs:stated:responsibilities src:listed w:3 w:field
-350 rs:must:requirements w:appropriate
-340 <b:you_have >:related >b:a_team rk:stated:responsibilities:paragraph src:doubtful w:using
-330 <:familiarity <b:familiarity_with w:must w:that w:well
-320 f0:to h:skills w:candidates w:detail w:driven w:equivalent w:market w:year
-310 <:highly >b:skills_$ f0:the l:6 p:4 q:1 w:creative w:delivering w:discipline w:work
-303 *
-300 <:are <b:^_degree f0:experience f1:you_will w:interpersonal w:team w:the w:up
-290 <:of >:field q:5 w:attention w:day w:digital w:ensure w:essential w:high w:out w:responsible w:results w:sales w:years
-280 +1:is +1:to >:design f0:you s:requirements src:read w:access w:an w:projects w:science w:service w:use
-270 +1:in <:will >:our >:role l:4 w:developing w:learning w:manage w:office
-260 <b:in_an f1:you_are l:1 s:equal-opportunity w:self w:time
-250 -1:excellent -1:strong <:services >:able >:excel >b:able_to l:5 w:areas w:documentation w:efficient w:has w:into w:plan w:proven w:salary
-240 -1:for <:network >:analysis f0:this h:about w:effectively w:fluent w:include w:level w:may w:oriented w:provide w:reports w:staff
-230 <:general <:new >:well k:paragraph w:equipment w:personality w:problems w:providing w:record w:required w:responsibilities w:systems w:technology w:word
-220 <:local <:work >:with w:applications w:customers w:maintain w:perform w:problem w:program w:range w:risk w:strategic
-210 +1:and <:have <:issues >:as >:at kd:hard s:responsibilities w:activities w:analytics w:business w:insights w:performance w:set w:site w:who
-200 <:building <:other <b:and_spoken <b:years_of >:all >:applications >:have >:science >b:management_$ w:assist w:communication w:creating w:job w:key w:manager w:minimum w:we
-190 +1:experience <:analytics <:from <:using >:system >:using f0:support w:command w:conduct w:daily w:general w:internal w:motivated w:position w:proficiency
-180 +1:for <:year <b:written_and >:part >b:as_part >b:part_of >b:with_a w:administrative w:best w:client w:content w:ensuring w:leading w:prepare w:pressure w:quantitative w:reporting w:take w:they w:which
-170 +1:such -1:highly <:english <:insurance <:operations <:that <:the <:up <b:must_have >:in >:product >:this w:across w:both w:integration w:our w:product w:review
-160 -1:and <:3 <:both <:minimum <:must <:previous <:this <b:high_level <b:level_of >:office >:use >:written >b:and_communication w:achieve w:at w:computer w:document w:drive w:from w:implementation w:join w:maintenance w:make w:manner w:recruitment w:them
-150 <:5 <:creating <:self <b:5_years <b:you_are >:cantonese >:equivalent >b:or_equivalent w:current w:execute w:individual w:regulatory w:solving w:statistical
-140 -1:good <:also <:by <:high <b:^_strong <b:as_a <b:to_work <b:working_with >:learning >:sales >:team f1:experience_in h:duties w:analyze w:apply w:external w:flexible w:meet w:successful
-130 <:ms <:planning <:process <:strong <:technical <b:design_and <b:proficiency_in <b:with_a >:based >:projects >:required >:verbal >:word >:work f0:proficiency f0:self f1:proficiency_in q:-2 s:summary w:about w:background w:by w:control w:disciplines w:expertise w:large w:own w:reviews w:teams w:users w:verbal
-120 +1:data -1:self <:management <:market <:proficiency <:python <b:spoken_english >:appropriate >:engineering >:marketing >:working >b:to_the f0:degree f0:perform q:3 w:bachelor w:controls w:delivery w:end w:growth w:health w:implement w:industry w:models w:preparation w:procedures w:production w:trends w:variety
-110 +1:as +1:skills <:be <:develop <:excel <:including <:maintain <:through <:working <b:command_of <b:experience_working <b:responsible_for <b:the_ability >:analytics >:chinese >b:required_$ f0:assist f0:conduct f0:manage f0:prepare f1:the_ideal h:key w:account w:accounts w:as w:build w:customer w:database w:engineering w:follow w:improve w:maintaining w:order w:passionate w:promote w:records w:role w:standards w:to
-100 -1:be <:advanced <:conduct <:driven <:ensure <:manage <:perform <:related <:team <:technology <:they <:within <b:^_proficiency >:administration >:high >:including >:insights >:issues >:out >:process >:systems >b:as_well h:summary rs:stated:summary w:commitment w:documents w:excellent w:global w:ms w:need w:others w:participate w:presentation w:project w:supervision w:tasks w:their w:user
-90 -1:providing -1:using <:care <:command <:complex <:project <:review <b:^_excellent <b:with_the >:excellent >:good >:network >:operations >:services >:your >b:analysis_and >b:well_as f0:responsible f1:responsible_for w:attitude w:decisions w:handle w:marketing w:organization w:people w:positive w:qualification w:services w:specific w:supporting w:technical w:techniques w:test w:training w:travel w:understand
-80 +1:are +1:the -1:design -1:development -1:support <:all <:appropriate <:assist <:out <:prepare <:service <:site <:solutions <:to <:writing <b:^_we <b:analysis_and <b:good_command <b:years_experience >:activities >:production >:who >b:development_$ f0:participate f1:participate_in h:job p:5 q:2 w:assessment w:coordinate w:different w:feedback w:identify w:legal w:levels w:monitor w:personal w:recommendations w:stakeholders w:track w:where
-70 -1:experience -1:management -1:on -1:spoken <:client <:ensuring <:implement <:marketing <:proven <:responsible <b:^_conduct <b:^_prepare <b:management_and <b:to_ensure >:by >:can >:client >:customers >:into >:products >:them >:time >b:management_and >b:or_related ks:certificate:requirements l:3 w:designing w:duties w:plans w:platforms w:proactive w:quality w:strategies
-60 +1:based -1:including <:an <:build <:compliance <:follow <:interpersonal <:provide <:record <:time <:well <:who <b:^_perform <b:and_other >:data >:documentation >:equipment >:knowledge >:processes >:providing >:service >:that >b:and_a >b:and_chinese >b:and_other >b:for_the >b:skills_and f0:provide h:you ks:hard:summary w:accounting w:accurate w:available w:carry w:closely w:effective w:electrical w:establish w:initiatives w:practices w:understanding w:while
-50 +1:at +1:environment -1:as -1:science <:best <:communication <:conducting <:include <:into <:level <:maintenance <:need <:office <:participate <:performance <:preparation <:quality <:science <:use <:with <b:^_self <b:^_support <b:^_the <b:a_team <b:english_and <b:of_a <b:participate_in <b:will_be >:about >:cross >:industry >:must >:results >:staff >:strong >:support f0:be f1:we_are rk:stated:summary:paragraph w:execution w:for w:information w:looking w:making w:multiple w:seeking w:sql w:us
-40 +1:excel +1:through -1:all -1:both -1:perform <:activities <:analyze <:company <:customers <:delivery <:drive <:handle <:maintaining <:monitor <:projects <:sales <:social <:staff <:support <b:^_assist <b:^_participate <b:^_responsible <b:^_this <b:skills_and <b:the_development >:background >:computer >:detail >:interpersonal >:manner >:multiple >:of >:problem >:reporting >:reports >:solving >:test >:trends >b:activities_$ >b:and_analysis >b:knowledge_of >b:problem_solving >b:to_work f0:work w:focused w:how w:management w:multi w:online w:python w:requires w:starter
-30 +1:from +1:on +1:process +1:service -1:new <:can <:clients <:effectively <:financial <:identify <:implementation <:it <:key <:looking <:manager <:motivated <:order <:positive <:reporting <:training <:you <b:^_ability <b:^_knowledge <b:^_you <b:as_well <b:development_and <b:have_a <b:well_as >:across >:attention >:attitude >:both >:day >:do >:ensure >:ensuring >:financial >:manage >:manager >:motivated >:plans >:quality >:self >:user >b:and_reporting >b:as_required >b:attention_to >b:experience_$ >b:of_the >b:with_the >b:you_will w:care w:chinese w:clients w:create w:ideal w:relationships w:timely
-20 -1:in -1:out <:data <:responsibilities <:successful <:their <b:^_provide <b:^_to <b:and_a <b:are_looking <b:for_the <b:looking_for <b:to_be <b:we_are >:control >:driven >:identify >:levels >:procedures >:supervision >b:chinese_$ >b:to_ensure w:building w:network w:other w:previous
20 <:providing <:relevant <:spoken <:we f0:develop w:company
30 +1:including +1:team <:developing <:microsoft <:processes <:role <b:communication_skills <b:you_will >:english >:platforms >:understanding >b:the_ability l:8 w:communicate w:etc w:familiar w:help w:lead w:senior
40 +1:approach +1:of -1:an <:bachelor <:fast <:open <:testing w:operations w:qualifications
50 -1:the <:e <:for <:knowledge <:systems >:ms >:planning >:practices >:project >:python >:requirements >:sql >b:in_the h:requirements kd:certificate l:7 w:call w:corporate w:data w:machine w:safety
60 +1:a <:degree <:education <b:in_the >:information >b:environment_$ ks:language:requirements w:are w:programming
70 +1:that <:demonstrate <:written >:etc >:needs w:hands w:policies
80 <:a <:analytical <:requirements <:web <b:^_a <b:working_in >:environment >:or >b:experience_of h:experience w:2 w:diploma w:experienced w:fast w:full w:processing w:so
90 +1:$ +1:software +1:tools <:development <:information <:or <:user >:development >:software >:you w:application w:career w:highly w:player w:programs w:through w:uk
100 +1:business -1:^ -1:written <:at <:customer <:on <:understanding <:word <b:be_able >:management >:through >b:and_or >b:and_the f1:experience_with w:language w:meeting w:one
110 +1:required <:professional >:building >:skills >:their f0:excellent w:environment w:part w:spoken
120 <b:^_experience >:tools >b:communication_skills >b:team_player
130 <:not <:sql <b:a_strong <b:understanding_of >:independently >:player w:good w:holder w:social
140 -1:data <:analysis <:player <b:in_a <b:team_player >:report >:such >b:such_as f0:knowledge f1:knowledge_of p:6 w:e w:handling w:write
150 -1:eg -1:or <:business <:diploma <:good >:internal ks:hard:requirements w:deliver w:eg w:improvement
160 <:skills <:tools >:clients >:developing >:will >b:work_with p:9
170 -1:analysis <:candidate >:within src:phrase w:organisation w:some
180 <:your >:training f0:as f0:strong w:experience w:microsoft
190 <:engineering <:experience <b:such_as >:an >:level h:the q:0 w:date w:do w:fluency w:limited
200 <:design >:be ks:language:summary
210 f1:experience_of w:able w:be w:department
220 -1:skills >:technical w:design w:tools w:you
230 -1:engineering <:chinese kd:language w:a w:on w:skills w:will
240 <:computer <:processing <:software <:such >:mandarin w:not w:open w:opportunities
250 <:eg <b:and_written >:customer w:professional w:s w:standard w:such
260 <b:able_to w:analytical w:education
270 <:able <b:fluency_in >:research >b:be_an f0:ability w:based w:cantonese w:months w:opportunity w:system
280 +1:or <:cantonese <:internal <b:data_analysis f1:ability_to w:mechanical w:presentations
290 <:fluency >:fast h:will w:being
300 <:server <b:of_the w:paced w:products w:requirements w:under
310 <:ideally <b:ability_to >:from w:strong
320 <b:experience_with w:but w:development w:qualified w:server
330 >:ability >:statistics >:would >b:ability_to w:independently w:thinking
340 >:professional w:within
350 -1:a >:relevant >b:an_advantage >b:would_be w:finance w:following w:needs
360 >b:advantage_$ w:managing
370 >b:will_be w:mobile
380 <b:and_or >:advantage >:programming p:7 w:analysis w:leadership w:planning w:working
390 -1:with >:experience
400 <:basic h:responsibilities w:local
420 >b:plus_$ w:financial
430 <b:experience_of >:plus w:ability w:demonstrated w:law
450 <b:^_good >b:is_a
460 >b:a_plus f0:good w:like w:relevant
470 w:report w:solutions w:writing
480 f0:able f1:able_to w:should
490 w:great w:web
510 >:is
520 w:or
530 <:is <:research w:have
540 w:also w:basic
560 >:preferred
580 w:mandarin
590 rk:nice:requirements:paragraph
600 >:are
610 w:dynamic
630 w:advantage
640 rs:nice:requirements
660 rk:nice:summary:paragraph rs:nice:summary
670 w:knowledge
680 w:r
700 p:8 w:would
720 >b:preferred_$ f0:a w:any
760 w:degree
790 ks:soft:responsibilities
970 w:plus
1010 ks:hard:preferred s:preferred
1020 rk:nice:preferred:paragraph rs:nice:preferred
1090 w:ideally
1100 w:research
1270 w:is
1400 r:nice
1450 w:learn
1460 w:preferably
1890 w:preferred
`,
  stated: `
-2020 h:experience
-1430 w:understanding
-1350 w:experience
-1320 p:8
-1220 k:item
-1100 w:have
-960 w:knowledge
-930 h:the w:ms
-920 kd:soft w:sql
-910 w:can
-900 w:demonstrate
-890 <:network
-870 w:able
-860 <:experience w:skills w:thinking
-850 w:web
-820 r:nice
-810 w:ability w:great
-790 ks:soft:summary w:you
-760 p:7
-740 w:about
-730 h:qualifications w:motivated w:network
-720 w:is
-710 >:experience
-700 w:high
-690 p:6 w:microsoft
-680 w:need w:passionate
-660 f0:knowledge
-650 f0:ability w:how w:well
-640 w:computer w:do w:player
-630 <:excellent f1:ability_to
-620 <:have <:skills w:python
-610 w:being w:who
-600 w:they w:years
-590 <:with f0:experience
-580 >:ms w:learn
-550 w:development w:plus w:strong
-540 w:degree
-530 r:must w:server
-510 s:requirements w:has
-500 h:about w:individual
-490 <b:able_to f0:excellent w:expertise w:would
-480 <b:we_are w:a w:application
-470 <b:experience_in w:designing w:familiar
-460 w:english w:tools
-450 <:looking >:sql f1:knowledge_of h:skills kd:language w:engineering w:looking
-440 <:a <:able <:python w:flexible
-430 w:demonstrated w:experienced w:relevant
-420 <b:knowledge_of ks:hard:requirements q:4 q:5 w:design w:excellent w:good w:should
-410 w:statistical w:trends
-400 p:9 rk:must:summary:paragraph rs:must:summary w:must w:plans
-390 -1:in <:candidate h:requirements ks:soft:requirements
-380 <:previous f0:a w:business
-370 <:knowledge <b:and_or <b:are_looking >:understanding >b:in_the f0:good w:environment w:seeking w:windows
-360 <b:^_knowledge >:information >b:to_work w:information w:preferred w:under
-350 <b:ability_to
-340 <:well q:2 rk:nice:requirements:paragraph rs:nice:requirements w:advanced w:with
-338 *
-330 <b:^_good >:plus l:8 rk:nice:preferred:paragraph rk:nice:summary:paragraph rs:nice:preferred rs:nice:summary s:preferred w:essential
-320 <:communication <:good <:understanding <b:to_be <b:understanding_of >b:to_the ks:hard:preferred w:fluent w:in w:large w:preferably w:products
-310 l:3 w:proficiency
-300 <:an <:microsoft <:who >:sales w:law
-290 <:you <b:data_analysis w:organisation
-280 <:are <:development <:quality f1:you_are
-270 <:ability <:general >:or >:you w:multi w:software
-260 +1:team <:computer <b:experience_of <b:experience_with >:at
-250 <:player <b:a_strong <b:be_able <b:team_player <b:with_the >:professional f0:proficiency f1:experience_with f1:proficiency_in kd:certificate w:decision w:industry w:site
-240 >:is >:working f0:able f0:strong f1:able_to rs:must:requirements w:5 w:be w:others w:personality
-230 +1:experience -1:excellent <b:^_a >:motivated >:skills src:phrase w:accounting w:advantage w:cantonese w:commitment w:previous w:quality w:salary
-220 -1:or <:can <:from <b:^_excellent >b:you_will w:at w:commercial w:or w:programming
-210 >:trends w:2 w:applications w:end w:higher w:interpersonal
-200 -1:an <:must <b:communication_skills q:0 w:disciplines w:technology
-190 <:design <:effective <:is <:ms <:relevant >:english >:out >:player >:preferred >:role >:well >b:etc_$ >b:experience_in >b:preferred_$ >b:team_player w:detail w:discipline w:research w:year
-180 +1:is <:english <:they <b:as_well >b:a_plus rk:must:requirements:paragraph w:3 w:bachelor w:months w:oriented w:self w:standards w:successful
-170 <:bachelor <:high <:web <:years <b:^_strong <b:well_as >:can >:python w:dynamic w:senior w:the
-160 +1:or <:interpersonal <b:english_and >:ability >:about >:research >:review >:use >b:ability_to >b:experience_of w:based w:candidate w:chinese w:fluency
-150 <:record <:server <b:and_a <b:team_and >:based >b:with_a w:access w:mobile w:written
-140 +1:for <:degree <:environment <:experienced <:for <:sql <b:^_ability <b:looking_for >:attention >:but >:detail >:do >b:and_other >b:attention_to f0:be f0:self f0:this f1:we_are ks:language:requirements src:read w:creative w:finance w:join w:our w:proactive
-130 +1:skills -1:be <:engineering <b:working_in >:cantonese >:results >:server >:software >:within k:paragraph w:approach w:following w:more w:qualified
-120 <:advanced <:best <:insurance <:people <b:be_a <b:degree_in <b:fluency_in >:approach >:are >:industry >:manager >b:environment_$ >b:is_a ks:language:summary w:attitude w:least w:mandarin w:meeting w:proven
-110 +1:etc -1:a <:fluency <b:such_as <b:the_ability >:analytics >:be >:it >:who >:work >b:and_or >b:plus_$ f0:degree w:carry w:e w:open w:results w:services w:that
-100 <:motivated <:or <:production <:such <:within <b:^_to <b:have_a <b:years_of >:business >:data >:good >:plans >:relevant >b:the_ability >b:will_be w:background w:deadlines w:either w:familiarity w:full w:machine w:managing w:professional w:spoken
-90 -1:development -1:skills <:ideally <:office <:process <:programming <:spoken <:user <b:skills_and >:application >:clients >:environment >:learn >:security >:up w:fast w:focused w:meet w:organization w:production w:range w:sales
-80 -1:strong <:self <b:in_the >:advantage >:an >:applications >:chinese >:programming >:teams >b:and_communication w:are w:attention w:diploma w:opportunities w:people w:this w:uk
-70 +1:approach +1:as -1:as -1:experience <:in <:sales <:system <:time <:written <b:must_have >:across >:interpersonal >:would >b:advantage_$ >b:an_advantage >b:as_well >b:be_an >b:experience_$ >b:or_related >b:well_as ks:certificate:requirements w:command w:electrical w:highly w:safety w:system w:writing
-60 +1:environment +1:including -1:data -1:including -1:management <:analysis <:company <:detail <:open <:positive <:team <:technology <b:have_the <b:proficiency_in <b:written_and >:appropriate >:driven >:learning >:mandarin >:science >:staff >:such >b:and_chinese >b:as_part >b:such_as >b:would_be f1:experience_of f1:the_ideal w:if w:strategies w:use w:verbal w:write
-50 +1:$ +1:tools -1:self <:cantonese <:familiarity <:out <:proficiency <:project <:science <:strong <b:^_proficiency <b:^_self <b:command_of <b:experience_working <b:familiarity_with >:discipline >:fast >:procedures >:quality >b:and_work >b:of_the >b:work_with f0:you w:assessment w:basic w:current w:document w:holder w:into w:learning w:positive w:related w:word
-40 <:3 <:command <:minimum <:multiple <:proven <b:^_degree <b:^_experience <b:and_written >:analytical >:services >:their >:tools >b:management_$ w:1 w:deliver w:manager w:minimum w:pressure w:qualification w:r w:user w:within
-30 +1:and +1:at +1:excel +1:required -1:and -1:of -1:spoken -1:using -1:written <:background <:chinese <:diploma <:drive <:professional <b:5_years <b:and_spoken <b:good_command <b:to_work >:processes >:solving >b:and_a >b:and_the >b:knowledge_of l:2 src:listed w:different w:growth w:presentation w:timely
-20 -1:analysis -1:science <:highly <:management <:requirements <:staff <b:and_other <b:years_experience >:computer >:equivalent >:related >:word >b:and_be >b:chinese_$ >b:or_equivalent p:5 w:by w:track w:travel
20 <b:analysis_and <b:of_a >:etc >:implementation >b:a_team >b:analysis_and w:an w:driven w:equivalent w:social
30 +1:systems -1:for <:building <:conducting <:level <:need <:using <b:as_a <b:in_an <b:with_a <b:working_with >:by >:in >:internal >:issues >:must >:our >:required >b:the_business h:you w:database w:education w:feedback w:of w:office w:strategic w:technical
40 +1:business +1:through -1:out <:creating <:e <:excel <:issues <:order <:perform <:review <:testing <:writing <b:and_the <b:be_responsible >:able >:high >:practices >:supervision >b:able_to w:department w:field w:legal w:platforms w:we
50 +1:by -1:eg -1:provide -1:to -1:with <:related <:their <b:for_the >:activities >:platforms >:products >:requirements >:statistics >b:development_$ l:4 w:closely w:drive w:implement w:job w:local w:starter
60 +1:issues +1:solutions +1:that -1:both <:based <:demonstrate <:planning <:solutions >:a >:building >:into >:management >:provide >:report >b:in_a l:7 rk:must:responsibilities:paragraph rs:must:responsibilities w:achieve w:also w:care w:review w:science w:so w:standard w:techniques
70 +1:data -1:the <:5 <:financial <:processing <:we <b:^_responsible >:control >:ensuring >:technical >:using >b:and_analysis >b:to_support w:decisions w:requirements w:s w:specific w:working
80 -1:perform <:analyze <:both <:it <:procedures <b:^_provide <b:level_of >:administration >:planning >:problem >:production >:reports >:solutions >:them >:to >:user w:activity w:communicate w:lead w:set w:supervision
90 +1:a <:identify <:information >:as >:both >:equipment >b:as_required w:analytics w:build w:creating w:date w:excel w:integration w:opportunity w:position w:users
100 -1:on -1:support <:eg <:learning <:site <:social <b:the_development >:independently >:insights >:multiple >:network >:new >:performance >:systems >b:for_the w:conducting w:cross w:ideally w:paced w:practices w:programs w:take
110 +1:process -1:all <:also <:the <:training <b:^_support <b:development_and <b:you_are >:communication >:developing >:operations >:order >b:and_reporting >b:skills_and f0:responsible w:apply w:controls w:financial w:independently w:service
120 +1:are <:analytics <:by <:care <:responsibilities <:up <:working <b:^_this <b:^_we >:marketing >:office >:strong >b:communication_skills f1:experience_in w:etc w:external w:monitoring w:quantitative w:us
130 <:as <:carry <:through <b:carry_out <b:high_level >:support >b:management_and s:equal-opportunity w:candidates w:hands w:levels w:part w:presentations w:specifications w:tasks w:them
140 +1:of +1:on +1:the -1:^ <:developing <:establish <:include <:manager <:operations <:research <:responsible <:systems <:work <b:^_conduct >:analysis >:excel >:system w:analyze w:initiatives w:record w:regulatory
150 -1:new -1:providing <:education <:ensuring <:key <:maintain <:marketing <:reporting <:your <b:to_ensure >:client >:financial >:manage >:time >b:activities_$ >b:with_the l:5 w:from w:required w:solutions
160 +1:service +1:with <:delivery <:including <:will <b:design_and <b:you_will >:and >:customer f1:responsible_for src:doubtful w:daily w:some
170 <:follow <:managing <:monitoring <:to <b:^_prepare <b:communication_and >b:to_ensure f0:work h:summary w:execution w:processes
180 <:driven >:best >:through f0:as w:administrative w:day w:order w:personal w:risk w:stakeholders w:testing w:variety
190 -1:design <:maintenance <:new <:preparation <:provide <b:^_perform <b:management_and >:cross >:ensure >:excellent >:for w:developing w:ensuring w:execute w:improve w:making w:projects w:training
200 <:implement <:manage <:monitor <:performance <:product <b:responsible_for >:identify >:other f0:conduct f0:we w:activities w:needs w:new w:up w:where
210 <:and <:conduct <:handle <:other <:providing <:support <:tools >:this >:will h:responsibilities w:create w:help w:procedures w:recommendations w:their
220 +1:to <:at <:data <:market <b:in_a >:process rs:stated:summary w:accounts w:other w:performance w:time
230 <:analytical <:maintaining >:product >:project >:reporting >b:skills_$ f0:the l:6 rk:stated:responsibilities:paragraph w:efficient w:various
240 +1:from w:content w:delivering w:effective w:handling w:program
250 <:all <:clients <:into <:use >b:of_a w:both w:documents w:establish w:improvement w:on w:to
260 <:client <:customers >:have f0:provide w:market w:may w:report
270 <:ensure <:our >:documentation >:on >:the w:eg w:for w:including w:manner w:planning w:while
280 +1:in <b:^_participate <b:will_be >:from q:1 w:administration w:career w:insights w:monitor w:using
290 <:develop >:needs ks:hard:responsibilities w:all w:clients w:include w:plan
300 <:local >:all w:records w:role w:strategy w:systems w:through
310 <:compliance <:customer >:of rs:stated:responsibilities w:documentation w:effectively w:maintain w:process w:reports w:responsibilities w:team
320 <:participate <b:participate_in >:customers >:projects s:responsibilities w:processing w:promote
330 <:of ks:soft:responsibilities w:analysis w:data w:digital w:follow w:insurance w:internal w:mechanical w:own w:reviews
340 <b:^_assist >:manner f0:participate f1:participate_in q:3 w:develop w:operations
350 >:with f0:prepare w:general w:management w:one
360 f0:develop w:customers
370 <:on >:training ks:hard:summary w:across
380 <:this rk:stated:summary:paragraph w:conduct w:like w:which
390 >:providing >:that q:-1
400 <:appropriate w:client
410 w:areas w:models
430 w:building w:online w:out w:participate w:perform
440 <:internal f0:assist f0:to w:prepare
450 w:compliance w:coordinate
460 f1:you_will w:handle w:policies
470 f0:support p:1 w:marketing
480 <:assist p:4 w:provide
490 w:and w:corporate
500 >:company h:key w:make w:providing w:will
510 w:maintenance
520 w:appropriate w:duties
530 w:control w:delivery w:leadership
540 h:duties w:preparation w:recruitment
550 w:support w:work
570 w:ensure
580 <:role f0:manage
600 w:your
620 w:equipment w:issues w:key w:staff
630 r:stated
640 w:responsible
650 f0:perform w:identify
660 kd:hard w:relationships
680 p:2
690 h:will w:reporting
700 q:-2 w:supporting
730 w:manage
760 h:job p:0
770 w:problems
810 w:assist
820 w:maintaining
830 w:customer
840 w:company
930 w:as
990 p:3 w:product
1330 h:role
`,
};
