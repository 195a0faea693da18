import type { TradeFile } from "./trade-file.ts";

/** Marketing: search, social, content, campaigns, brand, public relations, research, events. */
export const marketing: TradeFile = {
  trade: "marketing",
  kind: "hard",
  lines: `
// general marketing
Marketing ~ctx; marketing activities; marketing skills; marketing functions; marketing experience; marketing techniques; marketing principles + strategy; digital; campaigns; sales; social; brand; advertising; email; content; experience; communications; management; team; product; seo; analytics; degree; business; materials; media; plans; manager; skills; events; research; design; b2b; development; public; promotional; background; field; department
Marketing strategy; strategic marketing; marketing strategy development; develop marketing strategies < Marketing
Marketing plans; marketing plan development; annual marketing plans; strategic marketing planning; marketing calendar < Marketing
Marketing campaigns; campaign management; marketing campaign management; campaign development; campaign planning; integrated campaigns; multi-channel campaigns; campaign execution; campaigns ~ctx; run marketing campaigns; marketing campaign execution; campaign coordination < Marketing + marketing; digital; email; social; media; advertising; brand; launch; seo; ppc - political; election; fundraising; bombing
Integrated marketing communications; integrated marketing; IMC ~list; integrated communications < Marketing + marketing; communications; brand - imc visual
Marketing communications; marcom; marketing and communications; marketing comms; marcomms < Marketing
Marketing management; marketing manager; manage marketing; marketing leadership; marketing director < Marketing
Marketing operations; marketing ops; MOps ~list; marketing operations management < Marketing + marketing; automation; marketo; hubspot
Marketing budget management; marketing budgets; marketing spend; media budgets < Marketing
Marketing ROI; return on marketing investment; ROAS; return on ad spend; campaign ROI < Marketing
Multichannel marketing; omnichannel marketing; cross-channel marketing; omnichannel < Marketing
B2B marketing; business-to-business marketing; B2B demand marketing; industrial marketing < Marketing
B2C marketing; consumer marketing; B2C campaigns; direct-to-consumer marketing; DTC marketing; DTC ~list < Marketing + brand; ecommerce; consumer; retail; marketing - trouble; codes; diagnostic
Growth marketing; growth hacking; growth strategy marketing; growth marketer; growth experiments < Marketing
Performance marketing; digital performance marketing; performance media; performance marketer < Marketing
Inbound marketing; inbound strategy; inbound lead generation marketing < Marketing
Outbound marketing; outbound campaigns < Marketing
Direct marketing; direct response marketing; direct-response; direct response advertising < Marketing
Direct mail; direct mail campaigns; direct mail marketing; mailers ~ctx < Marketing + marketing; campaigns; print; postcards; fundraising
Database marketing; marketing databases; CRM marketing; customer database marketing < Marketing
Lifecycle marketing; customer lifecycle marketing; lifecycle campaigns < Marketing
Retention marketing; customer retention marketing; re-engagement campaigns; win-back campaigns < Marketing
Loyalty programs; loyalty marketing; loyalty schemes; customer loyalty programmes; rewards programs customer
Referral marketing; referral programs marketing; word-of-mouth marketing; customer referral programs < Marketing
Guerrilla marketing; street marketing; street teams < Marketing
Experiential marketing; brand activations; experiential campaigns; experiential events < Marketing
Field marketing; field marketing campaigns; regional marketing; local marketing; localized marketing < Marketing
Trade marketing; channel marketing; shopper marketing; in-store marketing; trade marketing activities; retail marketing < Marketing
Partner marketing; co-marketing; partnership marketing; co-branded campaigns; alliance marketing < Marketing
Affiliate marketing; affiliate programs; affiliate management; affiliate networks; affiliate partnerships < Marketing; Digital marketing
CJ Affiliate; Commission Junction < Affiliate marketing
Impact affiliate; Impact Radius < Affiliate marketing
Rakuten Advertising; ShareASale; Awin < Affiliate marketing
Influencer marketing; influencer campaigns; influencer outreach; influencer relations; influencer management; creator marketing; influencer partnerships < Marketing
Cause marketing; purpose-led marketing; social marketing campaigns; behaviour change campaigns < Marketing
Event marketing; event promotion; promotional events; promote events < Marketing
Sports marketing; sponsorship marketing; athlete marketing < Marketing
Healthcare marketing; pharmaceutical marketing; pharma marketing; medical marketing < Marketing
Financial services marketing; banking marketing < Marketing
Real estate marketing; property marketing < Marketing
Hospitality marketing; tourism marketing; destination marketing; hotel marketing < Marketing
Higher education marketing; student recruitment marketing; enrolment marketing < Marketing
International marketing; global marketing; marketing localization; multi-market campaigns < Marketing
Non-profit marketing; charity marketing; nonprofit communications < Marketing
Mobile marketing; app marketing; in-app messaging; push marketing < Marketing
SMS marketing; text message marketing; SMS campaigns; text marketing < Marketing
App store optimization; ASO ~up; mobile user acquisition; app store marketing < Marketing
Promotional materials; marketing materials; promotional literature
Marketing collateral; collateral development; sales collateral; collateral creation; marketing assets < Marketing
Merchandise marketing; branded merchandise; promotional products; giveaways and promotional items
Promotions ~ctx; promotional campaigns; sales promotions; promotional activities; promotional strategy; promotional planning; consumer promotions; coupons and promotions; in-store promotions + sales; marketing; retail; campaigns; pricing; store; brand; plan; events - promotion from; awarded; career; earned
Product marketing; product marketing management; product marketer; PMM ~list; product marketing strategy < Marketing + product; marketing; launch; positioning - acrylic; pmma
Go-to-market strategy; go-to-market; GTM ~list; GTM strategy; go to market plans; GTM execution + strategy; launch; product; market; sales - google; tag
Product launches; new product launch; launch management; launch planning; product introductions; launch campaigns
Product positioning; brand positioning; market positioning; positioning ~ctx < Marketing + brand; product; messaging; market; marketing; strategy - patient; gps; robot
Product messaging; messaging frameworks; positioning and messaging < Marketing
Value proposition; value proposition development
Marketing mix; 4Ps of marketing < Marketing
Marketing mix modelling; media mix modelling; MMM ~up < Marketing
// brand
Brand management; brand manager; brand stewardship; brand portfolio management
Brand strategy; brand planning; brand development; brand strategy development; brand architecture < Brand management
Branding ~ctx; brand building; rebranding; corporate branding; rebrand; brand creation; branding strategy + marketing; brand; design; logo; strategy; identity; advertising; social; digital; graphic; content; communications; packaging; experience; creative; product - cattle; livestock; hot iron
Brand awareness; brand visibility; brand recognition; raise brand awareness; build brand awareness
Brand equity; brand health tracking; brand tracking; brand perception < Brand management
Brand voice; tone of voice; brand messaging; brand tone
Brand marketing; consumer brand marketing; brand campaigns
Employer branding; employee value proposition; EVP ~list; recruitment marketing + employer; brand; talent; recruitment - executive; president
Reputation management; online reputation management; brand reputation; ORM reputation; review management; online reviews management
Brand ambassador; brand ambassador programs; brand advocacy
Brand licensing; licensing programs
// digital
Digital marketing; online marketing; internet marketing; e-marketing; digital marketing strategy; digital campaigns; web marketing; digital marketing campaigns; digital marketer; digital channels marketing; digital media marketing
Search engine optimization; SEO ~up; seo ~up; search engine optimisation strategy; SEO strategy; SEO optimization; organic search; SEO best practices; SEO techniques; search engine rankings; SEO analysis; SEO campaigns < Digital marketing
On-page SEO; on-page optimization; meta tags; meta descriptions; on-site SEO < Search engine optimization
Off-page SEO; link building; backlinks; backlink building; link acquisition; off-site SEO < Search engine optimization
Technical SEO; SEO audits; site audits SEO; schema markup; structured data markup; crawl analysis; technical SEO audits < Search engine optimization
Local SEO; Google Business Profile; Google My Business; local search marketing; local listings management < Search engine optimization
Keyword research; keyword analysis; keyword strategy; keyword planning; keyword optimization; keyword planner < Search engine optimization
SEO copywriting; SEO content; SEO writing; SEO content writing; search-optimised content < Search engine optimization
Generative engine optimization; answer engine optimization; AI search optimisation; GEO ~list; AEO ~list < Digital marketing + seo; search; ai; answer
SEMrush; SEMrush audits < Search engine optimization
Ahrefs; Ahrefs tools < Search engine optimization
Moz Pro; Moz ~list; SEOmoz < Search engine optimization + seo; semrush; ahrefs; screaming frog; keyword
Screaming Frog; Screaming Frog SEO Spider < Search engine optimization
Google Search Console; Search Console; Google Webmaster Tools; GSC ~list; webmaster tools < Search engine optimization + seo; analytics; google; search
Bing Webmaster Tools; Bing search
BrightEdge; BrightEdge SEO < Search engine optimization
Conductor SEO; Conductor Searchlight < Search engine optimization
Majestic SEO; Majestic backlinks < Search engine optimization
Yoast SEO; Yoast < Search engine optimization
Rank Math; RankMath < Search engine optimization
SpyFu
Ubersuggest; Neil Patel Ubersuggest
Surfer SEO; SurferSEO < Search engine optimization
Clearscope; MarketMuse
Yext; Yext listings
Google Trends; AnswerThePublic
Search engine marketing; SEM ~list; paid search; search marketing; search engine advertising; paid search marketing; SEM/PPC; SEO/SEM < Digital marketing + campaigns; campaign; plan; bing; paid; keywords; bids; budgets; ads; display; landing; roas; analytics; manager; traffic; conversion; remarketing; content; email; facebook; digital; seo; ppc; google; adwords; search; marketing; social; paid; digital - xrd; samples; microscopes; lab; materials; particles; imaging; metallurgy; failure; coating; microscopy; electron; microscope; tem; semester; edx
Pay-per-click advertising; PPC ~up; ppc ~up; pay per click; PPC campaigns; PPC management; cost per click; CPC ~list; PPC advertising; paid advertising < Search engine marketing; Advertising + ppc; ads; adwords; google; cpm; cpa - certified; coding; procedure
Google Ads; Google AdWords; AdWords; Google PPC; Google advertising; Google Ads campaigns < Search engine marketing; Pay-per-click advertising
Microsoft Advertising; Bing Ads; Microsoft Ads; Bing advertising < Search engine marketing; Pay-per-click advertising
Google Shopping; Google Merchant Center; shopping ads; product feed management; Google Shopping campaigns; Merchant Center < Search engine marketing
Bid management; bid optimization; bidding strategies PPC; smart bidding; keyword bidding < Search engine marketing; Pay-per-click advertising
Search Ads 360; SA360; DoubleClick Search < Search engine marketing
Kenshoo; Skai ~cap; Kenshoo bid management < Search engine marketing
Marin Software; Marin ~list; Marin bid management < Search engine marketing + ppc; sem; paid; kenshoo; search - county; san francisco
Apple Search Ads; ASA Apple ads < Search engine marketing
Amazon Advertising; Amazon Ads; Amazon PPC; Sponsored Products; Amazon Marketing Services; AMS Amazon < Search engine marketing
Amazon DSP; Amazon programmatic
Retail media; retail media networks; commerce media
Walmart Connect; Walmart Media
Display advertising; display ads; banner advertising; Google Display Network; GDN ~up; online display; display campaigns < Digital marketing; Advertising
Programmatic advertising; programmatic buying; programmatic media; programmatic ~ctx; real-time bidding; RTB ~up; programmatic display < Display advertising; Advertising + display; advertising; ad; media; ads; buying; dsp; paid; campaigns
Demand-side platforms; DSP media buying; DSP advertising < Display advertising; Programmatic advertising
Display & Video 360; DV360; DoubleClick Bid Manager; Google DV360; DBM ~up < Display advertising; Programmatic advertising
The Trade Desk; Trade Desk DSP < Display advertising; Programmatic advertising
Google Campaign Manager; Campaign Manager 360; CM360; DoubleClick Campaign Manager; DCM ~list; DoubleClick < Display advertising + advertising; trafficking; google; dv360; ad
Google Ad Manager; DoubleClick for Publishers; DFP ~list; GAM ~list; DoubleClick DFP < Display advertising + ad; publishers; trafficking; google; inventory; advertising
Ad operations; ad ops; ad trafficking; campaign trafficking; AdOps; ad serving; advertising operations
Retargeting; remarketing; dynamic retargeting; retargeting campaigns; remarketing campaigns
Criteo; Criteo retargeting < Display advertising; Retargeting
AdRoll < Display advertising; Retargeting
Native advertising; native ads; content discovery ads
Taboola; Taboola ads < Native advertising
Outbrain; Outbrain ads < Native advertising
Xandr; AppNexus < Display advertising; Programmatic advertising
MediaMath; MediaMath DSP < Display advertising; Programmatic advertising
Supply-side platforms; SSP advertising; sell-side platforms < Display advertising
Header bidding; prebid < Display advertising
Ad verification; brand safety; IAS ad verification; DoubleVerify; viewability
Facebook Pixel; Meta Pixel; Conversions API; tracking pixels
Ad copy; ad copywriting; ad copy writing; advertising copy; ad creation; ad creative testing
Advertising; advertising campaigns; advertising strategy; print advertising; online advertising; digital advertising; advertisements ~ctx; advertising management; ad campaigns; newspaper advertising; advertising agency experience + print; online; create; design; social; newspaper; radio; media; copy
Media planning; media planning and buying; media planner; media strategy planning
Media buying; media purchasing; ad buying; media negotiation < Advertising
Outdoor advertising; OOH advertising; out-of-home advertising; billboard advertising < Advertising
Digital out-of-home; DOOH < Advertising
TV advertising; television commercials; broadcast advertising; television advertising < Advertising
Radio advertising; radio ads; radio spots < Advertising
Connected TV advertising; CTV ~up; OTT advertising < Advertising
Media sales; advertising sales; ad sales; selling advertising space; advertising space sales
Traditional media; print media; offline media; offline marketing
Above the line; ATL/BTL; below the line marketing; ATL marketing; BTL marketing; through-the-line
Traffic generation; web traffic growth; website traffic; increase web traffic; lead traffic generation
Conversion rate optimization; CRO ~list; conversion optimization; website conversion; landing page optimization; conversion rate; funnel optimization + conversion; landing; a/b; testing; optimization; website; marketing - contract; clinical; research organization; cfo
A/B testing; split testing; multivariate testing; AB testing; A/B split testing
Landing pages; landing page creation; landing page development; landing page builder
Unbounce; Unbounce pages < Landing pages
Instapage < Landing pages
Leadpages < Landing pages
ClickFunnels < Landing pages
Optimizely; Optimizely experimentation < Conversion rate optimization; A/B testing
VWO ~up; Visual Website Optimizer < Conversion rate optimization; A/B testing
AB Tasty; ABTasty < Conversion rate optimization; A/B testing
Google Optimize; Google Optimize 360 < Conversion rate optimization; A/B testing
Personalization ~ctx; website personalization; personalised marketing; personalised content; dynamic content; marketing personalisation + website; content; marketing; email; customer; segmentation; data
Dynamic Yield; DynamicYield
Monetate; Kibo personalisation
Website content; website content management; web content; web copy management
Website optimization; site optimisation; user engagement on website
Heatmaps; session recordings; click maps
Web analytics; website analytics; digital analytics; site analytics; web traffic analysis; web metrics; online analytics; website metrics
Google Analytics; GA4 ~up; Google Analytics 4; GA360; Google Analytics 360; Universal Analytics < Web analytics
Adobe Analytics; Omniture; SiteCatalyst; Adobe Omniture; Adobe SiteCatalyst < Web analytics
Google Tag Manager; GTM Google; GTM tagging < Tag management
Tag management; tag manager; tag management systems
Adobe Target; Test & Target; Adobe Test and Target
Adobe Launch; Adobe DTM; Dynamic Tag Management < Tag management
Adobe Experience Platform; AEP Adobe; Adobe Real-Time CDP
Hotjar; Hotjar heatmaps < Heatmaps
Crazy Egg; CrazyEgg < Heatmaps
Microsoft Clarity; Clarity heatmaps < Heatmaps
Matomo; Piwik; Matomo analytics < Web analytics
Webtrends; WebTrends analytics < Web analytics
Coremetrics; IBM Coremetrics < Web analytics
Chartbeat; Chartbeat analytics < Web analytics
Parse.ly; Parsely analytics < Web analytics
Comscore; comScore Media Metrix
Audience measurement; Nielsen ratings; audience ratings
SimilarWeb
UTM tracking; UTM parameters; campaign tracking; URL tagging; conversion tracking; pixel tracking; server-side tracking
Attribution modeling; attribution ~ctx; marketing attribution; multi-touch attribution; attribution analysis + marketing; multi-touch; media; channels; campaign; google; analytics; campaigns; paid; ads; incrementality; ga4; understanding; measurement; conversion; tracking; spend; utm - performance attribution; portfolio; fund
AppsFlyer < Mobile attribution
Adjust mobile; Adjust attribution < Mobile attribution
Branch.io; Branch metrics < Mobile attribution
Kochava; Kochava attribution < Mobile attribution
Mobile attribution; mobile measurement partners
Marketing analytics; marketing metrics; campaign analytics; marketing data analysis; marketing performance analysis; marketing KPIs; campaign performance; campaign reporting; campaign analysis; marketing reporting; marketing performance reporting; marketing effectiveness
Marketing dashboards; marketing data connectors
Supermetrics
Funnel.io; Funnel data hub
Customer lifetime value; CLV ~up; LTV ~list; lifetime value modelling + customer; cac; acquisition; retention; marketing - loan; mortgage
Customer acquisition; customer acquisition cost; acquire new customers; user acquisition; customer acquisition strategies
Cost per acquisition; CPA/CPL; cost per lead; CPL ~up
// email and automation
Email marketing; email campaigns; email marketing campaigns; email campaign management; newsletters ~ctx; e-newsletters; email newsletters; drip campaigns; eDM ~up; edm ~up; email blasts; email automation; email nurture campaigns; e-blasts; EDMs ~up; email strategy; eblasts; email program < Digital marketing + email; marketing; create; write; social; monthly; company; content; subscribers
Email deliverability; deliverability ~ctx; inbox placement; IP warming; sender reputation < Email marketing + email; inbox; spam; esp
Email service providers; ESP ~list; email platforms + email; mailchimp; marketing; deliverability - electric; pump; submersible; english
Mailchimp; Mail Chimp; MailChimp campaigns < Email marketing
Constant Contact; ConstantContact < Email marketing
Campaign Monitor; CampaignMonitor < Email marketing
Klaviyo; Klaviyo flows < Email marketing
Omnisend < Email marketing
ConvertKit; Kit email < Email marketing
Drip email; Drip ECRM < Email marketing
AWeber < Email marketing
GetResponse < Email marketing
iContact; Vertical Response < Email marketing
ActiveCampaign < Email marketing
Sendinblue; Brevo < Email marketing
SendGrid; Twilio SendGrid
Mailgun; Mailgun API
Postmark email; Postmark app
Amazon Pinpoint; AWS Pinpoint
Emma email; MyEmma < Email marketing
Dotdigital; dotmailer < Email marketing
Braze ~list; Braze CRM; Appboy; Braze campaigns < Email marketing + email; push; lifecycle; crm; iterable; marketing; segment; mobile - brazing; welding; copper; solder
Iterable ~list; Iterable platform; Iterable campaigns < Email marketing + braze; email; lifecycle; marketing; crm
Customer.io; Customerio < Email marketing
CleverTap < Email marketing
MoEngage < Email marketing
Responsys; Oracle Responsys < Email marketing
Silverpop; Acoustic Campaign; IBM Silverpop < Email marketing
Litmus ~list; Litmus email testing < Email marketing + email; emails; html; testing; marketing - ph; chemistry
Email on Acid; email rendering tests < Email marketing
Marketing automation; marketing automation platforms; MAP platforms; marketing automation software; marketing automation tools; marketing workflows; automated campaigns; nurture programs automation
HubSpot; HubSpot CRM; HubSpot Marketing Hub; HubSpot Marketing; HubSpot workflows < Marketing automation
Marketo; Adobe Marketo; Marketo Engage; Marketo Engage automation < Marketing automation
Pardot; Salesforce Pardot; Marketing Cloud Account Engagement; Account Engagement Salesforce < Salesforce; Marketing automation
Eloqua; Oracle Eloqua < Marketing automation
Salesforce Marketing Cloud; SFMC ~up; ExactTarget; Marketing Cloud Salesforce; Email Studio < Salesforce; Marketing automation
Journey Builder; SFMC Journey Builder < Salesforce Marketing Cloud
AMPscript < Salesforce Marketing Cloud
Adobe Campaign; Neolane; Adobe Campaign Classic < Marketing automation
Adobe Journey Optimizer; AJO Adobe < Marketing automation
Adobe Experience Cloud; Adobe Marketing Cloud
SAP Emarsys; Emarsys < Marketing automation
SAP Marketing Cloud; SAP Hybris Marketing < Marketing automation
SharpSpring; Sharp Spring < Marketing automation
Infusionsoft; Keap; Infusionsoft by Keap < Marketing automation
Ontraport < Marketing automation
Act-On Software; Act-On automation < Marketing automation
Unica ~cap; IBM Unica; HCL Unica < Marketing automation
SAS Marketing Automation; SAS Customer Intelligence < Marketing automation
Cheetah Digital; Experian Cheetah; Cheetahmail < Marketing automation
Bluecore; Blue core retail < Marketing automation
Selligent; Selligent Marketing Cloud < Marketing automation
Segmentation ~ctx; customer segmentation; audience segmentation; market segmentation; list segmentation; audience targeting; customer segments; targeting and segmentation; target audience identification; audience building + customer; audience; market; targeting; marketing; email; campaigns; list; crm; ampscript; sql; data; journeys; personalisation; extensions; dashboards; marketing cloud; lifecycle; retention; loyalty - image; semantic; network
Customer journey orchestration; journey orchestration; automated customer journeys; trigger campaigns; triggered emails < Marketing automation
List building; email list growth; list management; subscriber growth; mailing lists; contact list management; mailing list management
CAN-SPAM; CAN-SPAM compliance; email compliance; CASL ~up; GDPR marketing compliance; consent marketing
Lead generation; generate leads; lead gen; leadgen; lead generation campaigns; online lead generation; self-generated leads; lead response
Demand generation; demand gen; demand creation; B2B demand generation; demand generation campaigns < Lead generation
Lead nurturing; nurture campaigns; lead nurturing campaigns < Lead generation
Lead scoring; lead scoring models < Lead generation
Lead management; lead routing; lead handoff; lead tracking
Marketing qualified leads; MQLs ~up; MQL/SQL; MQL ~up
Account-based marketing; ABM ~up; ABM campaigns; account based marketing strategy; ABM platforms
6sense < Account-based marketing
Demandbase < Account-based marketing
Terminus ABM; RollWorks < Account-based marketing
Bombora; intent data
Gated content; lead magnets; ebooks marketing
Webinars ~ctx; webinars for marketing; webinar marketing; webinar production; webinar hosting + marketing; content; host; create; events; produce; demand; organize; develop
// social
Social media; social media platforms; social networks; social platforms; social media channels; social media accounts; social channels
Social media management; social media manager; manage social media accounts; social media coordination; social media administration; social media posting; social media updates < Social media
Social media marketing; SMM ~up; social marketing; social media campaigns; social campaigns; social media promotion; marketing on social media < Social media; Digital marketing
Social media strategy; social strategy; social media planning; social media content calendar < Social media
Social media advertising; paid social; social ads; social advertising; paid social media; paid social campaigns; social media ads < Social media
Social media content; social media content creation; social content; social posts; social media posts; reels creation; Instagram Reels; social copy < Social media
Social media analytics; social media metrics; social media reporting; social analytics; social insights; social media analysis; social media measurement < Social media
Social listening; social media monitoring; social monitoring; brand monitoring; online listening
Community management (online); community engagement online; online communities; forum moderation; moderating comments; community moderation
Organic social; organic social media; organic social growth; organic reach < Social media
User-generated content; UGC ~up; UGC campaigns
Content moderation; trust and safety; moderating content; content review policy
Employee advocacy; employee advocacy programs; executive social media < Social media
Facebook ~cap; Facebook pages; Facebook page management; Facebook Business Page; Facebook groups; Meta platforms < Social media + social; instagram; twitter; linkedin; ads; marketing; media
Facebook Ads; Facebook advertising; Meta Ads; Meta advertising; Facebook Ads Manager; Meta Ads Manager; Facebook Business Manager; Meta Business Suite; Meta Business Manager; Facebook/Instagram ads; Facebook marketing; FB Ads; Facebook Blueprint; Facebook campaigns < Social media; Social media advertising
Instagram; Instagram marketing; IG marketing; Instagram Stories; Instagram ads; Instagram content < Social media
Twitter; Twitter marketing; Twitter Ads; X (Twitter); tweets ~ctx < Social media + social; twitter; facebook; content; media
LinkedIn; LinkedIn marketing; Linked In; LinkedIn content; LinkedIn posts < Social media
LinkedIn Ads; LinkedIn advertising; LinkedIn Campaign Manager; LinkedIn Marketing Solutions < Social media; Social media advertising
TikTok; TikTok marketing; TikTok videos; TikTok content < Social media
TikTok Ads; TikTok Ads Manager; TikTok for Business; TikTok Shop < Social media; Social media advertising
YouTube; YouTube channel; YouTube marketing; You Tube; YouTube SEO; YouTube channel management; YouTube Studio; YouTube content < Social media
YouTube Ads; video advertising; TrueView ads; online video ads; YouTube advertising < Social media
Pinterest; Pinterest Ads; Pinterest marketing < Social media
Snapchat; Snapchat Ads; Snap Ads < Social media
Reddit ~cap; Reddit marketing; Reddit Ads < Social media + social; quora; twitter; discord; community
Quora ~cap; Quora Ads; Quora marketing < Social media + social; reddit; ads; seo
WhatsApp marketing; WhatsApp Business
WeChat; WeChat marketing; Weixin < Social media
Weibo; Sina Weibo < Social media
Xiaohongshu; RedNote; Little Red Book < Social media
Discord ~list; Discord community; Discord moderation; Discord server management + community; moderation; twitter; telegram; slack; web3; reddit - conflict
Telegram community; Telegram groups
Mastodon ~cap; Mastodon social < Social media
Bluesky; Bluesky social < Social media
Tumblr; Tumblr blogs < Social media
Twitch ~cap; Twitch streaming; Twitch.tv + streaming; youtube; gaming; live; obs - muscle; fast; slow
Hootsuite; HootSuite scheduling < Social media; Social media management
Sprout Social; SproutSocial < Social media; Social media management
Buffer ~list; Buffer app; Buffer scheduling < Social media; Social media management + hootsuite; social; sprout; scheduling - solution; preparation; stock; zone; ph; inventory
Planoly; Planoly planner < Social media; Social media management
Sprinklr; Sprinklr social < Social media
Khoros; Spredfast; Lithium social < Social media
Salesforce Social Studio; Radian6 < Social media
Brandwatch; Crimson Hexagon < Social listening
Talkwalker < Social listening
NetBase; Netbase Quid < Social listening
Mention.com; Mention monitoring
Meltwater; Meltwater media monitoring
Agorapulse < Social media; Social media management
Sendible; Sendible scheduling < Social media; Social media management
SocialPilot < Social media; Social media management
Loomly; Loomly calendar < Social media; Social media management
TweetDeck; X Pro TweetDeck < Social media
CreatorIQ < Influencer marketing
Upfluence; Grin influencer < Influencer marketing
AspireIQ; Traackr < Influencer marketing
Linktree; link in bio
Social media crisis management; social media customer service; social customer care; responding to comments on social media < Social media
// content and copy
Content marketing; content strategy and marketing; content marketing strategy; content-led marketing; content distribution; content syndication
Content strategy; content strategist; content planning; editorial strategy; content roadmap; content audits; content governance
Content creation; content development; content production; digital content creation; content creator; content generation; digital content; original content; create engaging content
Content writing; web content writing; website content writing; article writing; content writer; web writing; writing for the web; online content writing
Content management; content administration; content publishing; web publishing; content updates; content uploading; content curation
Content calendar; editorial calendar; editorial planning; publishing calendar; posting schedule
Copywriting; copy writing; copywriter; marketing copy; web copy; sales copy; creative copywriting; advertising copywriting; persuasive copy; direct response copywriting; brand copywriting; headline writing
Copyediting; line editing; copy editor; substantive editing; developmental editing; subediting; manuscript editing < Editing
Proofreading ~ctx; proofing ~ctx; proofread ~ctx; proofreader; editing and proofreading; proofread documents + editing; copy; content; documents; writing; grammar; skills; reports; typing; correspondence; materials; english; data; articles; attention; text; experience; publications - bread; dough; baking; fire; digital
Blogging ~ctx; blog writing; blog posts; blog management; blogs ~ctx; blogger; writing blog posts; blog articles; corporate blogging; blog content; guest posting + write; writing; content; social; website; articles; create; manage; seo; marketing; copywriting; email; newsletters; media; digital
Ghostwriting; ghost writing; executive ghostwriting; byline articles
Speechwriting; speech writing; drafting speeches
Thought leadership; thought leadership content; executive communications; thought leadership articles
Storytelling ~ctx; brand storytelling; narrative storytelling; story telling; visual storytelling; digital storytelling; corporate storytelling + visual; content; video; brand; data; writing; creative; narrative; marketing; digital; communication; skills; social; media; design; children; pace; edit; sense; documentary; film; editing; music; instinct; presentations; donor; fundraising
Case study writing; case studies ~ctx; customer success stories; customer case studies; testimonials ~ctx; customer testimonials + write; marketing; content; customer; blogs; white papers; create; sales
White paper writing; e-book writing; long-form content; long-form writing
Newsletter writing; newsletter creation; newsletter production; internal newsletters; company newsletter; newsletter editing; newsletter development
Creative writing; fiction writing; creative writer; poetry writing; short stories
Feature writing; feature articles; magazine writing
Editing ~ctx; editorial skills; content editing; editorial management; editorial work; editing skills; editor skills; text editing; editing and writing + copy; content; writing; articles; proofreading; editorial; manuscripts; news; publications; magazine; blog - video; film; photo; gene; audio; image
Book publishing; publishing industry; editorial production; academic publishing; publications management; manuscript preparation
Acquisitions editing; commissioning editor; commissioning titles
Magazine publishing; magazine production
Journalism ~ctx; journalist ~ctx; reporter skills; news journalism + degree; news; english; communications; experience; media; writing; reporting; marketing; editorial; background; broadcast; editor; newspaper; print; digital
News writing; reporting news; news reporting; newswriting; news gathering; newsgathering < Journalism
Broadcast journalism; television journalism < Journalism
Investigative journalism; investigative reporting < Journalism
Multimedia journalism; video journalism < Journalism
Data journalism; data-driven journalism < Journalism
Fact-checking
AP style; Associated Press style; AP Stylebook; AP style guide; AP Style writing
Chicago Manual of Style; Chicago style; CMOS style guide
MLA style; MLA format
APA style; APA format; APA 7
Technical writing; technical writer; technical authoring; technical documentation; writing technical documents; documentation writing; technical communication
User manuals; user guides; instruction manuals; product documentation; end-user documentation; user documentation; installation guides; technical manuals < Technical writing
Online help; help authoring; context-sensitive help
MadCap Flare; MadCap < Technical writing
DITA ~up; DITA XML; Darwin Information Typing Architecture < Technical writing
Structured authoring; topic-based authoring; single-sourcing
oXygen XML; oXygen XML Editor
Arbortext Editor; Arbortext; PTC Arbortext
XMetaL; XMetal author
Paligo; Paligo CCMS
Simplified Technical English; ASD-STE100; STE100 < Technical writing
Healthcare writing; health writing; healthcare copywriting
Content localization; localising content; marketing translation
Video marketing; video content marketing; video SEO; video campaigns
Podcast marketing; podcast advertising
Visual content creation; visual content; content design for social; photo content
Grammarly; Grammarly editor
Copyscape; plagiarism checking tools
Hemingway Editor; ProWritingAid
AI copywriting; AI content generation; AI content creation
Jasper AI; Jasper.ai
Copy.ai; Writesonic
Content optimization; content optimisation for search; content performance; content analytics; content ROI
// PR and communications
Public relations; PR ~list; P.R. ~up; PR campaigns; PR strategy; public relations campaigns; PR and communications; PR management; public relations strategy; publicity ~ctx; publicist + write; outreach; pitch; coverage; story; stories; brand; digital; seo; influencer; influencers; content; crisis; public; handle; writing; launch; product; internal; external; reputation; spokesperson; communication; clients; agencies; corporate; fashion; beauty; media; press; communications; marketing; social; events; agency; advertising; brand; releases; campaigns; campaign; plans; plan; manager; officer; journalists; brands; publicity; strategy - review; merge; open a; github; code; puerto; rico; pull; request; pr interval; permanent; resident
Media relations; press relations; journalist relations; media outreach; media liaison; media pitching; press office; pitching stories; press outreach; media engagement; media contacts; press contacts; media inquiries; media enquiries; press enquiries; media relations strategy < Public relations
Press releases; writing press releases; news releases; press kits; media kits; media releases; press materials; drafting press releases < Public relations
Press conferences; media events; media briefings; press events; press briefings; news conferences < Public relations; Media relations
Media monitoring; press monitoring; media coverage analysis; media analysis; media clippings; press clippings; media tracking
Cision; Cision database; Vocus
PR Newswire; Business Wire; newswire distribution
Muck Rack; MuckRack
Gorkana; Cision Gorkana
Crisis communications; crisis management PR; issues management; crisis PR; issues and crisis management; reputation crisis
Corporate communications; corporate comms; organisational communications
External communications; external comms
Communications strategy; strategic communications; communications planning; communications campaigns
Communications management; communications manager
Internal communications; internal comms; staff communications; employee engagement communications
Intranet management; intranet content; company intranet; intranets
Executive messaging; speechwriting for executives; CEO communications
Financial communications; investor communications; annual reports writing
Public information; public information officer; government communications; public sector communications
Voter outreach; campaign field organising; canvassing ~ctx + voters; political; campaign; door; advocacy; fundraising; outreach
Community relations; community liaison; community partnerships; community involvement programs
Community outreach; outreach programs; outreach events; public outreach; outreach activities; stakeholder outreach
Community engagement; public engagement
Corporate social responsibility; CSR programs; corporate citizenship; corporate responsibility; CSR initiatives + sustainability; corporate; responsibility; community; programs; esg - customer service; representative
Media training; spokesperson training; media interview training < Public relations
Spokesperson duties; spokesperson ~ctx; media interviews + media; press; interviews; company
Talent relations; celebrity endorsements; VIP relations; talent partnerships
Awards submissions; award entries
Science communication; public engagement with science; health communications; health promotion campaigns
Change communications; communications for change programmes; transformation communications
// research
Market research; marketing research; market studies; market researcher; conduct market research; market surveys; primary and secondary market research
Market analysis; market assessments; analyse markets
Market intelligence; market insights
Competitor analysis; competitive analysis; competitive intelligence; competitor research; competitive research; competitor benchmarking; competitive landscape; competitor monitoring; competitive benchmarking; competition analysis; competitive market analysis; battlecards < Market research
Consumer research; consumer insights; customer insights; consumer behaviour; customer research; shopper insights; buyer behaviour; consumer trends; customer behaviour < Market research
Survey design; surveys ~ctx; survey development; survey research; online surveys; customer surveys; conducting surveys; survey methodology; survey creation + survey; design; customer; data; respondents; research; conduct; online; questionnaires; analyze; employee - land; topographic; building; quantity; boundary; gps; site; condition
Questionnaire design; questionnaires ~ctx + survey; design; research; interviews; develop
Survey administration; survey data collection
Survey programming; CATI ~up; CAPI ~up; scripting surveys
Focus groups; focus group moderation; moderating focus groups; in-depth interviews; qualitative interviews; focus group facilitation; IDIs ~up < Market research; Qualitative research
Qualtrics; Qualtrics XM; Qualtrics surveys; Qualtrics CoreXM
SurveyMonkey; Momentive ~cap
Google Forms; Google Forms surveys
Microsoft Forms; MS Forms
Typeform
Jotform; JotForm forms
Confirmit; Forsta
Decipher survey; FocusVision Decipher
Medallia; Medallia Experience Cloud
Alchemer; SurveyGizmo
Syndicated data; syndicated research; IRI data; Circana; IRI/Nielsen
Nielsen data; NielsenIQ; Nielsen ~cap; Nielsen/IRI + data; iri; syndicated; market; retail; consumer; analytics; panel - jakob; heuristics
Kantar; Kantar Worldpanel
Mintel; Mintel reports
Euromonitor; Euromonitor Passport
GfK ~up; gfk ~up; GfK panel
MRI-Simmons; Simmons data
SPINS data; SPINS syndicated
Numerator panel; Numerator insights
Qualitative research; qualitative methods; qualitative market research; qualitative interviewing; qualitative and quantitative research
Qualitative data analysis; qualitative analysis; thematic analysis; content analysis research; coding qualitative data < Qualitative research
Ethnography; ethnographic research < Qualitative research
NVivo; NVivo coding < Qualitative data analysis
ATLAS.ti < Qualitative data analysis
MAXQDA < Qualitative data analysis
Dedoose; Dedoose coding < Qualitative data analysis
Secondary research; desk research; literature search for market; internet research; online research; web research; desktop research; web-based research
Concept testing; product concept testing; product testing research < Market research
Ad testing; copy testing research < Market research
Price testing; pricing research < Market research
Usage and attitude studies; U&A studies < Market research
Mystery shopping; secret shopping; mystery shopper
Consumer sensory evaluation; sensory panels
Customer satisfaction surveys; CSAT ~up; customer satisfaction measurement; customer satisfaction scores; customer satisfaction research
Net Promoter Score; NPS ~up; NPS surveys
Voice of the customer; VoC programs; voice of customer; VOC ~list + customer; feedback; survey; insights - organic; compounds; emissions
Customer feedback; customer feedback analysis; collecting customer feedback
Customer experience management; customer experience; CX ~up; CX strategy; customer experience strategy; CXM ~up; CX management; customer experience design; customer experience improvement; customer journey improvement
Market sizing; TAM SAM SOM; market size estimation < Market research
Market entry strategy; market entry; market expansion; new market entry
Market trends; market trend analysis; industry trends; trend spotting
Industry analysis; industry research; sector analysis
// events
Event management; event manager; event delivery; event operations; event execution; event logistics; special events; special event management; event organisation; organising events
Event planning; event planner; event coordination; event coordinator; event organisation and planning; event planning and management; event production planning; corporate events; corporate event planning; event scheduling; special events planning; event setup; event support < Event management
Conference planning; conferences ~ctx; conference management; conference organisation; meeting and event planning; meetings and events; conference coordination; organising conferences; conventions management; congress organisation; seminars ~ctx; MICE ~up < Event management + organize; plan; coordinate; events; exhibitions; workshops; attend; meetings - parent; teacher
Trade shows; trade show management; exhibitions management; trade fairs; tradeshows; expo management; trade show coordination; trade show planning; exhibitions and trade shows; exhibition planning
Virtual events; online events; hybrid events; virtual event production; virtual conferences < Event management
Venue sourcing; venue management; site selection for events; venue selection; venue coordination; venue booking; site inspections for events; venue contracts
Wedding planning; weddings ~ctx; wedding coordination; wedding planner; social events planning < Event management + planning; events; banquets; bridal; ceremonies; receptions
Event registration; attendee management; registration desk; event ticketing; guest list management; delegate management; RSVP management; event check-in
Cvent; Cvent event management; Cvent registration
Eventbrite; Eventbrite ticketing
Bizzabo; Splash events
Hopin; Hopin virtual events
ON24; ON24 webinars
Whova; vFairs; Swoogo
Sponsorship management; sponsorships ~ctx; sponsorship sales; corporate sponsorships; sponsorship activation; sponsor relations; securing sponsorship; sponsorship acquisition; sponsorship negotiation + event; corporate; events; partners; secure; sales; marketing; brands - visa; h1b; h-1b; immigration; alcoholics
Speaker management; speaker liaison; speaker coordination; keynote booking
Artist booking; talent booking; artist liaison
Festival management; festivals ~ctx; festival production < Event management + event; events; music; arts; film; food; production; culture; manage
Concert promotion; music events; concert production; live music promotion
Tour management; tour manager
Artist management; artist manager
Event budgeting; event cost control; event P&L; event vendor management; event suppliers; event contracts
Fundraising events; gala events; galas ~ctx; charity events; benefit events; auction events < Event management + fundraising; event; events; charity; donors; nonprofit
Digital communications; digital comms | Publications ~ctx; annual reports publications | Fact sheets | Factsheets | Human interest stories; human-interest stories | Success stories; impact stories; field stories | Donor visibility; visibility guidelines; branding guidelines donors | Win/loss interviews; win/loss analysis; win-loss analysis; win loss | Decks ~ctx | One-pagers | Analyst relations | Launch plans | Pricing and packaging | Event budgets; event budget; manage event budgets | Signage copy; signage ~ctx; event signage | Exhibition stands | Exhibitor management; delegate registration; sponsor management | Event run sheets | RFPs venues | Swapcard | Lead capture events | Agency management; agencies ~ctx; creative agencies; media agencies; manage agencies; agency briefs; briefing agencies | Brand plans | Market share | A&P budget | Commercial awareness brand | Media spend; media spend management; ad spend; monthly spend | Budget pacing | Incrementality; incrementality testing | Media mix modeling | Geo tests | Bid strategies | CPA targets | Landing page testing | Performance Max | Cloud pages; CloudPages | Automation Studio | Content Builder | Data Extensions | Email builds; build emails; emails ~ctx; email templates | A/B testing emails | Suppression lists | Spam Act | Preference centres | Consent management + marketing; campaign; campaigns; email; sms; build; automation; segmentation; paid; search; social; channels; sales; brand; creative; media; google; event; events; venues; suppliers; copy; content; stories; newsletters; donors; write; produce; press; meta; budgets; launch - respond; answer; capital; state; travel agencies; government; employment agencies; window display
flows ~ctx | email flows | organic ~ctx | influencers ~ctx | creators ~ctx | creator partnerships | ambassadors ~ctx | affiliates ~ctx | product pages | banners (in marketing); banners ~ctx | on-page | off-page | outreach ~ctx | traffic ~ctx | web traffic | conversion (in marketing); conversion ~ctx | impressions (in marketing); impressions ~ctx | engagement (in marketing); engagement ~ctx | engagement rates | open rates | click-through rates | Ometria | Attentive ~cap | Postscript | Yotpo | Okendo | Trustpilot | showroom events + campaigns; email; social; content; brand; digital; website; paid; seo; marketing; audience; posts; ads; traffic; channels; product
Later.com; Later scheduling; Later ~list < Social media; Social media management + campaigns; email; social; content; brand; digital; website; paid; seo; marketing; audience; posts; ads; traffic; channels; product
paid media | owned media | earned media | media plans | omnichannel campaigns | messaging ~ctx | personas (in marketing); personas ~ctx | customer acquisition marketing | community management | community building | copy editing | storytelling (marketing) | creative strategy | catalog production | video content | podcasts ~ctx | agency relationships | vendor management (marketing) | merchandising ~ctx | packaging launches + campaigns; brand; digital; content; media; email; social; marketing; paid; agency; product; audience; seo
inbox (in marketing); inbox ~ctx | push ~ctx | web push | abandoned cart | abandoned basket | browse abandonment | post-purchase; post-purchase flows | post-purchase emails | welcome series | welcome flows | onboarding journeys | reactivation campaigns + campaigns; email; push; crm; lifecycle; customers; subscribers; segments; brand; content; social; seo; paid; agency; audience; media; press; events; digital; marketing
transactional emails | Liquid (in marketing); Liquid ~list; Liquid templating | first-party data | zero-party data | third-party cookies | cookieless | consent ~ctx | cookie banners + campaigns; email; push; crm; lifecycle; customers; subscribers; segments; brand; content; social; seo; paid; agency; audience; media; press; events; digital; marketing
send calendar | campaign calendar | list hygiene | list cleaning | list growth | domain warming | holdout tests | control groups | incremental revenue
unsubscribe rates | RFM analysis | RFM segmentation | churn prevention | retention campaigns | propensity models | attribution models | UTM tagging | server-side tagging
nurture streams | Bloomreach
Airship ~list | Movable Ink | BlueConic | press lists | media lists + campaigns; email; push; crm; lifecycle; customers; subscribers; segments; brand; content; social; seo; paid; agency; audience; media; press; events; digital; marketing
crisis comms | speaking opportunities | bylines ~ctx | Roxhill + campaigns; email; push; crm; lifecycle; customers; subscribers; segments; brand; content; social; seo; paid; agency; audience; media; press; events; digital; marketing
community replies | PMax | Shopping campaigns | product feeds | negative keywords | creative testing
connected TV | radio campaigns | print ads | door drops | app installs | Adjust ~list + campaigns; email; push; crm; lifecycle; customers; subscribers; segments; brand; content; social; seo; paid; agency; audience; media; press; events; digital; marketing
digital PR | content briefs | site audits
in-app messages
`,
};
