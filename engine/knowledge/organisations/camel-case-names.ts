import { readWords } from "../../text/word-set.ts";

/** Names with a capital inside that no lexicon of skills need hold: employers, sites, surnames' beginnings. */
export const CAMEL_CASE_NAMES = readWords(`
AutoZone BambooHR BlackRock BlackBerry BlackLine BuzzFeed CareerBuilder CareFirst CenturyLink ChatGPT CitiBank CoStar
CommScope CrowdStrike DaVita DeepMind DocuSign DoorDash DreamWorks DuPont eBay eCommerce eLearning EasyJet EcoVadis
EdTech EmblemHealth EveryDay FactSet FedEx FinTech FireEye FitBit FoodTech GameStop GitHub GitLab GlassDoor GlaxoSmithKline
GoDaddy GoFundMe HealthCare HealthTech HelloFresh HireVue HomeGoods HubSpot InfoSys InfoTech InsurTech iPhone iPad iCloud
JavaScript JetBlue JobServe JotForm KeyBank LegalTech LexisNexis LinkedIn LiveRamp LogMeIn LumenTech MarTech MasterCard
McDonald MedTech MetLife MicroStrategy MongoDB MoneyGram MySpace NetApp NetSuite NextGen NordVPN NorthShore OfficeMax OneDrive
OneNote OpenAI OpenText OpenTable PagerDuty PayPal PepsiCo PetSmart PlayStation PowerPoint PowerShell PricewaterhouseCoopers
PropTech PyTorch QuickBooks RadioShack RedHat RegTech RetailMeNot RingCentral RiteAid SalesForce SaaS ScotiaBank ServiceNow
SharePoint ShopRite SiriusXM SkillBridge SlideShare SmartRecruiters SnapChat SolarWinds SoundCloud SpaceX SpringBoot
StackOverflow StarTek StubHub SunTrust SurveyMonkey SwissRe TaskRabbit TeamViewer TechCrunch TikTok TripAdvisor TrueCar
TurboTax TypeScript UnitedHealth UnitedHealthcare UserTesting VistaPrint VMware WalMart WebEx WeWork WellCare WhatsApp
WordPress WorkSafe XenApp YouGov YouTube ZipRecruiter ZoomInfo
`);
