import type { TradeFile } from "./trade-file.ts";

/** Design: graphic, product and interaction design, video, audio, photography, print, fashion and interiors. */
export const design: TradeFile = {
  trade: "design",
  kind: "hard",
  lines: `
// tools
Adobe Creative Suite; Adobe Creative Cloud; Creative Cloud; Adobe CC; Adobe CS; Creative Suite; Adobe Suite; Adobe CS6; Adobe design suite; Adobe programs; Adobe software; Adobe products; Adobe applications
Adobe Photoshop; Photoshop; Adobe Photoshop CC; PS ~list; Photoshop CS6 < Adobe Creative Suite; Photo editing + illustrator; indesign; ai; adobe; lightroom; premiere; design
Adobe Illustrator; Illustrator ~cap; Illustrator CC; Adobe Illustrator CC < Adobe Creative Suite + after effects; figma; artwork; draw; illustrations; packaging; print; designs; design; icons; logos; patterns; canva; coreldraw; photoshop; suite; files; creative; graphic; technical; photoshop; indesign; adobe; vector; logo; corel; graphics; creative - author; our; covers; book; freelance
Adobe InDesign; InDesign; Adobe InDesign CC < Adobe Creative Suite
Adobe XD; XD ~list; Adobe Experience Design < Adobe Creative Suite + figma; sketch; wireframes; prototyping; ui; ux; invision
Adobe After Effects; After Effects; AfterEffects; Adobe AE; After FX < Adobe Creative Suite; Motion graphics
Adobe Premiere Pro; Premiere Pro; Adobe Premiere; Premiere ~list; Premier Pro; Adobe Premier Pro; Premiere CC < Adobe Creative Suite; Video editing + reels; social; videos; clips; davinci resolve; motion; graphics; youtube; content; shoot; film; films; colour; grade; audio; audition; subtitles; rushes; tiktok; photoshop; editor; resolve; short; premiere pro; media encoder; interviews; photoshop; after effects; final cut; video; editing; avid; davinci; cut; edit; footage; adobe - film festival; red carpet; attend; cinema; league; event
Adobe Lightroom; Lightroom; Lightroom Classic < Adobe Creative Suite; Photo editing
Adobe Dreamweaver; Dreamweaver; Macromedia Dreamweaver < Adobe Creative Suite
Adobe Acrobat; Acrobat ~cap; Adobe Acrobat Pro; Acrobat Pro; Adobe PDF; Adobe Reader; Acrobat DC; PDF editing; Adobe Acrobat DC + adobe; pdf; word; excel; photoshop; office
Adobe Animate; Adobe Flash; Flash ~list; Macromedia Flash; Flash Professional; Adobe Flash CS6 < Adobe Creative Suite + actionscript; dreamweaver; animation; photoshop; html; macromedia - point; flood; sale
Adobe Audition; Audition ~list; Cool Edit Pro < Adobe Creative Suite; Audio editing + premiere; audio; pro tools; logic; adobe; sound - dance; acting; casting
Adobe Bridge; Bridge CC < Adobe Creative Suite
Adobe Fireworks; Macromedia Fireworks < Adobe Creative Suite
Adobe Captivate; Captivate ~list; Adobe Captivate Classic + storyline; articulate; camtasia; elearning; e-learning
Adobe Express; Adobe Spark
Adobe Firefly; Photoshop Generative Fill < Adobe Creative Suite
Adobe Substance 3D; Adobe Substance; Allegorithmic < Adobe Creative Suite
Substance Painter; Adobe Substance Painter < Adobe Creative Suite
Substance Designer; Adobe Substance Designer < Adobe Creative Suite
Adobe Dimension; Dimension CC < Adobe Creative Suite
Adobe Aero; Aero AR < Adobe Creative Suite
Adobe FrameMaker; FrameMaker
Adobe Character Animator; Character Animator < Adobe Creative Suite
Adobe Fresco; Fresco app < Adobe Creative Suite
Adobe Media Encoder; Media Encoder < Adobe Creative Suite
Adobe RoboHelp; RoboHelp
Adobe InCopy; InCopy < Adobe Creative Suite
Figma; Figma design; FigJam; Figma prototyping; Figma components; Figma Dev Mode; Figma Auto Layout
Sketch ~list; Sketch App; Bohemian Sketch; Sketch for Mac; SketchApp + principle; marvel; prototypes; screens; mockups; design; wireframe; interface; interfaces; designs; illustrator; app; apps; framer; handoff; web; product; designer; components; mobile; library; symbols; craft; design system; figma; invision; zeplin; adobe; xd; ui; ux; wireframes; prototyping; photoshop; axure; abstract - garments; garment; by hand; rough; fashion; ideas; pencil; draw; charcoal; furniture; interiors; comedy; pencil; artist; pad; composite; hand
InVision; InVision Studio; InVisionApp; InVision prototyping < Prototyping
Axure; Axure RP; Axure prototypes < Prototyping
Balsamiq; Balsamiq Mockups; Balsamiq wireframes
Zeplin; Zeplin handoff
Marvel App; Marvel prototyping
Framer ~list; Framer X; Framer.js; Framer sites < Prototyping + figma; prototype; sketch; webflow; prototyping - carpenter; timber; wall; house; wood; picture
Principle for Mac; Principle prototyping
ProtoPie; Proto.io; ProtoPie prototypes < Prototyping
UXPin
Flinto; Flinto prototyping
OmniGraffle
Whimsical ~cap; Whimsical wireframes
Abstract design versioning; Abstract ~list + sketch; figma; zeplin; versioning - submission; conference; research
Penpot; Penpot design
Uizard; Uizard AI
Maze ~list; Maze usability testing; Maze.co + figma; usability; usertesting; ux; research
Mural ~list; MURAL collaboration; Mural boards; Mural.co + miro; workshops; figma; collaboration; remote; whiteboard - paint; painting; wall; artist
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
Visual design; visual designer; visual design principles; visual composition; visual hierarchy
Typography; typographic design; type design; lettering ~ctx; font design; typesetting; font creation; typefaces; kerning + design; fonts; calligraphy; hand; illustration; layout
Layout design; page layout; layouts ~ctx; editorial layout; page layout design; publication layout; layout and composition; page makeup + design; magazine; print; indesign; page; web; graphic - plant; facility; pcb; warehouse; store; electrical
Desktop publishing; DTP ~up; electronic publishing; desktop publishing software
Color theory; colour palettes; colour matching; use of colour; colour schemes; colour psychology
Logo design; logos ~ctx; logo development; logo creation; logotype design; brand marks < Graphic design + design; brand; branding; create; graphic; illustrator
Brand identity design; brand identity; visual identity; corporate identity; visual brand; brand design; identity design; brand identity systems; visual identity systems < Graphic design
Brand guidelines; brand style guides; brand standards; style guides ~ctx; visual style guides; brand books; brand guideline development + brand; design; branding; creative; writing; ui
Packaging design; package design; packaging graphics; packaging artwork; packaging mockups; packaging design development; pack design; label design < Graphic design
Structural packaging design; structural packaging; die line creation < Packaging design
Esko ArtiosCAD; ArtiosCAD; Artios CAD
Print design; print graphics; print collateral design; print media design; print layouts; design for print; printed materials design < Graphic design
Brochure design; brochures ~ctx; brochure creation; leaflet design < Graphic design + design; designed; print; create; created; posters; flyers; banners; graphic; produce; produced - distribute; distributed
Flyer design; flyers ~ctx; flyer creation < Graphic design + design; designed; print; create; created; posters; banners; graphic; brochures - distribute; distributed
Poster design; posters ~ctx; banners and posters < Graphic design + design; designed; print; create; created; flyers; banners; graphic; brochures - scientific; conference; abstract
Business card design; stationery design < Graphic design
Editorial design; magazine design; book design; publication design; newsletter design; annual report design; book cover design; magazine layout < Graphic design
Infographics; infographic design; information design; data illustration; infographic creation < Graphic design
Illustration ~ctx; illustrations ~ctx; digital illustration; vector illustration; vector graphics; hand drawing; illustrating ~ctx; drawing and illustration; illustrator skills; editorial illustration; illustration skills; spot illustrations + graphic; photoshop; illustrator; adobe; animation; typography; skills; layout; experience; photography; print; create; branding; drawing - for example; purposes
Iconography; icon design; icons ~ctx; icon sets; pictograms + design; ui; illustrator; graphics; create
Presentation design; pitch deck design; slide design; deck design; PowerPoint design; presentation graphics
Signage design; wayfinding; environmental graphics; environmental graphic design; sign design; exhibition graphics; experiential design; signage and wayfinding < Graphic design
Exhibition design; exhibit design; museum design; booth design; trade show booth design; display design; stand design; booth staffing
Advertising design; ad design; banner ads design; display ad design; digital banners; digital ads design; advertisement design; web banners; HTML5 banners; banner design < Graphic design
Social media graphics; social media design; social graphics; social media creatives; social media assets; social media content design < Graphic design
Email design; email template design; newsletter template design; eDM design
Digital design ~ctx; digital designer; digital asset creation; digital graphics design + creative; brand; photoshop; marketing; figma; web; graphic; ui; social; print - vhdl; verilog; fpga; asic; rtl; circuit
Web design; website design; web designer; web page design; web graphics; landing page design; website layouts; website redesign; web layouts; webpage design; web page layout
Production art; production artist; artwork production; artworking; finished artwork; finished art; artworker; mechanicals ~ctx; artwork preparation; print-ready artwork; production design graphics; camera-ready art; artwork ~ctx + print; artwork; design; production; indesign; prepress; print; packaging; design; press; retouching; studio
Photo retouching; image retouching; retouching ~ctx; color correction of photos; photo enhancement; skin retouching < Photo editing + photo; photoshop; images; image; photography; lightroom; color - paint; painting
Photo editing; image editing; photo manipulation; image manipulation; picture editing; photo editing software
Background removal; clipping paths; image cutouts; photo compositing < Photo editing
Mockups; mock-ups ~ctx; design mockups; mockup creation; visual mockups; product mockups; high fidelity mockups; mock ups of designs + design; ui; wireframes; prototypes; figma; web; visual; sketch; packaging; artwork; print; 3d; proofs; presentations; concept; keyshot; physical; client - exam; interview; trial
Art direction; art director; creative art direction; artistic direction; visual direction
Creative direction; creative director; creative leadership; creative vision; creative concept direction
Concept development; creative concepts; concept creation; creative concept development; concepting ~ctx; conceptual design for campaigns + creative; design; copy; campaign; advertising; brainstorming; art; ideas; artwork; packaging; brand; retail; print; sketches; visuals; presentations; development; final
Ideation ~ctx; creative ideation; idea generation + design; creative; concepts; workshops; product; brainstorming
Mood boards; moodboards; moodboard creation
Creative briefs; design briefs; client briefs; interpret design briefs; creative brief development; brief agencies
Brand consistency; on-brand design; brand compliance; visual consistency; brand alignment
Digital asset management; DAM ~list; DAM systems; media asset management; media library management; digital asset library; MAM systems + assets; asset; creative; brand; media; digital - water; hydro; dams; hydropower; spillway
Bynder; Bynder DAM < Digital asset management
Widen Collective; Acquia DAM < Digital asset management
Brandfolder < Digital asset management
Extensis Portfolio; Extensis < Digital asset management
Fine art; visual arts practice; fine artist
Drawing skills; life drawing; freehand drawing; figure drawing; painting and drawing; sketching ~ctx; hand sketching; hand drawing skills + drawing; painting; art; design; concept; illustration; pencil
Oil painting; watercolour painting; watercolor; acrylic painting; watercolour
Sculpture ~ctx; sculpting; sculptural work + art; painting; drawing; ceramics; clay; bronze; studio; museum; gallery; fine; exhibitions
Printmaking; etching and printmaking; linocut
Ceramics ~ctx; pottery ~ctx; wheel throwing; ceramic art + pottery; art; glazing; kiln; sculpture; studio; arts; clay; wheel; arts and crafts; crafts - engineering; materials; tiles; dental
Calligraphy; hand lettering; calligrapher
Storyboarding; storyboards; storyboard creation; storyboard artist; animatics
Comic art; cartooning ~ctx; comic book illustration; comics and cartooning + comic; illustration; drawing; art; animation; caricature
Character design; character illustration; character concepts
Concept art; concept artist; environment concept art

// UX and UI
UX design; user experience design; UX ~up; ux ~up; user experience; UX/UI; UXD ~up; UX designer; UI/UX; UI/UX design; UI/UX designer; user experience principles; UX principles; UX/UI designer; experience design
UX strategy; user experience strategy; UX vision; experience strategy < UX design
UX writing; content design; microcopy; UX copy; UX writer; interface copy; content designer < UX design
UX engineering; design engineering for web; UX engineer; design technologist; UI prototyping in code < UX design
UI design; user interface design; UI ~list; UI designer; interface design; graphical user interface design; user interfaces; UI components; web UI design; UI design principles; screen design + figma; ux; design; developer; front; development; react; web; html; css; mobile; user; interface; components - university; illinois; unemployment; health
App design; mobile app design; app interface design; mobile UI design; mobile app UI < UI design
Design systems; pattern libraries; atomic design; design language; UI pattern library; design system management; style guide UI; component libraries design; UI kit design
Design tokens; token-based design systems < Design systems
Wireframing; wireframes; low-fidelity wireframes; wireframe ~ctx; wireframe design; lo-fi wireframes; wireframes and prototypes + ux; design; ui; prototypes; figma; mockups; sketch
Prototyping ~ctx; rapid prototyping of interfaces; interactive prototypes; clickable prototypes; prototype design; UX prototyping; high-fidelity prototypes; low-fidelity prototypes; UI prototypes; wireframing and prototyping; hi-fi prototypes; digital prototyping; paper prototyping + ux; ui; design; figma; wireframes; wireframing; user; sketch; axure; interaction; software; mockups; usability; research; flows; test; testing; interactive; build; journeys; service; researchers; wireframe; product; mobile; concept - 3d; cnc; machining; hardware; pcb; mechanical
Interaction design; IxD ~up; interaction designer; interaction patterns; microinteractions
Human-computer interaction; HCI ~list + usability; human; user; ux; design; interaction - hyperconverged; nutanix; vsan
Interactive design; interactive media design
Information architecture; IA ~list; content taxonomy; navigation design; content hierarchy; site architecture; taxonomy design + ux; wireframes; user; usability; sitemaps; information; design; content - iowa; des moines; internal audit
Sitemaps; site mapping
Card sorting; tree testing
User research; UX research; user experience research; design research; user researcher; UX researcher; generative research; evaluative research; user needs research; user studies; qualitative user research
User interviews; customer discovery interviews; contextual inquiry < User research
Diary studies; ethnographic research for design < User research
Usability testing; user testing; usability studies; moderated usability testing; usability evaluation; user acceptance of designs testing; unmoderated testing; usability research; guerrilla testing; user testing sessions; usability ~ctx < User research + ux; testing; user; design; interface; accessibility; website; web
Heuristic evaluation; heuristic analysis; usability heuristics; expert reviews of usability; Nielsen heuristics; UX audit
Personas ~ctx; user personas; persona development; persona creation; empathy mapping; buyer personas ~ctx + ux; user; customer; marketing; research; journey
Journey mapping; customer journey mapping; user journeys; user journey mapping; user flows; task flows; experience mapping; user flow diagrams; task analysis for UX; customer journeys; email journeys; automated journeys; lifecycle journeys
Service design; service blueprints; service designer; service mapping
Design thinking; design thinking workshops; design thinking methodologies
Human-centered design; HCD ~up; people-centred design
User-centered design; UCD ~up; user-centric design; user-centered design principles; customer-centric design
Design sprints; Google Ventures design sprint; design sprint facilitation
Web accessibility; accessibility compliance; digital accessibility; a11y; accessibility standards; accessible design; accessibility testing; accessibility best practices; accessibility guidelines; accessibility audits; accessibility ~ctx + wcag; design; web; ux; ui; product; digital; screen reader; standards; testing
WCAG; WCAG 2.1; WCAG 2.0; WCAG 2.2; web content accessibility guidelines < Web accessibility
Section 508; 508 compliance; Section 508 compliance < Web accessibility
WAI-ARIA; ARIA accessibility; ARIA roles < Web accessibility
Inclusive design; universal design
Screen reader testing; NVDA; JAWS screen reader; screen readers; VoiceOver testing < Web accessibility
Mobile design; mobile UX; mobile-first UX; native app design; mobile interface design; responsive UI design < UI design
Human Interface Guidelines; iOS Human Interface Guidelines; Apple HIG
Material Design; Google Material Design; Material 3
Product design (digital); digital product design; digital product designer; SaaS product design; end-to-end product design; product design process; UX product design; product design ~ctx + ux; ui; digital; app; figma; screens; users; interface; interaction; visual
Conversation design; voice user interface design; VUI ~up; voice interface design; chatbot conversation design
UI animation; motion in UI; micro-animations; interface animation < UI design
Lottie; LottieFiles; Bodymovin < UI animation
Rive animation; Rive.app < UI animation
Enterprise UX; complex systems UX; B2B UX; dashboard UI design < UX design
Gamification; gamified design; gamification design
Game design; game designer; game mechanics; game mechanics design; game UI; systems design for games; game design documents; gameplay design; game balancing
Level design; level designer; game level design < Game design
Narrative design; narrative design for games; game writing < Game design
UserTesting.com; UserTesting platform
UserZoom; UserZoom studies
Lookback.io; Lookback research
Optimal Workshop; OptimalSort; Treejack
Dovetail research; Dovetail insights
UsabilityHub; Lyssna
Design handoff; developer handoff; design specs; redlines ~ctx; design QA; design specifications for developers; working with developers on handoff + design; figma; zeplin; specs; developers
Design critique; design feedback; design crits; critique sessions
DesignOps; design operations; Design Ops; design program management; design team leadership; design leadership; design management

// motion, video
Motion graphics; motion design; motion graphic design; animated graphics; motion designer; kinetic typography; motion graphics animation; mograph; animated videos; explainer videos
Animation; animations ~ctx; digital animation; animator skills; animated content; keyframe animation; principles of animation; animation production + 2d; 3d; after effects; video; motion; design; character
2D animation; 2D animator; traditional animation; hand-drawn animation; frame-by-frame animation < Animation
Character animation; animating characters < Animation
3D animation; 3D animator; 3D character animation; computer animation; CGI ~up; computer-generated imagery; 3D motion; CG animation < Animation
Stop motion; stop-motion animation; claymation; cutout animation < Animation
Toon Boom Harmony; Toon Boom; Toon Boom Storyboard Pro < Animation
Spine 2D; Spine animation; Esoteric Spine < Animation
Live2D < Animation
Moho animation; Anime Studio < Animation
TVPaint < Animation
OpenToonz; Toonz < Animation
Vyond; GoAnimate
Powtoon
Animaker; Doodly
Character rigging; rigging animation; skeletal rigging; skinning and rigging; 3D rigging; facial rigging
Motion capture; mocap; performance capture
Vicon ~cap; Vicon motion capture + mocap; motion; capture
Xsens; Xsens MVN
Autodesk MotionBuilder; MotionBuilder
3D modeling; 3-D modeling; three-dimensional modeling; 3D design; 3D artist; polygon modelling; hard surface modelling; 3D modeler; 3D asset creation; low-poly modelling; 3D graphics
3D rendering; rendering ~ctx; renderings ~ctx; 3D modelling and rendering; photorealistic rendering + 3d; visualization; modeling; modelling; v-ray; interior; architectural; sketchup; design; blender; maya; lumion - services; plaster; fat; web; react
3D visualization; 3D visualiser
Autodesk Maya; Maya ~cap; Maya 3D; Alias Maya; Autodesk Maya animation < 3D modeling + rig; unreal; substance; textures; nuke; vfx; animate; game; film; characters; render; renders; pipeline; cinema; model; unity; artist; scripts; mel; arnold; 3d; autodesk; zbrush; modeling; animation; blender; rigging; houdini; photoshop; max - ask; receptionist; meet; contact; angelou; language; guatemala
Blender ~cap; Blender 3D; Blender software; Blender modelling < 3D modeling + props; models; animations; sculpt; textures; textured; cinema; substance; model; artist; assets; scenes; unreal; 3d; modeling; animation; maya; rendering; unity; zbrush; render - kitchen; food; smoothie; coffee; feed; mixing
Cinema 4D; C4D ~up; Maxon Cinema 4D; Cinema4D; Maxon C4D < 3D modeling
ZBrush; Pixologic ZBrush < 3D modeling
Digital sculpting; 3D sculpting < 3D modeling
Mudbox; Autodesk Mudbox < 3D modeling
SideFX Houdini; Houdini ~cap; Houdini FX + vfx; maya; nuke; 3d; fx; simulation; effects - harry
Modo 3D; The Foundry Modo; Foundry Modo < 3D modeling
LightWave 3D; LightWave ~cap; NewTek LightWave < 3D modeling
Softimage; Autodesk Softimage; Softimage XSI < 3D modeling
Marvelous Designer; Marvelous Designer garments < 3D garment design
CLO 3D; CLO3D; CLO virtual fashion < 3D garment design
Browzwear; VStitcher < 3D garment design
3D garment design; virtual garments; digital fashion; 3D apparel design < 3D modeling
Arnold renderer; Arnold render; Autodesk Arnold < 3D rendering
Redshift renderer; Maxon Redshift < 3D rendering
OctaneRender; Octane renderer < 3D rendering
RenderMan; Pixar RenderMan < 3D rendering
Mental Ray; mental ray rendering < 3D rendering
Texturing ~ctx; texture mapping; texture painting; PBR texturing; texture artist + 3d; uv; modeling; substance; maya; blender; rigging; shading; lighting - drywall; plaster; ceiling; hair
UV mapping; UV unwrapping; UV mapping and texturing < 3D modeling
Quixel; Quixel Megascans; Quixel Suite
Mari texture painting; Foundry Mari
3D lighting; lighting and rendering; CG lighting; look development; look dev; lighting artist
3D environment art; environment art; environment artist; world building in 3D; environment modelling; prop modelling; asset creation for games; game art; game asset creation < 3D modeling
RealityCapture
Virtual production; in-camera VFX; Unreal virtual production; virtual sets; LED volume
Design for 3D printing; model preparation for 3D printing
Tinkercad
MeshMixer; Autodesk Meshmixer
D5 Render < 3D rendering
Chaos Vantage; Vantage render < 3D rendering
Artlantis; Artlantis render < 3D rendering
Maxwell Render; Thea Render < 3D rendering
AR filters; augmented reality filters; Snapchat lenses
Spark AR; Spark AR Studio; Meta Spark < AR filters
Lens Studio; Snap Lens Studio < AR filters
Effect House; TikTok Effect House < AR filters
Visual effects; VFX ~up; visual FX; visual effects artist; digital effects; CG effects
Special effects; practical effects; special FX < Visual effects
Matte painting; digital matte painting < Visual effects
VFX compositing; compositing visual effects < Visual effects; Compositing
Compositing ~ctx; compositor ~ctx; digital compositing; 2D compositing < Visual effects + vfx; nuke; after effects; film; video; fusion; green screen; layers
Chroma keying; green screen keying; keying and rotoscoping; green screen < Visual effects; Compositing
Nuke ~list; Foundry Nuke; NukeX; Nuke compositing; The Foundry Nuke < Visual effects; Compositing + vfx; compositing; houdini; maya; compositor; roto
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
Video editing; video editor; non-linear editing; video post-production; NLE ~up; film editing; video editing software; offline editing; online editing; videography and editing; post production editing; edit video footage; footage editing; film editor; offline and online editing; photo and video editing
Final Cut Pro; Final Cut; FCP ~up; Final Cut Pro X; FCPX; Apple Final Cut; Final Cut Studio < Video editing
Avid Media Composer; Avid ~cap; Media Composer; Avid editing; Avid MC; Avid Symphony < Video editing + editing; editor; premiere; pro tools; final cut; media; video; composer; post - reader; learner
Avid iNEWS; iNEWS; iNews newsroom
Avid Interplay; MediaCentral
DaVinci Resolve; DaVinci ~cap; Blackmagic DaVinci Resolve < Video editing
Sony Vegas; Vegas Pro; Magix Vegas; Sony Vegas Pro < Video editing
iMovie; Apple iMovie < Video editing
Windows Movie Maker; Movie Maker < Video editing
EDIUS; Grass Valley EDIUS < Video editing
Lightworks; Lightworks editing < Video editing
PowerDirector; CyberLink PowerDirector < Video editing
Pinnacle Studio; Pinnacle video < Video editing
Color grading; color correction; colourist; colorist; grading of footage; color grading and correction
Subtitling; subtitles ~ctx; subtitle editing; subtitle translation; SRT files; Aegisub + video; videos; translation; film; captions; media; language; graphics; deliver; add; edit; sound; grade; versions; social; youtube; export
Closed captioning; captioning ~ctx; caption editing; live captioning; CART captioning + video; subtitles; closed; live; transcription; captions; accessibility; social
Video ingest and logging; media management for video; footage logging; media ingest; shot logging
Digital imaging technician; DIT ~list; data wrangling on set + camera; film; footage; set; cinematography
Video compression and delivery; broadcast delivery; codecs and formats; video formats; QC of video; broadcast standards; video transcoding and delivery
Handbrake encoding; HandBrake video
DCP mastering; digital cinema package
Video production; video creation; corporate video; digital video production; video recording; promotional videos; video content creation; video content production
Videography; videographer; video shooting; video filming; shoot and edit video < Video production
Filmmaking; film production; film and video production < Video production
Multimedia production; digital media production
Short-form video; short form video content; vertical video < Video production
Cinematography; director of photography; cinematographer; DSLR video < Video production
Camera operation; camera operator; camera operating; video cameras; camera work
ARRI cameras; ARRI Alexa
RED cameras; RED Digital Cinema
Blackmagic cameras; Blackmagic Pocket Cinema
Steadicam; steadicam operation; gimbal operation; DJI Ronin
Lighting (video); studio lighting; set lighting; lighting techniques; three-point lighting; video lighting; lighting setup ~ctx + video; studio; camera; photography; film; shoot
Gaffer ~ctx; grip and electric; G&E department + lighting; film; set; grip; electrics; camera
Drone videography; drone filming; aerial filming; aerial videography; drone footage; drone video < Video production
Aerial photography; drone photography
Live streaming; livestreaming; live stream production; live video streaming; livestream
OBS Studio; OBS ~list; Open Broadcaster Software < Live streaming + streaming; vmix; video; live; broadcast
vMix; vMix production < Live streaming
Wirecast; Telestream Wirecast < Live streaming
StreamYard < Live streaming
Webcasting; live webcasts; webcast production
Broadcast production; live broadcast; broadcasting ~ctx; broadcast operations; on-air broadcasting + radio; television; tv; live; studio; news; sports; production - seed; spreader
Television production; TV production; live television production; TV studio production < Video production
Radio production; radio broadcasting; radio programming
Broadcast engineering; broadcast engineer
Multi-camera production; multicam production; studio camera production < Video production
Vision mixing; video switching; switcher operation; technical director broadcast; control room operations
Master control; master control operations; playout
TriCaster; NewTek TriCaster
EVS replay; EVS operation
Ross Video; Ross switchers
Chyron ~cap; ChyronHego
Vizrt; Viz Trio
Teleprompter operation; autocue operation; teleprompter
News production; news producing; newscast production
Scriptwriting; screenwriting; script writing; scriptwriting for video; screenplays; script editing; TV scripts; writing scripts for video
Script supervision; script coverage; continuity supervision
Final Draft; Final Draft software < Scriptwriting
Celtx; Celtx scripts < Scriptwriting
Film directing; directing actors; film direction; video directing; directing talent; assistant director film
Pre-production; preproduction; shot lists; shooting schedules; shot list creation
Call sheets; production call sheets
Location scouting; location management for film
Movie Magic Scheduling; Movie Magic Budgeting; Movie Magic
StudioBinder
Post-production; postproduction; post-production workflow; post production supervision; post-production management; post supervisor
Multimedia design; multimedia ~ctx; multimedia content; multimedia presentations; multimedia developer; multimedia authoring; rich media + design; content; video; graphics; audio; digital; production; web
Interactive media; new media; digital media ~ctx + design; content; video; production; marketing; interactive
Documentary production; documentary filmmaking; documentary research; factual programming; documentary film < Video production

// audio
Audio engineering; sound engineering; sound engineer; audio engineer; audio production; sound production; audio technology; sound technology
Audio editing; sound editing; audio post-production; dialogue editing; ADR ~list; audio cleanup; podcast editing + sound; foley; dialogue; audio; dubbing; mixing
Audio restoration; sound restoration
iZotope RX; iZotope < Audio editing
Sound design; sound designer; sound effects; game audio; sound effect design; sound FX; foley recording; foley artist
Audio recording; sound recording; studio recording; recording sessions; recording engineering; location sound; field recording; boom operating; microphone techniques; production sound mixing; voice recording; ISDN recording; live recording < Audio engineering
Audio mixing; sound mixing; re-recording mixing; mixing engineer; mixdown; surround mixing; sound design video < Audio engineering
Audio mastering; mixing and mastering; mastering ~ctx < Audio engineering + audio; mixing; music; sound; recording; album
Dolby Atmos; Dolby Atmos mixing
Live sound; live sound reinforcement; live audio mixing; live sound engineering; sound reinforcement; sound system operation < Audio engineering
Front of house sound; FOH mixing; FOH engineer < Audio engineering; Live sound
Monitor engineering; monitor mixing < Audio engineering
PA systems; PA system setup; public address systems
Mixing consoles; audio consoles; sound boards; soundboard operation
Yamaha CL5; Yamaha consoles
DiGiCo; DiGiCo consoles
Behringer X32; Midas M32; Midas consoles
Allen & Heath; dLive
Dante audio; Dante networking; Audinate Dante
Wireless microphones; Shure wireless systems; RF coordination audio
Pro Tools; Avid Pro Tools; ProTools; Digidesign Pro Tools < Digital audio workstations
Logic Pro; Logic Pro X; Apple Logic; Logic Pro audio < Digital audio workstations
Ableton Live; Ableton; Ableton Push < Digital audio workstations
Cubase; Steinberg Cubase < Digital audio workstations
Nuendo; Steinberg Nuendo < Digital audio workstations
FL Studio; Fruity Loops; FruityLoops < Digital audio workstations
Reaper DAW; Cockos Reaper; REAPER audio < Digital audio workstations
Reason Studios; Propellerhead Reason < Digital audio workstations
Bitwig; Bitwig Studio < Digital audio workstations
Studio One ~cap; PreSonus Studio One < Digital audio workstations
GarageBand; Apple GarageBand < Digital audio workstations
Audacity ~cap; Audacity editing; Audacity software < Audio editing + audio; editing; garageband; podcast; recording; sound
Digital audio workstations; DAW ~up; DAWs; DAW software
Music production; music producer; music recording; record production; music producing
Beat making; beat production; drum programming
MIDI ~up; MIDI programming; MIDI sequencing
Sound synthesis; synthesizers; synthesiser programming
Music composition; composing music; composing ~ctx; score composition; media composition + music; score; film; orchestra; songs
Songwriting; song writing; lyric writing
Film scoring; scoring to picture; film music composition
Music arranging; orchestration ~ctx + music; score; orchestra; composition; strings
Music notation; music engraving; score preparation
Sibelius ~cap; Sibelius notation; Avid Sibelius < Music notation
Finale notation; MakeMusic Finale < Music notation
MuseScore < Music notation
Dorico; Steinberg Dorico < Music notation
Music theory; harmony and counterpoint
Voice-over; voiceover; voice acting; voice over recording; voice-over artist; character voices
Narration ~ctx; audiobook narration + audio; audiobook; voice; documentary; video; script
Dubbing; dubbing direction; language dubbing
Podcast production; podcasting; podcasts ~ctx; podcast recording; podcast hosting; podcast producer; podcast creation + produce; production; audio; record; editing; host; content; social; media; video; create
Descript ~cap; Descript editing
Riverside.fm; SquadCast
Buzzsprout; Libsyn
DJing; disc jockey; turntablism; DJ equipment; DJ sets
Serato; Serato DJ
Traktor; Traktor Pro
rekordbox; Pioneer CDJ
Theatrical lighting; stage lighting; lighting board operation; stage lighting design; live event lighting; lighting plots; follow spot operation
Lighting consoles; lighting desk programming
grandMA2; grandMA3; MA Lighting < Lighting consoles
ETC Eos; ETC consoles < Lighting consoles
DMX ~up; DMX lighting; DMX512
Moving lights; intelligent lighting
QLab; QLab show control
Vectorworks Spotlight; Spotlight lighting plots
Stage management; stage manager; theatre stage management; calling shows; prompt book
Technical theatre; stagecraft; stage crew; theatrical production; theatre production; backstage crew
Set design; scenic design; scenography; theatre design
Set construction; set building; scenic carpentry
Scenic painting; scene painting
Prop making; props master
Set dressing; set decoration
Production design (film); production designer
Costume design; costume construction; costume making
Wardrobe styling; wardrobe management; wardrobe stylist
Hair and wig; wig making; wig styling
Stage rigging; fly systems; theatre rigging
Show control; show control systems
Event AV production; AV production; live event production; audio visual production
LED walls; LED screens; LED video walls
Projection mapping; video mapping; projection design
Resolume; Resolume Arena
Media servers; disguise media server; d3 media server
Watchout ~list; Dataton Watchout + dataton; media; projection; show; av
Barco E2; Barco ~cap; Analog Way + projection; screens; projectors; av
MadMapper; Millumin
TouchDesigner
Creative coding; generative art; interactive installations; openFrameworks; p5.js; Processing language

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
Matterport; Matterport tours
Virtual tours; virtual tour creation; 360 photography; 360-degree photography
HDR photography; exposure bracketing < Photography
Studio photography; tethered shooting; photo lighting; photographic lighting; photo studio management < Photography
Strobe lighting; flash photography; studio strobes; off-camera flash; Profoto < Photography
Capture One; CaptureOne; Capture One Pro < Photo editing
Phase One ~list; Phase One cameras + capture; camera; photography; studio - trial; clinical; project; construction; environmental; site
Photo Mechanic; Camera Bits
Adobe Camera Raw; Camera Raw
DxO PhotoLab; DxO Optics < Photo editing
Luminar ~cap; Skylum Luminar < Photo editing
Helicon Focus; focus stacking
Photo archiving; image cataloguing; photo library management; image library; photo cataloguing; keywording of images
Picture research; photo research
Image licensing; image rights clearance; stock photography; stock images
Shutterstock; Adobe Stock
Getty Images; iStock
Darkroom; darkroom printing; film developing < Photography
Film photography; analogue photography; medium format photography; large format photography; black and white photography < Photography
Print-ready files; print preparation; print ready artwork files; preparing files for print
Preflight ~ctx; preflighting; flight checking + print; prepress; pdf; files; artwork; indesign - flight; aircraft; pilot; inspection
Imposition ~ctx; Preps imposition + print; prepress; plates; printing; pdf
Colour separation; spot separations
Esko; Esko Automation Engine
Kodak Prinergy; Prinergy
Enfocus PitStop; PitStop Pro; Enfocus Switch
Heidelberg Prinect; Prinect
Fiery ~list; EFI Fiery; Fiery print server + print; printing; efi; rip; digital; color; xerox
Print production; print production process; print processes
Digital press operation; HP Indigo; digital press
Xerox iGen; Xerox iGen press
Variable data printing; VDP ~up; XMPie
Large format printing; wide format printing; wide-format printers
Roland printers; Mimaki; Roland VersaWorks
Print on demand; POD printing
Plotters ~ctx; plotter operation + print; printing; wide; format; cad; large; printers
Label printing; label design and printing
Screen printing; silk screening; silkscreen; serigraphy
Direct-to-garment printing; DTG printing; garment printing; direct to garment
Heat press; heat transfer printing
Sublimation printing; dye sublimation
Vinyl cutting; plotter cutting; vinyl application; vinyl graphics
Vehicle wraps
Signwriting; sign writing; sign painting
Embroidery machine; machine embroidery; Wilcom; embroidery digitizing
Pad printing; tampography
Bookbinding; hand bookbinding
Print finishing; binding and finishing; bindery; bindery operations; bindery equipment; print finishing equipment
Saddle stitching; perfect binding
Die cutting; die-cut finishing
Foil stamping; foil blocking; embossing and foiling
Letterpress; letterpress printing + print; printing; foil
Guillotine operation; paper cutting; paper guillotine
Laminating prints; lamination printing
Pantone; Pantone Matching System; PMS colours; spot colours
CMYK; CMYK printing; CMYK/RGB
Color management; ICC profiles; colour profiling; color calibration; colour proofing
G7 calibration; G7 color
Print buying; print procurement; print vendor management
Print management services; print production management; print project management
Print estimating; print quoting; print estimator
Press checks; press approvals; press passes at printers
Paper stocks; substrates and inks; paper grades; paper and print knowledge

// product, fashion, interior
Industrial design; product design (physical); consumer product design; industrial designer; product styling; product form development; product design and styling
Furniture design; furniture designer < Industrial design
Toy design; toy designer < Industrial design
CMF design; colour material finish < Industrial design
Autodesk Alias; Alias surfacing; Alias Studio
VRED; Autodesk VRED
Transportation design; vehicle styling < Industrial design
Model making; foam modelling; maquettes; scale models
Clay modelling; clay sculpting of vehicles
Product sketching; concept sketching of products; ID sketching
Footwear design; shoe design
Jewellery design
Accessories design; bag design; handbag design
Jewellery CAD; MatrixGold; RhinoGold; CounterSketch < Jewellery design
Jewellery making; goldsmithing; silversmithing; bench jewellery
Gemstone setting; gem setting; diamond setting
Jewellery repair
Usability engineering; IEC 62366
Materials and processes for design; DFM in product design
Interior design; interior designer; interior decorating; interior decoration; interior architecture; residential interiors; commercial interiors; interior styling; interiors ~ctx; hospitality interiors; interior design software; interior spaces; home interior design; space design + design; residential; commercial; hospitality; finishes; retail - painting; cleaning; automotive; vehicle
Furniture layout; room layouts; furniture plans; workplace planning interiors < Interior design
FF&E; schedules of finishes; furniture, fixtures and equipment; FF&E specification; finishes specification; finish schedules; material selection for interiors; materials and finishes; FF&E procurement; furniture specification; finish selections; material boards; sample boards; fabric selection; material palettes; FF&E schedules < Interior design
Kitchen and bath design; kitchen design; kitchen designer; kitchen planning < Interior design
Bathroom design; bath design < Interior design
Cabinet design; closet design
2020 Design; 2020 Design Live
Chief Architect; Chief Architect software
Cabinet Vision; Cabinet Vision software
CET Designer; Configura CET
KCD software; ProKitchen; Winner Design
Home staging; property styling; home stager; model home merchandising
Set styling; prop styling; photo styling; styling for shoots
Food styling; food stylist
Retail design; store design; retail interiors; shop design; store layout design < Interior design
Window display design; window dressing; window displays; in-store displays
Retail display design; in-store display design
Interior lighting design; architectural lighting design for interiors
Planting design; planting plans; planting schemes
Vectorworks Landmark; Landmark Vectorworks
DynaScape
Land F/X; LandFX
Realtime Landscaping; Realtime Landscaping Architect
Vectorworks; VectorWorks Architect; MiniCAD
Homestyler; Autodesk Homestyler
RoomSketcher
Planner 5D; Planner5D
Coohom; Foyr Neo
Sustainable interior design; biophilic design; green interiors; well-being design < Interior design
Textile design; fabric design; textile designer; weave design; print design for textiles
Surface pattern design; surface design; print and pattern design; repeat patterns; surface pattern designer < Textile design
Embroidery design; hand embroidery
NedGraphics; Pointcarre < Textile design
Knitwear design; knit design < Textile design
Fashion design; kidswear; apparel design; fashion designer; clothing design; garment design; clothing designer; womenswear; menswear; collection development; sportswear design; childrenswear; activewear design
Fashion illustration; fashion sketching < Fashion design
Technical flats; flat sketches; CAD flats < Fashion design
Lingerie design; swimwear design < Fashion design
Denim design; denim development < Fashion design
Fashion forecasting; trend forecasting fashion; fashion trends; trend research for fashion
WGSN; trend research; trend forecasting; trend boards; WGSN trends
Line planning; range planning ~ctx; fashion line planning + fashion; apparel; collection; retail; garment; merchandising
Pattern making; pattern cutting; patternmaking; pattern drafting; flat patterns; pattern maker; flat pattern making
Pattern grading; garment grading; marker making < Pattern making
Draping ~ctx; toiles; draping and pattern making; moulage; toile making < Pattern making + garment; pattern; fashion; sewing; patternmaking; fabric - surgical; patient
Gerber AccuMark; AccuMark; Gerber Technology < Pattern making
Lectra Modaris; Lectra < Pattern making
Optitex; Optitex PDS < Pattern making
Assyst; Assyst Bullmer < Pattern making
Tech packs; measurement specs; POM ~up; tech pack creation; technical packages; garment specifications; garment spec; spec sheets ~ctx; points of measure; BOM for apparel + apparel; garment; fashion; tech; fabric
Apparel technical design; technical designer apparel; garment technology
Garment fittings; fit samples; fit sessions; fit approvals; fit comments
Garment development; protos; protos and fits; sample review of garments; proto samples
Fabric sourcing; trim sourcing; fabric and trim sourcing
Sewing ~ctx; garment sewing; hand sewing; machine sewing; stitching ~ctx; sew ~ctx + garment; garments; tailoring; clothing; tailor; bridal; machine; fabric; leather; upholstery; skills; experience; hand; patterns; embroidery; crafts; knitting; costume; costumes; alterations; repair; cutting; knowledge; fashion; design - wound
Sewing machine operation; sewing machines; industrial sewing; industrial sewing machines < Sewing
Tailoring ~ctx; tailor ~ctx; bespoke tailoring; couture sewing + garment; garments; sewing; suits; clothing; fabric; bridal; alterations; measurements - resume; solutions; needs; training; messages; approach
Alterations ~ctx; garment alterations; hemming; bridal alterations < Sewing + garment; garments; sewing; clothing; tailoring; bridal; suits - building; kitchen; extensions
Dressmaking; seamstress; dressmaker < Sewing
Overlock; serger; overlocking; overlocker; coverstitch; flatlock < Sewing
Centric PLM; Centric Software PLM < Fashion PLM
YuniquePLM; Gerber YuniquePLM < Fashion PLM
FlexPLM; PTC FlexPLM < Fashion PLM
Fashion PLM; PLM for apparel; apparel PLM
Portfolio development; design portfolio; creative portfolio; online design portfolio; portfolio of design work
Creative project management; creative operations; traffic management creative; studio management; creative production; creative workflow; creative traffic; creative services; design project management; studio operations; creative production management; creative operations management
Technical illustration; technical illustrator; exploded view illustrations; parts illustrations; technical drawing illustration; IPC illustrations; isometric illustration
Scientific illustration; botanical illustration
Patent drawings; patent illustration < Technical illustration
E-book production; eBook formatting; Kindle formatting; ebook conversion; eBook design; Vellum formatting
ePub; EPUB 3 < E-book production
Digital publishing; e-publishing; online publishing
Book production; book manufacturing management
Interactive PDF
Print proofing; proofs ~ctx; colour proofs; press proofs; checking proofs + print; press; artwork; bleed; trapping; packaging
Dielines | Die lines | Cutter guides | Carton design | FMCG packaging | Bleed ~ctx | Trapping ~ctx | Overprint | Print proofs; proofs ~ctx; check proofs; wet proofs | Press passes; on press | Reprographics; repro ~ctx | Print finishes | Embossing | Large-format print; print specifications | Design presentations; present work; presenting work; present designs; present concepts; present to clients | Pitch decks | Presentations ~ctx; presentation decks | Stakeholder presentations | Studio Designer; Design Manager software | Ivy interiors | Houzz Pro | DesignFiles | Site visits ~ctx; site measures; site measurements; site surveys interiors | Installations interiors; install days | Furniture procurement; custom furniture; custom millwork | Millwork drawings | Trade vendors | Showroom sourcing | Soft furnishings | Memo samples | Purchase orders interiors; client budgets interiors | Reflected ceiling plans | Rushes ~ctx; sync rushes; log rushes; logging rushes | Ingest footage; ingest ~ctx | Media management | Dailies ~ctx | Rough cuts | Assembly edits | Multicam; multicam editing | Audio sweetening | Lower thirds | Archive ~ctx; archive research; archive footage; footage archive | Delivery specs | Camera ~ctx | Self-shooting; self shooting; shooting ~ctx; shooting video | Lighting for video | Documentary ~ctx; documentary editing; documentaries ~ctx | Social cutdowns; cutdowns | Building regulations drawings; building regulations packages; planning drawings | Design and access statements | NBS ~up; NBS Chorus; NBS specification; NBS specifications | Detailing ~ctx; construction detailing; technical detailing; construction details | Retrofit; deep retrofit; retrofit projects | EnerPHit | PHPP | Tender drawings; tender packages | Working details | RIBA stages; RIBA Plan of Work | Contract administration architecture | Stage 3; RIBA Stage 4 | Exploded views; exploded view; exploded drawings | Line art | Cutaways; cutaway drawings | CGM files | Technical manuals illustrated + print; artwork; packaging; design; brand; colour; proofs; printers; edit; footage; film; video; editing; shoot; premiere; interviews; graphics; drawings; timber; details; construction; specifications; regulations; drawing; concept; clients; client; present; renderings; installation; rushes; sound; documentary; music; lighting; drone; subtitles; factory; suppliers; label; luxury; cosmetics - medical; steel; car detailing; vehicle; filing; dust; traffic; camera systems; cctv; security
branded content | explainers | social films | social ~ctx | social assets | social video | reels ~ctx | YouTube videos | b-roll | broll | style frames | styleframes | kinetic type | mood films | editing (in design); editing ~ctx | video edits | offline edit | online edit | versioning ~ctx | cut-downs | 16:9 ~ctx | 9:16 ~ctx | aspect ratios | exporting ~ctx | exports ~ctx | transcoding | compression (video) | codecs | archiving ~ctx | footage ~ctx | logging footage | data wrangling (film) | proxies (video) | title sequences | titles (video) | transitions (video) | chroma key | keying ~ctx | roto ~ctx | tracking (vfx) | clean-up (vfx) | audio ~ctx | audio recording (video) | music selection | lighting (in design); lighting ~ctx | gaffing | grip ~ctx | filming ~ctx | shoots ~ctx | video shoots | location shoots | drones ~ctx | gimbal | Sony FX3 | Sony FX6 | Sony A7 | Sony A7S III | Canon C70 | Canon C300 | Canon EOS | Canon R5 | Blackmagic | ARRI ~up | Panasonic GH5 | Nikon ~cap | mirrorless | GoPro | live streams | live events (video) | broadcast ~ctx | broadcast graphics | OTT ~up | Frame.io | Wipster | Vimeo | Resolve ~cap | Substance 3D | Unity (in design); Unity ~cap | Octane ~cap | Trapcode | Element 3D | Duik | Rive ~cap | Spline ~cap | frame-by-frame | cel animation | motion ~ctx | rigging (in design); rigging ~ctx | modelling (3D) | 3D modelling | 3D visuals | 3D renders | renders ~ctx | simulations (vfx) | XR ~up | VR ~up | AR ~list + video; animation; motion; after effects; premiere; film; editing; footage; edit; social; design; camera; content; reels; agency; interviews; resolve; shoot; creative; storyboards; graphics - accounts; receivable; mechanical; power; oil; crane; recruitment; interview candidates
print-ready | press-ready files | press-ready | printed materials | printed collateral | print and digital | digital and print | print ~ctx | printers (in design); printers ~ctx | printing (in design); printing ~ctx | printing processes | printing techniques | finishes ~ctx | special finishes | foiling ~ctx | RGB ~up | proofing ~ctx | proof checking | press passing | flexography | gravure | offset ~ctx | litho | lithographic | digital print | digital printing | sublimation | DTG ~up | DTF ~up | vinyl ~ctx | wide format | large format | RIP software | artwork amends | amends ~ctx | artwork files | mechanical files | production files | file preparation | file prep | file management (design) | file naming | asset management ~ctx | asset libraries | image sourcing | stock imagery | masking ~ctx | folding cartons | cartons ~ctx | labels (in design); labels ~ctx | flexible film | flexible packaging | shrink sleeves | nutrition facts | nutrition panels | ingredient statements | barcodes ~ctx | UPC codes | packaging (in design); packaging ~ctx | 3D mockups | comps ~ctx | comping | prototypes ~ctx | Esko DeskPack | Esko WebCenter | ArtPro | WebCenter | GMG ~up | workflow ~ctx | workflow systems | copy decks | versions ~ctx | POS (in design); POS ~list | POSM ~up | collateral ~ctx | banners ~ctx | banner ads | billboards | out-of-home | OOH ~up | signage (in design); signage ~ctx | wayfinding signage | trade show graphics | trade show booths | displays (in design); displays ~ctx | event graphics | business cards | letterheads | catalogs ~ctx | catalogue design | lookbooks | line sheets | PowerPoint templates | Keynote ~cap | type setting | book covers | newsletters (in design); newsletters ~ctx | social templates | templates ~ctx | digital ads | ad creative | ads (in design); ads ~ctx | creative assets | campaign assets | campaign creative | briefs ~ctx | creative process | brand guides | branding (in design); branding ~ctx | brand systems | brand assets | visual language | visual systems | design principles | grid systems | hierarchy ~ctx | white space + design; designs; artwork; graphics; photoshop; illustrator; creative; brand; layout; print; packaging; indesign; files; designer; graphic; printing; digital; agency - blueprint; software; developer; legal; accounting; machine; property; mortgage; github; source control; recruitment
elevations ~ctx | floorplans | furniture selection | furniture (in design); furniture ~ctx | FFE ~up | materials (in design); materials ~ctx | fabrics ~ctx | textiles (in design); textiles ~ctx | drapery | curtains ~ctx | rugs ~ctx | art selection | accessories ~ctx | styling ~ctx | staging (in design); staging ~ctx | lighting plans | joinery drawings | cabinets (in design); cabinets ~ctx | appliances ~ctx | kitchens ~ctx | bathrooms (in design); bathrooms ~ctx | bedrooms ~ctx | fitted furniture | wardrobes ~ctx | fitting ~ctx | fitters ~ctx | installers ~ctx | installation ~ctx | home visits (design) | site surveys | surveys (in design); surveys ~ctx | site meetings | design development | CDs (in design); CDs ~list | drawing packages | detail packages | specifications (in design); specifications ~ctx | specs ~ctx | spec writing | zoning (in design); zoning ~ctx | planning ~ctx | permit drawings | permit sets | RIBA work stages | AJ100 ~up | Part B | accessibility codes | residential (in design); residential ~ctx | residential projects | residential design | high-end residential | luxury residential | hospitality design | hospitality projects | retail projects | workplace design | workplace interiors | healthcare design | education projects | education ~ctx | mixed-use | multifamily | multi-family | single-family | traditional construction | heritage (in design); heritage ~ctx | heritage buildings | conservation ~ctx | WELL ~list | contractors (in design); contractors ~ctx | consultants ~ctx | vendors (in design); vendors ~ctx | showrooms ~ctx | procurement (in design); procurement ~ctx | quotes ~ctx | ordering ~ctx | project budgets | Layout (SketchUp) | Rhino ~cap | Grasshopper ~cap | 20-20 Design | Winner Flex | Virtual Worlds | Articad | Design Manager | Ivy (design) | MCIAT ~up | CIAT ~up + design; drawings; interior; interiors; kitchen; client; revit; autocad; architectural; architects; architecture; projects; finishes; furniture; specify; site; showroom; designer; plans; residential; materials; fit-out; construction; appliances - legal; ppc; financial planning; career; software; cosmetic
journey maps | wires ~ctx | low-fidelity | lo-fi | hi-fi | high-fidelity | low- and high-fidelity | prototyping tools | interfaces (in design); interfaces ~ctx | micro-interactions | component library | tokens ~ctx | Figma variables | styleguides | UI kits | handoff (in design); handoff ~ctx | dev handoff | design specifications | design documentation | critiques ~ctx | design process | design strategy | product thinking | consumer products ~ctx | consumer apps | B2B products | enterprise software (design) | mobile-first | native apps | web ~ctx | HIG ~list | material design guidelines | platform guidelines | booking flow | checkout flow | checkout ~ctx | onboarding flows | dashboards (in design); dashboards ~ctx | data visualization (design) | site maps | content strategy (ux) | usability tests | user tests | interviews ~ctx | research insights | research findings | research (in design); research ~ctx | empathy maps | heuristics | competitive analysis (design) | A/B tests | experimentation (design) | analytics (design) | Principle ~list | UserTesting | Lookback | Dovetail ~cap | Firefly ~cap | AI design tools | Stable Diffusion | Runway ~cap | HTML/CSS | basic HTML + design; ui; ux; figma; user; users; prototypes; product; designs; designers; engineers; mobile; app; research; digital; interface; accessibility; wireframes; designing; ios; web; craft - interior; print; job; career; recruitment; kubernetes; legal
Origami Studio; Facebook Origami; Origami ~cap + design; ui; ux; figma; user; users; prototypes; product; designs; designers; engineers; mobile; app; research; digital; interface; accessibility; wireframes; designing; ios; web; craft - interior; print; job; career; recruitment; kubernetes; legal
knits | cut & sew knits | cut and sew | sweaters ~ctx | wovens | denim | outerwear | swimwear | lingerie; intimates ~ctx | activewear; athleisure | loungewear | bridal; bridalwear | handbags | millinery | missy ~ctx | plus size | contemporary ~ctx | private label | lab dips | strike-offs; strikeoffs | trims ~ctx; trims and fabrics | PP samples; pre-production samples; TOP samples; top of production | grading rules; grading (patterns) | tech design; technical design (apparel) | overseas factories; overseas vendors; overseas production; factory communication | fabric mills; mills ~ctx | print placement | placement prints | repeats ~ctx | textile prints | color stories | color standards | colorways | colourways | line plans | range plans | store shopping; comp shopping; comp shops; competitive shopping | market presentations | market weeks | showroom appointments | buyers ~ctx | flats ~ctx | CLO ~up | Kaledo | Tukatech | Centric ~cap | BlueCherry | Infor Fashion + design; designs; apparel; fashion; garments; fabrics; factories; collection; trend; tech packs; knitwear; womenswear; illustrator; research; user; participants; findings; service; print
discovery ~ctx | discovery phase | discovery and alpha | alpha ~ctx | alpha and beta | beta ~ctx | beta phase | private beta | public beta | live phase | contextual research | pop-up research | remote usability testing | intercepts | participants ~ctx | recruiting participants | research participants | screeners ~ctx | discussion guides | research plans | research operations | ResearchOps | research repository | affinity mapping | synthesis (in design); synthesis ~ctx | insights (in design); insights ~ctx | inclusive research | qualitative ~ctx | quantitative ~ctx | user needs | GOV.UK Service Standard | GDS standards | GOV.UK Design System | service assessments | multidisciplinary agile teams + design; designs; apparel; fashion; garments; fabrics; factories; collection; trend; tech packs; knitwear; womenswear; illustrator; research; user; participants; findings; service; print
OS&E; OS&E schedules | finishes boards | material samples | sample approvals | samples library | materials library | lighting schedules | setting out plans | setting-out drawings | joinery details | millwork details
elevations and sections | interior elevations | stacking plans | block plans | concept packages | concept presentations | DD packages | CD sets
submittal reviews in design | mock-up rooms | site snagging | Civil Defence approvals | Civil Defence codes; Civil Defence | municipality approvals | authority approvals | GCC projects | GCC experience | hotel interiors | restaurant interiors | healthcare interiors
sustainability certification | bespoke furniture | curtains and blinds | art curation | artwork selection | accessories styling | signage packages | Corona ~list + interior; interiors; design; fit-out; furniture; drawings; hotel; hotels; renders; clients; materials; packaging; ux; ui; brand; typography; layout; figma; landscape; planting
Programa | hand renderings | rendered perspectives | walkthrough animations
irrigation plans | artwork proofing | pack renders | mock-ups for packaging | spot UV | substrates ~ctx + interior; interiors; design; fit-out; furniture; drawings; hotel; hotels; renders; clients; materials; packaging; ux; ui; brand; typography; layout; figma; landscape; planting
Studio Webb | identity systems
retopology
photoshoot direction | moderated testing
personas in design
embroidery ~ctx + interior; interiors; design; fit-out; furniture; drawings; hotel; hotels; renders; clients; materials; packaging; ux; ui; brand; typography; layout; figma; landscape; planting
seasonal collections | Gerber | Ned Graphics
`,
};
