/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */
export const SENTENCE_WEIGHTS = `
-1380 o:-1
-1140 f:our w:please
-1120 s:apply
-1100 h:category
-1090 o:-2 p:9 w:we
-1030 h:what
-970 h:application
-960 w:apply
-900 s:benefits
-880 w:level
-870 w:over
-850 s:about
-830 w:growth
-820 p:8
-810 sk:benefits:paragraph
-800 o:0
-780 o:1
-760 h:experience
-750 sk:about:paragraph w:events
-740 w:contact
-720 w:salary
-710 o:-3 w:companies
-700 b:in_data
-690 w:at
-670 f:were w:provided
-660 sk:apply:heading w:each w:qualifications
-650 s:equal-opportunity w:friendly
-640 w:date
-620 sk:equal-opportunity:paragraph w:limited
-610 b:over_the w:businesses w:cv w:email
-600 w:small
-590 b:opportunity_to h:information
-580 w:application
-560 w:is w:pay
-550 b:this_is w:more
-540 w:employment w:website
-530 sk:other:heading
-520 f:in f:we w:infrastructure
-510 s:other s:pay w:individuals w:provides w:summary
-500 b:is_an f:if o:2 w:benefits w:together
-490 b:within_the w:our w:were
-470 b:your_cv f:full w:asia w:paid
-460 b:and_training b:experience_is sk:pay:heading w:experiences w:free w:interested w:many w:offers
-450 h:level w:us
-440 b:will_be f:please f:salary w:leader w:package
-430 b:are_a b:to_deliver w:contract w:direction w:global w:its w:personal w:those w:upon
-420 b:0_0 b:is_a b:of_our w:grow w:health w:recruiting w:talented
-410 b:access_to w:high
-400 h:will w:expected w:if w:quality w:resume w:science
-390 w:applications w:details w:growing w:receive
-380 w:daily w:further w:unsuccessful
-370 b:our_clients w:established w:letter w:programming w:search
-360 b:for_this b:than_0 w:agency w:bonus w:rapidly
-350 b:the_right h:are w:area w:challenges w:end w:healthcare w:opportunities w:opportunity w:strategy
-340 b:be_considered b:expected_salary b:of_data b:your_application sk:apply:paragraph w:confidential w:form w:proven w:your
-330 b:one_of f:as l:6 w:challenging w:employees w:friday w:get
-320 b:across_the b:and_other b:is_the b:that_is b:to_apply w:industry w:it w:leave w:outstanding w:pre
-310 b:care_and f:interested sk:preferred:paragraph w:any w:construction w:engineering w:large w:right
-300 b:applications_will b:of_an b:the_next f:location w:information w:now w:status
-290 b:and_experience b:annual_leave o:4 o:6 w:car w:diverse w:excellence w:exposure w:individual w:potential w:state w:take
-280 b:and_expected f:all h:to w:cover
-270 b:development_and b:is_also b:range_of b:right_candidate b:to_perform f:about f:at f:personal w:considered w:entry w:their w:this
-260 b:more_than b:this_job w:dental w:disciplines w:job w:only w:primary w:was
-250 b:and_in b:as_well b:environment_and b:in_0 b:job_category w:career w:europe w:has w:locations w:plus w:stock w:way
-240 b:high_quality b:the_company b:to_0 f:they h:requirements w:call w:future w:made w:media w:post w:professional w:selection w:work
-230 b:some_of b:successful_candidate b:with_a b:working_experience w:client w:company w:employee w:exceptional w:industries w:s w:visit w:weekly
-220 b:considered_for b:for_more b:team_in b:team_of f:applicants sk:other:paragraph w:are w:efficiently w:firm w:holidays w:how w:programme w:relevant w:where
-210 b:and_support b:candidate_will h:salary o:-4 w:be w:committed w:comprehensive w:efficient w:engineers w:expertise w:range w:san w:the
-200 b:as_a b:for_recruitment b:for_you b:job_was b:originally_posted b:posted_as b:was_originally b:we_do h:benefits h:job h:key w:annual w:building w:competitive w:covering w:one w:originally w:posted w:these w:value
-190 b:a_fast b:a_variety b:a_wide b:subject_to b:used_for b:we_offer b:what_you w:dedicated w:electrical w:expand w:ideas w:next w:not w:remuneration w:send w:three w:through
-180 b:analysis_and b:benefits_package b:in_a w:clients w:co w:collected w:feedback w:hr w:including w:meet w:multiple w:office w:people w:performance w:plan w:techniques w:there w:very w:while w:wide
-170 b:and_work b:in_the b:more_information b:of_0 b:this_position w:community w:continuous w:different w:essential w:learn w:love w:schedule w:sector w:voice
-160 b:accordance_with b:client_is b:in_accordance b:purpose_only b:salary_and b:solutions_to b:support_for f:working w:accordance w:big w:consulting w:countries w:deliver w:effectively w:home w:involved w:major w:strategies w:suitable w:well
-150 b:and_business b:data_analysis b:personal_data w:candidate w:change w:code w:here w:product w:provide w:public w:reference w:strategic w:subject w:used
-140 b:data_analytics b:the_best b:the_uk f:for f:who w:attend w:can w:disability w:due w:handling w:possible w:program w:recommend w:treated
-130 b:and_an b:and_have b:and_professional b:be_treated b:data_collected b:in_strict b:in_this b:product_and b:recruitment_purpose b:strict_confidence b:variety_of f:this w:access w:achieve w:centre w:changing w:consider w:consultants w:creation w:designing w:equal w:highly w:no w:part w:position w:throughout w:variety
-120 b:and_development b:at_the b:be_used b:collected_will b:ensure_that b:full_time b:is_preferred b:of_all b:treated_in b:well_as b:working_on b:you_have p:1 p:7 sk:about:heading w:around w:detail w:employer w:environment w:group w:mathematics w:national w:products w:services w:strict w:success w:workplace w:worldwide
-110 b:an_equal b:and_is b:by_the b:experience_and b:for_our b:for_your b:on_a b:opportunities_to b:our_client b:to_the b:to_work b:you_to b:your_own f:application h:description h:skills w:additional w:all w:an w:assistance w:other w:perform w:scale w:they
-100 b:a_0 b:based_in b:degree_or b:familiarity_with b:from_the b:to_our b:work_on f:a l:5 s:preferred sk:benefits:heading w:built w:business w:do w:expansion w:familiarity w:house w:leadership w:via w:year
-90 b:and_develop b:data_science b:please_send b:provided_by b:the_job f:to o:3 w:account w:broad w:candidates w:consideration w:culture w:extensive w:google w:human w:implementing w:latest w:like w:members w:offer w:positions w:resources w:service w:should
-80 b:a_competitive b:are_also b:as_an b:be_working b:human_resources b:or_a b:the_team b:to_have b:you_will o:none w:applying w:confidence w:exciting w:functional w:local w:necessary w:new w:parties w:portfolio w:risk w:years
-70 b:be_the b:equal_opportunity b:of_new b:planning_and b:this_vacancy b:we_have f:additional f:benefits f:degree w:by w:contribute w:deep w:focused w:identity w:important w:point w:quickly w:roles w:things w:thrive w:vacancy w:without w:working
-60 b:0_year b:a_professional b:and_benefits b:based_on b:hands_on b:may_be b:purposes_only b:written_communication f:candidates k:paragraph w:art w:purposes w:r w:road w:uk w:university w:veteran
-50 b:apply_now b:recruitment_purposes b:verbal_and b:you_can w:dynamic w:e w:fresh w:good w:immediate w:initial w:levels w:offices w:race w:religion
-40 b:a_minimum b:are_not b:fast_paced b:machine_learning b:opportunity_employer b:quality_and formal sk:pay:paragraph w:basis w:better w:collaborative w:current w:impact w:innovation w:k w:master w:materials w:on w:organisation w:paced w:person w:talents w:world
-30 b:cv_to b:focus_on b:has_a b:project_management b:projects_and b:they_are b:to_learn b:up_to w:been w:build w:consultant w:equivalent w:flexible w:mandarin w:markets w:personality w:possess
-20 b:financial_services b:of_their b:the_successful b:with_an w:analytics w:digital w:establish w:have w:mobile w:monthly w:network w:specialist w:successful w:technology w:word
20 b:degree_holder b:fluent_in b:have_experience b:in_an b:in_ms b:interpersonal_skills b:need_to f:duties w:but w:capabilities w:progress w:scheme w:technical
30 b:and_or b:of_customer b:part_of b:related_discipline b:related_field b:research_and b:to_make f:excellent h: w:commercial w:core w:departments w:designers w:line w:maintenance w:most w:own w:production w:requirement
40 b:analytical_and b:and_verbal b:in_english b:or_related b:strong_analytical b:team_to b:the_following b:the_ideal b:verbal_communication f:minimum f:proficiency w:agile w:copy w:data w:enthusiastic w:fluent w:following w:improvement w:keep w:location w:positive w:real w:safety w:solutions w:specifications w:stakeholders w:term
50 b:a_high b:assist_in b:committed_to b:good_command b:management_and b:proficiency_in b:science_or b:skills_in b:to_ensure f:prepare w:accounting w:attractive w:complex w:holder w:permanent w:security w:social w:statistical
60 b:and_analysis b:and_chinese b:and_procedures b:and_spoken b:be_required b:be_responsible b:command_of b:commitment_to b:engineering_or b:is_to b:manage_and b:on_our b:spoken_english b:to_all b:to_drive b:to_understand b:work_independently f:participate f:the sk:summary:paragraph w:category w:command w:control w:documentation w:groups w:hong w:innovative w:law w:located w:medical w:minimum w:off w:phone w:presentation w:proficiency w:python w:quantitative w:related w:set w:structure w:task w:windows
70 b:0_day b:a_positive b:and_a b:and_problem b:and_the b:be_able b:hong_kong b:in_computer b:of_this b:on_experience b:or_other b:order_to b:provide_a b:self_motivated b:such_as b:the_customer b:the_world f:and f:develop f:self w:active w:activity w:administration w:analyze w:closely w:creating w:credit w:cross w:database w:development w:documents w:financial w:full w:implement w:kong w:liaise w:models w:platforms w:proactive w:strong w:telephone
80 b:also_be b:and_provide b:and_services b:career_development b:carry_out b:communication_and b:communication_skills b:experience_working b:for_data b:solving_skills b:to_detail b:years_experience f:able f:bachelor f:high f:previous w:after w:assessment w:description w:efficiency w:eg w:fast w:ideal w:insurance w:javascript w:key w:machine w:mechanical w:months w:processing w:recommendations w:them w:times
90 b:and_external b:be_a b:fluency_in b:have_an b:implementation_of b:in_all b:products_and b:review_and b:to_manage b:what_we b:work_with f:essential l:4 w:administrative w:currently w:design w:directly w:fluency w:fun w:interpersonal w:join w:live w:meeting w:methods w:online w:resolve w:supervision w:suppliers w:time
100 b:a_leading b:computer_science b:needs_and b:problem_solving b:to_help b:will_also h:you w:communicate w:deadlines w:focus w:learning w:passion w:per w:policy w:preparation w:solving w:statistics
110 b:a_strong b:and_are b:and_will b:be_an b:role_will b:the_development b:to_demonstrate b:written_and f:key f:position w:assisting w:compliance w:decision w:decisions w:desirable w:facing w:integration w:make w:networks w:number w:orientation w:regular w:reviews w:south w:tasks w:when
120 b:ad_hoc b:at_least b:bachelor_degree b:or_above b:or_equivalent b:requirements_and b:to_build b:to_join b:use_of b:willingness_to f:be f:perform w:accounts w:close w:comfortable w:communications w:computer w:conducting w:day w:demonstrated w:designs w:desire w:document w:general w:hoc w:improve w:long w:manager w:prepare w:process w:requires w:standard w:start w:technologies w:vision w:willingness w:with
130 b:english_and b:participate_in b:to_promote b:to_travel b:would_be h:the w:0 w:back w:both w:commitment w:costs w:excel w:execution w:hours w:leading w:least w:life w:oriented w:participate w:passionate w:records w:recruit w:similar w:up w:what w:written
140 b:a_new b:attention_to b:the_role b:to_improve b:to_meet b:understanding_of b:with_all f:conduct w:activities w:cantonese w:field w:finance w:history w:independently w:knowledge w:languages w:plans w:previous w:purpose w:regulatory w:teams w:testing w:that w:various
150 b:a_full b:and_data b:at_all b:candidates_will b:current_and b:development_of b:limited_to b:not_limited b:that_you f:qualifications h:location w:ad w:as w:attention w:bank w:basic w:content w:first w:organization w:policies w:preferably w:staff w:timely w:user w:who w:write
155 *
160 b:0_months b:and_maintain b:closely_with b:in_order b:into_the b:management_of b:of_work b:our_customers b:should_be b:skills_to b:the_business b:years_of f:assist sk:summary:heading w:carry w:consumer w:legal w:maintain w:maintaining w:market w:power w:record w:school w:sql w:tools w:track
170 b:higher_diploma b:least_0 b:to_support b:to_this w:areas w:base w:brand w:corporate w:execute w:for w:forward w:know w:meetings w:member w:player w:problem w:project w:projects w:promote w:review w:such w:why w:within
180 b:for_all b:of_the b:who_are f:responsibilities f:responsible s:summary w:about w:applicants w:available w:care w:discipline w:multi w:of w:report w:requested w:spoken w:than w:thinking
190 b:and_you b:best_practices b:day_to b:degree_in b:must_be b:the_ability b:will_work f:good w:bachelor w:best w:between w:create w:diploma w:either w:equipment w:internal w:procedures w:region w:supporting w:test w:would
200 b:and_communication b:for_a b:it_is b:will_need f:ability f:requirements w:able w:above w:chinese w:manner w:ms w:out w:partners w:pension w:responsibility w:some w:users
210 b:data_driven b:software_and b:team_player b:to_be b:to_day b:under_pressure f:0 f:manage h:about o:-5 sk:preferred:heading w:action w:color w:conduct w:controls w:immediately w:insights w:manage w:monitor w:planning w:pressure w:requirements w:starter w:youll
220 b:and_be b:looking_to b:point_of b:team_and b:to_provide b:you_must f:an f:ensure l:1 w:accurate w:analytical w:assist w:ideally w:may w:microsoft w:understand
230 b:a_plus b:able_to b:business_development b:clients_and b:for_the b:work_in f:job w:developing w:head w:higher w:london w:objectives w:top w:two
240 b:and_to b:must_have b:the_position w:advanced w:background w:driven w:driver w:handle w:initiatives w:site w:writing
250 b:level_of b:will_include b:working_with f:knowledge h:we w:a w:ability w:associate w:drive w:help w:lead w:monitoring
260 b:have_a w:across w:calls w:coordinate w:creative w:during w:follow w:goals w:governance w:order w:processes
270 b:an_advantage b:experience_with b:willing_to w:challenge w:delivering w:partner w:recruitment w:willing
280 b:familiar_with b:for_an b:with_clients b:work_and f:provide w:advantage w:approach w:demonstrate w:director w:ensure w:external w:familiar w:given w:managers w:responsibilities
290 b:is_not b:our_team f:strong p:4 w:attitude w:issues w:programs w:results w:trends w:vendors w:week w:which
300 b:a_team b:of_working b:role_is f:must w:being w:come w:designer w:etc w:practice w:relationships w:team
310 b:required_to b:to_date w:language w:providers w:using
320 b:passionate_about w:also w:degree w:department w:effective w:systems
330 b:and_reporting b:want_to w:driving w:open w:others w:server w:under w:understanding
340 b:experience_of f:work f:your k:heading w:ensuring w:into w:ltd w:role w:self w:senior w:system
350 l:3 w:experience w:m w:marketing w:practices
360 b:we_are f:experience f:youll sk:requirements:paragraph w:executive w:reports w:to
370 b:in_our b:working_in w:develop w:duties w:specific
380 b:to_develop b:with_the b:within_a w:analysis w:check w:identify
390 b:as_the b:of_your w:implementation w:reporting
400 b:as_part b:customer_service sk:requirements:heading w:in w:includes w:managing w:operational w:promoting w:qualification
410 f:support h:summary w:motivated
420 b:high_level b:if_you b:is_required b:knowledge_of w:experienced w:you
430 b:responsible_for w:use
440 b:this_role w:and
450 b:in_their b:training_and h:qualifications w:include w:preferred
460 b:an_experienced h:position l:2 w:analyst w:engineer w:talent
470 b:ideal_candidate b:support_the w:communication w:someone w:support
480 b:are_looking w:customer w:management w:operations
500 w:appropriate w:supply
510 b:with_our w:customers w:need w:software
520 b:ability_to sk:responsibilities:heading w:education w:responsible
530 p:2 w:providing w:sales
540 p:3 p:6 w:want
550 w:assistant w:or w:skills
590 b:join_our f:company w:must
620 f:you w:travel
630 b:you_are
640 h:responsibilities
650 w:seeking
660 sk:responsibilities:paragraph
670 b:experience_in
700 p:5
730 h:duties
760 s:requirements
780 w:required
800 b:looking_for
850 w:looking
870 s:responsibilities
930 h:role
940 k:item
1200 o:-6
`;
