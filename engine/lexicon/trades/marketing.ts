import type { TradeFile } from "../trade-file.ts";

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
Loyalty programs; loyalty marketing; loyalty schemes; customer loyalty programmes; rewards programs customer < Marketing
Referral marketing; referral programs marketing; word-of-mouth marketing; customer referral programs < Marketing
Guerrilla marketing; street marketing; street teams < Marketing
Experiential marketing; brand activations; experiential campaigns; experiential events < Marketing
Field marketing; field marketing campaigns; regional marketing; local marketing; localized marketing < Marketing
Trade marketing; channel marketing; shopper marketing; in-store marketing; trade marketing activities; retail marketing < Marketing
Partner marketing; co-marketing; partnership marketing; co-branded campaigns; alliance marketing < Marketing
Affiliate marketing; affiliate programs; affiliate management; affiliate networks; affiliate partnerships < Marketing
CJ Affiliate; Commission Junction < Marketing
Impact affiliate; Impact Radius < Marketing
Rakuten Advertising; ShareASale; Awin < Marketing
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
Promotional materials; marketing materials; promotional literature < Marketing
Marketing collateral; collateral development; sales collateral; collateral creation; marketing assets < Marketing
Merchandise marketing; branded merchandise; promotional products; giveaways and promotional items < Marketing
Promotions ~ctx; promotional campaigns; sales promotions; promotional activities; promotional strategy; promotional planning; consumer promotions; coupons and promotions; in-store promotions < Marketing + sales; marketing; retail; campaigns; pricing; store; brand; plan; events - promotion from; awarded; career; earned
Product marketing; product marketing management; product marketer; PMM ~list; product marketing strategy < Marketing + product; marketing; launch; positioning - acrylic; pmma
Go-to-market strategy; go-to-market; GTM ~list; GTM strategy; go to market plans; GTM execution < Marketing + strategy; launch; product; market; sales - google; tag
Product launches; new product launch; launch management; launch planning; product introductions; launch campaigns < Marketing
Product positioning; brand positioning; market positioning; positioning ~ctx < Marketing + brand; product; messaging; market; marketing; strategy - patient; gps; robot
Product messaging; messaging frameworks; positioning and messaging < Marketing
Value proposition; value proposition development < Marketing
Marketing mix; 4Ps of marketing < Marketing
Marketing mix modelling; media mix modelling; MMM ~up < Marketing
// brand
Brand management; brand manager; brand stewardship; brand portfolio management
Brand strategy; brand planning; brand development; brand strategy development; brand architecture < Brand management
Branding ~ctx; brand building; rebranding; corporate branding; rebrand; brand creation; branding strategy < Brand management + marketing; brand; design; logo; strategy; identity; advertising; social; digital; graphic; content; communications; packaging; experience; creative; product - cattle; livestock; hot iron
Brand awareness; brand visibility; brand recognition; raise brand awareness; build brand awareness < Brand management
Brand equity; brand health tracking; brand tracking; brand perception < Brand management
Brand voice; tone of voice; brand messaging; brand tone < Brand management
Brand marketing; consumer brand marketing; brand campaigns < Brand management
Employer branding; employee value proposition; EVP ~list; recruitment marketing < Brand management + employer; brand; talent; recruitment - executive; president
Reputation management; online reputation management; brand reputation; ORM reputation; review management; online reviews management < Brand management
Brand ambassador; brand ambassador programs; brand advocacy < Brand management
Licensing of brands; licensing programs < Brand management
// digital
Digital marketing; online marketing; internet marketing; e-marketing; digital marketing strategy; digital campaigns; web marketing; digital marketing campaigns; digital marketer; digital channels marketing; digital media marketing
Search engine optimization; SEO ~up; seo ~up; search engine optimisation strategy; SEO strategy; SEO optimization; organic search; SEO best practices; SEO techniques; search engine rankings; SEO analysis; SEO campaigns < Digital marketing
On-page SEO; on-page optimization; meta tags; meta descriptions; on-site SEO < Digital marketing
Off-page SEO; link building; backlinks; backlink building; link acquisition; off-site SEO < Digital marketing
Technical SEO; SEO audits; site audits SEO; schema markup; structured data markup; crawl analysis; technical SEO audits < Digital marketing
Local SEO; Google Business Profile; Google My Business; local search marketing; local listings management < Digital marketing
Keyword research; keyword analysis; keyword strategy; keyword planning; keyword optimization; keyword planner < Digital marketing
SEO copywriting; SEO content; SEO writing; SEO content writing; search-optimised content < Digital marketing
Generative engine optimization; answer engine optimization; AI search optimisation; GEO ~list; AEO ~list < Digital marketing + seo; search; ai; answer
SEMrush; SEMrush audits < Digital marketing
Ahrefs; Ahrefs tools < Digital marketing
Moz Pro; Moz ~list; SEOmoz < Digital marketing + seo; semrush; ahrefs; screaming frog; keyword
Screaming Frog; Screaming Frog SEO Spider < Digital marketing
Google Search Console; Search Console; Google Webmaster Tools; GSC ~list; webmaster tools < Digital marketing + seo; analytics; google; search
Bing Webmaster Tools; Bing search < Digital marketing
BrightEdge; BrightEdge SEO < Digital marketing
Conductor SEO; Conductor Searchlight < Digital marketing
Majestic SEO; Majestic backlinks < Digital marketing
Yoast SEO; Yoast < Digital marketing
Rank Math; RankMath < Digital marketing
SpyFu < Digital marketing
Ubersuggest; Neil Patel Ubersuggest < Digital marketing
Surfer SEO; SurferSEO < Digital marketing
Clearscope; MarketMuse < Digital marketing
Yext; Yext listings < Digital marketing
Google Trends; AnswerThePublic < Digital marketing
Search engine marketing; SEM ~list; paid search; search marketing; search engine advertising; paid search marketing; SEM/PPC; SEO/SEM + seo; ppc; google; adwords; search; marketing; social; paid; digital - microscopy; electron; microscope; tem; semester; edx
Pay-per-click advertising; PPC ~up; ppc ~up; pay per click; PPC campaigns; PPC management; cost per click; CPC ~list; PPC advertising; paid advertising < Search engine marketing + ppc; ads; adwords; google; cpm; cpa - certified; coding; procedure
Google Ads; Google AdWords; AdWords; Google PPC; Google advertising; Google Ads campaigns < Search engine marketing
Microsoft Advertising; Bing Ads; Microsoft Ads; Bing advertising < Search engine marketing
Google Shopping; Google Merchant Center; shopping ads; product feed management; Google Shopping campaigns; Merchant Center < Search engine marketing
Bid management; bid optimization; bidding strategies PPC; smart bidding; keyword bidding < Search engine marketing
Search Ads 360; SA360; DoubleClick Search < Search engine marketing
Kenshoo; Skai ~cap; Kenshoo bid management < Search engine marketing
Marin Software; Marin ~list; Marin bid management < Search engine marketing + ppc; sem; paid; kenshoo; search - county; san francisco
Apple Search Ads; ASA Apple ads < Search engine marketing
Amazon Advertising; Amazon Ads; Amazon PPC; Sponsored Products; Amazon Marketing Services; AMS Amazon < Search engine marketing
Amazon DSP; Amazon programmatic < Search engine marketing
Retail media; retail media networks; commerce media < Search engine marketing
Walmart Connect; Walmart Media < Search engine marketing
Display advertising; display ads; banner advertising; Google Display Network; GDN ~up; online display; display campaigns
Programmatic advertising; programmatic buying; programmatic media; programmatic ~ctx; real-time bidding; RTB ~up; programmatic display < Display advertising + display; advertising; ad; media; ads; buying; dsp; paid; campaigns
Demand-side platforms; DSP media buying; DSP advertising < Display advertising
Display & Video 360; DV360; DoubleClick Bid Manager; Google DV360; DBM ~up < Display advertising
The Trade Desk; Trade Desk DSP < Display advertising
Google Campaign Manager; Campaign Manager 360; CM360; DoubleClick Campaign Manager; DCM ~list; DoubleClick < Display advertising + advertising; trafficking; google; dv360; ad
Google Ad Manager; DoubleClick for Publishers; DFP ~list; GAM ~list; DoubleClick DFP < Display advertising + ad; publishers; trafficking; google; inventory; advertising
Ad operations; ad ops; ad trafficking; campaign trafficking; AdOps; ad serving; advertising operations < Display advertising
Retargeting; remarketing; dynamic retargeting; retargeting campaigns; remarketing campaigns < Display advertising
Criteo; Criteo retargeting < Display advertising
AdRoll < Display advertising
Native advertising; native ads; content discovery ads < Display advertising
Taboola; Taboola ads < Display advertising
Outbrain; Outbrain ads < Display advertising
Xandr; AppNexus < Display advertising
MediaMath; MediaMath DSP < Display advertising
Supply-side platforms; SSP advertising; sell-side platforms < Display advertising
Header bidding; prebid < Display advertising
Ad verification; brand safety; IAS ad verification; DoubleVerify; viewability < Display advertising
Facebook Pixel; Meta Pixel; Conversions API; tracking pixels < Display advertising
Ad copy; ad copywriting; ad copy writing; advertising copy; ad creation; ad creative testing < Display advertising
Advertising; advertising campaigns; advertising strategy; print advertising; online advertising; digital advertising; advertisements ~ctx; advertising management; ad campaigns; newspaper advertising; advertising agency experience + print; online; create; design; social; newspaper; radio; media; copy
Media planning; media planning and buying; media planner; media strategy planning < Advertising
Media buying; media purchasing; ad buying; media negotiation < Advertising
Outdoor advertising; OOH advertising; out-of-home advertising; billboard advertising < Advertising
Digital out-of-home; DOOH < Advertising
TV advertising; television commercials; broadcast advertising; television advertising < Advertising
Radio advertising; radio ads; radio spots < Advertising
Connected TV advertising; CTV ~up; OTT advertising < Advertising
Media sales; advertising sales; ad sales; selling advertising space; advertising space sales < Advertising
Traditional media; print media; offline media; offline marketing < Advertising
Above the line; ATL/BTL; below the line marketing; ATL marketing; BTL marketing; through-the-line < Advertising
Traffic generation; web traffic growth; website traffic; increase web traffic; lead traffic generation < Advertising
Conversion rate optimization; CRO ~list; conversion optimization; website conversion; landing page optimization; conversion rate; funnel optimization + conversion; landing; a/b; testing; optimization; website; marketing - contract; clinical; research organization; cfo
A/B testing; split testing; multivariate testing; A/B split testing < Conversion rate optimization
Landing pages; landing page creation; landing page development; landing page builder < Conversion rate optimization
Unbounce; Unbounce pages < Conversion rate optimization
Instapage < Conversion rate optimization
Leadpages < Conversion rate optimization
ClickFunnels < Conversion rate optimization
Optimizely; Optimizely experimentation < Conversion rate optimization
VWO ~up; Visual Website Optimizer < Conversion rate optimization
AB Tasty; ABTasty < Conversion rate optimization
Google Optimize; Google Optimize 360 < Conversion rate optimization
Personalization ~ctx; website personalization; personalised marketing; personalised content; dynamic content; marketing personalisation < Conversion rate optimization + website; content; marketing; email; customer; segmentation; data
Dynamic Yield; DynamicYield < Conversion rate optimization
Monetate; Kibo personalisation < Conversion rate optimization
Web content management for marketing; website content management; web content; website content; web copy management < Conversion rate optimization
Website optimization; site optimisation; user engagement on website < Conversion rate optimization
Heatmaps; session recordings; click maps < Conversion rate optimization
Web analytics; website analytics; digital analytics; site analytics; web traffic analysis; web metrics; online analytics; website metrics
Google Analytics; GA4 ~up; Google Analytics 4; GA360; Google Analytics 360; Universal Analytics < Web analytics
Adobe Analytics; Omniture; SiteCatalyst; Adobe Omniture; Adobe SiteCatalyst < Web analytics
Google Tag Manager; GTM Google; GTM tagging < Web analytics
Tag management; tag manager; tag management systems < Web analytics
Adobe Target; Test & Target; Adobe Test and Target < Web analytics
Adobe Launch; Adobe DTM; Dynamic Tag Management < Web analytics
Adobe Experience Platform; AEP Adobe; Adobe Real-Time CDP < Web analytics
Hotjar; Hotjar heatmaps < Web analytics
Crazy Egg; CrazyEgg < Web analytics
Microsoft Clarity; Clarity heatmaps < Web analytics
Matomo; Piwik; Matomo analytics < Web analytics
Webtrends; WebTrends analytics < Web analytics
Coremetrics; IBM Coremetrics < Web analytics
Chartbeat; Chartbeat analytics < Web analytics
Parse.ly; Parsely analytics < Web analytics
Comscore; comScore Media Metrix < Web analytics
Audience measurement; Nielsen ratings; audience ratings < Web analytics
SimilarWeb < Web analytics
UTM tracking; UTM parameters; campaign tracking; URL tagging; conversion tracking; pixel tracking < Web analytics
Attribution modeling; marketing attribution; multi-touch attribution; attribution analysis < Web analytics
AppsFlyer < Web analytics
Adjust mobile; Adjust attribution < Web analytics
Branch.io; Branch metrics < Web analytics
Kochava; Kochava attribution < Web analytics
Mobile attribution; mobile measurement partners < Web analytics
Marketing analytics; marketing metrics; campaign analytics; marketing data analysis; marketing performance analysis; marketing KPIs; campaign performance; campaign reporting; campaign analysis; marketing reporting; marketing performance reporting; marketing effectiveness < Web analytics
Marketing dashboards; marketing data connectors < Web analytics
Supermetrics < Web analytics
Funnel.io; Funnel data hub < Web analytics
Customer lifetime value; CLV ~up; LTV ~list; lifetime value modelling < Web analytics + customer; cac; acquisition; retention; marketing - loan; mortgage
Customer acquisition; customer acquisition cost; acquire new customers; user acquisition; customer acquisition strategies < Web analytics
Cost per acquisition; CPA/CPL; cost per lead; CPL ~up < Web analytics
// email and automation
Email marketing; email campaigns; email marketing campaigns; email campaign management; newsletters ~ctx; e-newsletters; email newsletters; drip campaigns; eDM ~up; edm ~up; email blasts; email automation; email nurture campaigns; e-blasts; EDMs ~up; email strategy; eblasts; email program + email; marketing; create; write; social; monthly; company; content; subscribers
Email deliverability; deliverability ~ctx; inbox placement; IP warming; sender reputation < Email marketing + email; inbox; spam; esp
Email service providers; ESP ~list; email platforms < Email marketing + email; mailchimp; marketing; deliverability - electric; pump; submersible; english
Mailchimp; MailChimp campaigns < Email marketing
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
SendGrid; Twilio SendGrid < Email marketing
Mailgun; Mailgun API < Email marketing
Postmark email; Postmark app < Email marketing
Amazon Pinpoint; AWS Pinpoint < Email marketing
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
Journey Builder; SFMC Journey Builder < Marketing automation
AMPscript < Marketing automation
Adobe Campaign; Neolane; Adobe Campaign Classic < Marketing automation
Adobe Journey Optimizer; AJO Adobe < Marketing automation
Adobe Experience Cloud; Adobe Marketing Cloud < Marketing automation
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
Segmentation ~ctx; customer segmentation; audience segmentation; market segmentation; list segmentation; audience targeting; customer segments; targeting and segmentation; target audience identification; audience building < Marketing automation + customer; audience; market; targeting; marketing; email; campaigns; list; crm - image; semantic; network
Customer journey orchestration; journey orchestration; automated customer journeys; trigger campaigns; triggered emails < Marketing automation
List building; email list growth; list management; subscriber growth; mailing lists; contact list management; mailing list management < Marketing automation
CAN-SPAM; CAN-SPAM compliance; email compliance; CASL ~up; GDPR marketing compliance; consent marketing < Marketing automation
Lead generation; generate leads; lead gen; leadgen; lead generation campaigns; online lead generation
Demand generation; demand gen; demand creation; B2B demand generation; demand generation campaigns < Lead generation
Lead nurturing; nurture campaigns; lead nurturing campaigns < Lead generation
Lead scoring; lead scoring models < Lead generation
Lead management; lead routing; lead handoff; lead tracking < Lead generation
Marketing qualified leads; MQLs ~up; MQL/SQL; MQL ~up < Lead generation
Account-based marketing; ABM ~up; ABM campaigns; account based marketing strategy; ABM platforms < Lead generation
6sense < Lead generation
Demandbase < Lead generation
Terminus ABM; RollWorks < Lead generation
Bombora; intent data < Lead generation
Gated content; lead magnets; ebooks marketing < Lead generation
Webinars ~ctx; webinars for marketing; webinar marketing; webinar production; webinar hosting < Lead generation + marketing; content; host; create; events; produce; demand; organize; develop
// social
Social media; social media platforms; social networks; social platforms; social media channels; social media accounts; social channels
Social media management; social media manager; manage social media accounts; social media coordination; social media administration; social media posting; social media updates < Social media
Social media marketing; SMM ~up; social marketing; social media campaigns; social campaigns; social media promotion; marketing on social media < Social media
Social media strategy; social strategy; social media planning; social media content calendar < Social media
Social media advertising; paid social; social ads; social advertising; paid social media; paid social campaigns; social media ads < Social media
Social media content; social media content creation; social content; social posts; social media posts; reels creation; Instagram Reels; social copy < Social media
Social media analytics; social media metrics; social media reporting; social analytics; social insights; social media analysis; social media measurement < Social media
Social listening; social media monitoring; social monitoring; brand monitoring; online listening < Social media
Community management (online); community engagement online; online communities; forum moderation; moderating comments; community moderation < Social media
Organic social; organic social media; organic social growth; organic reach < Social media
User-generated content; UGC ~up; UGC campaigns < Social media
Content moderation; trust and safety; moderating content; content review policy < Social media
Social selling marketing; employee advocacy; employee advocacy programs; executive social media < Social media
Facebook ~cap; Facebook pages; Facebook page management; Facebook Business Page; Facebook groups; Meta platforms < Social media + social; instagram; twitter; linkedin; ads; marketing; media
Facebook Ads; Facebook advertising; Meta Ads; Meta advertising; Facebook Ads Manager; Meta Ads Manager; Facebook Business Manager; Meta Business Suite; Meta Business Manager; Facebook/Instagram ads; Facebook marketing; FB Ads; Facebook Blueprint; Facebook campaigns < Social media
Instagram; Instagram marketing; IG marketing; Instagram Stories; Instagram ads; Instagram content < Social media
Twitter; Twitter marketing; Twitter Ads; X (Twitter); tweets ~ctx < Social media + social; twitter; facebook; content; media
LinkedIn; LinkedIn marketing; Linked In; LinkedIn content; LinkedIn posts < Social media
LinkedIn Ads; LinkedIn advertising; LinkedIn Campaign Manager; LinkedIn Marketing Solutions < Social media
TikTok; TikTok marketing; TikTok videos; TikTok content < Social media
TikTok Ads; TikTok Ads Manager; TikTok for Business; TikTok Shop < Social media
YouTube; YouTube channel; YouTube marketing; YouTube SEO; YouTube channel management; YouTube Studio; YouTube content < Social media
YouTube Ads; video advertising; TrueView ads; online video ads; YouTube advertising < Social media
Pinterest; Pinterest Ads; Pinterest marketing < Social media
Snapchat; Snapchat Ads; Snap Ads < Social media
Reddit ~cap; Reddit marketing; Reddit Ads < Social media + social; quora; twitter; discord; community
Quora ~cap; Quora Ads; Quora marketing < Social media + social; reddit; ads; seo
WhatsApp marketing; WhatsApp Business < Social media
WeChat; WeChat marketing; Weixin < Social media
Weibo; Sina Weibo < Social media
Xiaohongshu; RedNote; Little Red Book < Social media
Discord ~list; Discord community; Discord moderation; Discord server management < Social media + community; moderation; twitter; telegram; slack; web3; reddit - conflict
Telegram community; Telegram groups < Social media
Mastodon ~cap; Mastodon social < Social media
Bluesky; Bluesky social < Social media
Tumblr; Tumblr blogs < Social media
Twitch ~cap; Twitch streaming; Twitch.tv < Social media + streaming; youtube; gaming; live; obs - muscle; fast; slow
Hootsuite; HootSuite scheduling < Social media
Sprout Social; SproutSocial < Social media
Buffer ~list; Buffer app; Buffer scheduling < Social media + hootsuite; social; sprout; scheduling - solution; preparation; stock; zone; ph; inventory
Later.com; Later scheduling < Social media
Planoly; Planoly planner < Social media
Sprinklr; Sprinklr social < Social media
Khoros; Spredfast; Lithium social < Social media
Salesforce Social Studio; Radian6 < Social media
Brandwatch; Crimson Hexagon < Social media
Talkwalker < Social media
NetBase; Netbase Quid < Social media
Mention.com; Mention monitoring < Social media
Meltwater; Meltwater media monitoring < Social media
Agorapulse < Social media
Sendible; Sendible scheduling < Social media
SocialPilot < Social media
Loomly; Loomly calendar < Social media
TweetDeck; X Pro TweetDeck < Social media
CreatorIQ < Social media
Upfluence; Grin influencer < Social media
AspireIQ; Traackr < Social media
Linktree; link in bio < Social media
Social media crisis management; social media customer service; social customer care; responding to comments on social media < Social media
// content and copy
Content marketing; content strategy and marketing; content marketing strategy; content-led marketing; content distribution; content syndication
Content strategy; content strategist; content planning; editorial strategy; content roadmap; content audits; content governance < Content marketing
Content creation; content development; content production; digital content creation; content creator; content generation; digital content; original content; create engaging content < Content marketing
Content writing; web content writing; website content writing; article writing; content writer; web writing; online content writing < Content marketing
Content management; content administration; content publishing; web publishing; content updates; content uploading; content curation < Content marketing
Content calendar; editorial calendar; editorial planning; publishing calendar; posting schedule < Content marketing
Copywriting; copy writing; copywriter; marketing copy; web copy; sales copy; creative copywriting; advertising copywriting; persuasive copy; direct response copywriting; brand copywriting; headline writing < Content marketing
Copyediting; line editing; copy editor; substantive editing; developmental editing; subediting; manuscript editing < Content marketing
Proofreading ~ctx; proofing ~ctx; proofread ~ctx; proofreader; editing and proofreading; proofread documents < Content marketing + editing; copy; content; documents; writing; grammar; skills; reports; typing; correspondence; materials; english; data; articles; attention; text; experience; publications - bread; dough; baking; fire; digital
Blogging ~ctx; blog writing; blog posts; blog management; blogs ~ctx; blogger; writing blog posts; blog articles; corporate blogging; blog content; guest posting < Content marketing + write; writing; content; social; website; articles; create; manage; seo; marketing; copywriting; email; newsletters; media; digital
Ghostwriting; ghost writing; executive ghostwriting; byline articles < Content marketing
Speechwriting; speech writing; drafting speeches < Content marketing
Thought leadership; thought leadership content; executive communications; thought leadership articles < Content marketing
Storytelling ~ctx; brand storytelling; narrative storytelling; story telling; visual storytelling; digital storytelling; corporate storytelling < Content marketing + visual; content; video; brand; data; writing; creative; narrative; marketing; digital; communication; skills; social; media; design; children
Case study writing; case studies ~ctx; customer success stories; customer case studies; testimonials ~ctx; customer testimonials < Content marketing + write; marketing; content; customer; blogs; white papers; create; sales
White paper writing; e-book writing; long-form content; long-form writing < Content marketing
Newsletter writing; newsletter creation; newsletter production; internal newsletters; company newsletter; newsletter editing; newsletter development < Content marketing
Creative writing; fiction writing; creative writer; poetry writing; short stories < Content marketing
Feature writing; feature articles; magazine writing < Content marketing
Editing ~ctx; editorial skills; content editing; editorial management; editorial work; editing skills; editor skills; text editing; editing and writing < Content marketing + copy; content; writing; articles; proofreading; editorial; manuscripts; news; publications; magazine; blog - video; film; photo; gene; audio; image
Book publishing; publishing industry; editorial production; academic publishing; publications management; manuscript preparation < Content marketing
Acquisitions editing; commissioning editor; commissioning titles < Content marketing
Magazine publishing; magazine production < Content marketing
Journalism ~ctx; journalist ~ctx; reporter skills; news journalism < Content marketing + degree; news; english; communications; experience; media; writing; reporting; marketing; editorial; background; broadcast; editor; newspaper; print; digital
News writing; reporting news; newswriting; news gathering; newsgathering < Content marketing
Broadcast journalism; television journalism < Content marketing
Investigative journalism; investigative reporting < Content marketing
Multimedia journalism; video journalism < Content marketing
Data journalism; data-driven journalism < Content marketing
Fact-checking < Content marketing
AP style; Associated Press style; AP Stylebook; AP style guide; AP Style writing < Content marketing
Chicago Manual of Style; Chicago style; CMOS style guide < Content marketing
MLA style; MLA format < Content marketing
APA style; APA format; APA 7 < Content marketing
Technical writing; technical writer; technical authoring; technical documentation; writing technical documents; documentation writing; technical communication < Content marketing
User manuals; user guides; instruction manuals; product documentation; end-user documentation; user documentation; installation guides; technical manuals < Content marketing
Online help; help authoring; context-sensitive help < Content marketing
MadCap Flare; MadCap < Content marketing
DITA ~up; DITA XML; Darwin Information Typing Architecture < Content marketing
Structured authoring; topic-based authoring; single-sourcing < Content marketing
oXygen XML; oXygen XML Editor < Content marketing
Arbortext Editor; Arbortext; PTC Arbortext < Content marketing
XMetaL; XMetal author < Content marketing
Paligo; Paligo CCMS < Content marketing
Simplified Technical English; ASD-STE100; STE100 < Content marketing
Healthcare writing; health writing; healthcare copywriting < Content marketing
Content localization; localising content; marketing translation < Content marketing
Video marketing; video content marketing; video SEO; video campaigns < Content marketing
Podcast marketing; podcast advertising < Content marketing
Visual content creation; visual content; content design for social; photo content < Content marketing
Grammarly; Grammarly editor < Content marketing
Copyscape; plagiarism checking tools < Content marketing
Hemingway Editor; ProWritingAid < Content marketing
AI copywriting; AI content generation; AI content creation < Content marketing
Jasper AI; Jasper.ai < Content marketing
Copy.ai; Writesonic < Content marketing
Content optimization; content optimisation for search; content performance; content analytics; content ROI < Content marketing
// PR and communications
Public relations; PR ~list; P.R. ~up; PR campaigns; PR strategy; public relations campaigns; PR and communications; PR management; public relations strategy; publicity ~ctx; publicist + media; press; communications; marketing; social; events; agency; advertising; brand; releases; campaigns - puerto; rico; pull; request; pr interval; permanent; resident
Media relations; press relations; journalist relations; media outreach; media liaison; media pitching; press office; pitching stories; press outreach; media engagement; media contacts; press contacts; media inquiries; media enquiries; press enquiries; media relations strategy < Public relations
Press releases; writing press releases; news releases; press kits; media kits; media releases; press materials; drafting press releases < Public relations
Press conferences; media events; media briefings; press events; press briefings; news conferences < Public relations
Media monitoring; press monitoring; media coverage analysis; media analysis; media clippings; press clippings; media tracking < Public relations
Cision; Cision database; Vocus < Public relations
PR Newswire; Business Wire; newswire distribution < Public relations
Muck Rack; MuckRack < Public relations
Gorkana; Cision Gorkana < Public relations
Crisis communications; crisis management PR; issues management; crisis PR; issues and crisis management; reputation crisis < Public relations
Corporate communications; corporate comms; organisational communications < Public relations
External communications; external comms < Public relations
Communications strategy; strategic communications; communications planning; communications campaigns < Public relations
Communications management; communications manager < Public relations
Internal communications; internal comms; staff communications; employee engagement communications < Public relations
Intranet management; intranet content; company intranet; intranets < Public relations
Executive communication support; speechwriting for executives; CEO communications; executive messaging < Public relations
Financial communications; investor communications; annual reports writing < Public relations
Public information; public information officer; government communications; public sector communications < Public relations
Voter outreach; campaign field organising; canvassing ~ctx < Public relations + voters; political; campaign; door; advocacy; fundraising; outreach
Community relations; community liaison; community partnerships; community involvement programs < Public relations
Community outreach; outreach programs; outreach events; public outreach; outreach activities; stakeholder outreach < Public relations
Community engagement; public engagement < Public relations
Corporate social responsibility; CSR programs; corporate citizenship; corporate responsibility; CSR initiatives < Public relations + sustainability; corporate; responsibility; community; programs; esg - customer service; representative
Media training; spokesperson training; media interview training < Public relations
Spokesperson duties; spokesperson ~ctx; media interviews < Public relations + media; press; interviews; company
Influencer and celebrity relations; talent relations; celebrity endorsements; VIP relations; talent partnerships < Public relations
Awards submissions; award entries < Public relations
Science communication; public engagement with science; health communications; health promotion campaigns < Public relations
Change communications; communications for change programmes; transformation communications < Public relations
// research
Market research; marketing research; market studies; market researcher; conduct market research; market surveys; primary and secondary market research
Market analysis; market assessments; analyse markets < Market research
Market intelligence; market insights < Market research
Competitor analysis; competitive analysis; competitive intelligence; competitor research; competitive research; competitor benchmarking; competitive landscape; competitor monitoring; competitive benchmarking; competition analysis; competitive market analysis; battlecards < Market research
Consumer research; consumer insights; customer insights; consumer behaviour; customer research; shopper insights; buyer behaviour; consumer trends; customer behaviour < Market research
Survey design; surveys ~ctx; survey development; survey research; online surveys; customer surveys; conducting surveys; survey methodology; survey creation < Market research + survey; design; customer; data; respondents; research; conduct; online; questionnaires; analyze; employee - land; topographic; building; quantity; boundary; gps; site; condition
Questionnaire design; questionnaires ~ctx < Market research + survey; design; research; interviews; develop
Survey administration; survey data collection < Market research
Survey programming; CATI ~up; CAPI ~up; scripting surveys < Market research
Focus groups; focus group moderation; moderating focus groups; in-depth interviews; qualitative interviews; focus group facilitation; IDIs ~up < Market research
Qualtrics; Qualtrics XM; Qualtrics surveys; Qualtrics CoreXM < Market research
SurveyMonkey; Momentive ~cap < Market research
Google Forms; Google Forms surveys < Market research
Microsoft Forms; MS Forms < Market research
Typeform < Market research
Jotform; JotForm forms < Market research
Confirmit; Forsta < Market research
Decipher survey; FocusVision Decipher < Market research
Medallia; Medallia Experience Cloud < Market research
Alchemer; SurveyGizmo < Market research
Syndicated data; syndicated research; IRI data; Circana; IRI/Nielsen < Market research
Nielsen data; NielsenIQ; Nielsen ~cap; Nielsen/IRI < Market research + data; iri; syndicated; market; retail; consumer; analytics; panel - jakob; heuristics
Kantar; Kantar Worldpanel < Market research
Mintel; Mintel reports < Market research
Euromonitor; Euromonitor Passport < Market research
GfK ~up; gfk ~up; GfK panel < Market research
MRI-Simmons; Simmons data < Market research
SPINS data; SPINS syndicated < Market research
Numerator panel; Numerator insights < Market research
Qualitative research; qualitative methods; qualitative market research; qualitative interviewing; qualitative and quantitative research < Market research
Qualitative data analysis; qualitative analysis; thematic analysis; content analysis research; coding qualitative data < Market research
Ethnography; ethnographic research < Market research
NVivo; NVivo coding < Market research
ATLAS.ti < Market research
MAXQDA < Market research
Dedoose; Dedoose coding < Market research
Secondary research; desk research; literature search for market; internet research; online research; web research; desktop research; web-based research < Market research
Concept testing; product concept testing; product testing research < Market research
Ad testing; copy testing research < Market research
Price testing; pricing research < Market research
Usage and attitude studies; U&A studies < Market research
Mystery shopping; secret shopping; mystery shopper < Market research
Sensory evaluation consumer; sensory panels < Market research
Customer satisfaction surveys; CSAT ~up; customer satisfaction measurement; customer satisfaction scores; customer satisfaction research < Market research
Net Promoter Score; NPS ~up; NPS surveys < Market research
Voice of the customer; VoC programs; voice of customer; VOC ~list < Market research + customer; feedback; survey; insights - organic; compounds; emissions
Customer feedback; customer feedback analysis; collecting customer feedback < Market research
Customer experience management; customer experience; CX ~up; CX strategy; customer experience strategy; CXM ~up; CX management; customer experience design; customer experience improvement; customer journey improvement < Market research
Market sizing; TAM SAM SOM; market size estimation < Market research
Market entry strategy; market entry; market expansion; new market entry < Market research
Market trends; market trend analysis; industry trends; trend spotting < Market research
Industry analysis; industry research; sector analysis < Market research
// events
Event management; event manager; event delivery; event operations; event execution; event logistics; special events; special event management; event organisation; organising events
Event planning; event planner; event coordination; event coordinator; event organisation and planning; event planning and management; event production planning; corporate events; corporate event planning; event scheduling; special events planning; event setup; event support < Event management
Conference planning; conferences ~ctx; conference management; conference organisation; meeting and event planning; meetings and events; conference coordination; organising conferences; conventions management; congress organisation; seminars ~ctx; MICE ~up < Event management + organize; plan; coordinate; events; exhibitions; workshops; attend; meetings - parent; teacher
Trade shows; trade show management; exhibitions management; trade fairs; tradeshows; expo management; trade show coordination; trade show planning; exhibitions and trade shows; exhibition planning < Event management
Virtual events; online events; hybrid events; virtual event production; virtual conferences < Event management
Venue sourcing; venue management; site selection for events; venue selection; venue coordination; venue booking; site inspections for events; venue contracts < Event management
Wedding planning; weddings ~ctx; wedding coordination; wedding planner; social events planning < Event management + planning; events; banquets; bridal; ceremonies; receptions
Event registration; attendee management; registration desk; event ticketing; guest list management; delegate management; RSVP management; event check-in < Event management
Cvent; Cvent event management; Cvent registration < Event management
Eventbrite; Eventbrite ticketing < Event management
Bizzabo; Splash events < Event management
Hopin; Hopin virtual events < Event management
ON24; ON24 webinars < Event management
Whova; vFairs; Swoogo < Event management
Sponsorship management; sponsorships ~ctx; sponsorship sales; corporate sponsorships; sponsorship activation; sponsor relations; securing sponsorship; sponsorship acquisition; sponsorship negotiation < Event management + event; corporate; events; partners; secure; sales; marketing; brands - visa; h1b; h-1b; immigration; alcoholics
Speaker management; speaker liaison; speaker coordination; keynote booking < Event management
Artist booking; talent booking; artist liaison < Event management
Festival management; festivals ~ctx; festival production < Event management + event; events; music; arts; film; food; production; culture; manage
Concert promotion; music events; concert production; live music promotion < Event management
Tour management; tour manager < Event management
Artist management; artist manager < Event management
Event budgeting; event cost control; event P&L; event vendor management; event suppliers; event contracts < Event management
Fundraising events; gala events; galas ~ctx; charity events; benefit events; auction events < Event management + fundraising; event; events; charity; donors; nonprofit
`,
};
