/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */
export const NEED_WEIGHTS = {
  must: `
-1800 w:preferred
-1570 h:will
-1210 w:product
-1150 w:preferably
-1000 w:learn
-990 w:corporate
-970 w:report
-910 rk:nice:preferred:paragraph rs:nice:preferred s:preferred w:supporting
-900 w:like
-880 w:functions w:research
-870 <:internal ks:hard:preferred
-860 w:basic w:handling
-850 w:identify
-840 w:opportunity
-820 r:nice
-810 ks:soft:responsibilities w:company
-800 <:research
-770 w:reporting
-760 w:is
-750 >:company w:any
-740 w:advantage
-720 w:ideally
-690 <b:^_experience
-680 w:operations
-660 w:each w:plus
-650 >:highly >:training w:as w:planning
-640 >:from w:managing
-630 <:all h:responsibilities w:maintaining
-620 <:assist >:is q:-2 w:maintenance w:relationships
-610 f0:support w:handle w:responsible
-600 +1:on >:are >b:an_advantage w:equipment
-590 <b:in_a w:law w:or w:work
-580 <:local f0:develop f0:perform w:coordinate w:start w:supply
-570 <:responsibilities w:also w:problems
-560 q:3
-550 >b:is_a h:duties l:7 w:records
-540 w:education w:follow w:strategy w:through
-530 >b:plus_$ f1:responsible_for f1:the_role rs:nice:requirements w:building w:dynamic
-520 -1:with <:data w:financial
-510 w:maintain
-500 f0:responsible w:ensure w:establish
-490 <:managing >b:a_plus
-480 f0:provide
-470 p:2 rk:stated:equal-opportunity:paragraph rs:stated:equal-opportunity w:conduct w:department w:participate w:policies
-460 <:developing <:include w:degree w:following w:perform w:within
-450 +1:with >:reporting >b:would_be p:4
-440 <:develop <:on >:requirements w:appropriate w:user
-430 <:key <:manage <b:^_assist >:providing >:would kd:hard q:-1 w:customers
-420 <:the >:advantage >b:will_be f0:prepare w:documentation w:highly w:providing
-410 <:clients <:support <b:you_will w:models w:reviews w:some w:system
-400 -1:will <:analytical <:client f0:conduct w:prepare
-390 >:report >b:advantage_$ >b:be_an w:client w:customer w:track
-380 >:of w:requires
-370 <b:assist_in rk:nice:summary:paragraph rs:nice:summary w:duties w:for w:make
-360 <:appropriate <:preferably <:role ks:hard:summary w:areas w:career w:marketing w:office w:paced w:to
-350 <:conduct >:on src:doubtful w:activities w:clients w:conducting w:delivery
-340 >:manner q:1 w:help w:presentations w:strong w:will
-330 <:performance <:server w:analysis w:assist w:feedback w:order w:working
-320 +1:of <:eg <:maintenance <:providing <b:experience_with >:insurance >:process f0:assist w:by
-310 <:ensure <:handle <:implement <:is <:participate <b:participate_in >:customer >:project >:with f0:strong h:job rk:nice:requirements:paragraph w:higher w:leadership w:necessary w:online w:such
-300 <:ideally >:ensure >:through >b:and_data p:3 rk:stated:summary:paragraph w:2
-290 -1:new <:cantonese <:carry <:duties <:related <:this <:we w:are w:effectively w:independently w:local w:needs w:not w:promote w:staff w:write w:your
-280 <:needs <:our >:all >:internal >:new w:different w:monitor w:personal
-270 <:monitor >:programming >:that f0:participate f1:participate_in w:making w:r w:word
-260 -1:the <:business <:monitoring <:new <:preparation <:social <b:have_a w:data w:effective w:initiatives w:take
-250 <:analysis <:their >:documentation >b:preferred_$ w:across w:but w:mandarin w:systems
-240 <:diploma <:learning <b:^_participate <b:communication_and >:technical >b:as_required >b:to_ensure >b:with_the f0:work l:5 w:closely w:cross w:practices w:provide w:quantitative w:time w:writing
-230 -1:^ <:e <:establish >:best >:financial >:needs >b:environment_$ w:both w:hands w:meet w:them w:where
-220 +1:including -1:a <:create <:design <:into <:manager <:sales <:testing <b:^_conduct >:general src:phrase w:improvement
-210 +1:to <:fluency <:level <:r >:control >:development >:identify w:communicate w:develop w:mobile w:solutions
-200 +1:issues +1:or +1:the <:chinese <:customers <:product <b:^_prepare <b:development_and >:equipment h:you w:control w:document w:levels w:other w:position w:record w:required w:s w:standard
-190 +1:related -1:all -1:including <:and <:based <b:^_develop <b:^_support <b:high_level <b:the_development <b:to_ensure >:as >:developing >:opportunities >:will k:paragraph w:electronic w:quality w:would
-180 -1:conduct <:other <:project <b:^_this >:administration >:customers >:design >:etc >:manage >:research >b:for_the >b:to_support rs:stated:responsibilities w:content w:growth w:issues w:legal
-170 +1:$ +1:from <:coordinate <:customer <:identify <b:and_written <b:for_the >:client >:record >:which p:1 w:controls w:database w:date w:full w:improve w:platforms w:procedures w:reports
-160 -1:eg -1:skills <:by <b:^_good <b:level_of <b:such_as >:fast >:issues >:multiple >:order >:performance >:product w:analyst w:based w:etc w:on
-150 <:across <:machine <:management <b:^_responsible >:activities >:for >:machine >:support >:user >b:support_to r:stated w:main w:may w:testing
-140 -1:of -1:perform -1:that <:ensuring <:need <:that <:through <b:design_and >:up >b:and_analysis f1:we_are l:4 w:analytical w:in w:insurance w:job w:support w:team
-130 <:at <:demonstrate <:financial <:plan <b:and_the <b:on_the >:cross >:office >:practices >:solutions >:team >b:of_a f0:a w:lead w:their
-128 *
-120 -1:analysis -1:on -1:to <:order <b:development_of >:systems >:their f1:you_will w:decision w:server
-110 +1:solutions -1:design -1:written <:areas <:site <b:fluency_in <b:for_a >:driven >:platforms >:problem >:provide >:tools p:0 rs:stated:summary w:execution w:professional w:strategies
-100 +1:computer <:candidates <:document <:information <:lead <:part <:solutions <:use <:user <b:^_perform <b:^_you <b:cantonese_and <b:management_and <b:part_of >b:computer_science f0:good ks:hard:equal-opportunity w:an w:finance w:into w:major w:travel
-90 +1:a +1:and -1:both <:2 <:maintain <:sql >:analytics >:excellent >:implementation >:it >:management >:processes >b:communication_skills >b:development_$ >b:the_business q:0 w:administration w:best w:eg w:implementation w:manager
-80 <:marketing <:of <:service >:attitude >:both >:day >:level >:operations >:other >:system >b:of_the w:fluency w:management w:multiple w:performance w:practice w:tasks
-70 <:analytics <:as <:basic <:report <:word >:environment >:network >:projects >:relevant >b:design_and >b:work_with w:fast w:good w:program w:stakeholders
-60 <:driven <b:be_able >:areas >:high >:ideally >:planning >b:analysis_$ >b:and_a rk:stated:responsibilities:paragraph w:diploma w:execute w:field w:knowledge w:leading w:limited w:project w:service
-50 +1:at <:able <:such >b:management_and l:6 w:all w:area w:care w:communication w:health w:market w:open
-40 +1:are +1:process +1:software -1:excel <:build <:care <:conducting <b:^_we <b:carry_out <b:with_the >:but >:data >:plus >:them >:time w:community w:deadlines w:ensuring w:new w:us w:written
-30 +1:as <:activities <:including <:will <b:^_the <b:data_and <b:spoken_english >:computer >:different >:into >:learning >:products >:self >:supervision >b:experience_with w:decisions w:driven w:presentation
-20 <:degree <:tools >b:well_as src:read w:build w:create w:e
20 +1:by <:3 >:application >:test >b:skills_$ f1:the_ideal s:summary w:assessment w:language w:relevant w:responsibilities w:supervision
30 +1:support <:for <:prepare <:proven <b:able_to >:be >:discipline >:player >:quality >b:in_a >b:problem_solving >b:required_$ >b:to_the w:developing w:holder w:members w:specific w:spoken w:starter
40 +1:that -1:as <:both <:perform <:process <:provide <b:analysis_and <b:working_in <b:years_experience >:levels >:they >:your >b:and_work >b:as_well >b:chinese_$ >b:interpersonal_skills h:role s:equal-opportunity w:users
50 -1:out -1:science <:bachelor <:drive <:spoken <:your <b:3_years <b:of_a <b:self_motivated >:based >:plans >:server >:solving >:testing s:responsibilities w:and w:minimum w:we
60 +1:etc -1:great -1:support <:administration <:positive <:software <:successful <:working <b:good_command >:a >:across >:english >:required >:teams >:written w:focus w:information w:level w:products w:under w:understand w:variety
70 -1:good <:background <:command <:improvement <:professional <:responsible <:technology <:writing >:and >:reports >:staff >:using >b:ability_to f1:knowledge_of q:2 rk:must:responsibilities:paragraph rs:must:responsibilities w:at w:human w:role
80 +1:into +1:tools -1:be -1:developing <:high <:market <:not <:procedures <b:and_or <b:command_of <b:data_analysis >:ability >:approach >:care >:deadlines >:engineering >:science w:account w:global w:programs
90 -1:and -1:management -1:self <:also <:great <:science <b:^_strong <b:review_and <b:well_as >:about >:results w:daily w:ideal w:of w:processing w:recommendations w:technical
100 <:office <:reporting <b:in_an >:knowledge >:manager >:marketing >:review >:verbal >b:and_other f0:working w:implement w:insights w:previous
110 <:an <:delivery <:record <b:^_self <b:as_well >:including >:must >:software >:statistics >b:and_chinese f0:responsibilities w:background w:chinese w:drive w:it w:preparation w:pressure w:proactive w:problem w:success
120 -1:or <:5 <:detail <:education <:familiar <b:analytical_and <b:and_a <b:proficiency_in >:appropriate >:by >:information >b:and_be q:5 src:listed w:approach w:from w:include w:least w:part w:person w:requirements w:successful w:this
130 <:creating <b:looking_for <b:with_a <b:working_with >:ensuring >:in >:language >:production w:design w:learning w:organization w:techniques
140 +1:for <:english <:player <:s <:written <b:as_a <b:of_working <b:team_player >:chinese >b:knowledge_of >b:team_$ ks:hard:responsibilities ks:soft:equal-opportunity l:2 w:equivalent w:others w:programming w:risk w:services
150 +1:excel -1:highly <:processing <:time <:year <b:^_excellent <b:will_have >:equivalent >:key f1:experience_in w:attention w:day w:detail w:key w:using
160 <:company <:demonstrated <:maintaining <:planning <b:you_are >:mandarin >b:or_equivalent f0:you w:analyze w:external w:manner w:our
170 +1:team -1:for <:mobile <:motivated <:self <:standards <b:you_have >:role >:you >b:to_detail ks:language:summary w:accounting w:achieve w:candidate w:solving
180 +1:data +1:such <:minimum <b:^_proficiency <b:have_the >:preferred >b:experience_of >b:management_$ >b:team_player w:out w:partners w:test
190 +1:is <:improve <:out <:proficiency <b:english_and <b:to_work >:word h:the l:1 w:1 w:command w:great w:senior w:standards
200 <:advanced <:engineering <:microsoft <:people <:processes <b:in_both >:insights >:part >b:experience_$ >b:or_related >b:part_of w:own
210 <:analyze <:building <:systems <:web <:work <b:5_years >:detail w:ability w:commercial w:creating w:trends
220 <:interpersonal <:or <:who <b:be_a <b:must_have <b:of_the <b:skills_and <b:will_be >:service f0:proficiency f1:proficiency_in
230 +1:environment <:candidate <:communication <b:be_responsible <b:communication_skills <b:experience_in >:to >b:and_or kd:certificate w:accounts w:looking w:safety
240 +1:experience <:excel <:highly <b:^_a <b:familiar_with <b:to_be >:attention >:develop >:motivated >:sql >:trends >b:as_part >b:attention_to w:administrative w:bachelor w:candidates w:general w:including w:plan
250 -1:development <:insurance <:issues <:within <b:and_spoken >:sales f0:manage w:either w:excellent w:focused w:months
260 -1:using <b:^_ability <b:a_strong <b:experience_of <b:understanding_of f0:be p:5 w:organisation w:process w:processes
270 <:above <:be <:have <:practices <:qualification <:services <b:in_the <b:responsible_for <b:use_of >:field >:improvement >:minimum >:security l:8 w:proficiency w:review
280 -1:spoken <:computer <:ms <b:experience_working >:strong >b:you_will w:able w:development w:disciplines w:must w:teams w:uk
290 <:best <:you <b:the_ability >:able >:market >:this >:understanding >:work >b:able_to p:7 w:business w:internal w:science w:strategic w:well
300 <:complex <:environment <:relevant <:up >:related p:9 w:being w:graduate w:microsoft w:range w:use
310 <:programming <:they <:understanding <b:years_of >:industry >:others >:skills f0:self w:people w:production w:self
320 <:technical <b:a_team <b:are_looking >b:with_a rs:must:requirements w:delivering w:industry w:multi w:proven
330 -1:an >:or w:qualification
340 <:skills <:various <b:^_knowledge >:within ks:certificate:summary w:application w:monitoring
350 <:ability <:must >:clients >b:the_ability f0:excellent
360 <:from <:passionate <:projects <:with >:services w:access w:demonstrated w:should w:that
370 <:looking >:applications w:critical w:set w:site
380 <:development <:python <:required <b:^_degree >:good >:well f0:to w:compliance w:with
390 <:effective <b:we_are >:experience >b:analysis_and h:requirements w:attitude w:fluent w:related w:the w:thinking
400 -1:strong >:web kd:language w:designing w:end w:join w:opportunities
410 <:experienced <:knowledge <:strong ks:hard:requirements
420 <:general <:good <:in >b:a_team w:current w:interpersonal w:large
430 >:analytical >:can p:6 rk:must:requirements:paragraph w:environment w:social w:up w:you
440 <:can <:using <b:ability_to
450 <:experience <b:degree_in w:windows
460 >:use w:3 w:essential w:machine w:network w:sql w:years
470 <:years w:above w:need
480 <b:written_and w:complex w:seeking w:web
490 <:well <b:familiarity_with >:working >b:in_the w:discipline w:flexible
500 <:a <:about <:familiarity w:statistical
510 -1:excellent w:applications w:computer
520 w:accurate w:excel w:technology
530 <:are <b:^_to p:8 r:must w:tools
540 >:python w:high w:manage
550 <:has s:requirements w:familiar w:how w:motivated
560 >:at f1:ability_to w:player
570 w:creative w:skills
580 w:oriented w:statistics
590 >b:to_work f0:ability f0:degree w:projects
610 >b:experience_in h:qualifications
620 >:excel
630 >:cantonese
640 w:advanced
650 >b:and_communication f0:knowledge w:carry
660 f0:experience f0:this w:engineering w:k
670 <:previous <b:within_a rk:must:equal-opportunity:paragraph rs:must:equal-opportunity w:5 w:expertise w:more
690 >:ms w:do
700 w:passionate
710 f1:you_are
720 h:about w:year
730 w:about
740 w:python
750 w:sales w:various
760 w:experienced
810 >b:etc_$ rk:must:summary:paragraph rs:must:summary w:ms
820 w:they
840 w:have
850 <:network ks:soft:requirements
860 w:familiarity w:salary
890 w:experience
940 ks:soft:summary w:individual
950 <:excellent
1010 w:can
1020 kd:soft
1030 <b:knowledge_of
1080 k:item
1090 w:who
1210 w:has
1250 w:english
1350 w:demonstrate
1540 w:understanding
`,
  nice: `
-900 ks:soft:requirements
-750 w:year
-740 w:english
-670 rk:must:summary:paragraph rs:must:summary
-660 >b:experience_in p:1 w:related
-640 w:compliance
-630 w:1
-570 <:years kd:soft
-560 w:time
-550 r:stated
-540 <b:degree_in
-520 >:cantonese w:support w:systems w:using
-510 <b:knowledge_of h:qualifications l:2 p:3 w:excel
-500 h:about w:including w:with
-490 w:more w:new
-480 ks:soft:summary w:5 w:issues
-470 p:0 q:1
-460 >b:etc_$ p:2 w:that
-440 <:in h:role
-430 f0:we l:6 w:up
-420 <:and w:learning w:manager w:of
-410 <:excellent <b:data_and k:item w:advanced w:monitoring w:process w:your
-400 <:analytics >:python f0:to w:3 w:and w:office w:science w:team w:years
-390 <:highly rk:stated:equal-opportunity:paragraph rk:stated:responsibilities:paragraph rs:stated:equal-opportunity w:review
-380 <b:within_a f0:experience ks:hard:responsibilities w:access w:document w:python w:record
-370 f0:you l:1
-360 >:related w:equivalent w:interpersonal w:use
-350 <:are >:and >:excel w:complex w:day w:ensure w:making
-340 +1:to <b:you_have f0:the p:4 src:read w:equipment w:projects w:responsible w:work
-330 <:will >b:a_team >b:skills_$ f1:you_will r:must w:appropriate w:perform w:salary
-320 >:other >:use w:fluent w:insurance w:level w:oriented
-310 <:time <:using <b:^_degree >:to h:you w:applications w:creative w:drive w:provide w:risk
-300 <:familiarity <b:familiarity_with f0:this w:essential w:high w:it w:k w:key
-292 *
-290 <:manager rk:must:requirements:paragraph w:activities w:conduct w:driven w:results w:which
-280 <:this <b:and_spoken >:using f1:you_are q:0 w:above w:engineering w:familiarity w:proven w:quantitative w:statistical
-270 +1:and +1:for -1:excellent -1:strong <:of >:our rs:must:requirements s:equal-opportunity s:requirements src:listed w:across w:daily w:effectively w:full w:has w:processes w:the
-260 <:issues >:able >:web >b:able_to l:4 w:deadlines w:insights w:into w:providing w:self w:staff
-250 <:by <:qualification <b:written_and >:all >:well ks:hard:equal-opportunity w:field w:may w:range w:strategic
-240 <:new <:work <b:in_an >:have >:ideally >:the k:paragraph q:3 rs:stated:responsibilities w:digital w:ensuring w:maintain w:out w:performance w:problem w:project w:reports
-230 -1:and -1:spoken <:other <:year >:analysis >:in >:including >b:and_communication q:-1 w:an w:delivering w:delivery w:discipline w:set
-220 <:building <:management >:this >:work kd:hard w:creating w:current w:customer w:documentation w:include w:major w:market w:marketing w:problems w:reporting w:safety w:their
-210 >:applications >:at >:design >:required w:customers w:program w:site
-200 -1:for <:data <:general <:must <:network <:office <:strong <b:^_knowledge w:administrative w:execute w:general w:implementation w:machine w:maintenance w:meet w:plan w:production
-190 +1:environment <:minimum <b:must_have >:field >b:or_equivalent >b:required_$ >b:with_a f0:support w:at w:business w:command w:content w:expertise w:global w:internal w:ms w:must w:prepare w:reviews w:solving w:they w:well
-180 +1:in +1:including <:5 <:both <:operations <:that <:up <b:years_of >:equivalent >:office >:product >:system >:team >:written >b:to_the f0:perform q:5 w:about w:analyze w:best w:excellent w:make w:motivated w:pressure w:successful w:teams
-170 <:including <:ms <:required <:self <b:5_years >:learning >:part >:role >:science f0:conduct w:both w:client w:end w:external w:individual w:we
-160 -1:highly <:also <:creating <:drive <:perform <:process <b:responsible_for >:good >:verbal >b:management_$ >b:part_of l:5 q:4 s:responsibilities s:summary w:achieve w:available w:building w:communication w:implement w:manner w:proficiency w:qualification w:verbal
-150 +1:such <:improvement <:prepare <:python <:related <:s <b:as_a <b:to_work <b:working_with <b:you_are >:as >:process >:projects >:systems >b:as_part f0:degree f0:prepare p:5 q:-2 rs:stated:summary src:doubtful w:background w:leading w:order w:procedures w:promote w:recommendations w:standards w:supporting w:tasks w:them w:understand
-140 <:3 <:above <:advanced <:areas <:knowledge <:previous <:project <:service <b:3_years <b:^_strong <b:skills_and <b:the_ability <b:with_a >:electrical >b:to_work h:job w:account w:assist w:coordinate w:handle w:join w:participate w:stakeholders w:technology w:to w:trends
-130 -1:support <:as <:conduct <:local <:responsible <:well <b:skills_in >:analytics >:services f0:be f1:the_ideal rk:must:equal-opportunity:paragraph rs:must:equal-opportunity w:attitude w:build w:controls w:deliver w:detail w:flexible w:identify w:maintaining w:management w:own w:required w:users
-120 -1:^ -1:providing -1:self <:or <:provide <:system <b:analysis_and <b:design_and <b:in_both >:activities >:based >:management >b:and_other f0:responsibilities f0:self w:experienced w:improve w:industry w:organization w:others w:passionate w:product w:quality w:specific w:supervision w:variety
-110 +1:data +1:is -1:be -1:good -1:to <:assist <:client <:ensure <:high <:maintain <:market <:technical <:through <b:with_the >:appropriate >:engineering >:issues >:out >:strong >:which >:word >b:analysis_$ >b:analysis_and >b:skills_and f0:assist ks:certificate:summary rk:stated:summary:paragraph w:can w:care w:ideal w:legal w:positive w:presentation w:records w:test w:track w:user w:who
-100 +1:as <:complex <:implement <:plan <:planning <:services <:social <b:^_conduct <b:^_the <b:for_a >:across >:customers >:excellent >:insights >:knowledge >:marketing >:minimum >:processing >:products >:your >b:or_related >b:team_$ f0:as f0:develop f0:participate f0:proficiency f0:provide f1:participate_in f1:proficiency_in w:all w:analyst w:bachelor w:control w:demonstrate w:health w:how w:lead w:monitor w:strategies w:travel w:windows
-90 -1:in <:care <:communication <:compliance <:ensuring <:experienced <:has <:include <:insurance <:lead <:review <:support <:team <b:^_excellent <b:^_prepare <b:command_of <b:will_have <b:years_experience >:data >:documentation >:equipment >b:for_the >b:of_a f0:responsible f1:responsible_for l:7 w:computer w:decisions w:different w:feedback w:follow w:growth w:levels w:people w:plans w:where
-80 +1:are <:appropriate <:be <:can <:driven <:out <:projects <:science <:they <:writing <b:^_perform <b:^_we <b:and_other <b:familiar_with <b:proficiency_in >:a >:chinese >:different >:high >:into >:manage >:others >:production >:support >:that >:them >b:and_data >b:as_well >b:design_and >b:knowledge_of f1:experience_in w:assessment w:critical w:develop w:effective w:initiatives w:online w:person w:senior w:technical
-70 +1:with -1:by -1:design -1:management <:2 <:activities <:build <:command <:delivery <:great <:handle <:key <:maintenance <:processes <:proficiency <:requirements <:use <:with <:working <b:a_team <b:to_ensure <b:use_of >:care >:control >:network >:operations >:processes >:results >:time >:with >b:and_a >b:environment_$ >b:well_as >b:with_the >b:you_will ks:language:requirements w:attention w:closely w:disciplines w:establish w:minimum w:models w:operations w:personal w:position w:preparation w:responsibilities w:role w:seeking w:take w:techniques
-60 +1:across +1:by +1:skills -1:new -1:of -1:perform <:across <:analyze <:best <:company <:create <:duties <:familiar <:from <:into <:mobile <:monitoring <:participate <:platforms <:preparation <:technology <:within <b:^_ability <b:as_well <b:for_the <b:good_command <b:management_and <b:participate_in <b:review_and <b:well_as <b:will_be >:attention >:day >:insurance >:providing >:reporting >:sales >:server >:staff >:trends >b:and_be >b:as_required >b:attention_to >b:management_and f1:we_are ks:hard:summary rk:must:responsibilities:paragraph rs:must:responsibilities w:accurate w:each w:etc w:if w:proactive w:relationships w:requires w:us
-50 +1:at +1:based +1:excel +1:on +1:process -1:development -1:including <:ability <:clients <:conducting <:customers <:detail <:document <:education <:effectively <:excel <:financial <:identify <:interpersonal <:maintaining <:microsoft <:monitor <:motivated <:order <:quality <:site <:training <b:^_assist <b:^_develop <b:^_participate <b:^_self <b:^_support <b:and_a >:about >:cross >:deadlines >:detail >:ensuring >:for >:general >:identify >:implementation >:manner >:plans >:problem >:record >:solving >:up >:working >b:and_chinese >b:development_$ >b:problem_solving >b:the_ability >b:to_detail w:execution w:focused w:multiple w:platforms w:starter
-40 +1:from -1:both -1:great -1:that -1:using <:about <:coordinate <:degree <:improve <:performance <:positive <:practices <:responsibilities <:successful <b:^_proficiency <b:^_provide <b:^_responsible <b:^_this <b:^_you <b:analytical_and <b:development_of <b:experience_working <b:spoken_english <b:the_development >:both >:can >:communication >:improvement >:industry >:interpersonal >:levels >:procedures >:requirements >:test f0:work f1:the_role w:accounts w:candidate w:developing w:focus w:large w:multi w:our w:previous w:success
-30 +1:experience +1:into +1:related +1:through -1:an -1:conduct <:analytical <:establish <:implementation <:it <:looking <:marketing <:part <:passionate <:procedures <:production <:proven <:standards <b:and_the <b:assist_in <b:be_responsible <b:communication_and <b:high_level <b:level_of <b:of_a <b:part_of <b:self_motivated <b:to_the <b:we_are >:analytical >:attitude >:development >:ensure >:financial >:key >:motivated >:multiple >:quality >:reports >:self >:supervision >:teams >b:and_analysis >b:and_work >b:to_ensure f1:knowledge_of w:either w:for w:microsoft w:practices w:written
-20 +1:support -1:out <:carry <:reporting <:the <:their <b:are_looking <b:carry_out <b:have_the <b:looking_for >:computer >:discipline >:they >:you >b:chinese_$ >b:experience_of >b:the_business w:chinese w:necessary w:requirements w:statistics
20 <:development <b:you_will >:english >:ms w:analytics
30 -1:developing -1:science <:based <:to <b:of_working <b:on_the <b:to_be >:learn >:new >:on >:platforms >:skills >b:in_the q:2 w:carry w:conducting w:development w:diploma w:service w:social
40 +1:etc +1:team <:demonstrate <:on <:relevant <:role <:systems <:web <b:experience_in >:building >:market >:needs l:8 w:create w:decision w:least w:practice w:testing
50 -1:excel <:background <:fluent <:testing <b:in_the >:opportunities >b:and_the h:duties w:language w:this w:uk
60 +1:that -1:the <:a <:bachelor <:demonstrated <:e <:learning <:understanding <:we <b:working_in l:3 w:application w:higher w:programs
70 +1:solutions <:an <:but <:designing <:professional <:written <b:^_a >:practices w:administration w:by w:electrical w:hands w:supply
80 <:level <:machine <:need <:you >:it >:machine >:planning >:project >:report >:through >b:communication_skills ks:hard:requirements w:e w:programming w:sales w:sql
90 +1:computer +1:required <:administration <:develop >:of >:or >:review >:sql w:opportunity w:services w:system w:through w:write
100 +1:$ -1:on <:business <b:a_strong >:their f0:excellent f0:knowledge w:analytical w:clients w:electronic w:improvement w:player w:processing w:spoken
110 +1:a +1:of <:engineering <:user <:who <b:understanding_of >:by >:software >b:work_with w:experience w:from w:policies w:presentations w:you
120 -1:all <:analysis <:candidates <:good <:our <:word >:approach >:statistics >b:experience_with kd:language w:areas w:being w:fast w:manage
130 -1:written <:at <:for <:managing >:but >:clients >:etc >:preferred >:solutions >b:team_player p:6 w:company w:will
140 <:player <b:team_player >:internal >:will >b:and_or w:career w:data w:database w:following w:such
150 +1:business <:computer >:player w:duties w:handling w:qualifications w:standard
160 -1:data -1:eg <:diploma <:experience <:r <:your <b:ability_to >:areas >:tools f0:strong src:phrase w:corporate w:do
170 <:report <b:^_experience >:information >:service >b:plus_$ f1:experience_with w:open w:opportunities w:other w:part
180 -1:analysis -1:skills <b:cantonese_and <b:in_a >:level >:such >b:such_as w:information w:on w:organisation
190 +1:the +1:tools <b:^_to >:environment >:within kd:certificate w:finance
200 <:candidate <:chinese <:manage >:language >b:is_a h:requirements w:a w:cantonese w:have w:software w:solutions
210 -1:engineering <:needs w:department w:education w:good w:professional
220 +1:service >:an >:developing >:from w:based w:needs w:some
230 -1:with <b:such_as >:plus >:technical ks:language:summary w:graduate w:leadership w:months w:under
240 <:environment <:processing <:tools <b:and_or <b:of_the >:training w:date w:design w:limited
250 -1:or <:design <:internal >:must f0:ability w:able w:paced
260 <b:be_able f1:ability_to
270 <:sql >:customer >:would >b:be_an h:responsibilities p:9 w:2 w:fluency w:products
280 w:but w:mobile w:within
290 +1:or -1:a <b:able_to >:ability >b:a_plus w:server
300 >:professional >b:ability_to rk:nice:requirements:paragraph w:thinking
310 <:able <:basic <:information <:software >:fast >b:would_be w:r
320 <b:and_written w:financial
330 <:eg <:such <b:fluency_in >:programming w:analysis w:eg
340 <:all <b:data_analysis f0:good f0:manage w:writing
350 <:ideally >b:an_advantage p:7 w:relevant
360 h:will w:main
370 <:cantonese >:relevant w:be w:environment w:like w:report
380 <:fluency <:preferably >:research f0:a w:law
390 >b:advantage_$ w:working
400 <b:^_good >:advantage w:demonstrated
410 <b:experience_with >:highly rs:nice:requirements w:s w:skills
420 <:server >:experience >b:will_be w:planning
430 >:be w:accounting
440 h:the
450 <:skills f0:able f1:able_to w:or w:partners w:should
460 w:independently
470 w:ability w:community w:functions
480 >b:preferred_$ w:also w:local
500 w:web
510 w:mandarin w:strong
520 >b:of_the
530 p:8 w:managing
550 w:great w:not
560 <:research w:dynamic
580 w:human
590 >:is
600 <:is
630 <b:experience_of
640 >:are
660 w:advantage
680 rk:nice:summary:paragraph rs:nice:summary
700 w:would
810 ks:soft:responsibilities
870 w:basic
880 ks:hard:preferred
900 rk:nice:preferred:paragraph rs:nice:preferred s:preferred w:any w:degree w:knowledge
910 w:area
1000 w:start
1060 w:ideally
1100 w:plus
1140 w:research
1190 w:is
1290 r:nice
1390 w:preferably
1500 w:learn
1710 w:preferred
`,
  stated: `
-1450 k:item
-1330 w:understanding
-1120 p:8
-1040 w:have
-1020 w:web
-990 w:who
-980 w:demonstrate w:python
-970 w:experience
-930 w:can w:sql
-890 w:sales
-850 w:ms w:skills
-840 <:experience w:motivated
-830 kd:soft
-800 <:network <:skills r:nice w:knowledge
-790 h:requirements w:microsoft
-780 ks:soft:summary
-770 w:individual w:windows
-760 <:excellent >:experience w:carry
-750 w:plus
-730 w:do
-720 f0:ability
-710 f0:knowledge f1:ability_to
-690 w:passionate
-680 w:you
-670 <b:^_to w:ability w:has w:thinking
-630 <b:experience_in
-610 w:great
-600 <:have
-590 >:ms w:familiar
-580 w:how w:they
-570 kd:language w:accurate
-560 w:able w:about w:environment w:various
-550 <:good <b:ability_to w:demonstrated w:english w:human w:network
-540 f0:this h:qualifications w:social
-530 <:environment p:7 w:accounting w:degree w:flexible w:learn w:would
-520 w:opportunities
-510 r:must w:manage w:statistics
-500 <:about <:development >:clients rk:nice:summary:paragraph rs:nice:summary w:application w:need
-490 <b:knowledge_of w:player
-480 q:5 s:requirements w:5 w:experienced w:should
-470 <:a <b:experience_with w:area w:being w:critical w:partners w:server
-460 >:or w:is w:projects
-450 <:python h:the ks:soft:requirements p:6 rk:must:equal-opportunity:paragraph rs:must:equal-opportunity w:strong
-440 <:effective <:knowledge <b:we_are w:must
-430 <b:understanding_of >:sql >:within kd:certificate w:large w:machine w:months
-420 >:at
-417 *
-410 <:looking >b:in_the f0:manage w:development w:graduate
-400 <:ability w:processes w:processing
-390 <:computer <:experienced <:has <:previous f0:excellent w:computer w:seeking
-380 <:candidate <:who <:with >:can f1:you_are w:proficiency w:start w:statistical
-370 +1:experience -1:excellent <:passionate >b:to_work w:designing w:high
-360 <:well <b:are_looking w:familiarity w:good w:relevant w:software w:technology
-350 <:projects f1:knowledge_of ks:hard:requirements w:design
-340 >:excel >:python rs:must:requirements w:business w:discipline
-330 <:processing <:software >:service f0:able f1:able_to w:advanced w:be w:engineering w:expertise w:looking w:programming
-320 <:required <b:^_a <b:experience_of <b:within_a >:language f0:good f0:to p:9 w:products
-310 >:preferred >:understanding >b:team_player f0:experience rk:must:summary:paragraph rs:must:summary w:applications w:finance w:multi w:successful
-300 <:various <b:written_and >:applications w:well
-290 <:can <:understanding >:be >:working f0:proficiency f1:experience_in f1:proficiency_in k:paragraph w:the
-280 <:are <:complex <:general <b:^_good >:an >:market >b:etc_$ l:8 rk:must:requirements:paragraph w:community w:main w:organisation w:up
-270 <:best <:from >:good >:relevant >b:preferred_$ f0:degree w:creative w:qualification w:trends w:under
-260 <:they <:web <b:familiar_with >:ability >:must >:professional >:role >b:ability_to ks:language:summary w:3 w:complex w:essential w:k w:self w:tools w:uk
-250 <b:will_be >:quality >b:experience_in f0:a f0:strong ks:certificate:summary ks:soft:equal-opportunity q:2 w:analyze w:candidate w:disciplines w:proven
-240 <:player <b:and_or <b:data_analysis <b:in_the <b:team_player >:information >:motivated >:services >:trends >b:and_communication q:4 w:analytics w:attitude w:fluent w:salary w:with
-230 <:technical <b:a_strong <b:a_team <b:responsible_for >:analytical >:develop >b:of_the h:about w:oriented
-220 +1:is -1:an <:communication <:for <:practices <:processes <:strong <:such <:systems <:within <b:be_responsible <b:communication_skills <b:to_be <b:years_of >:english >:industry >:manager w:advantage w:bachelor w:cantonese w:open
-210 <:people <:relevant <b:be_able <b:proficiency_in >:sales w:commercial w:end w:our
-200 +1:tools -1:great -1:using <:is <:microsoft <b:able_to >:approach >:are >:review >:software w:a w:own w:people
-190 +1:or -1:strong <:administration <:analyze <:bachelor <:tools <b:experience_working <b:of_the <b:of_working >:insights >:marketing f1:experience_with w:access w:production w:success
-180 -1:or <:english <:excel <:insurance <:ms <b:working_in >:word >b:analysis_and >b:you_will l:3 src:read w:interpersonal w:other w:preferably w:set w:year
-170 +1:team <:be <:engineering <:maintaining <:out <:programming <:sql <b:^_ability >:key >:research >:skills >:web >:well w:excellent w:not w:others w:site
-160 +1:service +1:that -1:development <:able <:must <:proficiency <:using <b:^_proficiency <b:english_and >:by >:others >:related >:to >b:and_or w:achieve w:standards
-150 <:you >:a >:detail >:player >:reports >:security >:work >b:experience_with >b:knowledge_of f0:self w:date w:detail w:either w:fluency w:focused w:internal w:use
-140 <:familiar <:ideally <:improve <:work >:attention >:but >:statistics >b:a_team >b:attention_to w:e w:industry w:information
-130 <:an <:familiarity <:interpersonal <:motivated <:services <b:familiarity_with >:able >:application >:improvement >:it >:this >b:able_to >b:and_other >b:the_ability p:5 w:different w:mandarin w:mobile w:preferred w:qualifications w:standard w:test w:this w:working
-120 <:demonstrated <:record <:reporting <b:^_excellent <b:^_strong <b:the_ability >:plus >:programming >:results >b:with_a ks:language:requirements l:1 w:ideally w:that w:verbal w:years
-110 +1:etc <:candidates <:fast <:fluency <:great <:written <b:fluency_in <b:have_the rk:nice:preferred:paragraph rs:nice:preferred s:preferred w:candidates
-100 +1:excel -1:as <:mobile <:word <b:3_years <b:^_degree <b:be_a <b:looking_for <b:use_of <b:will_have >:cantonese >:ensuring >b:experience_$ >b:experience_of >b:required_$ >b:to_the >b:will_be w:above w:join w:person w:proactive w:s w:understand w:written
-90 +1:into -1:data <:above <:advanced <:basic <:cantonese <:company <:delivery <:fluent <:in <:server <:standards <:up <b:and_a >:areas >:computer >:environment >:is >:science >b:or_related w:insights w:job w:range w:teams
-80 +1:required +1:skills +1:support -1:engineering <:background <:detail <:information <:minimum <:open <:self <:working <b:skills_and >:such >:use >b:such_as f0:responsibilities ks:hard:preferred w:approach w:plans w:solutions w:spoken
-70 -1:provide -1:skills <:compliance <:spoken <b:^_knowledge <b:as_well >:fast >:server >:testing >:you >b:to_detail rs:nice:requirements w:current w:preparation w:quality w:services
-60 -1:a -1:developing <:3 <:degree <:to <b:5_years <b:^_self <b:degree_in <b:to_work <b:well_as <b:years_experience >:advantage >:discipline >:learn >:mandarin >:minimum >:plans >:production >b:advantage_$ >b:as_part l:2 w:accounts w:any w:attention w:background w:chinese w:in w:techniques
-50 +1:data +1:for -1:be <:building <:positive <:prepare <:professional <:proven <:responsible <b:analytical_and <b:must_have >:chinese >:knowledge >b:interpersonal_skills >b:team_$ >b:would_be f1:we_are src:phrase w:command w:language
-40 +1:business +1:such -1:out -1:self <:designing <:or <:production <:training <:your <b:cantonese_and <b:you_have >:about >:background >:required >:teams >:their >b:an_advantage >b:be_an >b:management_$ rk:nice:requirements:paragraph w:assessment w:including w:least w:members w:part w:pressure w:results w:starter
-30 +1:computer -1:excel -1:good -1:science -1:spoken <:at <:command <:high <:multiple <:quality <:science <:technology <:user <:years <b:and_written <b:carry_out <b:command_of <b:self_motivated <b:to_the >:across >:deadlines >b:and_chinese >b:and_work w:create w:some w:we
-20 -1:highly -1:written <b:and_spoken <b:have_a <b:of_a >:test >:would w:decision w:level w:manner
20 -1:providing <:creating <b:in_an >:learning >:procedures >:provide >:staff w:dynamic w:from w:organization
30 +1:at <:both <:implementation <:issues <b:and_other <b:with_the >:based >:supervision >:technical >:they >:tools >b:work_with f0:as w:care w:database w:deliver w:following w:supervision
40 +1:solutions +1:through <:demonstrate <:market <:marketing <:perform <:platforms <:provide <b:management_and >:equivalent >:processes >b:and_the >b:communication_skills >b:or_equivalent >b:well_as w:data w:manager w:positive w:reports w:requirements w:science w:strategies w:technical w:within
50 +1:the -1:both -1:by <:including <:planning <:qualification <:review <b:working_with >:data >:machine >:out >:self >b:development_$ >b:management_and f0:be w:creating w:execute w:improve w:into w:it w:meet w:on w:related
60 +1:$ <:care <:document <:level <:solutions <:system <b:^_the >:driven >:in >:planning >:written >b:a_plus f0:the w:administration w:health w:independently w:monitoring w:problem w:safety
70 +1:as <:conducting <:e <:it <:preferably <:writing <b:skills_in >:including >:practices >:processing >:them l:4 rk:must:responsibilities:paragraph rs:must:responsibilities w:controls w:eg w:ideal w:r w:travel w:us
80 +1:are -1:eg -1:for <:based <:drive <:driven <:office <:order <:process <:requirements <b:on_the >:and >:building >:customer >:high >:solutions s:summary w:analytical w:compliance w:senior
90 +1:by <:activities <:improvement <:project <b:analysis_and >:business >:care >:development >:different >:implementation >:operations >:your >b:is_a l:5 w:areas w:delivering w:drive w:external w:training
100 +1:across +1:environment <:2 <:not <:r <:will >:communication >:time >:user ks:hard:responsibilities s:equal-opportunity w:an w:role
110 -1:that <:lead <:site <b:as_a >:both >:excellent >:order >b:analysis_$ >b:and_analysis >b:support_to f0:you w:account w:digital w:equivalent w:excel w:law w:paced w:practices w:presentation w:such w:users
120 +1:issues <:build <:learning <:of <:we <b:^_perform <b:development_of <b:you_are >:attitude >:platforms >:support >b:and_a >b:design_and w:analysis
130 <:business <:part <:their <b:^_we <b:level_of >:analysis >:products >:up >b:plus_$ f1:the_ideal s:responsibilities src:doubtful w:day w:electronic w:growth w:include w:performance w:project w:variety
140 +1:and +1:process -1:of <:financial <b:part_of >:control >:customers >:our >:problem >:the >:using q:0 w:major w:needs w:research w:writing
150 -1:all <:eg <:time <b:^_responsible >:system >b:as_required >b:skills_and >b:to_support w:cross w:diploma w:effective w:etc w:global w:key w:leading w:where w:write
160 <:across <:identify <:research <:testing <b:development_and >:internal >:that w:administrative w:driven w:management w:tasks
170 +1:of -1:perform <:as <:into <:service <:use <b:^_this <b:^_you <b:and_the >:analytics >:day >:engineering >:multiple >:network >:opportunities >:performance >:projects w:2 w:department w:general w:implementation w:process w:specific w:strategic
180 -1:conduct -1:design -1:including <:also <:sales <b:^_develop <b:^_support <b:high_level >:for >:new w:control w:execution w:of w:out w:position
190 +1:related -1:support <:analysis <:coordinate <:customer <:maintain >:activities >:electrical >:highly >:record >b:of_a >b:skills_$ w:are w:ensuring w:higher w:legal w:monitor w:plan w:platforms
200 <:ensuring <:providing <b:the_development <b:to_ensure >:client >b:with_the rk:stated:responsibilities:paragraph rs:stated:responsibilities w:communicate w:conducting w:electrical w:field w:help
210 +1:to <:that <b:communication_and >:cross >:design >:office >b:for_the >b:to_ensure w:also w:available w:basic w:decisions w:necessary w:program w:supply w:system
220 <:diploma <:highly >:documentation >:equipment >:financial >:general >:systems w:analyst w:lead w:levels w:market w:may w:review w:take w:using
230 +1:in <:areas <:establish <:operations <:preparation >:have >:management >:which >:with w:clients w:hands
240 -1:will <:carry <:create <:customers <:develop <:through >:identify >:product >b:environment_$ w:by w:career w:develop w:developing w:financial w:initiatives w:will
250 <:plan <b:^_prepare <b:design_and >:best f0:assist h:role rs:stated:summary w:and w:both w:daily
260 -1:new <b:^_experience >:needs >:on >:other w:improvement w:learning w:online w:personal w:support w:their
270 +1:from -1:the -1:with <:product <b:for_the >:ensure >:insurance >:issues >:project >:through f0:work p:0 w:effectively
280 >:administration >:manage >:report f0:we w:full w:provide w:stakeholders
290 -1:to h:you w:closely w:duties w:order w:procedures w:requires w:which
300 -1:^ <:maintenance <:management <:monitoring <:other <b:^_participate >:of >:will w:practice w:presentations
310 <:by <:performance w:feedback w:track
320 <:handle <:monitor <:role <b:^_conduct <b:for_a >:as f1:you_will
330 <:all <:duties <:implement <:social >:ideally ks:hard:equal-opportunity p:1 w:leadership w:promote
340 <:ensure f0:participate f1:participate_in w:models w:planning w:to
350 <:new l:7 w:customers w:deadlines
360 <:key <:the <b:assist_in <b:you_will >:from >:manner >:reporting w:prepare w:them
370 <:and <:our >:process rk:stated:summary:paragraph w:across w:activities
380 +1:including <:participate <b:participate_in >b:and_data h:job p:3 w:for w:handling w:minimum w:policies w:strategy
390 <:analytics <:manage <:related <b:in_a f1:the_role
400 <:managing >:training q:1
410 <:developing <:manager >:all ks:hard:summary w:insurance w:team
420 <:conduct f0:provide w:follow w:new w:word
430 w:establish w:marketing
440 <:on q:3 w:highly
450 <:client <:include w:assist w:coordinate w:ensure
460 <:support w:managing w:time w:your
470 <:clients q:-1 w:1 w:appropriate w:delivery w:required w:staff
480 f0:conduct h:responsibilities w:opportunity
490 <:appropriate f0:responsible w:conduct w:quantitative w:through
500 f0:prepare w:content w:customer
510 +1:with <:this >:requirements w:making w:reviews
520 <b:^_assist >:providing f1:responsible_for w:documentation w:maintenance
530 <:analytical <:responsibilities <b:data_and ks:soft:responsibilities w:records w:user
540 f0:develop
550 f0:support w:functions w:providing
560 kd:hard r:stated w:record w:relationships
570 +1:on w:participate
580 f0:perform w:document w:each
590 w:maintain
600 rk:stated:equal-opportunity:paragraph rs:stated:equal-opportunity
610 <:internal
630 w:maintaining
640 w:like w:make w:perform
650 w:office
660 p:4 q:-2
670 <:local w:operations w:reporting w:systems
680 >:company w:client w:issues
700 w:building w:handle
710 h:duties p:2 w:as w:corporate w:equipment
720 w:responsible
730 <:assist
770 <:data
800 w:report
810 w:company w:identify
820 w:work
880 w:problems
940 w:supporting
1000 h:will
1280 w:product
`,
};
