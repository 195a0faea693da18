import type { TradeFile } from "../trade-file.ts";

/** Design: graphic, product and interaction design, video, audio, photography, print, fashion and interiors. */
export const design: TradeFile = {
  trade: "design",
  kind: "hard",
  lines: `
// tools
Adobe Creative Suite; Adobe Creative Cloud; Creative Cloud; Adobe CC; Adobe CS; Creative Suite; Adobe Suite; Adobe CS6; Adobe design suite; Adobe programs; Adobe software; Adobe products; Adobe applications
Adobe Photoshop; Photoshop; Adobe Photoshop CC; PS ~list; Photoshop CS6 < Adobe Creative Suite + illustrator; indesign; ai; adobe; lightroom; premiere; design
Adobe Illustrator; Illustrator ~cap; Illustrator CC; Adobe Illustrator CC < Adobe Creative Suite + photoshop; indesign; adobe; vector; logo; corel; graphics; creative - book; freelance
Adobe InDesign; InDesign; Adobe InDesign CC < Adobe Creative Suite
Adobe XD; XD ~list; Adobe Experience Design < Adobe Creative Suite + figma; sketch; wireframes; prototyping; ui; ux; invision
Adobe After Effects; After Effects; AfterEffects; Adobe AE; After FX < Adobe Creative Suite
Adobe Premiere Pro; Premiere Pro; Adobe Premiere; Premiere ~list; Premier Pro; Adobe Premier Pro; Premiere CC < Adobe Creative Suite + photoshop; after effects; final cut; video; editing; avid; davinci - league; event
Adobe Lightroom; Lightroom; Lightroom Classic < Adobe Creative Suite
Adobe Dreamweaver; Dreamweaver; Macromedia Dreamweaver < Adobe Creative Suite
Adobe Acrobat; Acrobat ~cap; Adobe Acrobat Pro; Acrobat Pro; Adobe PDF; Adobe Reader; Acrobat DC; PDF editing; Adobe Acrobat DC < Adobe Creative Suite + adobe; pdf; word; excel; photoshop; office
Adobe Animate; Adobe Flash; Flash ~list; Macromedia Flash; Flash Professional; Adobe Flash CS6 < Adobe Creative Suite + actionscript; dreamweaver; animation; photoshop; html; macromedia - point; flood; sale
Adobe Audition; Audition ~list; Cool Edit Pro < Adobe Creative Suite + premiere; audio; pro tools; logic; adobe; sound - dance; acting; casting
Adobe Bridge; Bridge CC < Adobe Creative Suite
Adobe Fireworks; Macromedia Fireworks < Adobe Creative Suite
Adobe Captivate; Captivate ~list; Adobe Captivate Classic < Adobe Creative Suite + storyline; articulate; camtasia; elearning; e-learning
Adobe Express; Adobe Spark < Adobe Creative Suite
Adobe Firefly; Photoshop Generative Fill < Adobe Creative Suite
Adobe Substance 3D; Adobe Substance; Allegorithmic < Adobe Creative Suite
Substance Painter; Adobe Substance Painter < Adobe Creative Suite
Substance Designer; Adobe Substance Designer < Adobe Creative Suite
Adobe Dimension; Dimension CC < Adobe Creative Suite
Adobe Aero; Aero AR < Adobe Creative Suite
Adobe FrameMaker; FrameMaker < Adobe Creative Suite
Adobe Character Animator; Character Animator < Adobe Creative Suite
Adobe Fresco; Fresco app < Adobe Creative Suite
Adobe Media Encoder; Media Encoder < Adobe Creative Suite
Adobe RoboHelp; RoboHelp < Adobe Creative Suite
Adobe InCopy; InCopy < Adobe Creative Suite
Figma; Figma design; FigJam; Figma prototyping; Figma components; Figma Dev Mode; Figma Auto Layout < UI design
Sketch ~list; Sketch App; Bohemian Sketch; Sketch for Mac; SketchApp < UI design + figma; invision; zeplin; adobe; xd; ui; ux; wireframes; prototyping; photoshop; axure; abstract - comedy; pencil; artist; pad; composite; hand
InVision; InVision Studio; InVisionApp; InVision prototyping < UI design
Axure; Axure RP; Axure prototypes < UI design
Balsamiq; Balsamiq Mockups; Balsamiq wireframes < UI design
Zeplin; Zeplin handoff < UI design
Marvel App; Marvel prototyping < UI design
Framer ~list; Framer X; Framer.js; Framer sites < UI design + figma; prototype; sketch; webflow; prototyping - carpenter; timber; wall; house; wood; picture
Principle for Mac; Principle prototyping < UI design
ProtoPie; Proto.io; ProtoPie prototypes < UI design
UXPin < UI design
Origami Studio; Facebook Origami < UI design
Flinto; Flinto prototyping < UI design
OmniGraffle < UI design
Whimsical ~cap; Whimsical wireframes < UI design
Abstract design versioning; Abstract ~list < UI design + sketch; figma; zeplin; versioning - submission; conference; research
Penpot; Penpot design < UI design
Uizard; Uizard AI < UI design
Maze ~list; Maze usability testing; Maze.co < UI design + figma; usability; usertesting; ux; research
Mural ~list; MURAL collaboration; Mural boards; Mural.co < UI design + miro; workshops; figma; collaboration; remote; whiteboard - paint; painting; wall; artist
Canva; Canva Pro; Canva design; Canva graphics
CorelDRAW; Corel; CorelDraw Graphics Suite
Affinity Designer; Serif Affinity Designer; Affinity Suite
Affinity Photo; Serif Affinity Photo
Affinity Publisher; Serif Affinity Publisher
QuarkXPress; Quark ~cap
GIMP; GNU Image Manipulation Program
Inkscape; Inkscape vector
Procreate ~cap; Procreate app; Procreate illustration; Procreate Dreams + ipad; illustration; photoshop; drawing; digital; illustrator
Microsoft Publisher; MS Publisher; Publisher ~cap; Microsoft Office Publisher + word; excel; powerpoint; microsoft; brochures; newsletters; office - book; books; music; magazine; ad; games
Corel Painter; Painter 2023
Clip Studio Paint; Manga Studio
Krita; Krita painting
Paint Tool SAI
PicMonkey
Pixlr; Pixlr Editor
Piktochart
Venngage; Venngage infographics
Infogram; Infogram charts
Webflow; Webflow development; Webflow CMS
Squarespace
Wix ~cap; Wix Studio; Editor X; Wix websites; Wix.com + website; squarespace; wordpress; weebly; web; shopify
Weebly; Weebly websites
GoDaddy Website Builder; GoDaddy
Readymag; Cargo Collective
IsoDraw; Arbortext IsoDraw; PTC IsoDraw
Snagit; TechSmith Snagit
Camtasia; TechSmith Camtasia
Filmora; Wondershare Filmora
CapCut
Loom ~list; Loom videos; Loom recordings + video; slack; recordings; screen; async; zoom - weaving; textile; weave; fabric
Midjourney; Midjourney prompts
DALL-E; DALLE
Runway ML; RunwayML; Runway Gen-2
AI-generated imagery; AI art generation; AI image tools

// graphic design
Graphic design; graphic designer; graphic design software; visual communication; graphic arts; graphics creation; graphical design; digital graphics; graphic design skills; graphics ~ctx + design; photoshop; social; web; illustrator; create; layouts; digital; adobe; marketing - card; driver; gpu; computer; engine
Visual design; visual designer; visual design principles; visual composition; visual hierarchy < Graphic design
Typography; typographic design; type design; lettering ~ctx; font design; typesetting; font creation; typefaces; kerning < Graphic design + design; fonts; calligraphy; hand; illustration; layout
Layout design; page layout; layouts ~ctx; editorial layout; page layout design; publication layout; layout and composition; page makeup < Graphic design + design; magazine; print; indesign; page; web; graphic - plant; facility; pcb; warehouse; store; electrical
Desktop publishing; DTP ~up; electronic publishing; desktop publishing software < Graphic design
Color theory; colour palettes; colour matching; use of colour; colour schemes; colour psychology < Graphic design
Logo design; logos ~ctx; logo development; logo creation; logotype design; brand marks < Graphic design + design; brand; branding; create; graphic; illustrator
Brand identity design; brand identity; visual identity; corporate identity; visual brand; brand design; identity design; brand identity systems; visual identity systems < Graphic design
Brand guidelines; brand style guides; brand standards; style guides ~ctx; visual style guides; brand books; brand guideline development < Graphic design + brand; design; branding; creative; writing; ui
Packaging design; packaging graphics; packaging artwork; packaging mockups; packaging design development < Graphic design
Structural packaging design; structural packaging; die line creation < Graphic design
Esko ArtiosCAD; ArtiosCAD; Artios CAD < Graphic design
Print design; print graphics; print collateral design; print media design; print layouts; printed materials design < Graphic design
Brochure design; brochures ~ctx; brochure creation; leaflet design < Graphic design + design; designed; print; create; created; posters; flyers; banners; graphic; produce; produced - distribute; distributed
Flyer design; flyers ~ctx; flyer creation < Graphic design + design; designed; print; create; created; posters; banners; graphic; brochures - distribute; distributed
Poster design; posters ~ctx; banners and posters < Graphic design + design; designed; print; create; created; flyers; banners; graphic; brochures - scientific; conference; abstract
Business card design; stationery design < Graphic design
Editorial design; magazine design; book design; publication design; newsletter design; annual report design; book cover design; magazine layout < Graphic design
Infographics; infographic design; information design; data illustration; infographic creation < Graphic design
Illustration ~ctx; illustrations ~ctx; digital illustration; vector illustration; vector graphics; hand drawing; illustrating ~ctx; drawing and illustration; illustrator skills; editorial illustration; illustration skills; spot illustrations < Graphic design + graphic; photoshop; illustrator; adobe; animation; typography; skills; layout; experience; photography; print; create; branding; drawing - for example; purposes
Iconography; icon design; icons ~ctx; icon sets; pictograms < Graphic design + design; ui; illustrator; graphics; create
Presentation design; pitch deck design; slide design; deck design; PowerPoint design; presentation graphics < Graphic design
Signage design; wayfinding; environmental graphics; environmental graphic design; sign design; exhibition graphics; experiential design; signage and wayfinding < Graphic design
Exhibition design; exhibit design; museum design; booth design; trade show booth design; display design; stand design < Graphic design
Advertising design; ad design; banner ads design; display ad design; digital banners; digital ads design; advertisement design; web banners; HTML5 banners; banner design < Graphic design
Social media graphics; social media design; social graphics; social media creatives; social media assets; social media content design < Graphic design
Email design; email template design; newsletter template design; eDM design < Graphic design
Digital design ~ctx; digital designer; digital asset creation; digital graphics design < Graphic design + creative; brand; photoshop; marketing; figma; web; graphic; ui; social; print - vhdl; verilog; fpga; asic; rtl; circuit
Web design; website design; web designer; web page design; web graphics; landing page design; website layouts; website redesign; web layouts; web page layout < Graphic design
Production art; production artist; artwork production; artworking; finished artwork; finished art; artworker; mechanicals ~ctx; artwork preparation; print-ready artwork; production design graphics; camera-ready art < Graphic design + print; artwork; design; production; indesign; prepress
Photo retouching; image retouching; retouching ~ctx; color correction of photos; photo enhancement; skin retouching < Graphic design + photo; photoshop; images; image; photography; lightroom; color - paint; painting
Photo editing; image editing; photo manipulation; image manipulation; picture editing; photo editing software < Graphic design
Background removal; clipping paths; image cutouts; photo compositing < Graphic design
Mockups; mock-ups ~ctx; design mockups; mockup creation; visual mockups; product mockups; high fidelity mockups; mock ups of designs < Graphic design + design; ui; wireframes; prototypes; figma; web; visual; sketch - exam; interview; trial
Art direction; art director; creative art direction; artistic direction; visual direction < Graphic design
Creative direction; creative director; creative leadership; creative vision; creative concept direction < Graphic design
Concept development; creative concepts; concept creation; creative concept development; concepting ~ctx; conceptual design for campaigns < Graphic design + creative; design; copy; campaign; advertising; brainstorming; art; ideas
Ideation ~ctx; creative ideation; idea generation < Graphic design + design; creative; concepts; workshops; product; brainstorming
Mood boards; moodboards; moodboard creation < Graphic design
Creative briefs; design briefs; client briefs; interpret design briefs; creative brief development < Graphic design
Adherence to brand; brand consistency; on-brand design; brand compliance; visual consistency; brand alignment < Graphic design
Digital asset management; DAM ~list; DAM systems; media asset management; media library management; digital asset library; MAM systems < Graphic design + assets; asset; creative; brand; media; digital - water; hydro; dams; hydropower; spillway
Bynder; Bynder DAM < Graphic design
Widen Collective; Acquia DAM < Graphic design
Brandfolder < Graphic design
Extensis Portfolio; Extensis < Graphic design
Fine art; visual arts practice; fine artist < Graphic design
Drawing skills; life drawing; freehand drawing; figure drawing; painting and drawing; sketching ~ctx; hand sketching; hand drawing skills < Graphic design + drawing; painting; art; design; concept; illustration; pencil
Oil painting; watercolour painting; watercolor; acrylic painting; watercolour < Graphic design
Sculpture ~ctx; sculpting; sculptural work < Graphic design + art; painting; drawing; ceramics; clay; bronze; studio; museum; gallery; fine; exhibitions
Printmaking; etching and printmaking; linocut < Graphic design
Ceramics ~ctx; pottery ~ctx; wheel throwing; ceramic art < Graphic design + pottery; art; glazing; kiln; sculpture; studio; arts; clay; wheel; arts and crafts; crafts - engineering; materials; tiles; dental
Calligraphy; hand lettering; calligrapher < Graphic design
Storyboarding; storyboards; storyboard creation; storyboard artist; animatics < Graphic design
Comic art; cartooning ~ctx; comic book illustration; comics and cartooning < Graphic design + comic; illustration; drawing; art; animation; caricature
Character design; character illustration; character concepts < Graphic design
Concept art; concept artist; environment concept art < Graphic design

// UX and UI
UX design; user experience design; UX ~up; ux ~up; user experience; UX/UI; UXD ~up; UX designer; UI/UX; UI/UX design; UI/UX designer; user experience principles; UX principles; UX/UI designer; experience design
UX strategy; user experience strategy; UX vision; experience strategy < UX design
UX writing; content design; microcopy; UX copy; UX writer; interface copy; content designer < UX design
UX engineering; design engineering for web; UX engineer; design technologist; UI prototyping in code < UX design
UI design; user interface design; UI ~list; UI designer; interface design; graphical user interface design; user interfaces; UI components; web UI design; UI design principles; screen design + figma; ux; design; developer; front; development; react; web; html; css; mobile; user; interface; components - university; illinois; unemployment; health
App design; mobile app design; app interface design; mobile UI design; mobile app UI < UI design
Design systems; pattern libraries; atomic design; design language; UI pattern library; design system management; style guide UI; component libraries design; UI kit design < UI design
Design tokens; token-based design systems < UI design
Wireframing; wireframes; low-fidelity wireframes; wireframe ~ctx; wireframe design; lo-fi wireframes; wireframes and prototypes < UI design + ux; design; ui; prototypes; figma; mockups; sketch
Prototyping ~ctx; rapid prototyping of interfaces; interactive prototypes; clickable prototypes; prototype design; UX prototyping; high-fidelity prototypes; low-fidelity prototypes; UI prototypes; wireframing and prototyping; hi-fi prototypes; digital prototyping; paper prototyping < UI design + ux; ui; design; figma; wireframes; wireframing; user; sketch; axure; interaction; software; mockups; usability - 3d; cnc; machining; hardware; pcb; mechanical
Interaction design; IxD ~up; interaction designer; interaction patterns; microinteractions < UI design
Human-computer interaction; HCI ~list < UI design + usability; human; user; ux; design; interaction - hyperconverged; nutanix; vsan
Interactive design; interactive media design < UI design
Information architecture; IA ~list; content taxonomy; navigation design; content hierarchy; site architecture; taxonomy design < UI design + ux; wireframes; user; usability; sitemaps; information; design; content - iowa; des moines; internal audit
Sitemaps < UI design
Card sorting; tree testing < UI design
User research; UX research; user experience research; design research; user researcher; UX researcher; generative research; evaluative research; user needs research; user studies; qualitative user research < UI design
User interviews; customer discovery interviews; contextual inquiry < UI design
Diary studies; ethnographic research for design < UI design
Usability testing; user testing; usability studies; moderated usability testing; usability evaluation; user acceptance of designs testing; unmoderated testing; usability research; guerrilla testing; user testing sessions; usability ~ctx < UI design + ux; testing; user; design; interface; accessibility; website; web
Heuristic evaluation; heuristic analysis; usability heuristics; expert reviews of usability; Nielsen heuristics; UX audit < UI design
Personas ~ctx; user personas; persona development; persona creation; empathy mapping; buyer personas ~ctx < UI design + ux; user; customer; marketing; research; journey
Journey mapping; customer journey mapping; user journeys; user journey mapping; user flows; task flows; experience mapping; user flow diagrams; task analysis for UX; customer journeys < UI design
Service design; service blueprints; service designer; service mapping < UI design
Design thinking; design thinking workshops; design thinking methodologies < UI design
Human-centered design; HCD ~up; people-centred design < UI design
User-centered design; UCD ~up; user-centric design; user-centered design principles; customer-centric design < UI design
Design sprints; Google Ventures design sprint; design sprint facilitation < UI design
Web accessibility; accessibility compliance; digital accessibility; a11y; accessibility standards; accessible design; accessibility testing; accessibility best practices; accessibility guidelines; accessibility audits < UI design
WCAG; WCAG 2.1; WCAG 2.0; WCAG 2.2; web content accessibility guidelines < UI design
Section 508; 508 compliance; Section 508 compliance < UI design
WAI-ARIA; ARIA accessibility; ARIA roles < UI design
Inclusive design; universal design < UI design
Screen reader testing; NVDA; JAWS screen reader; screen readers; VoiceOver testing < UI design
Mobile design; mobile UX; mobile-first UX; native app design; mobile interface design; responsive UI design < UI design
Human Interface Guidelines; iOS Human Interface Guidelines; Apple HIG < UI design
Material Design; Google Material Design; Material 3 < UI design
Product design (digital); digital product designer; SaaS product design; end-to-end product design; product design process; UX product design < UI design
Conversation design; voice user interface design; VUI ~up; voice interface design; chatbot conversation design < UI design
UI animation; motion in UI; micro-animations; interface animation < UI design
Lottie; LottieFiles; Bodymovin < UI design
Rive animation; Rive.app < UI design
Enterprise UX; complex systems UX; B2B UX; dashboard UI design < UI design
Gamification; gamified design; gamification design < UI design
Game design; game designer; game mechanics; game mechanics design; game UI; systems design for games; game design documents; gameplay design; game balancing < UI design
Level design; level designer; game level design < UI design
Narrative design; narrative design for games; game writing < UI design
UserTesting.com; UserTesting platform < UI design
UserZoom; UserZoom studies < UI design
Lookback.io; Lookback research < UI design
Optimal Workshop; OptimalSort; Treejack < UI design
Dovetail research; Dovetail insights < UI design
UsabilityHub; Lyssna < UI design
Design handoff; developer handoff; design specs; redlines ~ctx; design QA; design specifications for developers; working with developers on handoff < UI design + design; figma; zeplin; specs; developers
Design critique; design feedback; design crits; critique sessions < UI design
DesignOps; design operations; Design Ops; design program management; design team leadership; design leadership; design management < UI design

// motion, video
Motion graphics; motion design; motion graphic design; animated graphics; motion designer; kinetic typography; motion graphics animation; mograph; animated videos; explainer videos
Animation; animations ~ctx; digital animation; animator skills; animated content; keyframe animation; principles of animation; animation production < Motion graphics + 2d; 3d; after effects; video; motion; design; character
2D animation; 2D animator; traditional animation; hand-drawn animation; frame-by-frame animation < Motion graphics
Character animation; animating characters < Motion graphics
3D animation; 3D animator; 3D character animation; computer animation; CGI ~up; computer-generated imagery; 3D motion; CG animation < Motion graphics
Stop motion; stop-motion animation; claymation; cutout animation < Motion graphics
Toon Boom Harmony; Toon Boom; Toon Boom Storyboard Pro < Motion graphics
Spine 2D; Spine animation; Esoteric Spine < Motion graphics
Live2D < Motion graphics
Moho animation; Anime Studio < Motion graphics
TVPaint < Motion graphics
OpenToonz; Toonz < Motion graphics
Vyond; GoAnimate < Motion graphics
Powtoon < Motion graphics
Animaker; Doodly < Motion graphics
Character rigging; rigging animation; skeletal rigging; skinning and rigging; 3D rigging; facial rigging < Motion graphics
Motion capture; mocap; performance capture < Motion graphics
Vicon ~cap; Vicon motion capture < Motion graphics + mocap; motion; capture
Xsens; Xsens MVN < Motion graphics
Autodesk MotionBuilder; MotionBuilder < Motion graphics
3D modeling; three-dimensional modeling; 3D design; 3D artist; polygon modelling; hard surface modelling; 3D modeler; 3D asset creation; low-poly modelling; 3D graphics
3D rendering; rendering ~ctx; renderings ~ctx; 3D modelling and rendering; photorealistic rendering < 3D modeling + 3d; visualization; modeling; modelling; v-ray; interior; architectural; sketchup; design; blender; maya; lumion - services; plaster; fat; web; react
3D visualization; 3D visualiser < 3D modeling
Autodesk Maya; Maya ~cap; Maya 3D; Alias Maya; Autodesk Maya animation < 3D modeling + 3d; autodesk; zbrush; modeling; animation; blender; rigging; houdini; photoshop; max - angelou; language; guatemala
Blender ~cap; Blender 3D; Blender software; Blender modelling < 3D modeling + 3d; modeling; animation; maya; rendering; unity; zbrush; render - kitchen; food; smoothie; coffee; feed; mixing
Cinema 4D; C4D ~up; Maxon Cinema 4D; Cinema4D; Maxon C4D < 3D modeling
ZBrush; Pixologic ZBrush < 3D modeling
Digital sculpting; 3D sculpting < 3D modeling
Mudbox; Autodesk Mudbox < 3D modeling
SideFX Houdini; Houdini ~cap; Houdini FX < 3D modeling + vfx; maya; nuke; 3d; fx; simulation; effects - harry
Modo 3D; The Foundry Modo; Foundry Modo < 3D modeling
LightWave 3D; LightWave ~cap; NewTek LightWave < 3D modeling
Softimage; Autodesk Softimage; Softimage XSI < 3D modeling
Marvelous Designer; Marvelous Designer garments < 3D modeling
CLO 3D; CLO3D; CLO virtual fashion < 3D modeling
Browzwear; VStitcher < 3D modeling
3D garment design; virtual garments; digital fashion; 3D apparel design < 3D modeling
Arnold renderer; Arnold render; Autodesk Arnold < 3D modeling
Redshift renderer; Maxon Redshift < 3D modeling
OctaneRender; Octane renderer < 3D modeling
RenderMan; Pixar RenderMan < 3D modeling
Mental Ray; mental ray rendering < 3D modeling
Texturing ~ctx; texture mapping; texture painting; PBR texturing; texture artist < 3D modeling + 3d; uv; modeling; substance; maya; blender; rigging; shading; lighting - drywall; plaster; ceiling; hair
UV mapping; UV unwrapping; UV mapping and texturing < 3D modeling
Quixel; Quixel Megascans; Quixel Suite < 3D modeling
Mari texture painting; Foundry Mari < 3D modeling
3D lighting; lighting and rendering; CG lighting; look development; look dev; lighting artist < 3D modeling
3D environment art; environment art; environment artist; world building in 3D; environment modelling; prop modelling; asset creation for games; game art < 3D modeling
RealityCapture < 3D modeling
Virtual production; in-camera VFX; Unreal virtual production; virtual sets; LED volume < 3D modeling
Design for 3D printing; model preparation for 3D printing < 3D modeling
Tinkercad < 3D modeling
MeshMixer; Autodesk Meshmixer < 3D modeling
D5 Render < 3D modeling
Chaos Vantage; Vantage render < 3D modeling
Artlantis; Artlantis render < 3D modeling
Maxwell Render; Thea Render < 3D modeling
AR filters; augmented reality filters; Snapchat lenses < 3D modeling
Spark AR; Spark AR Studio; Meta Spark < 3D modeling
Lens Studio; Snap Lens Studio < 3D modeling
Effect House; TikTok Effect House < 3D modeling
Visual effects; VFX ~up; visual FX; visual effects artist; digital effects; CG effects
Special effects; practical effects; special FX < Visual effects
Matte painting; digital matte painting < Visual effects
VFX compositing; compositing visual effects < Visual effects
Compositing ~ctx; compositor ~ctx; digital compositing; 2D compositing < Visual effects + vfx; nuke; after effects; film; video; fusion; green screen; layers
Chroma keying; green screen keying; keying and rotoscoping; green screen < Visual effects
Nuke ~list; Foundry Nuke; NukeX; Nuke compositing; The Foundry Nuke < Visual effects + vfx; compositing; houdini; maya; compositor; roto
Rotoscoping; roto and paint; rotoscope; wire removal; roto artist < Visual effects
Mocha Pro; Mocha tracking; Boris Mocha < Visual effects
Silhouette FX; Boris Silhouette < Visual effects
Autodesk Flame; Flame ~list; Autodesk Smoke; Inferno compositing; Flame artist < Visual effects + autodesk; vfx; nuke; compositing; smoke; finishing - retardant; resistant; cutting; gas
FX simulation; particle and fluid simulation; fluid simulation FX; particle systems; destruction FX < Visual effects
RealFlow < Visual effects
Phoenix FD; Chaos Phoenix < Visual effects
Trapcode Suite; Trapcode Particular; Red Giant < Visual effects
Matchmoving; camera tracking; motion tracking VFX < Visual effects
3DEqualizer < Visual effects
PFTrack; SynthEyes; Boujou < Visual effects
Fusion compositing; Blackmagic Fusion; DaVinci Fusion < Visual effects
Video editing; video editor; non-linear editing; video post-production; NLE ~up; film editing; video editing software; offline editing; online editing; videography and editing; post production editing; edit video footage; footage editing; film editor; offline and online editing; photo and video editing < Video production
Final Cut Pro; Final Cut; FCP ~up; Final Cut Pro X; FCPX; Apple Final Cut; Final Cut Studio < Video editing
Avid Media Composer; Avid ~cap; Media Composer; Avid editing; Avid MC; Avid Symphony < Video editing + editing; editor; premiere; pro tools; final cut; media; video; composer; post - reader; learner
Avid iNEWS; iNEWS; iNews newsroom < Video editing
Avid Interplay; MediaCentral < Video editing
DaVinci Resolve; DaVinci ~cap; Blackmagic DaVinci Resolve < Video editing
Sony Vegas; Vegas Pro; Magix Vegas; Sony Vegas Pro < Video editing
iMovie; Apple iMovie < Video editing
Windows Movie Maker; Movie Maker < Video editing
EDIUS; Grass Valley EDIUS < Video editing
Lightworks; Lightworks editing < Video editing
PowerDirector; CyberLink PowerDirector < Video editing
Pinnacle Studio; Pinnacle video < Video editing
Color grading; color correction; colourist; colorist; grading of footage; color grading and correction < Video editing
Subtitling; subtitles ~ctx; subtitle editing; subtitle translation; SRT files; Aegisub < Video editing + video; videos; translation; film; captions; media; language
Closed captioning; captioning ~ctx; caption editing; live captioning; CART captioning < Video editing + video; subtitles; closed; live; transcription; captions; accessibility; social
Video ingest and logging; media management for video; footage logging; media ingest; shot logging < Video editing
Digital imaging technician; DIT ~list; data wrangling on set < Video editing + camera; film; footage; set; cinematography
Video compression and delivery; broadcast delivery; codecs and formats; video formats; QC of video; broadcast standards; video transcoding and delivery < Video editing
Handbrake encoding; HandBrake video < Video editing
DCP mastering; digital cinema package < Video editing
Video production; video creation; corporate video; digital video production; video recording; promotional videos; video content creation; video content production
Videography; videographer; video shooting; video filming; shoot and edit video < Video production
Filmmaking; film production; film and video production < Video production
Multimedia production; digital media production < Video production
Short-form video; short form video content; vertical video < Video production
Cinematography; director of photography; cinematographer; DSLR video < Video production
Camera operation; camera operator; video cameras; camera work < Video production
ARRI cameras; ARRI Alexa < Video production
RED cameras; RED Digital Cinema < Video production
Blackmagic cameras; Blackmagic Pocket Cinema < Video production
Steadicam; steadicam operation; gimbal operation; DJI Ronin < Video production
Lighting for video; studio lighting; set lighting; lighting techniques; three-point lighting; video lighting; lighting setup ~ctx < Video production + video; studio; camera; photography; film; shoot
Gaffer; grip and electric; G&E department < Video production
Drone videography; drone filming; aerial filming; aerial videography; drone footage; drone video < Video production
Aerial photography; drone photography < Video production
Live streaming; livestreaming; live stream production; live video streaming; livestream < Video production
OBS Studio; OBS ~list; Open Broadcaster Software < Video production + streaming; vmix; video; live; broadcast
vMix; vMix production < Video production
Wirecast; Telestream Wirecast < Video production
StreamYard < Video production
Webcasting; live webcasts; webcast production < Video production
Broadcast production; live broadcast; broadcasting ~ctx; broadcast operations; on-air broadcasting < Video production + radio; television; tv; live; studio; news; sports; production - seed; spreader
Television production; TV production; live television production; TV studio production < Video production
Radio production; radio broadcasting; radio programming < Video production
Broadcast engineering; broadcast engineer < Video production
Multi-camera production; multicam production; studio camera production < Video production
Vision mixing; video switching; switcher operation; technical director broadcast; control room operations < Video production
Master control; master control operations; playout < Video production
TriCaster; NewTek TriCaster < Video production
EVS replay; EVS operation < Video production
Ross Video; Ross switchers < Video production
Chyron ~cap; ChyronHego < Video production
Vizrt; Viz Trio < Video production
Teleprompter operation; autocue operation; teleprompter < Video production
News production; newscast production < Video production
Scriptwriting; screenwriting; script writing; scriptwriting for video; screenplays; script editing; TV scripts; writing scripts for video < Video production
Script supervision; script coverage; continuity supervision < Video production
Final Draft; Final Draft software < Video production
Celtx; Celtx scripts < Video production
Film directing; directing actors; film direction; video directing; directing talent; assistant director film < Video production
Pre-production; preproduction; shot lists; shooting schedules; shot list creation < Video production
Call sheets; production call sheets < Video production
Location scouting; location management for film < Video production
Movie Magic Scheduling; Movie Magic Budgeting; Movie Magic < Video production
StudioBinder < Video production
Post-production; postproduction; post-production workflow; post production supervision; post-production management; post supervisor < Video production
Multimedia design; multimedia ~ctx; multimedia content; multimedia presentations; multimedia developer; multimedia authoring; rich media < Video production + design; content; video; graphics; audio; digital; production; web
Interactive media; new media; digital media ~ctx < Video production + design; content; video; production; marketing; interactive
Documentary production; documentary filmmaking; documentary research; factual programming; documentary film < Video production

// audio
Audio engineering; sound engineering; sound engineer; audio engineer; audio production; sound production; audio technology; sound technology
Audio editing; sound editing; audio post-production; dialogue editing; ADR ~list; audio cleanup; podcast editing < Audio engineering + sound; foley; dialogue; audio; dubbing; mixing
Audio restoration; sound restoration < Audio engineering
iZotope RX; iZotope < Audio engineering
Sound design; sound designer; sound effects; game audio; sound effect design; sound FX; foley recording; foley artist < Audio engineering
Audio recording; sound recording; studio recording; recording sessions; recording engineering; location sound; field recording; boom operating; microphone techniques; production sound mixing; voice recording; ISDN recording; live recording < Audio engineering
Audio mixing; sound mixing; re-recording mixing; mixing engineer; mixdown; surround mixing < Audio engineering
Audio mastering; mixing and mastering; mastering ~ctx < Audio engineering + audio; mixing; music; sound; recording; album
Dolby Atmos; Dolby Atmos mixing < Audio engineering
Live sound; live sound reinforcement; live audio mixing; live sound engineering; sound reinforcement; sound system operation < Audio engineering
Front of house sound; FOH mixing; FOH engineer < Audio engineering
Monitor engineering; monitor mixing < Audio engineering
PA systems; PA system setup; public address systems < Audio engineering
Mixing consoles; audio consoles; sound boards; soundboard operation < Audio engineering
Yamaha CL5; Yamaha consoles < Audio engineering
DiGiCo; DiGiCo consoles < Audio engineering
Behringer X32; Midas M32; Midas consoles < Audio engineering
Allen & Heath; dLive < Audio engineering
Dante audio; Dante networking; Audinate Dante < Audio engineering
Wireless microphones; Shure wireless systems; RF coordination audio < Audio engineering
Pro Tools; Avid Pro Tools; ProTools; Digidesign Pro Tools < Audio engineering
Logic Pro; Logic Pro X; Apple Logic; Logic Pro audio < Audio engineering
Ableton Live; Ableton; Ableton Push < Audio engineering
Cubase; Steinberg Cubase < Audio engineering
Nuendo; Steinberg Nuendo < Audio engineering
FL Studio; Fruity Loops; FruityLoops < Audio engineering
Reaper DAW; Cockos Reaper; REAPER audio < Audio engineering
Reason Studios; Propellerhead Reason < Audio engineering
Bitwig; Bitwig Studio < Audio engineering
Studio One ~cap; PreSonus Studio One < Audio engineering
GarageBand; Apple GarageBand < Audio engineering
Audacity ~cap; Audacity editing; Audacity software < Audio engineering + audio; editing; garageband; podcast; recording; sound
Digital audio workstations; DAW ~up; DAWs; DAW software < Audio engineering
Music production; music producer; music recording; record production < Audio engineering
Beat making; beat production; drum programming < Audio engineering
MIDI ~up; MIDI programming; MIDI sequencing < Audio engineering
Sound synthesis; synthesizers; synthesiser programming < Audio engineering
Music composition; composing music; composing ~ctx; score composition; media composition < Audio engineering + music; score; film; orchestra; songs
Songwriting; song writing; lyric writing < Audio engineering
Film scoring; scoring to picture; film music composition < Audio engineering
Music arranging; orchestration ~ctx < Audio engineering + music; score; orchestra; composition; strings
Music notation; music engraving; score preparation < Audio engineering
Sibelius ~cap; Sibelius notation; Avid Sibelius < Audio engineering
Finale notation; MakeMusic Finale < Audio engineering
MuseScore < Audio engineering
Dorico; Steinberg Dorico < Audio engineering
Music theory; harmony and counterpoint < Audio engineering
Voice-over; voiceover; voice acting; voice over recording; voice-over artist; character voices < Audio engineering
Narration ~ctx; audiobook narration < Audio engineering + audio; audiobook; voice; documentary; video; script
Dubbing; dubbing direction; language dubbing < Audio engineering
Podcast production; podcasting; podcasts ~ctx; podcast recording; podcast hosting; podcast producer; podcast creation < Audio engineering + produce; production; audio; record; editing; host; content; social; media; video; create
Descript ~cap; Descript editing < Audio engineering
Riverside.fm; SquadCast < Audio engineering
Buzzsprout; Libsyn < Audio engineering
DJing; disc jockey; turntablism; DJ equipment; DJ sets < Audio engineering
Serato; Serato DJ < Audio engineering
Traktor; Traktor Pro < Audio engineering
rekordbox; Pioneer CDJ < Audio engineering
Theatrical lighting; stage lighting; lighting board operation; stage lighting design; live event lighting; lighting plots; follow spot operation < Audio engineering
Lighting consoles; lighting desk programming < Audio engineering
grandMA2; grandMA3; MA Lighting < Audio engineering
ETC Eos; ETC consoles < Audio engineering
DMX ~up; DMX lighting; DMX512 < Audio engineering
Moving lights; intelligent lighting < Audio engineering
QLab; QLab show control < Audio engineering
Vectorworks Spotlight; Spotlight lighting plots < Audio engineering
Stage management; stage manager; theatre stage management; calling shows; prompt book < Audio engineering
Technical theatre; stagecraft; stage crew; theatrical production; theatre production; backstage crew < Audio engineering
Set design; scenic design; scenography; theatre design < Audio engineering
Set construction; set building; scenic carpentry < Audio engineering
Scenic painting; scene painting < Audio engineering
Prop making; props master < Audio engineering
Set dressing; set decoration < Audio engineering
Production design for film; production designer < Audio engineering
Costume design; costume construction; costume making < Audio engineering
Wardrobe styling; wardrobe management; wardrobe stylist < Audio engineering
Hair and wig; wig making; wig styling < Audio engineering
Stage rigging; fly systems; theatre rigging < Audio engineering
Show control; show control systems < Audio engineering
Event AV production; AV production; live event production; audio visual production < Audio engineering
LED walls; LED screens; LED video walls < Audio engineering
Projection mapping; video mapping; projection design < Audio engineering
Resolume; Resolume Arena < Audio engineering
Media servers; disguise media server; d3 media server < Audio engineering
Watchout ~list; Dataton Watchout < Audio engineering + dataton; media; projection; show; av
Barco E2; Barco ~cap; Analog Way < Audio engineering + projection; screens; projectors; av
MadMapper; Millumin < Audio engineering
TouchDesigner < Audio engineering
Creative coding; generative art; interactive installations; openFrameworks; p5.js; Processing language < Audio engineering

// photography and print
Photography ~ctx; photographer ~ctx; photographic skills; photo shoots; photoshoots; photography skills; photograph ~ctx; taking photographs; professional photography; taking photos + camera; studio; editing; images; products; events; portrait; experience; design; video; photoshop; graphic; social; skills; digital; lighting; photo; art; adobe; videography; fashion; content; graphics; photographer; wedding; print; film; knowledge; lightroom; creative; direction
Digital photography; digital photo capture < Photography
DSLR; DSLR photography; DSLR cameras; mirrorless cameras; Canon DSLR; Nikon DSLR < Photography
Product photography; e-commerce photography; tabletop photography; packshot photography; packshots; catalog photography < Photography
Food photography; food photographer < Photography
Still life photography; still-life < Photography
Portrait photography; portraiture; portrait photographer < Photography
Headshots; headshot photography < Photography
Newborn photography; family photography < Photography
School photography; school portraits < Photography
Event photography; event photographer; conference photography < Photography
Wedding photography; wedding photographer < Photography
Photojournalism; press photography; news photography; editorial photography < Photography
Sports photography; concert photography < Photography
Fashion photography; lookbook photography; beauty photography < Photography
Commercial photography; advertising photography < Photography
Real estate photography; property photography; architectural photography; interior photography < Photography
Matterport; Matterport tours < Photography
Virtual tours; virtual tour creation; 360 photography; 360-degree photography < Photography
HDR photography; exposure bracketing < Photography
Studio photography; tethered shooting; photo lighting; photographic lighting; photo studio management < Photography
Strobe lighting; flash photography; studio strobes; off-camera flash; Profoto < Photography
Capture One; CaptureOne; Capture One Pro < Photography
Phase One ~list; Phase One cameras < Photography + capture; camera; photography; studio - trial; clinical; project; construction; environmental; site
Photo Mechanic; Camera Bits < Photography
Adobe Camera Raw; Camera Raw < Photography
DxO PhotoLab; DxO Optics < Photography
Luminar ~cap; Skylum Luminar < Photography
Helicon Focus; focus stacking < Photography
Photo archiving; image cataloguing; photo library management; image library; photo cataloguing; keywording of images < Photography
Picture research; photo research < Photography
Image licensing; image rights clearance; stock photography; stock images < Photography
Shutterstock; Adobe Stock < Photography
Getty Images; iStock < Photography
Darkroom; darkroom printing; film developing < Photography
Film photography; analogue photography; medium format photography; large format photography; black and white photography < Photography
Print-ready files; print preparation; print ready artwork files; preparing files for print
Preflight ~ctx; preflighting; flight checking < Print-ready files + print; prepress; pdf; files; artwork; indesign - flight; aircraft; pilot; inspection
Imposition ~ctx; Preps imposition < Print-ready files + print; prepress; plates; printing; pdf
Colour separation; spot separations < Print-ready files
Esko; Esko Automation Engine < Print-ready files
Kodak Prinergy; Prinergy < Print-ready files
Enfocus PitStop; PitStop Pro; Enfocus Switch < Print-ready files
Heidelberg Prinect; Prinect < Print-ready files
Fiery ~list; EFI Fiery; Fiery print server < Print-ready files + print; printing; efi; rip; digital; color; xerox
Print production; print production process; print processes < Print-ready files
Digital press operation; HP Indigo; digital press < Print-ready files
Xerox iGen; Xerox iGen press < Print-ready files
Variable data printing; VDP ~up; XMPie < Print-ready files
Large format printing; wide format printing; wide-format printers < Print-ready files
Roland printers; Mimaki; Roland VersaWorks < Print-ready files
Print on demand; POD printing < Print-ready files
Plotters ~ctx; plotter operation < Print-ready files + print; printing; wide; format; cad; large; printers
Label printing; label design and printing < Print-ready files
Screen printing; silk screening; silkscreen; serigraphy < Print-ready files
Direct-to-garment printing; DTG printing; garment printing; direct to garment < Print-ready files
Heat press; heat transfer printing < Print-ready files
Sublimation printing; dye sublimation < Print-ready files
Vinyl cutting; plotter cutting; vinyl application; vinyl graphics < Print-ready files
Vehicle wraps < Print-ready files
Signwriting; sign writing; sign painting < Print-ready files
Embroidery machine; machine embroidery; Wilcom; embroidery digitizing < Print-ready files
Pad printing; tampography < Print-ready files
Bookbinding; hand bookbinding < Print-ready files
Print finishing; binding and finishing; bindery; bindery operations; bindery equipment; print finishing equipment < Print-ready files
Saddle stitching; perfect binding < Print-ready files
Die cutting; die-cut finishing < Print-ready files
Foil stamping; foil blocking; embossing and foiling < Print-ready files
Letterpress; letterpress printing < Print-ready files + print; printing; foil
Guillotine operation; paper cutting; paper guillotine < Print-ready files
Laminating prints; lamination printing < Print-ready files
Pantone; Pantone Matching System; PMS colours; spot colours < Print-ready files
CMYK; CMYK printing; CMYK/RGB < Print-ready files
Color management; ICC profiles; colour profiling; color calibration; colour proofing < Print-ready files
G7 calibration; G7 color < Print-ready files
Print buying; print procurement; print vendor management < Print-ready files
Print management services; print production management; print project management < Print-ready files
Print estimating; print quoting; print estimator < Print-ready files
Press checks; press approvals; press passes at printers < Print-ready files
Paper stocks; substrates and inks; paper grades; paper and print knowledge < Print-ready files

// product, fashion, interior
Industrial design; product design (physical); consumer product design; industrial designer; product styling; product form development; product design and styling
Furniture design; furniture designer < Industrial design
Toy design; toy designer < Industrial design
CMF design; colour material finish < Industrial design
Autodesk Alias; Alias surfacing; Alias Studio < Industrial design
VRED; Autodesk VRED < Industrial design
Transportation design; vehicle styling < Industrial design
Model making; foam modelling; maquettes; scale models < Industrial design
Clay modelling; clay sculpting of vehicles < Industrial design
Product sketching; concept sketching of products; ID sketching < Industrial design
Footwear design; shoe design < Industrial design
Jewellery design < Industrial design
Accessories design; bag design; handbag design < Industrial design
Jewellery CAD; MatrixGold; RhinoGold; CounterSketch < Industrial design
Jewellery making; goldsmithing; silversmithing; bench jewellery < Industrial design
Gemstone setting; gem setting; diamond setting < Industrial design
Jewellery repair < Industrial design
Usability engineering; IEC 62366 < Industrial design
Materials and processes for design; DFM in product design < Industrial design
Interior design; interior designer; interior decorating; interior decoration; interior architecture; residential interiors; commercial interiors; interior styling; interiors ~ctx; hospitality interiors; interior design software; interior spaces; home interior design; space design + design; residential; commercial; hospitality; finishes; retail - painting; cleaning; automotive; vehicle
Furniture layout; room layouts; furniture plans; workplace planning interiors < Interior design
FF&E; furniture, fixtures and equipment; FF&E specification; finishes specification; finish schedules; material selection for interiors; materials and finishes; FF&E procurement; furniture specification; finish selections; material boards; sample boards; fabric selection; material palettes < Interior design
Kitchen and bath design; kitchen design; kitchen designer; kitchen planning < Interior design
Bathroom design; bath design < Interior design
Cabinet design; closet design < Interior design
2020 Design; 2020 Design Live < Interior design
Chief Architect; Chief Architect software < Interior design
Cabinet Vision; Cabinet Vision software < Interior design
CET Designer; Configura CET < Interior design
KCD software; ProKitchen; Winner Design < Interior design
Home staging; property styling; home stager; model home merchandising < Interior design
Set styling; prop styling; photo styling; styling for shoots < Interior design
Food styling; food stylist < Interior design
Retail design; store design; retail interiors; shop design; store layout design < Interior design
Window display design; window dressing; window displays < Interior design
Retail display design; in-store display design < Interior design
Interior lighting design; architectural lighting design for interiors < Interior design
Planting design; planting plans; planting schemes < Interior design
Vectorworks Landmark; Landmark Vectorworks < Interior design
DynaScape < Interior design
Land F/X; LandFX < Interior design
Realtime Landscaping; Realtime Landscaping Architect < Interior design
Vectorworks; VectorWorks Architect; MiniCAD < Interior design
Homestyler; Autodesk Homestyler < Interior design
RoomSketcher < Interior design
Planner 5D; Planner5D < Interior design
Coohom; Foyr Neo < Interior design
Sustainable interior design; biophilic design; green interiors; well-being design < Interior design
Textile design; fabric design; textile designer; weave design; print design for textiles < Interior design
Surface pattern design; surface design; print and pattern design; repeat patterns; surface pattern designer < Interior design
Embroidery design; hand embroidery < Interior design
NedGraphics; Pointcarre < Interior design
Knitwear design; knit design < Interior design
Fashion design; apparel design; fashion designer; clothing design; garment design; clothing designer; womenswear; menswear; collection development; sportswear design; childrenswear; activewear design
Fashion illustration; fashion sketching < Fashion design
Technical flats; flat sketches; CAD flats < Fashion design
Lingerie design; swimwear design < Fashion design
Denim design; denim development < Fashion design
Fashion forecasting; trend forecasting fashion; fashion trends; trend research for fashion < Fashion design
WGSN; WGSN trends < Fashion design
Line planning; range planning ~ctx; fashion line planning < Fashion design + fashion; apparel; collection; retail; garment; merchandising
Pattern making; pattern cutting; patternmaking; pattern drafting; flat patterns; pattern maker; flat pattern making < Fashion design
Pattern grading; garment grading; marker making < Fashion design
Draping ~ctx; draping and pattern making; moulage; toile making < Fashion design + garment; pattern; fashion; sewing; patternmaking; fabric - surgical; patient
Gerber AccuMark; AccuMark; Gerber Technology < Fashion design
Lectra Modaris; Lectra < Fashion design
Optitex; Optitex PDS < Fashion design
Assyst; Assyst Bullmer < Fashion design
Tech packs; tech pack creation; technical packages; garment specifications; garment spec; spec sheets ~ctx; points of measure; BOM for apparel < Fashion design + apparel; garment; fashion; tech; fabric
Technical design apparel; technical designer apparel; garment technology < Fashion design
Garment fittings; fit sessions; fit approvals; fit comments < Fashion design
Garment development; sample review of garments; proto samples < Fashion design
Fabric sourcing; trim sourcing; fabric and trim sourcing < Fashion design
Sewing ~ctx; garment sewing; hand sewing; machine sewing; stitching ~ctx; sew ~ctx < Fashion design + garment; garments; tailoring; clothing; tailor; bridal; machine; fabric; leather; upholstery; skills; experience; hand; patterns; embroidery; crafts; knitting; costume; costumes; alterations; repair; cutting; knowledge; fashion; design - wound
Sewing machine operation; sewing machines; industrial sewing; industrial sewing machines < Fashion design
Tailoring ~ctx; tailor ~ctx; bespoke tailoring; couture sewing < Fashion design + garment; garments; sewing; suits; clothing; fabric; bridal; alterations; measurements - resume; solutions; needs; training; messages; approach
Alterations ~ctx; garment alterations; hemming; bridal alterations < Fashion design + garment; garments; sewing; clothing; tailoring; bridal; suits - building; kitchen; extensions
Dressmaking; seamstress; dressmaker < Fashion design
Overlock; serger; overlocking; overlocker; coverstitch; flatlock < Fashion design
Centric PLM; Centric Software PLM < Fashion design
YuniquePLM; Gerber YuniquePLM < Fashion design
FlexPLM; PTC FlexPLM < Fashion design
Fashion PLM; PLM for apparel; apparel PLM < Fashion design
Portfolio development; design portfolio; creative portfolio; online design portfolio; portfolio of design work
Creative project management; creative operations; traffic management creative; studio management; creative production; creative workflow; creative traffic; creative services; design project management; studio operations; creative production management; creative operations management
Technical illustration; technical illustrator; exploded view illustrations; parts illustrations; technical drawing illustration
Scientific illustration; botanical illustration < Technical illustration
Patent drawings; patent illustration < Technical illustration
E-book production; eBook formatting; Kindle formatting; ebook conversion; eBook design; Vellum formatting
ePub; EPUB 3 < E-book production
Digital publishing; e-publishing; online publishing < E-book production
Book production; book manufacturing management < E-book production
Interactive PDF < E-book production
`,
};
