/** Made by `npm run training -- ads` (docs/models.md): weights in thousandths and the features that have them. */
export const SENTENCE_WEIGHTS = `
-1390 o:-1
-1180 s:apply
-1150 f:our h:category
-1120 o:-2
-1080 p:9
-1050 w:we
-1020 w:please
-1000 s:benefits
-990 w:apply
-940 sk:benefits:paragraph
-930 h:application
-920 h:what
-870 w:over
-860 h:experience
-840 s:about w:level
-820 o:1 w:growth
-790 o:0
-770 o:-3 p:8
-750 w:contact w:events
-720 w:date
-710 w:each
-700 f:were
-690 b:in_data
-670 w:friendly
-650 w:provided
-640 w:application
-630 w:businesses
-620 w:at w:companies
-610 sk:about:paragraph sk:apply:heading
-600 w:small
-580 b:over_the f:if w:qualifications
-570 o:2 w:is w:more
-560 sk:other:heading
-550 w:infrastructure w:pay w:summary
-540 b:is_an f:we s:other s:pay w:cv
-530 h:information w:email w:limited w:our
-520 w:provides
-500 w:together
-490 f:in w:were
-480 f:full w:asia w:experiences w:individuals
-470 f:please w:expected w:many w:us w:website
-460 b:are_a b:of_our b:this_is sk:preferred:paragraph w:employment w:free w:high w:paid
-450 b:opportunity_to b:the_company h:level s:equal-opportunity sk:apply:paragraph w:resume
-440 b:experience_is h:will w:global w:growing w:its w:personal
-430 b:to_deliver w:direction w:grow w:recruiting
-420 b:0_0 b:access_to b:and_training w:benefits w:offers w:talented
-410 b:in_0 w:details w:upon
-400 b:expected_salary b:will_be w:applications w:end w:science
-390 b:be_considered b:your_cv sk:equal-opportunity:paragraph w:receive
-380 b:our_clients b:within_the f:salary w:form w:further w:opportunities w:salary
-370 b:that_is b:the_right h:are w:proven
-360 b:across_the w:challenges w:letter w:unsuccessful
-350 b:and_other b:to_apply w:daily w:established w:healthcare w:if w:it w:job
-340 b:than_0 f:as f:location w:area w:exposure w:large w:outstanding w:quality w:search w:strategy w:those
-330 b:is_a b:of_data b:to_perform w:firm w:pre w:programming
-320 b:and_expected b:care_and h:requirements w:considered w:health w:way w:your
-310 b:applications_will b:the_next f:at w:cover w:excellence w:friday w:potential w:right w:state
-300 b:right_candidate b:working_experience b:your_application w:challenging w:construction w:information w:interested w:now w:opportunity w:plus w:primary w:rapidly w:status w:there
-290 b:is_the b:one_of b:the_uk b:with_a f:personal sk:about:heading w:diverse w:employees w:individual w:take
-280 b:for_you b:range_of f:all w:confidential w:employee w:leader w:their
-270 b:environment_and p:1 sk:pay:paragraph w:car w:company w:competitive w:contract w:get w:made w:post w:stock w:success w:this
-260 b:as_well b:is_also b:more_than b:to_0 l:6 sk:pay:heading w:be w:bonus w:dental w:engineering w:exceptional w:professional w:selection
-250 b:considered_for w:efficiently w:entry w:has w:how w:was w:weekly w:work
-240 b:and_in b:benefits_package b:high_quality b:in_a b:solutions_to b:team_of b:this_job f:about w:building w:call w:committed w:holidays w:media w:only w:range w:while
-230 b:development_and b:for_more f:applicants o:-4 s:preferred w:career w:disciplines w:engineers w:future w:leave
-220 b:annual_leave b:as_a b:job_category b:of_an b:team_in f:interested h:to w:clients w:covering w:dedicated w:efficient w:locations w:next w:not w:send
-210 b:a_variety b:a_wide b:and_business b:and_support b:for_recruitment b:for_this b:of_0 b:our_client b:some_of b:successful_candidate f:they w:multiple w:san w:value w:visit w:where
-200 b:0_days b:job_was b:originally_posted b:posted_as b:used_for b:was_originally b:we_do b:we_offer o:none sk:other:paragraph w:agency w:collected w:consultant w:feedback w:originally w:posted w:the w:through
-190 b:client_is b:subject_to b:what_you f:this o:4 w:different w:every w:expand w:including w:industries w:people w:these w:three
-180 b:a_fast b:analysis_and b:and_work w:business w:comprehensive w:consulting w:effectively w:ideas w:major w:meet w:one w:roles w:schedule w:strategies w:techniques w:well w:wide
-170 b:candidate_will b:more_information b:personal_data b:purpose_only w:are w:centre w:consider w:detail w:due w:employer w:essential w:europe w:expertise w:graduate w:hr w:learn w:love w:office
-160 b:and_professional b:based_in b:this_position w:access w:big w:consultants w:disability w:environment w:equal w:here w:perform w:program w:reference w:s w:very w:voice
-150 b:accordance_with b:data_analytics b:experience_and b:in_accordance b:on_a b:support_for h:benefits o:6 w:accordance w:annual w:any w:candidates w:change w:co w:continuous w:countries w:deliver w:highly w:leadership w:no w:offer w:possible w:subject w:used w:year
-140 b:an_equal b:and_development b:data_collected b:variety_of b:your_own f:application f:for p:7 w:additional w:all w:can w:candidate w:code w:community w:group w:industry w:mathematics w:package w:performance w:products w:programme w:sector w:strategic w:suitable w:throughout w:treated w:variety
-130 b:a_competitive b:be_treated b:be_used b:collected_will b:data_analysis b:full_time b:in_strict b:in_this b:product_and b:recruitment_purpose b:strict_confidence b:the_best b:treated_in b:well_as b:work_on f:benefits w:achieve w:attend w:changing w:product w:provide w:risk w:worldwide
-120 b:and_experience b:at_the b:to_have f:additional f:who w:around w:built w:creation w:culture w:days w:great w:part w:remuneration w:should w:strict
-110 b:familiarity_with b:in_the b:to_our b:you_have h:job w:account w:assistance w:confidence w:do w:familiarity w:functional w:handling w:other w:quickly w:resources w:workplace
-100 b:and_is b:may_be b:provided_by b:you_to l:5 o:3 w:electrical w:home w:house w:involved w:like w:public w:they w:uk w:via
-90 b:a_0 b:and_benefits b:and_have b:be_working b:equal_opportunity b:from_the b:of_all b:opportunities_to b:please_send b:they_are b:to_the w:basis w:client w:google w:members w:national w:necessary w:parties w:personality w:recommend w:scale w:veteran w:years
-80 b:are_also b:be_the b:for_your b:human_resources b:is_preferred b:of_new b:salary_and b:the_job b:the_team f:working sk:benefits:heading w:an w:art w:contribute w:deep w:exciting w:focused w:fresh w:human w:identity w:new w:positions w:training w:word w:working
-70 b:and_develop b:based_on b:by_the b:planning_and b:them_to b:up_to b:written_communication f:a w:expansion w:extensive w:latest w:markets w:plan w:portfolio w:services w:so w:things w:vacancy
-60 b:0_year b:0_years b:apply_now b:financial_services b:purposes_only b:verbal_and f:the k:paragraph w:availability w:by w:current w:immediate w:levels w:network w:point w:race w:religion w:technology w:without
-50 b:a_professional b:data_science b:hands_on b:opportunity_employer b:this_vacancy b:to_work f:candidates f:data w:analytics w:been w:better w:collaborative w:designing w:digital w:functions w:innovation w:mobile w:r w:service w:standards w:university
-40 b:and_open b:but_not b:cv_to b:ensure_that b:for_our b:recruitment_purposes b:support_to b:to_learn b:we_have b:will_have b:you_will h: w:applying w:independent w:person w:position w:purposes w:thrive w:will
-30 b:are_not b:has_a b:machine_learning b:project_management b:send_your b:to_a w:assigned w:based w:class w:compensation w:dynamic w:establish w:gender w:good w:hours w:impact w:local w:mandarin w:master w:most w:offices w:possess w:relevant w:talents w:term w:web
-20 b:and_an b:fast_paced b:focus_on b:interested_parties b:needs_of b:on_the b:parties_please b:the_needs w:e w:initial w:paced w:share w:successful
20 b:as_an b:fluent_in b:in_ms b:related_discipline b:related_field b:work_closely formal p:0 w:control w:international w:requirement
30 b:analytical_and b:and_verbal b:commitment_to b:degree_or b:engineering_or b:have_experience b:in_an b:of_customer b:or_related b:quality_and b:strong_analytical b:such_as b:the_following w:activity w:commercial w:consideration w:departments w:detailed w:enthusiastic w:fast w:flexible w:from w:groups w:improvement w:interview w:line w:needs w:production w:progress w:stakeholders
40 b:be_able b:communication_skills b:good_command b:in_english b:provide_a b:science_or b:team_to b:to_all b:to_attend b:to_make b:verbal_communication f:minimum f:proficiency w:accounting w:category w:currently w:data w:financial w:keep w:real w:scheme w:statistical w:technical
50 b:a_high b:and_analysis b:assist_in b:hong_kong b:proficiency_in b:skills_in b:to_understand b:work_independently f:and f:degree f:prepare w:administration w:agile w:complex w:excellent w:general w:hong w:kong w:maintenance w:medical w:own w:positive w:presentation w:proactive w:related w:security w:set w:times w:windows
60 b:and_chinese b:and_problem b:and_spoken b:be_required b:be_responsible b:command_of b:for_data b:in_computer b:or_a b:or_other b:role_you b:solving_skills b:spoken_english b:the_ideal f:duties f:participate f:self w:attractive w:closely w:command w:creating w:cross w:documentation w:fluent w:holder w:law w:months w:off w:platforms w:presentations w:processing w:proficiency w:quantitative w:time
70 b:a_positive b:and_a b:be_a b:manage_and b:review_and b:to_detail b:to_help b:work_with b:years_experience f:bachelor f:develop w:after w:analyze w:commitment w:computer w:database w:documents w:eg w:enjoy w:javascript w:liaise w:minimum w:models w:per w:python w:specifications w:structure w:them
80 b:and_procedures b:communication_and b:fluency_in b:in_all b:is_to b:of_the b:order_to b:problem_solving b:products_and b:the_development b:to_manage b:what_we b:will_also f:able f:high l:4 w:active w:assessment w:communicate w:credit w:design w:desirable w:development w:fun w:ideal w:innovative w:interpersonal w:located w:officer w:process w:solutions w:specialist w:supervision w:task w:when
90 b:0_day b:a_leading b:a_strong b:and_external b:and_services b:and_the b:career_development b:computer_science b:or_equivalent b:skills_and b:the_world b:to_drive b:written_and f:qualifications f:to w:administrative w:both w:efficiency w:fluency w:focus w:implement w:insurance w:machine w:methods w:networks w:passion w:recommendations w:reviews w:social w:solving w:statistics w:then w:vision
100 b:bachelor_degree b:be_an b:carry_out b:on_our b:self_motivated b:to_ensure b:willingness_to f:job sk:summary:paragraph w:accounts w:deadlines w:document w:equivalent w:facing w:full w:join w:key w:knowledge w:leading w:meeting w:policy w:regular w:safety w:strong w:technologies w:willingness w:written
110 b:also_be b:implementation_of b:or_above b:role_will b:the_customer b:to_be b:would_be f:essential h:location w:applicants w:close w:communications w:decision w:designs w:directly w:excel w:integration w:learning w:location w:maintain w:make w:online w:orientation w:player w:prepare w:records w:resolve w:standard w:start w:teams w:what w:with
120 b:ad_hoc b:and_are b:and_provide b:at_all b:candidates_will b:english_and b:management_and b:to_join f:be w:decisions w:demonstrated w:execution w:history w:hoc w:improve w:live w:number w:phone w:similar w:tools w:various w:who
130 b:attention_to b:looking_to b:participate_in b:requirements_and b:to_build b:to_promote b:to_this b:to_travel b:understanding_of b:use_of b:who_are f:conduct f:key f:perform f:position w:areas w:attention w:back w:content w:long w:oriented w:participate w:preferably w:previous w:purpose w:recruit w:requirements w:requires w:such w:tasks w:that
140 b:and_will b:at_least b:have_the b:into_the b:limited_to b:management_of b:skills_to b:that_you b:to_improve b:to_meet h:the w:comfortable w:conducting w:field w:independently w:organization w:preparation w:school w:staff w:suppliers w:top w:track
150 b:0_months b:and_communication b:and_maintain b:and_or b:current_and b:for_all b:higher_diploma b:of_work b:the_ability b:the_role f:assist w:as w:bank w:base w:costs w:first w:know w:languages w:least w:maintaining w:power w:sql w:testing w:than w:thinking w:why w:write
160 b:a_plus b:and_data b:closely_with b:degree_in b:in_order b:least_0 b:not_limited b:our_customers b:the_business b:to_support h:position w:about w:ad w:available w:cantonese w:discipline w:legal w:life w:passionate w:problem w:record w:review w:supporting w:timely w:user
163 *
170 b:a_new b:needs_and b:should_be f:requirements f:responsible w:able w:above w:bachelor w:basic w:best w:consumer w:desire w:diploma w:execute w:finance w:forward w:member w:ms w:project w:south w:test w:up
180 b:a_full b:best_practices b:day_to b:for_the b:software_and b:years_of f:good f:responsibilities h:about w:between w:color w:corporate w:either w:policies w:spoken w:users
190 b:it_is b:point_of b:to_provide w:ability w:activities w:carry w:day w:developing w:higher w:manage w:partners w:pension w:planning w:plans w:projects w:region w:report w:some w:within w:youll
200 b:able_to b:and_you b:data_driven b:will_need b:will_work w:brand w:chinese w:controls w:immediately w:monitor w:multi w:responsibility
210 b:development_of b:experience_working b:must_have b:team_and b:team_player b:the_position b:to_day b:under_pressure f:ability f:an f:manage h:summary w:accurate w:action w:analytical w:conduct w:create w:driver w:manner w:objectives w:out w:pressure w:procedures w:promote w:starter
220 b:and_be b:for_a b:you_must l:1 w:across w:for w:handle w:internal w:meetings w:of w:recruitment w:two w:understand
230 b:clients_and b:must_be b:working_with f:ensure h:we sk:preferred:heading w:advanced w:care w:equipment w:follow w:given w:goals w:lead w:mechanical w:microsoft w:practice w:writing
240 b:with_all f:knowledge s:summary w:a w:associate w:governance w:requested
250 b:and_to b:level_of b:will_include b:work_and b:work_in f:strong w:coordinate w:creative w:during w:initiatives w:insights w:market
260 b:an_advantage b:with_clients w:calls w:drive w:driven w:etc w:head w:partner w:processes w:programs
270 b:experience_with b:familiar_with b:have_a b:role_is b:willing_to f:0 f:must f:your sk:summary:heading w:advantage w:assist w:attitude w:challenge w:director w:external w:familiar w:site w:willing
280 b:business_development b:required_to o:-5 w:designer w:executive w:help w:issues w:may w:systems w:trends w:vendors
290 b:for_an b:our_team b:want_to w:background w:come w:compliance w:delivering w:include w:managers w:results w:using w:would
300 b:a_team b:of_working b:of_your b:training_and b:working_in f:provide p:4 w:check w:demonstrate w:department w:ltd w:team w:week
310 b:to_date w:effective w:ensure w:language w:server
320 b:and_reporting b:passionate_about b:we_are b:with_the f:work w:driving w:relationships w:to
330 f:experience l:3 w:marketing w:order w:others w:providers w:understanding
340 b:as_the w:ensuring w:experience w:in w:open
350 b:to_develop sk:requirements:heading w:description w:develop w:m w:reports w:under
360 w:analysis w:ideally w:implementation w:responsibilities w:specific
370 b:customer_service b:within_a f:youll w:approach w:monitoring w:self
380 b:is_not k:heading w:also w:being w:into w:manager w:promoting w:which
390 b:in_our b:responsible_for b:this_role w:identify w:qualification w:reporting
400 b:is_required w:communication w:degree w:practices
410 b:as_part w:operational
420 b:high_level sk:requirements:paragraph w:experienced w:role w:senior
430 b:an_experienced b:experience_of w:and w:duties w:includes w:managing
440 b:are_looking h:duties w:analyst w:customers w:london w:motivated w:software w:you
450 l:2 w:engineer w:preferred w:system w:talent
460 b:knowledge_of p:2 w:use
470 b:ability_to f:support
480 b:if_you sk:responsibilities:heading w:appropriate w:education w:responsible w:someone
490 b:ideal_candidate w:assistant w:customer w:operations w:support w:want
500 b:in_their b:support_the w:management
510 w:supply
520 p:3
530 w:sales
550 w:must w:need
560 h:qualifications h:responsibilities w:providing
580 w:travel
590 b:join_our b:with_our
600 h:role
620 p:6
630 b:you_are f:company w:or
650 f:you w:seeking
670 b:experience_in
690 sk:responsibilities:paragraph
700 w:skills
780 p:5 w:looking
800 w:required
830 b:looking_for
850 s:requirements
900 s:responsibilities
960 k:item
1230 o:-6
`;
