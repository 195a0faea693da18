/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */
export const NEED_WEIGHTS = {
  must: `
-2000 w:preferred
-1360 r:nice
-1210 h:will
-1150 w:preferably
-1000 rk:nice:preferred:paragraph rs:nice:preferred
-990 s:preferred
-980 ks:hard:preferred
-970 w:company
-960 w:ideally
-890 w:product
-860 w:maintaining
-830 >b:is_a
-820 <:research w:assist w:research
-810 w:learn
-790 w:education
-770 w:plus w:reporting
-760 w:like
-740 p:3 w:as w:identify
-710 <:internal w:corporate w:customer
-700 w:is w:planning
-690 f0:perform w:report
-680 h:role
-660 h:responsibilities w:advantage w:relationships
-650 w:any w:will
-640 >b:plus_$ h:job w:operations
-630 ks:soft:responsibilities
-620 w:control
-610 w:analysis w:basic
-600 >:is w:opportunity w:solutions
-590 >:company w:equipment w:handling
-580 w:leadership w:maintenance w:preparation
-570 q:-2 rs:nice:requirements w:duties
-560 >b:preferred_$ w:or w:responsible
-550 >:from >b:a_plus w:delivery w:mechanical
-540 w:coordinate w:ensure w:key
-530 <:role >b:an_advantage f0:manage h:key w:problems w:working
-520 -1:with w:handle
-510 f0:to w:on w:work
-500 <:on <:support <b:^_experience <b:experience_with >:training kd:hard rk:nice:summary:paragraph rs:nice:summary w:also w:financial w:processing w:r
-490 >:are w:support
-480 q:3 w:dynamic w:manage
-470 >:preferred w:online
-460 >:on w:clients
-450 w:providing w:staff
-440 l:7 p:2 w:customers w:follow w:recruitment
-430 <:assist <:customer q:1 w:career w:mandarin w:models w:policies
-420 >:customer >:customers f0:assist w:help
-410 w:building w:degree w:prepare w:standard
-400 >:advantage rk:nice:requirements:paragraph w:local w:supply
-390 w:but w:marketing w:s w:some w:your
-380 <b:in_a >b:be_an w:areas w:full w:strategy w:such
-370 >:new >:that >b:advantage_$ p:0 w:appropriate w:conduct w:participate
-360 >b:will_be ks:hard:summary w:paced w:provide
-350 >b:would_be p:1 rk:stated:summary:paragraph w:across w:data w:establish w:improvement w:independently w:other w:performance w:promote
-340 >:with w:activities w:all w:effective w:mobile w:perform
-330 <:software w:effectively w:make w:needs
-320 <:analytical <:basic <:processing >:manner >:of f0:provide f0:support src:doubtful w:documents w:insights w:maintain w:records w:system
-310 <:develop <:this >:providing >:relevant w:client w:monitor
-300 <:at <:providing >:would f0:strong h:duties l:6 w:limited w:to
-290 <:compliance <b:^_assist >:documentation >:report f0:participate f1:participate_in
-280 -1:new <:all <:participate <b:participate_in >:reporting >b:communication_skills f0:develop q:-1
-270 <:cantonese >:needs f0:prepare w:making w:their
-260 <:clients <:handle <:ideally <:we >:programming >:technical f0:a p:4 w:both w:date w:reports w:reviews
-250 +1:of <:appropriate <:customers <:into <:key <:server <b:^_participate >:activities >:ensure k:paragraph w:analytical w:develop w:own
-240 -1:^ >:developing >:project w:create w:department w:hands w:highly w:not w:order
-230 <:use <b:management_and >:an >b:of_a >b:to_ensure w:following w:procedures w:processes w:systems w:through w:within
-220 <:ensure <:maintaining <:monitor <:preparation <:product <:tools <:your >:a >:through f0:as w:issues w:management w:social
-210 f0:the s:responsibilities w:for w:may w:personal w:where w:would
-200 <:client <:managing <:provide <:systems <b:responsible_for <b:will_be >:independently >:product w:documentation w:finance w:include w:specifications
-190 -1:a <:e <:of >:into >:will l:4 w:analytics w:cross w:quality w:requirements w:responsibilities w:writing
-184 *
-180 +1:from <:business <:carry <:establish <:is <:learning <:performance <b:^_perform <b:carry_out <b:communication_and <b:have_a >:identify >:projects h:summary w:analyze w:initiatives
-170 -1:of <:conduct <:developing <:education <:implement >:fast >b:with_the l:5 w:conducting w:market
-160 +1:to -1:engineering <:delivery <:responsible <b:development_and >:across rs:stated:responsibilities w:by w:different w:language
-150 +1:service -1:the <:based <:demonstrate <:include <:including <:market <:monitoring <:the <:their <:word <b:^_we >:management >:process >:support f0:conduct f0:good src:read w:execute w:improve w:internal w:risk w:take
-140 <:chinese <:new <b:high_level <b:level_of >:internal >:order >:their >:user f1:responsible_for f1:you_will rs:stated:summary w:deliver w:levels w:presentations w:recommendations w:requires w:various
-130 +1:or -1:skills <:fluency <:level <:marketing <:will <b:^_prepare >:cross >:development >:excellent >:mandarin >b:as_required >b:the_business w:insurance
-120 +1:on <:identify <:manage <:manager <:responsibilities <:such >:financial >:for >:insurance >:plus >:research >:system >b:management_and h:you w:managing w:position w:process w:training w:write
-110 +1:a +1:that -1:analysis <:by <:order <:other <:procedures <b:^_provide <b:and_written <b:the_development <b:to_ensure >:environment >:manage >b:for_the f0:responsible f0:work w:communicate w:good w:open w:role w:which
-100 <:data <:maintain >:all >:best >:production >:reports rk:stated:responsibilities:paragraph w:are w:compliance w:digital w:ensuring w:fast w:quantitative
-90 +1:required +1:the -1:on <:as <:diploma <:information <:sql <:work <b:^_conduct >:client >:equipment >:etc >:operations >b:in_a >b:to_support ks:hard:responsibilities ks:language:requirements r:stated w:2 w:them w:verbal
-80 +1:by +1:with -1:all <:analyze <:social <:to <b:^_responsible <b:^_support <b:design_and >:both >:building >:level >:marketing >:planning >:practices >:time >b:environment_$ f0:able f1:able_to f1:we_are w:build w:call w:communication w:complex w:lead w:manner w:practices w:professional w:testing
-70 +1:software -1:both -1:design -1:perform -1:provide <:designing <:not <:training <b:^_good <b:fluency_in <b:such_as >:ensuring >:provide >b:skills_and f1:experience_in w:carry w:controls w:e w:programs w:stakeholders w:time w:up w:written
-60 +1:$ <:design <:driven <:it <:site >:control >:insights >:requirements >:team f1:experience_with w:apply w:etc w:general w:one w:server w:supervision w:tasks
-50 +1:systems -1:providing <:engineering <:financial <:for <b:^_the <b:be_responsible <b:development_of >:supervision >b:and_analysis >b:required_$ s:equal-opportunity src:phrase w:and w:care w:higher w:including w:law w:track w:windows
-40 +1:process -1:written <:professional <b:^_this >:ability >:computer >:strong >:systems >:them >b:ability_to >b:work_with w:legal w:relevant w:using
-30 -1:out <:care <:open <:testing <b:for_the <b:working_in <b:you_will >:administration >:application >:approach >:discipline >:have >:high >:office >:performance >:problem >:required w:account w:administration w:based w:health w:part w:projects w:software
-20 +1:are +1:including <:analytics <:operations <:project <:web >:communication >b:development_$ >b:experience_$ rk:must:responsibilities:paragraph rs:must:responsibilities w:meet w:understand
20 +1:business <:implementation <:perform <:proven <:successful <:written <b:^_you >:attitude >b:knowledge_of w:assessment
30 <:conducting <:related <:sales <:service <:spoken <:up <:user <b:self_motivated >:background >:knowledge >:learn >:procedures >:verbal >b:and_other q:4 w:least w:program w:python w:strategies
40 -1:to <:3 <:multiple <:projects <:technical <:using <b:of_a <b:proficiency_in >:and >:excel >:platforms >b:as_well >b:problem_solving l:1 w:an w:decisions w:implement w:platforms w:record w:word
50 +1:and +1:data +1:excel <:also <:background <:both <:computer <:experienced <b:and_other <b:in_an >:analysis >:day >:issues >:testing >:tools >b:chinese_$ w:available w:external w:into w:project w:proven w:user
60 +1:etc -1:including <:detail <:positive >:including >:solving >:written >b:and_work >b:well_as w:day
70 +1:at +1:in -1:developing -1:spoken <:activities <:complex <:good <:production <:system <b:analysis_and <b:spoken_english >:be >:teams >:to >:word w:database w:feedback w:multiple w:presentation w:techniques w:under
80 -1:and -1:good -1:using <:best <:environment <b:^_to <b:in_the <b:with_a <b:you_have >:business >:english >:your w:demonstrated w:from w:positive
90 +1:as <:management <:review <:strong <:working <b:and_or <b:be_able <b:to_work >:but >:by >:interpersonal >:service >:up l:2 l:8 q:5 w:manager w:out w:plan w:pressure
100 +1:skills -1:an <:build <:people <:science <:that <:within <:writing <b:^_strong >:server >b:and_the >b:experience_of >b:or_related w:daily
110 -1:self <:building <:degree <:drive <:record <:team <b:^_self >:in >:learning >:plans >:results >:staff >:the ks:language:summary w:candidate w:uk
120 -1:as <:technology <:year <b:and_a <b:experience_of <b:written_and <b:you_are >:about >:market >:must >:science w:approach w:be w:diploma w:drive w:electrical w:proactive w:programming
130 <:able <:command <:creating <:motivated <:proficiency <b:^_proficiency <b:and_spoken <b:good_command >:analytical >:analytics >b:and_chinese w:equivalent w:leading w:people w:safety w:science w:this w:users
140 -1:highly -1:science <:time >:equivalent >:information >:our >:player >b:team_player ks:certificate:requirements w:bachelor w:global w:implementation w:in w:products w:results
150 +1:environment +1:for <:be <:company <:programming <b:^_a <b:command_of <b:communication_skills <b:experience_in <b:looking_for <b:skills_and >:able >:experience >:good >:services >b:able_to >b:or_equivalent w:decision w:strong w:variety
160 +1:such <:high <:player <:self <b:team_player >:appropriate >:attention >:can >:security >b:and_a src:listed w:document w:ideal w:organization w:our w:sales
170 <:planning <b:ability_to <b:be_a <b:data_analysis <b:well_as <b:working_with >:detail >:industry >:this >:you >b:analysis_and >b:attention_to f0:this w:creating w:design w:industry w:microsoft w:solving
180 -1:for <b:5_years <b:understanding_of >:other >:trends >:using w:environment w:focused w:monitoring w:service
190 -1:management <:development <b:as_a >b:to_the l:3 w:administrative w:attitude w:it w:level w:required
200 <:insurance <:process <b:as_well >:chinese >:role >:working >b:and_or f1:knowledge_of kd:certificate p:5 w:field w:months w:problem w:review w:teams
210 -1:be -1:or <:advanced <:knowledge <:minimum <:or <b:english_and >:python >b:management_$ w:production w:standards w:technology
220 -1:development <:ms <b:must_have >:applications >:sql w:attention w:deadlines w:driven w:information w:looking w:of w:services
230 <:issues <:services <b:^_ability <b:able_to >:part >:skills >b:part_of f0:you w:commercial w:detail w:development w:either
240 +1:experience <:out <:quality >:motivated q:2 w:large w:multi w:web
250 f0:proficiency f1:proficiency_in kd:language w:a w:background w:command w:excel w:plans w:statistical
260 -1:strong <:can <:communication <:interpersonal <:microsoft <b:^_excellent <b:the_ability >:cantonese >:or w:application
270 -1:in <:ability <:candidate <:highly <:skills <b:experience_working <b:years_of >:work f1:the_ideal w:chinese w:learning
280 <:english <:must <:python >:related >b:the_ability w:knowledge w:set
290 <:they <b:with_the >:well >b:as_part f0:be w:at w:organisation w:self w:senior
300 >:based >:out >b:a_team h:requirements w:accounting w:being w:that
310 +1:team <:an <b:a_strong >b:and_communication >b:with_a w:developing w:discipline w:trends
320 <:relevant <:who <b:are_looking >:engineering >:use >b:in_the >b:you_will f0:self w:end w:minimum
330 <:well p:9 rs:must:requirements
340 <:in <b:^_degree f0:degree w:great w:previous w:proficiency w:the w:year
350 +1:is <:a w:applications w:candidates w:range w:should w:use
360 <:are <:understanding w:new
370 <:you >:understanding w:ability w:business w:oriented
380 <:experience <b:to_be >:field ks:hard:requirements w:commitment w:strategic
390 <:from <b:we_are >:at w:disciplines
400 p:7 w:excellent
410 <:general <:looking <b:^_knowledge
420 >:sales w:others w:sql
430 -1:excellent w:5 w:fluent w:you
440 rk:must:requirements:paragraph w:site w:years
450 w:access
460 f0:excellent f1:ability_to w:join w:related
470 w:3 w:experienced w:must w:seeking
490 w:essential
500 <:with f0:ability w:familiar
510 <b:degree_in w:interpersonal w:motivated w:network
520 <b:familiarity_with w:designing
530 <:familiarity p:6 r:must
540 w:how w:thinking w:tools
550 h:skills
560 >b:experience_in w:flexible
570 <:have
580 p:8
600 >:ms >b:to_work f0:knowledge w:able w:do
610 s:requirements
620 w:individual
640 <:previous w:computer
670 <:years h:the w:well
680 >b:etc_$ f0:experience w:player
690 w:need
700 w:expertise
710 w:engineering
720 f1:you_are w:skills
740 w:familiarity w:passionate w:with
760 h:qualifications ks:soft:requirements
770 <b:knowledge_of w:advanced
790 w:about
800 w:have
810 w:high w:salary
830 w:more
840 w:who
880 w:they
920 rk:must:summary:paragraph rs:must:summary
930 <:excellent k:item
940 w:ms
960 kd:soft
970 w:experience
980 <:network
990 ks:soft:summary
1000 w:english
1020 w:has
1080 w:demonstrate
1240 w:can
1580 w:understanding
1700 h:experience
`,
  nice: `
-810 ks:soft:requirements
-770 rk:must:summary:paragraph rs:must:summary
-710 h:role
-700 p:0
-680 p:1
-660 w:english
-630 >:the
-610 r:stated w:with
-600 >:other
-590 w:related
-580 <:years
-570 k:item p:3 w:compliance
-560 h:qualifications w:excel w:more
-540 <b:degree_in
-530 >b:experience_in kd:soft
-520 w:monitoring
-490 ks:soft:summary
-480 p:2
-470 w:and w:including w:new
-460 ks:hard:responsibilities w:5 w:support
-450 w:advanced
-440 f0:we w:all w:process
-430 rk:must:requirements:paragraph
-420 w:can w:insurance w:of
-410 l:2
-400 <:and w:deadlines w:your
-390 <:in >:and w:administration w:familiarity
-380 <:excellent r:must w:field
-370 <b:knowledge_of rs:must:requirements rs:stated:responsibilities w:3
-360 >:to >b:etc_$ rk:stated:responsibilities:paragraph w:issues w:it
-350 >b:a_team q:-1 src:listed w:using w:well
-340 w:appropriate w:must
-330 <:familiarity <b:familiarity_with >:related w:candidates w:detail w:work w:year
-320 <:are h:skills w:delivering w:discipline w:equivalent w:that
-310 <:highly >b:skills_$ f0:the f0:to l:6 q:1 q:5 w:day w:essential w:high w:service w:the
-300 <b:^_degree >:field f0:you p:4 s:requirements w:an w:attention w:interpersonal w:out w:up
-291 *
-290 +1:is <b:you_have >:design f1:you_will src:read w:digital w:market w:results w:use
-280 +1:in +1:to s:equal-opportunity w:access w:driven w:learning w:years
-270 f1:you_are l:4 w:developing w:ensure w:fluent w:manage w:projects w:systems
-260 -1:strong <:will <b:in_an >:able >:excel >:role >b:able_to f0:experience l:5 w:documentation w:has w:into w:level w:office w:plan w:team
-250 -1:excellent -1:for <:services f0:this src:doubtful w:effectively w:record w:responsible w:science w:self w:time
-240 l:1 w:areas w:include w:job w:may w:oriented w:provide w:reports w:responsibilities w:salary
-230 <:network <:of >:analysis s:responsibilities w:applications w:equipment w:perform w:problems w:proven w:range w:required w:risk w:staff w:we
-220 <:general <:work w:activities w:analytics w:insights w:maintain w:minimum w:problem w:program w:providing w:who
-210 <:new <:other <b:years_of >:as >:at >:have k:paragraph w:assist w:communication w:site w:strategic
-200 +1:and <:analytics <:building <:from <:issues <:using >:all >:applications >:well >:with >b:management_$ kd:hard w:creating w:customers w:key w:performance w:set
-190 +1:for <:year <b:and_spoken >:part >:science >:this >:using >b:as_part >b:part_of w:best w:client w:command w:conduct w:content w:daily w:general w:leading w:manager w:quantitative w:they w:word
-180 +1:experience <:have <:up <b:written_and >:our >:system >b:with_a w:achieve w:administrative w:at w:internal w:manner w:motivated w:prepare w:proficiency
-170 -1:highly <:insurance <:minimum <:operations <b:must_have >:in >:product s:summary w:across w:maintenance w:recruitment w:sales w:statistical w:successful
-160 +1:such -1:and <:3 <:both <:english <:must <:previous <:that <b:you_are >:cantonese >:use >:written >b:and_communication f1:experience_in h:duties w:both w:document w:drive w:ensuring w:from w:individual w:make w:position w:product w:them
-150 <:5 <:creating <:self <:the <:this <b:5_years <b:as_a <b:working_with >:office >b:or_equivalent w:computer w:execute w:industry w:reporting w:review
-140 +1:data -1:good <:also <:by <:strong <b:^_strong <b:to_work <b:with_a >:based >:equivalent >:learning >:required w:analyze w:background w:business w:customer w:disciplines w:expertise w:external w:flexible w:implementation w:meet w:own w:solving w:users w:which
-130 <:market <:ms <:technical >:projects >:verbal >:work >:working f0:self h:you rs:stated:summary w:about w:as w:control w:order w:production w:technology w:trends w:variety w:verbal
-120 +1:as <:high <:including <:management <:process <:proficiency <:python <:through <b:design_and <b:experience_working <b:proficiency_in <b:spoken_english >:appropriate >b:to_the f0:degree f0:perform f0:proficiency f0:support f1:proficiency_in h:key q:-2 w:controls w:health w:implement w:improve w:maintaining w:models w:passionate w:preparation w:procedures w:promote w:reviews w:role w:teams w:user
-110 +1:skills -1:self <:excel <:maintain <:perform <:planning <:working <b:command_of >:chinese >:marketing >:out >:word >b:required_$ f0:assist f0:conduct f0:manage f0:prepare f1:the_ideal q:3 w:account w:apply w:build w:commitment w:delivery w:end w:excellent w:follow w:global w:others w:our w:records w:tasks w:technical w:their
-100 -1:be <:advanced <:care <:complex <:conduct <:develop <:driven <:team <:they <b:^_proficiency <b:responsible_for <b:the_ability <b:with_the >:administration >:analytics >:engineering >:good >:including >:insights >:issues >:network >:process >:systems >b:analysis_and h:summary w:database w:documents w:engineering w:participate w:plans w:presentation w:project w:qualification w:services w:supervision w:to w:travel w:understand w:understanding
-90 -1:design -1:providing -1:using <:all <:command <:ensure <:manage <:out <:project <:related <:review <:site <:within <b:^_excellent >:can >:high >:production >:services >:your f0:responsible f1:responsible_for ks:hard:summary p:5 w:accounts w:attitude w:bachelor w:handle w:ms w:organization w:people w:personal w:positive w:pressure w:quality w:recommendations w:standards w:test w:track
-80 +1:the -1:development -1:support <:assist <:be <:prepare <:service <:technology <:writing <b:^_conduct <b:analysis_and <b:good_command >:activities >:client >:excellent >:into >:operations >:products >:service >b:development_$ f0:participate f1:participate_in h:job rk:stated:summary:paragraph w:assessment w:decisions w:designing w:different w:feedback w:identify w:legal w:levels w:monitor w:platforms w:stakeholders w:techniques w:where
-70 +1:are -1:on -1:spoken <:an <:appropriate <:client <:implement <:marketing <:to <:who <b:^_we <b:management_and <b:years_experience >:customers >:sales >:team >:them >:time >b:and_a >b:as_well >b:management_and >b:well_as w:coordinate w:duties w:electrical w:initiatives w:join w:marketing w:proactive w:strategies w:take
-60 +1:based -1:including -1:management <:compliance <:interpersonal <:into <:provide <:responsible <:science <:well <b:^_perform <b:^_prepare <b:and_other <b:english_and <b:to_ensure >:documentation >:equipment >:industry >:providing >:support >b:and_chinese >b:and_other >b:for_the >b:or_related >b:skills_and f0:provide q:2 w:accurate w:by w:carry w:establish w:multiple w:need w:practices
-50 +1:at +1:environment -1:all -1:perform -1:science <:activities <:best <:build <:communication <:company <:conducting <:customers <:maintaining <:monitor <:need <:office <:participate <:performance <:preparation <:proven <:quality <:time <:use <b:^_self <b:^_the <b:a_team <b:of_a <b:participate_in >:about >:by >:cross >:data >:knowledge >:must >:processes >:results >:staff >:that >:trends >:user >b:to_work f0:be ks:certificate:requirements w:accounting w:effective w:ideal w:large w:making w:management w:sql
-40 +1:excel -1:as -1:both <:analyze <:can <:clients <:delivery <:drive <:effectively <:handle <:include <:manager <:social <:with <b:^_assist <b:^_knowledge <b:^_participate <b:^_responsible <b:^_this <b:^_you <b:high_level <b:level_of <b:skills_and <b:the_development >:background >:detail >:interpersonal >:manner >:multiple >:problem >:quality >:reports >:solving >:strong >:test >b:and_analysis >b:experience_$ >b:knowledge_of >b:of_the >b:problem_solving >b:you_will f0:work l:3 w:available w:focused w:for w:how w:network w:online w:requires w:seeking
-30 +1:on +1:process +1:service -1:new <:financial <:identify <:it <:key <:motivated <:order <:positive <:projects <:support <:training <b:^_ability <b:^_support <b:as_well <b:development_and <b:well_as <b:will_be >:attention >:attitude >:both >:day >:ensure >:ensuring >:financial >:manage >:motivated >:of >:plans >:reporting >:self >b:as_required >b:attention_to >b:chinese_$ >b:to_ensure >b:with_the f1:we_are w:candidate w:complex w:growth w:multi w:previous w:relationships
-20 +1:from -1:out <:as <:implementation <:looking <:responsibilities <:successful <:their <b:^_provide <b:^_to <b:and_the <b:experience_in <b:for_the <b:self_motivated <b:to_be >:across >:computer >:control >:identify >:levels >:order >:procedures >:supervision >b:of_a w:chinese w:conducting w:either w:python
20 +1:including +1:team <:based <:programming <b:be_a >:platforms w:supply
30 <:developing <:microsoft <:open <:providing <:role <:spoken <:we <b:communication_skills >:english >:on >:understanding >b:the_ability f0:develop w:communicate w:help w:in w:information w:looking w:processes w:qualifications
40 <:e <:fast <:knowledge <:relevant <:testing >:ms >:planning >b:in_a l:7 l:8 w:etc w:lead w:other
50 +1:of -1:an -1:the <:for <:level <:systems <b:have_a <b:you_will >:information >:practices >:sql >b:in_the h:requirements w:are w:machine w:player w:safety
60 +1:a <:bachelor <:education <:processes >:needs >:project >:python >:requirements kd:certificate ks:language:requirements w:corporate w:experienced w:operations w:programming
70 +1:that <:a <:demonstrate <b:^_a >:or >:you >b:environment_$ h:experience w:2 w:diploma
80 +1:$ +1:software <:analytical <:development <:information <:or <:requirements <:user <:web <:written >:development >:environment >:etc >b:experience_of w:call w:data w:full w:hands w:processing w:programs w:social w:software w:uk
90 <:on <:understanding <b:in_a <b:in_the >:software w:highly w:if w:one
100 +1:required -1:^ -1:written <:at <:word <b:working_in >:approach >:their >:through >b:and_or >b:team_player w:application w:language
110 +1:business <:customer <:professional <b:be_able <b:understanding_of >:management >:player >:skills >b:and_the f1:experience_with w:career w:environment w:good w:higher w:policies w:spoken w:through
120 <:not <b:a_strong >:building >b:communication_skills f0:excellent ks:hard:requirements w:company
130 -1:or <:player <:sql <b:^_experience <b:team_player >:independently f0:knowledge
140 <:analysis >:internal >:report >:tools f1:knowledge_of w:deliver w:e w:handling w:holder w:improvement w:write
150 <:diploma <:good >:such >b:such_as p:9 w:part
160 -1:analysis <:candidate >:clients >:developing >:within >b:work_with p:6 w:fast w:limited w:organisation w:some
170 -1:data <:business <:engineering <:skills <:tools >:training w:experience
180 <:your >:will f0:as f0:strong w:design w:do
190 <:design <:experience <b:such_as >:be >:level h:the w:fluency w:microsoft
200 >:an ks:language:summary src:phrase w:department
210 >:technical
220 -1:engineering -1:skills w:able w:be w:date w:open
230 <:chinese <:computer <:software >:customer kd:language q:0 w:not w:opportunities w:professional w:skills
240 <:such w:cantonese w:standard w:such w:tools w:you
250 +1:or <:processing <b:able_to <b:and_written >:mandarin w:a w:education w:opportunity w:will
260 <:able <:ideally >:research f0:ability w:s w:system
270 <:internal >:fast f1:ability_to w:based w:mechanical w:months w:on w:presentations
280 <b:data_analysis <b:fluency_in >b:be_an h:will
290 <:cantonese <:fluency >:would w:analytical w:being w:paced w:requirements
300 <b:ability_to <b:of_the w:products
310 <:server >:from >b:would_be
320 -1:a <b:experience_with w:but w:needs w:server w:strong w:within
330 >:ability >:professional >b:ability_to w:following w:independently w:thinking
340 >:relevant
350 w:finance w:managing w:planning
360 >b:an_advantage >b:will_be w:development
370 >b:advantage_$ w:mobile w:under w:working
380 w:analysis w:leadership
390 <:basic <b:and_or >:advantage >:experience >:programming h:responsibilities w:local
400 -1:with p:7 w:financial
410 >b:a_plus w:law
420 >b:plus_$
430 >:plus
440 <b:experience_of w:ability w:solutions
450 >b:is_a w:demonstrated w:relevant
460 <b:^_good
470 f0:good w:like w:should w:writing
480 f0:able f1:able_to w:report
500 >:is w:web
510 <:research w:also
520 <:is
530 w:have
540 w:or
550 >:preferred rk:nice:requirements:paragraph w:great
590 w:mandarin
610 rs:nice:requirements w:basic
620 w:dynamic
630 >:are
640 rk:nice:summary:paragraph rs:nice:summary
660 w:advantage w:knowledge
680 f0:a
700 p:8 w:r
720 >b:preferred_$ w:would
740 w:any
770 ks:soft:responsibilities
780 w:degree
970 w:plus
1000 ks:hard:preferred s:preferred
1010 rk:nice:preferred:paragraph rs:nice:preferred
1080 w:ideally
1150 w:research
1250 w:is
1410 r:nice
1420 w:learn
1460 w:preferably
1910 w:preferred
`,
  stated: `
-2020 h:experience
-1450 w:understanding
-1370 w:experience
-1350 p:8
-1170 w:have
-1160 k:item
-980 w:knowledge
-940 w:ms
-930 w:sql
-920 w:can w:skills
-910 <:network
-900 h:the
-880 w:able w:demonstrate
-870 w:thinking
-860 <:experience
-850 kd:soft
-830 ks:soft:summary
-820 w:web
-810 w:ability
-780 p:7
-760 r:nice w:is
-750 w:you
-730 h:qualifications w:high
-720 >:experience
-710 w:microsoft w:motivated
-690 p:6 w:great w:need
-680 w:being w:network
-660 f0:ability w:about w:passionate
-640 <:have f0:knowledge f1:ability_to w:computer
-630 w:how w:well
-620 <:excellent w:do
-610 w:learn w:python w:years
-600 <:skills
-590 >:ms w:they w:who
-570 f0:experience w:player
-560 <:with w:engineering
-550 w:plus w:strong
-520 w:degree w:would
-510 w:application
-500 r:must s:requirements w:server
-490 w:has
-480 <b:experience_in f0:excellent w:tools
-470 w:development w:familiar
-460 >:sql w:designing w:expertise w:individual
-450 <:looking <:python <b:able_to kd:language w:a w:design
-440 <:a f1:knowledge_of w:business w:flexible
-430 <b:we_are h:skills w:demonstrated
-420 q:2 w:advanced w:english w:must w:relevant
-410 <:able <:candidate ks:soft:requirements w:seeking
-400 <b:knowledge_of ks:hard:requirements q:4 w:excellent w:good
-390 p:9 rk:must:summary:paragraph rs:must:summary w:environment w:should w:statistical
-380 -1:in <:previous q:5 w:in w:plans w:trends
-370 >:understanding >b:to_work w:be
-360 <:knowledge <b:^_knowledge <b:are_looking f0:a w:experienced w:looking w:under w:windows
-350 <b:and_or f0:good h:requirements q:0 w:preferred w:proficiency w:with
-340 <b:ability_to rk:nice:requirements:paragraph rs:nice:requirements w:essential
-330 <:understanding >:plus >b:in_the l:3 w:preferably
-320 <:well <:you <b:^_good rk:nice:summary:paragraph rs:nice:summary w:products
-310 <:an <b:understanding_of >:sales >b:to_the f1:you_are rk:nice:preferred:paragraph rs:nice:preferred s:preferred src:phrase
-300 <:communication <:good <:microsoft <b:to_be <b:with_the ks:hard:preferred w:law w:salary
-296 *
-280 <:general w:fluent w:self
-270 +1:team <:ability <:development <:quality <b:data_analysis <b:experience_of >:or >:professional >b:etc_$ w:information w:multi w:organisation
-260 <:who l:8 w:access
-250 <:computer <:relevant <b:a_strong <b:experience_with >:at >:is f0:able f0:proficiency f1:able_to f1:proficiency_in kd:certificate w:end w:others
-240 >:motivated f1:experience_with w:5 w:accounting w:decision w:previous
-230 +1:experience -1:excellent <:are <:can <:player <b:^_a <b:team_player rs:must:requirements w:2 w:commitment w:interpersonal
-220 >:skills w:large w:or w:programming
-210 -1:an <:from <b:^_excellent <b:be_able >:information >:you w:advantage w:commercial w:site w:successful
-200 -1:or >:are >b:you_will f0:strong w:applications w:industry w:months w:more w:year
-190 <:design <:is <:ms <:they >:trends >b:experience_in w:at w:candidate w:cantonese w:detail w:discipline w:dynamic w:oriented w:quality w:standards w:the
-180 <:or <b:communication_skills <b:in_the >:english >:player >:preferred >b:preferred_$ >b:team_player w:3 w:disciplines w:manager
-170 +1:is <:english <:high <:interpersonal <:web <b:as_well >:about >:be >:can >:out >:python >:research >:well >b:a_plus rk:must:requirements:paragraph w:bachelor w:based w:senior w:software w:that
-160 <:years <b:well_as >:ability >:use >:working >b:ability_to >b:experience_of w:chinese w:fluency w:join
-150 +1:or <:bachelor <:environment <b:english_and >:detail f1:we_are w:finance w:our w:written
-140 <:advanced <:in <:server <:sql <b:^_ability <b:^_strong >:attention >:based >:but >:results >:tools >:up >:within >b:and_other >b:attention_to >b:with_a k:paragraph ks:language:requirements src:read w:background w:mobile
-130 <b:and_a <b:working_in >:server f0:be f0:self w:approach w:are w:attitude w:proactive w:related w:research
-120 +1:for -1:be <:engineering <:must <:record <:team <b:looking_for <b:years_of >:cantonese >:software >:work >b:environment_$ ks:language:summary w:following w:mandarin
-110 <:degree <:experienced <:fluency <b:degree_in <b:fluency_in <b:the_ability >:analytics >:data >:industry >:security >b:is_a w:least w:managing w:results w:technology w:uk
-100 +1:and -1:management <:insurance <:office <:production <:such <:user <b:such_as >:clients >:good >:plans >b:and_or >b:plus_$ >b:the_ability l:1 w:deadlines w:e w:familiarity w:open w:proven w:spoken
-90 -1:skills <:motivated <:people <:process <:spoken <b:^_to <b:be_a <b:have_a <b:skills_and >:application >:it >:learn >:relevant f0:degree l:2 w:attention w:meet w:organization w:set
-80 +1:skills -1:a -1:data -1:development -1:strong <:programming <:self <b:must_have >:advantage >:chinese >:development >:environment >:market >:programming >:teams >b:and_communication ks:certificate:requirements w:diploma w:focused w:professional w:services w:strategies
-70 +1:etc -1:as -1:including <:company <:fast <:ideally <:processes <:within <:written >:appropriate >:engineering >:interpersonal >:related >b:advantage_$ >b:as_part >b:experience_$ >b:will_be f0:this w:carry w:command w:either w:machine w:positive w:system w:use
-60 +1:environment +1:including <:detail <:for <:positive <b:proficiency_in >:applications >:approach >:mandarin >:science >:such >:would >b:an_advantage >b:and_chinese >b:be_an >b:or_related >b:such_as f0:you f1:the_ideal w:document w:electrical w:highly w:members w:of w:people w:production w:r w:verbal w:write
-50 +1:as +1:business -1:and -1:self <:cantonese <:drive <:familiarity <:open <:out <:proficiency <:projects <:sales <:science <:system <:time <b:^_proficiency <b:^_self <b:command_of <b:familiarity_with >:analytical >:by >:discipline >:fast >:procedures >:quality >:services >:staff >b:and_a >b:and_the >b:as_well >b:work_with >b:would_be p:5 w:higher w:level w:pressure w:writing
-40 +1:$ +1:at +1:required <:3 <:activities <:analysis <:be <:command <:minimum <:multiple <:technology <b:^_degree <b:^_you <b:and_written <b:experience_working <b:of_the >:learning >b:and_work >b:knowledge_of >b:of_the >b:required_$ >b:well_as w:1 w:assessment w:different w:holder w:presentation w:sales w:within
-30 -1:spoken -1:using -1:written <:background <:best <:build <:chinese <:diploma <:management <:professional <:project <:software <b:5_years <b:^_experience <b:and_spoken <b:good_command <b:written_and >:including >:must >:role >:solving >b:management_$ w:analytical w:deliver w:growth w:if w:into w:multiple w:opportunities w:safety w:strategic w:teams w:track w:user w:word
-20 +1:excel -1:analysis -1:science <:implementation <:proven >:background >:computer >:processes >b:chinese_$ w:ideal w:range
20 +1:based -1:good <b:analysis_and >:insurance w:global
30 +1:systems +1:that -1:developing <:excel <:issues <:that <b:as_a <b:you_will >:a >:internal >:management >:platforms >:required >b:analysis_and >b:the_business w:but w:it w:opportunity w:requires w:solutions
40 -1:of <:not <:order <:testing <:using <b:^_this <b:be_responsible <b:in_an <b:of_a <b:with_a <b:working_with >:design >:high >:issues >:practices >:requirements >:supervision w:by w:call w:creating w:department w:health w:implement w:office w:qualifications w:this w:understand
50 +1:by -1:out -1:provide -1:the <:building <:e <:perform <:review <:training <:writing <b:and_the >:able >:in >:to >b:able_to >b:to_support w:accurate w:achieve w:drive w:equivalent w:job w:lead w:not w:technical w:techniques
60 -1:both -1:to <:based <:financial <:information <:their <b:^_responsible >:building >:performance >:products >:provide >:report >:solutions >b:development_$ l:5 rk:must:responsibilities:paragraph rs:must:responsibilities w:accounts w:an w:database w:legal w:review w:s w:science w:supervision w:users
70 -1:support -1:with <:5 <:both <:demonstrate <:level <:processing <b:for_the >:both >:control >:into >:multiple >:operations >:reports >b:and_analysis >b:as_required w:also w:build w:care w:etc w:field w:new w:standard w:working
80 +1:data -1:perform <:need <:social <b:^_provide <b:^_support >:administration >:ensuring >:equipment >:planning >:problem >:production >:systems >:technical >:them >:user w:basic w:communicate w:conducting w:decisions w:excel w:independently w:local w:position w:requirements w:social
90 +1:a <:identify <:it <:procedures >:independently >:using >b:for_the s:summary w:education w:financial w:ideally w:leading w:paced w:processes w:programs
100 +1:with <:analyze <:your <b:the_development >:developing >:insights >:strong >b:skills_and src:doubtful w:service
110 +1:are +1:of +1:process -1:on <:by <:learning <:manager <:monitoring <:responsibilities <b:you_are >:communication >:marketing >:office >:order >:this >b:communication_skills f0:responsible w:analytics w:cross w:part w:time
120 +1:on <:also <:include <:we <b:development_and <b:level_of >:across >b:with_the w:candidates w:external w:hands w:practices
130 -1:all <:analytics <:performance <:responsible <:site <:working <b:to_ensure >:analysis >:as >:network >:support >:will f1:experience_in w:controls w:levels w:record
140 -1:providing <:as <:care <:carry <:developing <:driven <:establish <:research <:systems <:through <:to <b:carry_out >:financial >:manage >:system >b:management_and f0:work w:apply w:tasks w:them
150 +1:the <:at <:delivery <:key <:maintain <:marketing <:the <:up <b:^_conduct <b:^_prepare >:client >:excel w:daily w:from w:quantitative w:specifications w:their w:variety
160 +1:service <:operations <b:communication_and <b:design_and >:best >:for >:time f0:the f1:responsible_for h:summary w:analyze w:projects w:stakeholders
170 -1:^ <:education <:including <:provide <b:^_we <b:high_level <b:will_be >:and >:through w:developing w:personal w:presentations w:required w:up
180 -1:new <:and <:managing <:tools <:work <b:management_and <b:responsible_for >:customer >b:to_ensure w:administrative w:day w:execute w:making w:testing w:where
190 <:new <b:^_perform >:ensure >:excellent >:identify >:other >:reporting f0:as w:risk
200 +1:to -1:design <:data <:implement <:our <:preparation <:product <:providing >:cross f0:conduct f0:we w:full w:improve w:initiatives w:monitoring w:order w:take w:training
210 <:conduct <:other w:help w:recommendations
220 <:analytical <:handle <:maintaining <:manage <:market <:monitor >b:skills_$ w:market w:needs w:planning w:program w:various
230 <:all >:process w:procedures w:through
240 l:6 w:both w:delivering w:ensuring w:report w:team
250 +1:from <:ensure <:use <b:in_a >:all >:product f0:provide s:equal-opportunity w:handling w:other w:which
260 +1:in <:clients <:into <:will >:have >:new >:of >:project >b:of_a h:responsibilities w:effective w:establish w:for
270 <:client <:compliance <:customers <:develop >:activities >:the q:1 w:create w:documents w:manner w:plan w:systems w:to
280 <b:^_participate >:documentation >:from >:needs rk:stated:responsibilities:paragraph rs:stated:summary w:content w:including w:on
290 f0:support w:may
300 <:of >:on >:projects >:with ks:soft:responsibilities w:documentation w:insights w:maintain w:records
310 f0:prepare w:analysis w:improvement w:include w:monitor w:one w:performance w:reports w:strategy w:using
320 <:participate <b:participate_in f0:develop w:career w:clients w:effectively w:mechanical w:operations w:own w:process w:responsibilities
330 <:customer >:customers w:administration w:data w:develop w:digital
340 >:that >:training f0:participate f1:participate_in ks:hard:responsibilities rs:stated:responsibilities w:all w:follow w:general w:insurance w:out
350 <b:^_assist q:3 s:responsibilities w:policies w:promote
360 <:on >:manner w:internal w:processing
370 w:activities w:conduct w:management
390 <:appropriate >:providing w:customers w:like
400 <:this q:-1 w:areas
410 w:client w:compliance w:prepare
420 f1:you_will p:4 rk:stated:summary:paragraph
430 <:internal ks:hard:summary w:building w:coordinate w:corporate w:perform
440 <:support f0:assist w:participate w:reviews
450 w:models w:online
460 w:marketing w:provide
470 <:role f0:to w:handle w:will
480 >:company
490 w:across w:providing
500 <:assist
510 w:and w:make w:role
520 h:key w:leadership
530 p:1 w:appropriate
540 w:delivery w:responsible
550 w:control w:maintenance w:recruitment
560 r:stated w:preparation w:relationships w:your
570 w:ensure w:work
580 h:duties p:2
600 f0:manage kd:hard w:duties w:issues
610 w:key w:staff
620 w:equipment w:support
640 f0:perform w:identify
690 q:-2
720 h:will
740 w:reporting
750 p:0
760 w:manage
780 h:job w:problems
800 w:maintaining
820 w:assist
840 w:customer
910 w:company
950 w:as
970 p:3
980 w:product
1320 h:role
`,
};
