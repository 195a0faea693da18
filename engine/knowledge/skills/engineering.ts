import type { TradeFile } from "./trade-file.ts";

export const engineering: TradeFile = {
  trade: "engineering",
  kind: "hard",
  lines: `
// Drawing, modelling, product data
CAD ~up; computer-aided design; computer-aided drafting; CAD software; CAD modelling; CAD drawings; CAD design; CAD drafting; CADD ~up; 2D CAD
3D CAD; 3D CAD modelling; solid modelling; parametric modelling; parametric CAD; 3D mechanical design; 3D part modelling; surface modelling < CAD
AutoCAD; Auto CAD; AutoCAD LT; Autodesk AutoCAD; AutoCAD drawings; ACAD ~up; AutoCAD 2D; AutoCad drafting < CAD
AutoCAD Electrical; ACAD Electrical; AutoCAD Electrical drawings; ACADE ~up < AutoCAD
Plant 3D; AutoCAD Plant 3D; Autodesk Plant 3D < CAD
Civil 3D; AutoCAD Civil 3D; Autodesk Civil 3D; Civil3D; C3D ~up < CAD
SolidWorks; Solid Works; SolidWorks CAD; SolidWorks 3D; Dassault SolidWorks; SolidWorks modelling < 3D CAD
SolidWorks PDM; SolidWorks Enterprise PDM; PDM Professional; PDMWorks < Product data management
SolidWorks Simulation; COSMOSWorks; SolidWorks FEA < Finite element analysis
SolidWorks Flow Simulation; SolidWorks Flow; FloWorks < Computational fluid dynamics
Autodesk Inventor; Inventor ~list; Inventor Professional; Inventor CAD; Inventor 3D < 3D CAD + cad; autocad; solidworks; drafting; autodesk; modelling; creo - patent; inventors
Fusion 360; Autodesk Fusion; Autodesk Fusion 360; Fusion360 < 3D CAD
CATIA; CATIA V5; CATIA V6; CATIA 3DEXPERIENCE; Dassault CATIA < 3D CAD
Creo ~cap; PTC Creo; Pro/ENGINEER; ProE; Pro-E; Creo Parametric; Creo Elements < 3D CAD
Siemens NX; NX ~list; Unigraphics; UG NX; NX CAD; UGNX < 3D CAD + cad; cam; siemens; catia; solidworks; teamcenter; creo; design; modelling
Solid Edge; SolidEdge; Siemens Solid Edge < 3D CAD
Onshape; PTC Onshape; Onshape CAD < 3D CAD
Rhinoceros 3D; Rhino ~list; Rhino 3D; Rhino3D; McNeel Rhino < 3D CAD + cad; grasshopper; revit; sketchup; autocad; modelling; rendering; solidworks - animal; wildlife
Grasshopper 3D; Grasshopper ~list; Rhino Grasshopper; Grasshopper scripting + rhino; parametric; computational; revit; dynamo
DraftSight; Dassault DraftSight < CAD
BricsCAD; Bricscad BIM < CAD
FreeCAD ~up; Free CAD software < CAD
LibreCAD; Libre CAD < CAD
OpenSCAD; Open SCAD < CAD
SpaceClaim ~up; Ansys SpaceClaim; Ansys Discovery < 3D CAD
Revit; Autodesk Revit; Revit Architecture; Revit modelling; Revit families; Revit drawings < Building information modelling
Revit MEP; Revit for MEP; MEP modelling in Revit < Revit
Revit Structure; Revit Structural; structural Revit < Revit
Dynamo for Revit; Dynamo ~list; Revit Dynamo; Dynamo scripting < Revit + revit; bim; grasshopper; autodesk; civil 3d
MicroStation; Bentley MicroStation; MicroStation V8i; MicroStation Connect < CAD
Navisworks; Autodesk Navisworks; Navisworks Manage; Navisworks clash detection < Building information modelling
Building information modelling; BIM ~up; BIM modelling; BIM coordination; BIM management; BIM models
BIM execution plan; BEP BIM; BXP ~up < Building information modelling
ISO 19650; BIM ISO 19650 < Building information modelling
PAS 1192; BS 1192; PAS 1192-2; BS EN 1192 < Building information modelling
Clash detection; clash coordination; clash resolution; model coordination < Building information modelling
Tekla Structures; Tekla; Xsteel; Tekla modelling; Trimble Tekla < 3D CAD
ArchiCAD; Graphisoft ArchiCAD < CAD
SketchUp; Sketch Up; SketchUp Pro; Google SketchUp; Trimble SketchUp < CAD
AVEVA PDMS; PDMS ~up < 3D CAD
AVEVA E3D; E3D ~up; AVEVA Everything3D; E3D Design < 3D CAD
SmartPlant; SmartPlant 3D; SP3D ~up; Smart 3D; S3D ~up; Intergraph SmartPlant; Hexagon Smart 3D < 3D CAD
SmartPlant P&ID; SPPID ~up; Smart P&ID
AVEVA P&ID; AVEVA Diagrams; AVEVA Engineering
Technical drawing; engineering drawings; manufacturing drawings; mechanical drawings; detail drawings; drafting ~ctx; shop drawings; assembly drawings; engineering drafting; draughting ~ctx + solidworks; revit; microstation; plans; sections; elevations; survey; architectural; structural; piping; layouts; gd&t; draw; redlines; bim; shop drawings; interior; landscape; cad; autocad; drawings; mechanical; civil; technical; engineering; drawing; manufacturing; detail; shop; assembly - contracts; contract; legal; documents
Reading engineering drawings; read engineering drawings; interpret engineering drawings; read technical drawings; interpret technical drawings; mechanical drawing reading; drawing interpretation; interpreting technical drawings
GD&T ~up; geometric dimensioning and tolerancing; geometric tolerancing; ASME Y14.5; Y14.5; geometrical tolerances; geometric tolerances; ASME Y14.100
Tolerance analysis; tolerance stack-up; tolerance stack; stack-up analysis; stackup analysis; tolerance stack analysis
Product lifecycle management; PLM ~up; PLM software; PLM systems; PLM tools
Product data management; PDM ~up; PDM systems; PDM software; engineering data management
Teamcenter; Siemens Teamcenter; TeamCenter PLM < Product lifecycle management
Windchill; PTC Windchill; Windchill PLM; PDMLink < Product lifecycle management
ENOVIA; Dassault ENOVIA < Product lifecycle management
3DEXPERIENCE; 3D Experience platform; 3DX platform; 3DEXPERIENCE platform < Product lifecycle management
Autodesk Vault; Vault Professional; Autodesk Vault Professional < Product data management
Arena PLM; Arena Solutions PLM; PTC Arena PLM < Product lifecycle management
Oracle Agile PLM; Agile PLM; Oracle Agile < Product lifecycle management
Aras Innovator; Aras PLM; Aras ~list < Product lifecycle management + plm; windchill; teamcenter; enovia
Engineering change management; engineering change orders; engineering change notices; ECO ~list; ECN ~up; ECR ~list; engineering change requests; change orders and ECNs; engineering changes + engineering; drawing; bom; release; design; plm
Bill of materials; BOM ~up; BOM management; BOM structure; parts list
Hardware configuration management; product configuration management; engineering configuration control

// Analysis and simulation
Finite element analysis; FEA ~up; finite element method; FEM ~up; finite element modelling; FE analysis; finite elements; structural FEA
Computational fluid dynamics; CFD ~list; CFD analysis; CFD simulation; CFD modelling; flow simulation + fluent; ansys; fluid; aerodynamics; fea; simulation; openfoam; star-ccm; thermal; flow; modelling; modeling - forex; trading; kanban; difference
Ansys; Ansys Workbench; Ansys Mechanical; Ansys APDL; Ansys FEA < Finite element analysis
Ansys Fluent; Fluent CFD; Fluent ~list < Computational fluid dynamics + cfd; ansys; openfoam; simulation; mesh; star-ccm - english; spanish; french; language; bilingual; speak; speaker; written
Ansys CFX; CFX solver; Ansys CFD < Computational fluid dynamics
Abaqus; Simulia Abaqus; Abaqus CAE; Abaqus Explicit < Finite element analysis
Nastran; MSC Nastran; NX Nastran < Finite element analysis
Patran; MSC Patran; Patran preprocessing < Finite element analysis
Femap; Simcenter Femap; Siemens Femap < Finite element analysis
HyperMesh; Altair HyperMesh < Finite element analysis
OptiStruct; Altair OptiStruct < Finite element analysis
Altair HyperWorks; HyperWorks; HyperView ~up; Altair Engineering tools < Finite element analysis
LS-DYNA; LSDYNA < Finite element analysis
Crash simulation; crashworthiness analysis; PAM-CRASH; crash analysis; explicit dynamics < Computer-aided engineering
COMSOL; COMSOL Multiphysics; multiphysics simulation; multiphysics modelling
STAR-CCM+; StarCCM; Star CCM; Simcenter STAR-CCM < Computational fluid dynamics
OpenFOAM; Open FOAM < Computational fluid dynamics
MSC Adams; Adams Car
Multibody dynamics; multi-body simulation; MBD simulation; multibody simulation < Computer-aided engineering
Simpack; Simulia Simpack < Multibody dynamics
Computer-aided engineering; CAE ~up; CAE analysis; CAE simulation; engineering simulation; simulation engineering
MATLAB; MathWorks MATLAB; MATLAB scripting; MATLAB programming; Octave MATLAB
Simulink; MATLAB Simulink; Simulink modelling; Stateflow; Simscape < MATLAB
Model-based design; model-based development; MBD ~up; model-based software development
LabVIEW; Lab VIEW; NI LabVIEW; LabVIEW programming; National Instruments LabVIEW
NI TestStand; TestStand ~up; National Instruments TestStand < LabVIEW
Mathcad; PTC Mathcad
Maple software; Maplesoft; Maple math
Engineering Equation Solver; EES software; EES solver
GT-Power; GT-Suite; 1D simulation
AMESim; Simcenter Amesim; LMS Amesim
AVL simulation tools; AVL Boost; AVL Cruise; AVL Fire
Topology optimisation; design optimisation; structural optimisation; shape optimisation; generative design
Monte Carlo simulation; Monte Carlo analysis; Monte Carlo methods; Monte Carlo modelling
Minitab; Minitab statistical software
JMP ~up; SAS JMP; JMP statistical software

// Mechanical engineering
Mechanical engineering; mech engineering; mechanical systems engineering
Mechanical design; mechanical product design; mechanical component design; design of mechanical components; machine design; mechanical design engineering; design of mechanical systems < Mechanical engineering
Thermodynamics; applied thermodynamics; thermodynamic analysis; thermodynamic cycles
Heat transfer; thermal analysis; thermal management; thermal design; thermal engineering; thermal modelling; heat transfer analysis
Fluid mechanics; fluid dynamics; fluid systems; fluid flow; hydrodynamics
Stress analysis; structural stress analysis; strength calculations; stress calculations; strength of materials; hand calculations
Fatigue analysis; fatigue and fracture; fracture mechanics; fatigue life; durability analysis; damage tolerance
Vibration analysis; vibration testing; modal analysis; structural dynamics; vibration monitoring; shock and vibration
NVH ~up; noise vibration and harshness; noise and vibration; NVH testing; acoustics engineering
Tribology; lubrication engineering; lubricants; lubrication systems; oil analysis
Kinematics; mechanism design; mechanisms and linkages; linkage design; dynamics and kinematics
Sheet metal design; sheet metal parts; sheet-metal fabrication design; sheet metal engineering < Mechanical design
Plastic part design; plastics design; plastic component design; injection moulded part design; design of plastic parts < Mechanical design
Injection moulding; plastic injection moulding; injection moulding machines; moulding machine operation; moulded parts; injection mould
Moldflow; Autodesk Moldflow; Moldflow simulation; mould flow analysis; Moldex3D < Injection moulding
Mould design; tool and die design; die design; mould tool design; tooling design; tool design; press tool design
Tool and die making; toolmaking; tool making; tool and die; die making; die maker; tool room; toolroom
Blow moulding; blow moulding machines; extrusion blow moulding; stretch blow moulding
Thermoforming; vacuum forming; thermoforming machines
Rotational moulding; rotomoulding; rotomolding
Compression moulding; transfer moulding; rubber compression moulding
Extrusion ~ctx; plastic extrusion; aluminium extrusion; aluminum extrusion; extrusion lines; extruder operation; film extrusion + plastic; polymer; aluminium; aluminum; die; line; manufacturing
Jigs and fixtures; fixture design; jig and fixture design; workholding; work holding; fixturing ~ctx; test fixtures + jigs; fixtures; fixture; design; jig; holding; test
Metal casting; casting processes; castings ~ctx + metal; casting; processes
Die casting; high pressure die casting; diecasting; HPDC ~up < Metal casting
Sand casting; sand moulding; green sand casting; sand moulds < Metal casting
Investment casting; lost wax casting; lost-wax; precision casting < Metal casting
Foundry work; foundry ~ctx; foundry operations; foundry practice; core making < Metal casting + casting; castings; moulding; molding; metal; sand; iron; steel; furnace - palantir; cloud
Forging ~ctx; metal forging; drop forging; hot forging; forged parts + metal; casting; machining; press; steel; hammer - relationships; partnerships; ahead
Metal stamping; stamping presses; sheet metal stamping; punch press
Press brake operation; press brake; brake press; press brake operator; press brake set-up < Metal fabrication
Progressive dies; progressive die stamping; progressive tooling; transfer dies < Metal stamping
Deep drawing; metal forming; sheet forming; hydroforming; roll forming
Hydraulics; hydraulic systems; hydraulic design; hydraulic power units; hydraulic circuits; hydraulic cylinders; fluid power
Hydraulic troubleshooting; hydraulic repair; hydraulic maintenance; hydraulic system repair; hydraulic hoses < Hydraulics
Pneumatics; pneumatic systems; pneumatic controls; pneumatic cylinders; compressed air systems; pneumatic circuits
Pumps ~ctx; centrifugal pumps; pump maintenance; pump repair; pump systems; pump selection; positive displacement pumps + valves; compressors; hydraulic; centrifugal; motors; mechanical; piping; seals; turbines - breast; insulin; gas station; breast milk
Compressors ~ctx; air compressors; gas compressors; compressor maintenance; reciprocating compressors; centrifugal compressors; screw compressors + pumps; turbines; valves; motors; refrigeration; gas; air
Gas turbines; turbines ~ctx; turbine maintenance; turbine overhaul + pumps; compressors; generators; power plant; steam; gas; wind
Steam turbines; steam turbine maintenance; steam turbine overhaul
Turbomachinery; turbo machinery; turbine design; turbomachinery design < Mechanical engineering
Boilers ~ctx; boiler operation; steam boilers; boiler plant; boiler systems; high-pressure boilers; steam generation; boiler maintenance + steam; chillers; pumps; hvac; plant; heating; pressure
Pressure vessels; pressure vessel design; unfired pressure vessels
ASME Section VIII; ASME VIII; ASME BPVC; ASME boiler and pressure vessel code < Pressure vessels
Pressure Equipment Directive; PED compliance; Pressure Systems Safety Regulations; PSSR ~up < Pressure vessels
PV Elite; PVElite; PV Elite software < Pressure vessels
Heat exchangers; heat exchanger design; shell and tube; plate heat exchangers
HTRI; HTRI Xchanger Suite; HTRI software < Heat exchangers
Cooling towers; cooling tower maintenance; cooling tower water treatment; evaporative cooling
Piping design; pipe design; piping engineering; piping layout; process piping; piping systems design
ASME B31.3; B31.3; B31.1; ASME B31.1; ASME B31 < Piping design
Piping isometrics; isometric drawings; piping isos; isos and spools; spool drawings; isometrics < Piping design
Pipe stress analysis; piping stress; pipe stress < Piping design
CAESAR II; Caesar 2; CAESAR pipe stress < Pipe stress analysis
AutoPIPE; Bentley AutoPIPE; Rohr2 < Pipe stress analysis
Valves ~ctx; control valves; valve selection; valve maintenance; relief valves; safety valves; valve repair; actuated valves + pumps; piping; actuators; instrumentation; pressure; pipe; mechanical - heart; cardiac; aortic
Rotating equipment; rotating machinery; rotary equipment; rotating equipment maintenance; rotating equipment reliability
Bearings and gears; power transmission components; bearings ~ctx; drive trains + gears; shafts; seals; lubrication; gearbox; mechanical; couplings
Gear design; gear trains; gear cutting; gear hobbing; gear engineering < Bearings and gears
Gearboxes; gearbox repair; gear boxes; gearbox overhaul; reduction gears < Bearings and gears
Shaft alignment; laser alignment; machine alignment; coupling alignment; equipment alignment; dynamic balancing
Material handling systems; conveyor systems; conveyors; bulk material handling; materials handling equipment design; conveyor design
Machine safety; machine guarding; machinery safety; lockout of machinery; safety interlocks
CE marking; CE mark; CE conformity; CE certification
Machinery Directive; 2006/42/EC; machinery regulation; UK machinery safety regulations
ISO 13849; ISO 12100; EN ISO 13849; performance level assessment; machine risk assessment < Machine safety
Product design engineering; engineering product design; new product design; mechanical product development
Design for manufacturing; DFM ~up; design for manufacturability; design for assembly; DFMA ~up; DFA ~list; design for manufacture and assembly; DFx ~up + manufacturing; assembly; dfm; design
Physical prototyping; prototype build; prototype fabrication; mechanical prototyping; hardware prototyping
3D printing; additive manufacturing; 3D printers
FDM printing; fused deposition modelling; fused filament fabrication; FDM printers < 3D printing
Stereolithography; SLA printing; SLA printers; resin printing < 3D printing
Metal additive manufacturing; DMLS ~up; laser powder bed fusion; direct metal laser sintering; selective laser melting; electron beam melting < 3D printing
Selective laser sintering; SLS printing; laser sintering; multi jet fusion < 3D printing
Rapid prototyping; rapid tooling; rapid prototypes
Mechanical reverse engineering
3D scanning; laser scanning of parts; 3D scanners; structured light scanning < Metrology
Geomagic; Geomagic Design X; Geomagic Control < 3D scanning
Value engineering; value analysis; VA/VE; VAVE ~up; value analysis and value engineering; design to cost; cost reduction engineering

// Machining and metalwork
Machining ~ctx; precision machining; metal machining; machine shop; machine tools; machine shop practice + precision; metal; machine; shop; tools; practice
CNC machining; CNC ~up; computer numerical control; CNC operation; CNC machinist; CNC operator; CNC equipment; CNC setup; CNC set-up and operation; CNC machines < Machining
CNC programming; G-code; G code programming; M-codes; CNC programmer; ISO programming of CNC; Fanuc CNC programming; conversational programming < CNC machining
CNC milling; milling ~ctx; milling machine; CNC mill; vertical machining centre; horizontal machining centre; VMC ~up; HMC ~up; manual milling; Bridgeport mill < Machining + lathe; turning; cnc; machining; grinding; machine; fanuc - flour; grain
CNC turning; turning ~ctx; lathe; lathe operation; CNC lathe; manual lathe; turning centre; lathe work < Machining + milling; lathe; cnc; machining; grinding; fanuc
5-axis machining; five-axis machining; 5 axis CNC; multi-axis machining; 4-axis machining; 5-axis milling; five-axis; 5 axis < CNC machining
Manual machining; manual lathes and mills; conventional machining; manual machinist; manual machines; conventional machines < Machining
Swiss machining; Swiss-type lathe; Swiss turning; Citizen Swiss; Swiss screw machine; sliding head lathe; sliding head turning; screw machines < CNC turning
Grinding ~ctx; surface grinding; cylindrical grinding; centreless grinding; centerless grinding; precision grinding; ID/OD grinding; tool grinding < Machining + machining; lathe; milling; surface; lapping; deburring; metal; welding - coffee; meat; teeth
EDM machining; EDM ~list; wire EDM; sinker EDM; electrical discharge machining; spark erosion; wire erosion < Machining + cnc; wire; machining; milling; grinding; tool; electrode - music; dance; email; document
Deburring; polishing and deburring; buffing and polishing; metal finishing; surface finishing; lapping and honing
Laser cutting; laser cutter; fibre laser; fiber laser; CNC laser
Waterjet cutting; water jet cutting; waterjet; Omax waterjet; Flow waterjet
Plasma cutting; plasma table; CNC plasma; plasma cutter
Oxy-fuel cutting; oxyfuel cutting; flame cutting; gas cutting; oxy-acetylene cutting; torch cutting; oxy cutting
CAM programming; CAM ~list; computer-aided manufacturing; CAD/CAM; CAM software; toolpath programming + cnc; cad; mastercam; machining; milling; toolpath; solidworks; programming; machinist; nx
Mastercam; Master cam; MasterCAM programming < CAM programming
NX CAM; Siemens NX CAM; Unigraphics CAM < CAM programming
Esprit CAM; ESPRIT programming; DP Technology Esprit < CAM programming
GibbsCAM; Gibbs CAM < CAM programming
Edgecam; Edge CAM < CAM programming
FeatureCAM ~up; Autodesk FeatureCAM < CAM programming
hyperMILL; Open Mind hyperMILL < CAM programming
PowerMill ~up; Autodesk PowerMill; Delcam < CAM programming
SolidCAM; Solid CAM; InventorCAM < CAM programming
HSMWorks; Inventor HSM; Inventor CAM < CAM programming
Surfcam < CAM programming
BobCAD; BobCAD-CAM < CAM programming
Fanuc controls; Fanuc CNC; Fanuc controllers < CNC machining
Haas CNC; Haas machines; Haas controls; Haas mill; Haas VF < CNC machining
Mazak; Mazatrol; Mazak machines; Mazak controls; Mazatrol programming < CNC machining
Okuma; Okuma controls; Okuma OSP < CNC machining
Heidenhain; Heidenhain controls; Heidenhain iTNC; Heidenhain programming < CNC machining
Sinumerik; Siemens Sinumerik; Siemens 840D; Siemens CNC controls < CNC machining
DMG Mori; Mori Seiki; DMG machines < CNC machining
Doosan lathe; Doosan CNC < CNC machining
Hurco; Hurco mill; Hurco WinMax < CNC machining
Tool setting; machine setup; machine set-up; tool offsets; tool changes; CNC setter; setting CNC machines; set up machines; tooling changeover; set CNC machines
Metal fabrication; sheet metal fabrication; steel fabrication; sheet metal work; sheet metal; sheetmetal; metal fabricator; fabrication shop; custom metal fabrication; metalwork
Sheet metal bending; press brake bending; metal bending < Metal fabrication
Tube bending; pipe bending; tube bender; mandrel bending < Sheet metal bending
Plate rolling; plate rolls; metal rolling; rolling plate < Metal fabrication
Amada; Amada press brake; Amada laser < Sheet metal bending
Trumpf; Trumpf laser; Trumpf TruBend; TRUMPF machines < Sheet metal bending
Metrology; dimensional inspection; dimensional measurement; dimensional metrology; precision measurement
CMM ~up; coordinate measuring machine; CMM programming; CMM inspection < Metrology
PC-DMIS; PCDMIS; PC-DMIS programming < CMM
Calypso CMM; Zeiss Calypso; Zeiss CMM < CMM
Portable CMM; Romer arm; Faro arm; Romer Absolute Arm < CMM
Precision measuring instruments; micrometers; calipers; vernier calipers; callipers; dial indicators; height gauges; gauge blocks; bore gauges; measuring tools; precision measuring tools; micrometers and calipers < Metrology
Optical comparator; profile projector < Metrology
Laser tracker; FARO laser tracker; Leica laser tracker < Metrology
Vision measuring systems; Keyence vision measurement; optical CMM; OGP SmartScope; vision measurement < Metrology
Surface roughness measurement; profilometer; surface finish measurement; surface roughness < Metrology

// Manufacturing and industrial engineering
Manufacturing engineering; production engineering; manufacturing process engineering; manufacturing process development
Industrial engineering; methods engineering; industrial engineering methods
Time and motion study; time studies; motion study; work study; cycle time analysis
MTM ~list; methods-time measurement; MTM-1; predetermined motion time; MTM-UAS < Time and motion study + time study; work measurement; standards; industrial
Work measurement; MOST work measurement; work sampling; MODAPTS
Line balancing; assembly line balancing; takt time; production line balancing; takt
Plant layout; facility layout; factory layout; plant layout design; shop floor layout; factory planning; workstation design
Process validation; IQ/OQ/PQ; IQOQPQ; IQ OQ PQ; process qualification; equipment qualification; installation qualification; operational qualification; performance qualification
New product introduction; NPI ~list; product launch engineering; production ramp-up; industrialisation + product; introduction; manufacturing; launch; production; apqp; prototype; engineering; supplier - provider; credentialing; medicare; medicaid; billing; claims
New product development; NPD ~up; product development engineering; new product design engineering
Process engineering; process development ~ctx; process optimisation engineering; industrial process design + chemical; manufacturing; pilot; scale-up; production; plant; equipment; pharmaceutical
Work instructions; standard operating procedures in manufacturing; assembly instructions; manufacturing work instructions; visual work instructions; process documentation in manufacturing
Manufacturing routings; routings; bills and routings; BOM and routings
Discrete event simulation; Witness simulation
FlexSim ~up; FlexSim simulation < Discrete event simulation
Arena simulation; Rockwell Arena; Arena simulation software < Discrete event simulation
Tecnomatix; Plant Simulation; Siemens Plant Simulation; Tecnomatix Process Simulate < Discrete event simulation
AnyLogic ~up; AnyLogic simulation < Discrete event simulation
Simio; Simio simulation < Discrete event simulation
DELMIA; Dassault DELMIA; DELMIA process planning < Discrete event simulation
Ergonomics; workplace ergonomics; ergonomic assessments; anthropometrics
Human factors engineering; human factors; human factors and ergonomics; HFE ~up; human-system interaction < Ergonomics
Capital projects; capital equipment projects; CAPEX projects; capital project management; equipment specification and procurement
Commissioning ~ctx; equipment commissioning; plant commissioning; start-up and commissioning; commissioning and startup; system commissioning; pre-commissioning; commission equipment + plant; electrical; hvac; mechanical; instrumentation; pre-commissioning; installation; substation; machinery; boiler; switchgear; turbine; start-up - editor; clinical; nhs; services; software
Factory acceptance testing; FAT ~list; FAT/SAT; factory acceptance test; FATs and SATs + commissioning; acceptance; sat; vendor; equipment; testing
Site acceptance testing; site acceptance test; SAT testing; witness testing
Adhesives and sealants; adhesive bonding; bonding and sealing; dispensing systems for adhesives; structural bonding; epoxy bonding
Packaging engineering; packaging development; packaging design engineering; packaging validation; ISTA packaging tests; packaging machinery
Textile manufacturing; textile engineering
Garment manufacturing; apparel production; garment production; garment construction; clothing manufacture < Textile manufacturing
Dyeing and finishing; fabric dyeing; textile dyeing; dye house; textile printing < Textile manufacturing
Knitting machines; knitting technology; weaving looms; weaving mill; spinning mill; textile machinery < Textile manufacturing
Food process engineering; food processing; food manufacturing; food production lines; pasteurisation; aseptic processing; food technology
Printing press operation; web press; printing presses
Offset printing; offset press; offset lithography; lithographic printing; sheetfed offset; Heidelberg press < Printing press operation
Flexographic printing; flexo; flexographic press; label printing press < Printing press operation
Gravure printing; rotogravure; gravure press < Printing press operation
Prepress; pre-press; plate making; imposition prepress; pre-press artwork
Paper manufacturing; pulp and paper; paper mill; paper machine; pulp mill; tissue converting; corrugated board
Glass manufacturing; glass processing; ceramics manufacturing; ceramics engineering; glass forming; kilns

// Electrical power
Electrical engineering; EEE ~list; electrical systems engineering + degree; electrical; electronics; engineering
Electrical design; electrical system design; electrical schematics design; design of electrical systems; electrical drawings; electrical layouts < Electrical engineering
Electrical schematics; wiring diagrams; schematics ~ctx; schematic diagrams; electrical diagrams; circuit diagrams; read schematics; single-line diagrams; one-line diagrams; ladder diagrams of circuits; electrical prints + electrical; wiring; read; circuit; blueprints; troubleshoot; electronic
Power systems; power system analysis; electrical power systems; power systems engineering; power system studies < Electrical engineering
Load flow studies; short circuit studies; load flow analysis; short-circuit analysis; power flow studies; fault calculations; system studies of power networks < Power systems
Arc flash studies; arc flash analysis; arc flash; arc flash hazard analysis; IEEE 1584 < Power systems
Protective relaying; protection relays; relay protection; relay settings; protection and control; power system protection; protection coordination < Power systems
SEL relays; Schweitzer relays; SEL protection; SEL AcSELerator < Protective relaying
Relay testing; relay test sets < Protective relaying
Omicron test sets; Omicron CMC; Omicron relay testing
Doble testing; Doble F6150; Doble power factor testing
Substation design; substations; electrical substations; substation engineering < Power systems
Substation maintenance; substation construction; substation technician; substation commissioning
IEC 61850; substation automation; substation automation systems < Substation design
Power transmission and distribution; transmission and distribution; transmission lines; T&D ~up; overhead lines; power distribution; electrical distribution networks < Power systems
Overhead line design; PLS-CADD; transmission line design; overhead line engineering < Power transmission and distribution
Underground cables; cable jointing; cable splicing; HV cable jointing; cable jointer; high-voltage splicing
Switchgear; medium-voltage switchgear; LV switchgear; switchgear maintenance; electrical switchboards
Motor control centres; MCC panels; MCCs ~up; motor control center; motor control panels < Switchgear
Circuit breakers; breaker testing; air circuit breakers; vacuum circuit breakers; breaker maintenance < Switchgear
Transformers ~ctx; power transformers; transformer maintenance; distribution transformers; transformer testing; transformer design + switchgear; substation; voltage; power; electrical; motors; breakers; relay; relays; feeder; feeders; specify; design; utility; specifications; breaker; circuit; kv; grounding - bert; gpt; nlp; attention; pytorch; llm
Electric motors; motor repair; motors ~ctx; AC motors; DC motors; induction motors; motor control; motor rewinding; electric motor design + drives; pumps; vfd; electrical; switchgear; generators; starters; plc - general; ford; vehicle sales
Variable frequency drives; VFD ~up; variable speed drives; VSD ~up; AC drives; frequency inverters; inverters ~ctx; motor drives; DC drives + motor; plc; drives; solar; electrical
Generators ~ctx; diesel generators; generator maintenance; standby generators; gensets; emergency generators; backup generators; generator sets + ups; electrical; diesel; switchgear; power; motors; standby - lead; code; demand; report
Uninterruptible power supply; UPS systems; UPS ~list; uninterruptible power systems; battery backup systems + battery; generator; power; electrical; inverter; data centre; data center; switchgear - fedex; courier; delivery; parcel; shipping
High voltage; HV ~list; high-voltage systems; HV equipment; HV systems; medium voltage; HV/LV; high voltage switching; HV switching; high voltage testing + voltage; lv; substation; electrical; switching; cable
Low voltage; low-voltage systems; LV systems; LV distribution; low-voltage electrical; ELV systems; low voltage cabling
Earthing and grounding; earthing systems; grounding systems; lightning protection; earthing design; grounding design; bonding and grounding
ETAP ~up; ETAP software; Operation Technology ETAP; ETAP power studies < Power systems
SKM PowerTools; SKM ~up; SKM Power Tools < Power systems
EasyPower ~up; Easy Power software < Power systems
PSS/E; PSSE; Siemens PSS < Power systems
DIgSILENT PowerFactory; DIgSILENT; PowerFactory ~up < Power systems
PSCAD; PSCAD/EMTDC; EMT studies < Power systems
EMTP ~up; EMTP-RV < Power systems
CYME; CYMDIST; CYME software < Power systems
PowerWorld ~up; PowerWorld Simulator < Power systems
PSLF ~up; GE PSLF < Power systems
Lighting design; lighting calculations; illumination design; lighting layouts; lux calculations
DIALux; DIALux evo; DIALux lighting < Lighting design
Relux; ReluxDesktop < Lighting design
AGi32; AGI 32 < Lighting design
EPLAN; EPLAN Electric P8; EPLAN P8 < CAD
SEE Electrical; IGE XAO; SEE Electrical Expert < CAD
Zuken E3.series; E3.series; Zuken E3; Zuken CR-8000 < CAD
Control panel design; control panels; electrical panel design; electrical enclosures
Panel building; control panel building; panel builder; panel wiring; control panel wiring; electrical panel assembly; switchboard assembly
UL 508A; UL508A; UL 508A panels
Cable and harness design; wire harness design; wiring harness; cable harness; harness design; cable sizing
Wire harness assembly; cable assemblies; harness assembly; wiring harness assembly; crimping and harnessing
Solar photovoltaics; solar PV; photovoltaic; solar energy; PV systems; solar power; solar design; solar panels; photovoltaic systems
PVsyst; PV Syst; PVsyst simulation < Solar photovoltaics
Helioscope; solar design software < Solar photovoltaics
Aurora Solar; Aurora Solar design < Solar photovoltaics
Solar installation; solar panel installation; solar installer; PV installation; rooftop solar installation < Solar photovoltaics
Wind energy; wind turbines; wind power; wind farms; wind turbine maintenance; turbine technician
Offshore wind; offshore wind farms; offshore wind energy < Wind energy
WindPRO; wind resource assessment < Wind energy
WAsP; WAsP wind < Wind energy
WindSim; WindSim software < Wind energy
Renewable energy; renewables ~ctx; clean energy; green energy; renewable power; renewable energy systems + renewable; energy; clean; green; power; systems
Energy storage; battery energy storage; BESS ~up; battery storage; grid-scale batteries; battery storage systems
Battery engineering; battery systems; battery packs; lithium-ion batteries; cell chemistry; battery testing; battery pack design
Battery management systems; BMS for batteries; battery management software < Battery engineering
EV charging; electric vehicle charging; EV chargers; EVSE ~up; charging infrastructure; charge points; charging stations; EV charger installation
Power generation; power plant operations; power plants; electricity generation; generating stations; thermal power plant
Combined cycle; CCGT ~up; combined-cycle gas turbine; combined cycle power plant < Power generation
Cogeneration; CHP plant; combined heat and power; CHP systems; CHP ~list < Power generation + heat; power; boiler; energy; plant; gas; turbine
Hydropower; hydroelectric; hydro power plants; hydroelectric power; dams and hydropower
Nuclear engineering; nuclear power; nuclear power plants; nuclear reactors; reactor physics; nuclear industry
Radiation protection; health physics; radiological protection; radiation safety; ALARA; radiological controls; radiation dose
Nuclear safety; nuclear safety case; nuclear licensing < Nuclear engineering
Energy management; energy efficiency; energy conservation; energy savings projects; energy performance
Energy audits; energy assessments; investment grade audit; energy surveys; energy auditing < Energy management
ISO 50001; ISO 50001 energy management; EnMS ISO 50001 < Energy management
Energy modelling; building energy modelling; EnergyPlus; eQUEST; building energy simulation; DesignBuilder ~up; OpenStudio
Smart grid; grid modernisation; grid integration; distributed energy resources
Smart metering; AMI metering; advanced metering infrastructure; meter data management; smart meters < Smart grid
Microgrids; micro-grid; microgrid design < Smart grid
Demand response; demand side management; demand-side response; DSR energy
Power quality; harmonics analysis; power factor correction; harmonic studies; power quality analysis
Explosion protection; explosion-proof equipment; CompEx; intrinsically safe
ATEX; ATEX directive; DSEAR; ATEX compliance < Explosion protection
IECEx; IECEx certification < Explosion protection
Hazardous area classification; hazardous areas; area classification; hazardous area design < Explosion protection

// Electronics, embedded, semiconductors
Electronics ~ctx; electronics engineering; electronic circuits; electronics design; electronic systems; electronic components; analogue and digital electronics + circuit; circuits; electrical; soldering; pcb; design; repair; analog; analogue; digital; embedded; technician; schematics; test; engineering - retail; consumer; store; sales
Circuit design; analogue circuit design; analog circuit design; electronic circuit design; circuit analysis; schematic capture; schematic design; hardware circuit design < Electronics
Analogue electronics; analog electronics; analogue design; analog design; op-amps; analog and mixed signal; analogue circuits < Electronics
Digital electronics; digital design ~ctx; digital logic; digital circuits; logic design; digital circuit design < Electronics + verilog; vhdl; fpga; asic; rtl; logic; circuits - graphic; marketing; web; ux
Mixed-signal design; mixed signal ICs; AMS design; analog mixed-signal < Electronics
PCB design; printed circuit boards; PCB layout; PCB ~up; printed circuit board design; circuit board design; board layout; multilayer PCB; PCB routing < Electronics
Altium Designer; Altium; Altium PCB < PCB design
Cadence Allegro; Allegro PCB < PCB design
OrCAD; Cadence OrCAD; OrCAD Capture < PCB design
Eagle PCB; Autodesk Eagle; Eagle CAD; CadSoft Eagle < PCB design
KiCad; KiCAD EDA < PCB design
Mentor Graphics; Siemens EDA; DxDesigner < PCB design
PADS layout; Mentor PADS; PADS PCB; PADS Professional < PCB design
Mentor Xpedition; Xpedition; Siemens Xpedition; Xpedition Enterprise < PCB design
SPICE simulation; circuit simulation; SPICE ~up
LTspice; LT spice; LTSpice simulation < SPICE simulation
PSpice; OrCAD PSpice; P-Spice < SPICE simulation
HSPICE; Synopsys HSPICE; Spectre simulation; Cadence Spectre < SPICE simulation
Multisim; NI Multisim < SPICE simulation
Proteus simulation; Proteus ISIS; Proteus Design Suite < SPICE simulation
Power electronics; power converters; inverters design; power conversion < Electronics
Power supply design; SMPS ~up; switch-mode power supplies; switching power supplies < Power electronics
DC-DC converters; converter design; buck and boost converters < Power electronics
RF engineering; RF ~list; radio frequency; RF design; RF circuits; RF systems; RF testing + antenna; microwave; wireless; spectrum; circuit; testing; transceiver; engineering
Microwave engineering; microwave circuits; RF and microwave; microwave design; Keysight ADS; Advanced Design System < RF engineering
Antenna design; antennas; antenna systems; antenna theory < RF engineering
Ansys HFSS; HFSS; Ansoft HFSS; HFSS simulation < Antenna design
CST Studio; CST Microwave Studio; CST Studio Suite < Antenna design
EMC testing; EMC ~list; EMI/EMC; electromagnetic compatibility; electromagnetic interference; EMI ~list; EMC compliance; EMI testing + electromagnetic; compliance; testing; electronics; emi; immunity; emissions; iec - storage; dell; vmware; loan; instalment
Signal integrity; power integrity; high-speed design; high speed digital design; SI/PI analysis; high-speed PCB design
FPGA ~up; field-programmable gate array; FPGA design; FPGA development; FPGA programming < Digital electronics
Xilinx; Xilinx FPGA; Xilinx Zynq; Zynq < FPGA
Altera; Intel FPGA; Altera FPGA; Intel Altera < FPGA
Lattice FPGA; Lattice Semiconductor; Lattice Diamond; Microsemi FPGA < FPGA
Verilog; Verilog HDL; Verilog RTL < RTL design
SystemVerilog; System Verilog; SVA assertions < RTL design
VHDL; VHSIC hardware description language; VHDL coding < RTL design
RTL design; RTL ~list; RTL coding; register transfer level; hardware description languages; HDL ~list; HDL coding + verilog; vhdl; fpga; asic; synthesis; design; simulation - cholesterol; ldl; css; arabic; hebrew
Vivado; Xilinx Vivado < FPGA
Quartus; Intel Quartus; Quartus Prime; Altera Quartus < FPGA
Vitis; Vitis HLS; Xilinx SDK; high-level synthesis; Vivado HLS < FPGA
Xilinx ISE; ISE Design Suite < FPGA
ModelSim; Mentor ModelSim; Siemens ModelSim
Synopsys VCS; VCS simulator; VCS simulation
Xcelium; Cadence Xcelium; NCSim; Incisive simulator
QuestaSim; Questa ~cap; Questa simulator; Siemens Questa
HDL simulation; RTL simulation; gate-level simulation; logic simulation < RTL design
UVM ~up; universal verification methodology; UVM testbench
Design verification; functional verification; DV engineer; ASIC verification; IC verification; chip verification; pre-silicon verification; constrained random verification
ASIC design; application-specific integrated circuit; IC design; integrated circuit design; chip design; SoC design; system-on-chip; SoC ~list; ASIC ~list + asic; chip; rtl; silicon; verification; fpga; soc; verilog; design; vlsi - siem; security operations; incident; afsl; securities; investments; corporations; compliance
VLSI ~up; VLSI design; very large scale integration < ASIC design
Physical design ~ctx; place and route; floorplanning; clock tree synthesis; PnR ~list; P&R flow; VLSI physical design; backend physical design < VLSI + vlsi; asic; routing; layout; timing; silicon; place; route; floorplan; synthesis; cadence; synopsys
Static timing analysis; timing closure; STA analysis; timing analysis; timing constraints < VLSI
Tape-out; chip tape-out; tapeouts < VLSI
CMOS design; CMOS circuits; CMOS technology; CMOS ~up < VLSI
Cadence Virtuoso; Virtuoso layout < ASIC design
Cadence Innovus; Innovus; Innovus implementation < ASIC design
Cadence Genus; Cadence EDA tools; Cadence tools; Genus synthesis < ASIC design
Synopsys; Spyglass lint < ASIC design
Synopsys Design Compiler; Design Compiler; DC synthesis < Synopsys
PrimeTime ~up; Synopsys PrimeTime; Prime Time STA < Synopsys
Synopsys IC Compiler; IC Compiler; ICC2 ~up; Fusion Compiler < Synopsys
Design for test; DFT ~list; scan insertion + scan; atpg; asic; chip; test; bist; silicon - density; quantum; fourier
ATPG ~up; automatic test pattern generation; Tessent; TetraMAX < Design for test
BIST ~up; built-in self-test; MBIST; memory BIST < Design for test
Semiconductor manufacturing; semiconductors; semiconductor fabrication; wafer fabrication; wafer fab; semiconductor processing; wafer processing; fab process
Photolithography; lithography ~ctx < Semiconductor manufacturing + wafer; semiconductor; etch; fab; deposition; cleanroom
Thin film deposition; thin films; PECVD ~up; chemical vapour deposition; CVD deposition; physical vapour deposition; ALD deposition; atomic layer deposition; sputtering < Semiconductor manufacturing
Plasma etching; dry etch; wet etch; reactive ion etching; RIE etching; etch process < Semiconductor manufacturing
Ion implantation; ion implant; implant process < Semiconductor manufacturing
Chemical mechanical planarisation; CMP process; chemical mechanical polishing; wafer polishing < Semiconductor manufacturing
Cleanroom; clean room; cleanroom protocol; clean room environment; ISO 14644; gowning procedures; cleanroom manufacturing
MEMS ~up; microelectromechanical systems
Microfabrication; nanofabrication; micro-fabrication; micromachining < MEMS
Microfluidics; micro-fluidics; lab-on-a-chip; microfluidic devices < Fluid mechanics
Nanotechnology; nanomaterials; nanoparticles; nanoscience < Materials science
Optics ~ctx; optical engineering; fibre optics design; optical systems; optomechanical design + laser; lasers; photonics; lens; optical; physics; zemax; imaging - brand; public; political
Optical design; lens design; Code V; optical system design; LightTools ~up < Optics
Zemax; Zemax OpticStudio; OpticStudio < Optical design
Photonics; silicon photonics; integrated photonics; photonic devices < Optics
Laser systems; lasers ~ctx; laser engineering; laser physics; laser optics < Optics + laser; systems; engineering; physics; optics
Optoelectronics; opto-electronics; LEDs and photodiodes; electro-optics < Optics
Oscilloscopes; digital oscilloscope; Tektronix; scope measurements
Multimeters; digital multimeter; DMM ~up; Fluke meter; multi-meter
Spectrum analyser; signal analysers
VNA ~up; RF network analyser; VNA measurements
Signal generators; function generators; waveform generators
Electronic test equipment; electrical test equipment; bench test equipment; electronic measuring instruments
Soldering; hand soldering; through-hole soldering; surface mount soldering; micro soldering; soldering iron
SMT rework; solder rework; PCB rework; BGA rework; rework station; board rework < Soldering
Reflow soldering; wave soldering; reflow oven; selective soldering; reflow profiling < SMT assembly
SMT assembly; surface mount technology; SMT ~list; electromechanical assembly + pcb; solder; surface; electronics; mount; component; components; reflow; assembly - senior
PCB assembly; PCBA ~up; circuit board assembly; PCB assembler; printed circuit board assembly < Electronics assembly
Electronics assembly; box build; electronic assembler; electro-mechanical assembly
Pick and place machines; SMT pick and place; Siplace; Yamaha SMT; Fuji NXT < SMT assembly
IPC-A-620; IPC/WHMA-A-620; IPC 620; WHMA-A-620
Electronics troubleshooting; board-level troubleshooting; component-level troubleshooting; debug circuit boards
Electronics repair; component-level repair; circuit board repair; board repair; repair of electronic equipment < Electronics troubleshooting
Sensors and actuators; sensor integration; sensors ~ctx; actuators ~ctx; transducers; sensor technology; sensor systems + actuators; plc; embedded; instrumentation; motors; encoders; measurement; robotics
Data acquisition systems; DAQ ~up; data acquisition hardware; NI DAQ; data loggers; data logging; DAQ systems; strain gauges; strain gages; thermocouples
Hardware engineering; hardware design; electronic hardware design; hardware development; hardware bring-up; hardware testing
Mechatronics; mechatronic systems; mechatronic engineering; electromechanical systems; electro-mechanical systems; electromechanical design; electromechanical
Telecommunications engineering; telecom engineering; telecoms ~ctx; cellular networks + 5g; lte; network; radio; fibre; fiber; mobile; engineer
Radio planning; RF planning; RF optimisation; radio network planning; cell planning; drive test; radio network optimisation < Telecommunications engineering
LTE networks; 4G networks; LTE optimisation; 5G and LTE < Telecommunications engineering
Radio access network; RAN ~list; base stations; eNodeB; BTS equipment < Telecommunications engineering + lte; 5g; core; radio; telecom; network; cellular
Radar systems; radar ~ctx; radar signal processing; LiDAR sensors + sonar; antenna; signal; defence; defense; rf; tracking; systems
Sonar systems; sonar ~ctx; sonar signal processing; underwater acoustics + radar; acoustic; underwater; naval; submarine; signal
Electronic warfare; EW systems; electronic countermeasures; electronic support measures
Phased array; phased-array antennas; beamforming; AESA radar
Acoustics; audio engineering hardware; acoustic design; electroacoustics; acoustic measurements; room acoustics; sound insulation; noise control

// Control, automation, instrumentation
Industrial automation; factory automation; automation engineering; automation systems; manufacturing automation; process automation systems; automated machinery; automated manufacturing; automated production lines
PLC ~list; programmable logic controllers; PLC programming; PLC logic; PLC troubleshooting; PLC controls; PLC systems; PLC/HMI < Industrial automation + programming; ladder; hmi; scada; siemens; automation; allen-bradley; controls; vfd; electrical; troubleshoot; fault; faults; robots; drives; maintenance - limited; shares; listed; ftse; public company; learning community
Ladder logic; ladder diagram; ladder logic programming; structured text; function block diagram; IEC 61131-3; IEC 61131; relay logic < PLC
Siemens PLC; Siemens S7; S7-300; S7-1200; S7-1500; Simatic S7; Step 7; Simatic Step 7; Siemens Step 7 < PLC
TIA Portal; Siemens TIA; Siemens TIA Portal < Siemens PLC
Allen-Bradley PLC; Allen Bradley; ControlLogix; CompactLogix; Rockwell PLC; SLC 500; Rockwell Automation; PLC-5; MicroLogix; Allen-Bradley controls < PLC
RSLogix; RSLogix 5000; Studio 5000; RSLogix 500; Logix Designer; Studio 5000 Logix Designer; Logix 5000 < Allen-Bradley PLC
FactoryTalk; FactoryTalk View; Rockwell FactoryTalk; FactoryTalk View SE
PanelView; PanelView Plus; Allen-Bradley HMI < HMI
Mitsubishi PLC; Mitsubishi Melsec < PLC
Omron PLC; Sysmac Studio; Omron controllers < PLC
Schneider PLC; Modicon; Unity Pro; Schneider Electric PLC; EcoStruxure Control Expert; Modicon M340 < PLC
Beckhoff; Beckhoff TwinCAT; TwinCAT; Beckhoff PLC; TwinCAT 3 < PLC
CODESYS; CoDeSys PLC; CODESYS programming < PLC
B&R Automation; B&R PLC; Automation Studio B&R < PLC
GE Fanuc PLC; GE PLC; GE RX3i; PACSystems < PLC
SCADA ~up; supervisory control and data acquisition; SCADA systems; SCADA development; SCADA programming; SCADA/HMI < Industrial automation
Wonderware; AVEVA System Platform; Wonderware InTouch; InTouch HMI; AVEVA InTouch < SCADA
Ignition SCADA; Inductive Automation; Ignition ~list; Ignition HMI; Inductive Automation Ignition < SCADA + scada; hmi; plc; wonderware; mes; perspective - switch; engine; fuel; key; timing
WinCC; Siemens WinCC; Simatic WinCC; WinCC Flexible < SCADA
Citect; CitectSCADA; AVEVA Plant SCADA; Citect SCADA < SCADA
GE iFIX; iFIX ~up; Proficy iFIX; GE Proficy < SCADA
Cimplicity; GE Cimplicity < SCADA
HMI ~up; human-machine interface; HMI programming; HMI development; HMI design; operator interface panels; HMI screens < Industrial automation
Distributed control systems; DCS ~list; DCS systems; DCS programming; DCS operation + plc; scada; control; plant; process; honeywell; deltav; yokogawa; abb - children; department of
DeltaV; Emerson DeltaV; Delta V DCS < Distributed control systems
Ovation DCS; Emerson Ovation; Ovation control system < Distributed control systems
Honeywell Experion; Experion PKS; Honeywell TDC 3000; Honeywell DCS; TDC 3000 < Distributed control systems
Yokogawa; Yokogawa Centum; Centum VP; Yokogawa DCS < Distributed control systems
ABB 800xA; 800xA; ABB DCS; ABB System 800xA < Distributed control systems
Foxboro DCS; Foxboro; Foxboro I/A; EcoStruxure Foxboro < Distributed control systems
Siemens PCS 7; PCS7; PCS 7; Simatic PCS 7 < Distributed control systems
PI System; OSIsoft PI; AVEVA PI; PI Historian; process historian; data historian; PI ProcessBook
Industrial networking; industrial protocols; industrial ethernet
Modbus; Modbus TCP; Modbus RTU; Modbus TCP/IP < Industrial networking
Profibus; Profibus DP; Profibus PA < Industrial networking
Profinet; PROFINET IO < Industrial networking
EtherNet/IP; EIP protocol < Industrial networking
DeviceNet; ControlNet; DeviceNet network < Industrial networking
Foundation Fieldbus; fieldbus; FF fieldbus < Industrial networking
HART protocol; HART communicator; HART communication < Industrial networking
EtherCAT; Ether CAT; EtherCAT protocol < Industrial networking
DNP3; DNP 3.0; DNP3 protocol < Industrial networking
OPC UA; OPC ~list; OPC server; OPC DA + plc; scada; server; industrial; modbus; mqtt
Kepware; KEPServerEX; Kepware OPC server < OPC UA
Control systems; control systems engineering; control engineering; control theory; automatic control; industrial controls; feedback control; control system design; controls ~ctx + plc; hmi; automation; scada; electrical; engineer; industrial - internal; financial; audit; sox
PID control; PID tuning; PID loops; loop tuning; PID controllers; control loops; advanced process control; model predictive control; APC systems < Control systems
Servo systems; servo motors; servo drives; servos; linear actuators
Motion control; motion control systems; motion controllers; multi-axis motion; servo motion control
Stepper motors; stepper motor control; stepping motors
Instrumentation ~ctx; process instrumentation; instrumentation and control; I&C ~up; field instruments; C&I ~up; instrument technician; instrumentation engineering; transmitters and gauges + control; process; plc; calibration; electrical; plant; transmitters; field; technician; scada; instruments; mechanical; engineering - telemetry; tracing; opentelemetry; logging; code
E&I ~up; electrical and instrumentation; E&I maintenance; electrical & instrumentation; EC&I ~up < Instrumentation
Instrument calibration; calibration ~ctx; equipment calibration; loop checks; calibrate instruments; calibrating equipment; calibration of instruments; ISO 17025; gauge calibration; calibration lab; loop checking; calibrating instruments; calibrate equipment + instruments; equipment; gauges; transmitters; measuring; sensors; iso 17025; test; instrument - model; pricing; performance review; ratings
Flow, level and pressure measurement; flow meters; flowmeters; level transmitters; pressure transmitters; temperature transmitters; pressure gauges; process measurement < Instrumentation
Functional safety; SIL assessment; safety integrity level; SIL verification
IEC 61508; EN 61508 < Functional safety
IEC 61511; EN 61511; ISA 84 < Functional safety
Safety instrumented systems; SIS systems; SIF verification; safety instrumented functions < Functional safety
Safety PLC; GuardLogix; failsafe PLC; Pilz safety < Functional safety
Robotics; industrial robots; industrial robotics; robotic systems; robot programming; robots ~ctx; robotic automation; robotic cells; robotics engineering; robot operation + fanuc; kuka; abb; industrial; welding; automation; plc; cell; programming
Fanuc robots; Fanuc robotics; Fanuc robot programming; Fanuc ~cap; FANUC Roboguide; Roboguide < Robotics
KUKA robots; KUKA; KUKA robot programming < Robotics
ABB robots; ABB RobotStudio; RobotStudio; ABB Rapid; ABB robotics < Robotics
Yaskawa robots; Motoman; Yaskawa Motoman < Robotics
Kawasaki robots; Staubli robots; Nachi robots < Robotics
Collaborative robots; cobots; Universal Robots; UR5 ~up; UR10 ~up; cobot programming < Robotics
Machine vision; industrial vision systems; vision inspection systems; vision systems
Cognex; Cognex vision; Cognex In-Sight; VisionPro < Machine vision
Keyence; Keyence vision; Keyence sensors < Machine vision
Automated optical inspection; AOI ~up; AOI machines; AXI inspection < Machine vision
Tridium Niagara; Niagara framework; Niagara AX; Niagara N4; Niagara 4 < Building management systems
Metasys; Johnson Controls Metasys; JCI Metasys < Building management systems
BACnet; BACnet/IP; BACnet MSTP < Building management systems
Siemens Desigo; Desigo CC; Siemens BMS < Building management systems
KNX ~up; KNX programming; ETS KNX; KNX/EIB < Building management systems
Schneider EcoStruxure; EcoStruxure Building; StruxureWare < Building management systems
Trend BMS; Trend controls; Trend IQ < Building management systems
DDC controls; direct digital control; DDC systems; DDC programming < Building management systems
Manufacturing execution systems; MES ~up; MES systems; MOM software
Opcenter; Camstar; Siemens Opcenter; Simatic IT < Manufacturing execution systems
PAS-X; Werum PAS-X; Werum MES < Manufacturing execution systems
Rockwell PharmaSuite; FactoryTalk ProductionCentre; PharmaSuite < Manufacturing execution systems
DELMIA Apriso; Apriso; Apriso MES < Manufacturing execution systems
Industry 4.0; smart manufacturing; smart factory; Industrie 4.0; digital manufacturing; digital factory
Digital twin; digital twin technology; digital thread < Industry 4.0

// Civil and structural
Civil engineering; civil works; civil design; civil infrastructure; civil engineering design; civils ~ctx + civil; engineering; design; infrastructure
Structural engineering; structural design; structural analysis; structures design; structural calculations; design of structures; structural systems; calculation packages < Civil engineering
Steel structure design; structural steel design; steel design; steel structures; steelwork design < Structural engineering
AISC 360; AISC standards; AISC code; AISC steel manual < Steel structure design
Connection design; steel connection design; steel connections; connection design of steelwork < Steel structure design
BS 5950; BS5950; BS EN 1993 < Steel structure design
Reinforced concrete design; RC design; reinforced concrete; concrete design; concrete structures; concrete structural design < Structural engineering
ACI 318; ACI code; ACI standards < Reinforced concrete design
Prestressed concrete; post-tensioned concrete; PT slabs; pre-stressed concrete; post-tensioning < Reinforced concrete design
Precast concrete; precast concrete design; pre-cast concrete; precast elements
Timber design; wood structural design; timber structures; mass timber; CLT structures; masonry design < Structural engineering
Seismic design; earthquake engineering; seismic analysis; seismic retrofit; performance-based seismic design < Structural engineering
ASCE 7; ASCE 7-16; ASCE/SEI 7; ASCE 41; wind load analysis < Seismic design
Foundation design; deep foundations; pile design; shallow foundations; piling design; footings design; retaining wall design < Structural engineering
Bridge engineering; bridge design; bridges ~ctx; bridge rehabilitation; load rating of bridges; bridge construction; LRFD bridge design < Structural engineering + civil; structural; highway; concrete; road; inspection; tunnels
Bridge inspection; NBIS ~up; element-level bridge inspection < Bridge engineering
midas Civil; Midas; CSiBridge; LUSAS < Bridge engineering
Eurocodes; Eurocode design
Eurocode 2; EC2 design; BS EN 1992; EN 1992 < Eurocodes
Eurocode 3; EN 1993; EC3 design < Eurocodes; Steel structure design
Eurocode 7; EC7 design; EN 1997 < Eurocodes; Geotechnical engineering
AASHTO; AASHTO LRFD
DMRB ~up; Design Manual for Roads and Bridges
Austroads; Austroads guides; Main Roads standards
FHWA standards; DOT standards; FHWA; MUTCD; state DOT standards
STAAD.Pro; STAAD; STAAD Pro; Bentley STAAD < Structural engineering
ETABS; CSI ETABS < Structural engineering
SAP2000; SAP 2000; CSI SAP2000 < Structural engineering
CSI SAFE; SAFE CSI; CSI SAFE slab design < Structural engineering
RISA-3D; RISA; RISAFloor < Structural engineering
RAM Structural System; RAM Elements; RAM Concept; Bentley RAM; RAM SBeam < Structural engineering
Enercalc; ENERCALC structural < Structural engineering
Tekla Tedds; Tedds; Tekla Structural Designer < Structural engineering
SCIA Engineer; SCIA ~up < Structural engineering
RFEM; Dlubal RFEM; Dlubal; RSTAB < Structural engineering
Robot Structural Analysis; Autodesk Robot; RSA Robot < Structural engineering
Geotechnical engineering; geotechnical; geotechnics; soil mechanics; geotechnical investigations; slope stability; geotech; ground engineering; ground investigation; soil investigation; geotechnical analysis < Civil engineering
PLAXIS; PLAXIS 2D; PLAXIS 3D < Geotechnical engineering
GeoStudio ~up; Slope/W; SEEP/W; SlopeW < Geotechnical engineering
Rocscience; Slide2; RS2 Rocscience; Phase2 < Geotechnical engineering
gINT; gINT software < Geotechnical engineering
HoleBASE; HoleBASE SI < Geotechnical engineering
OpenGround ~up; OpenGround Cloud < Geotechnical engineering
LPile; L-Pile; GROUP Ensoft; APILE < Geotechnical engineering
Construction materials testing; concrete testing; soil testing; asphalt testing; compaction testing; nuclear density gauge; slump test; field density testing; aggregate testing
Highway engineering; road design; highway design; roadway design; roads and highways; highway construction design; roadworks design < Civil engineering
Pavement design; pavement engineering; asphalt pavement design; pavement management; flexible pavement < Highway engineering
Road alignment design; geometric design; geometric road design; horizontal and vertical alignment < Highway engineering
OpenRoads ~up; OpenRoads Designer; Bentley OpenRoads < Highway engineering
InRoads; Bentley InRoads; PowerInRoads < Highway engineering
GEOPAK; Bentley GEOPAK < Highway engineering
MX Road; MXROAD; Bentley MX < Highway engineering
12d Model; 12D software; 12d civil < Highway engineering
Traffic engineering; transportation engineering; transport planning; traffic modelling; traffic studies; traffic analysis; traffic impact studies; transportation planning; traffic signal design; traffic management plans; traffic simulation
PTV Vissim; Vissim < Traffic engineering
Synchro; Synchro traffic; SimTraffic; Trafficware Synchro < Traffic engineering
PTV Visum; Visum < Traffic engineering
Aimsun; Aimsun Next < Traffic engineering
SIDRA Intersection; SIDRA ~up; SIDRA software < Traffic engineering
LinSig; LinSig modelling; ARCADY; Junctions software < Traffic engineering
TransCAD; TransModeler; Cube Voyager < Traffic engineering
Railway engineering; rail engineering; railways ~ctx; rail systems; rail infrastructure; light rail + track; signalling; rail; network rail; rolling stock; civil
Railway signalling; signalling systems; rail signalling; railway interlocking; signal engineering of railways < Railway engineering
ERTMS; ETCS ~up; European Train Control System; CBTC ~up < Railway engineering
Rolling stock; rolling stock maintenance; train maintenance; locomotive maintenance; railcar repair; rolling stock engineering
Permanent way; P-way; track maintenance; track engineering; trackwork; railway track; track design
Overhead line electrification; OLE railway; railway electrification; overhead catenary; catenary systems; traction power < Railway engineering
Airport engineering; airfield design; airport design; runway design; airport pavements; aviation infrastructure < Civil engineering
Tunnelling ~ctx; tunnel engineering; tunnel design; tunnel boring machine; TBM ~up; underground construction; NATM tunnelling; tunnel construction < Civil engineering + tunnel; engineering; design; boring; machine; underground; construction; natm
Dams ~ctx; dam engineering; dam safety; dam design; embankment dams; levees < Civil engineering + reservoir; hydropower; civil; levees; tailings; water; geotechnical; spillway; structures
Tailings dams; tailings storage facilities; tailings management; tailings engineering < Dams
Coastal engineering; marine structures; port engineering; harbour engineering; maritime structures; coastal protection; quay walls; dredging; offshore structures < Civil engineering
Water resources engineering; water resources; hydrology; hydrologic modelling; hydraulic modelling; flood modelling; hydraulic engineering; flood risk assessment; river engineering; flood studies; hydraulics and hydrology; surface water hydrology
HEC-RAS; HECRAS < Water resources engineering
HEC-HMS; HEC-HMS modelling; HECHMS < Water resources engineering
EPA SWMM; SWMM; PCSWMM; XPSWMM < Water resources engineering
InfoWorks ICM; InfoWorks; Innovyze < Water resources engineering
TUFLOW; TUFLOW modelling < Water resources engineering
MIKE 21; MIKE Flood; MIKE 11; DHI MIKE < Water resources engineering
Flood Modeller; ISIS flood modelling; Flood Modeller Pro < Water resources engineering
WaterGEMS; Bentley WaterGEMS
EPANET; EPA NET; EPANET modelling
SewerGEMS; Bentley SewerGEMS
StormCAD; Bentley StormCAD
SewerCAD; Bentley SewerCAD
InfoWater ~up; InfoWater Pro
Water network modelling; hydraulic network modelling; water distribution modelling < Water resources engineering
Stormwater management; stormwater; storm water; drainage design; stormwater design; storm drainage; drainage engineering; stormwater drainage; surface water drainage
SWPPP ~up; stormwater pollution prevention plan; SWPPPs ~up < Stormwater management
Erosion and sediment control; erosion control; sediment control; ESC plans; erosion control plans < Stormwater management
SuDS; sustainable drainage; sustainable urban drainage systems; WSUD ~up; low impact development < Stormwater management
MicroDrainage; Micro Drainage; Causeway Flow; InfoDrainage < Stormwater management
Water treatment; drinking water treatment; potable water treatment; water purification; water treatment plants; water treatment systems
Reverse osmosis; RO plant; RO systems; membrane filtration; ultrafiltration < Water treatment
Desalination; desalination plant; SWRO ~up < Water treatment
Water softening; demineralised water; ion exchange water treatment; boiler water treatment; deionised water < Water treatment
Wastewater treatment; waste water treatment; sewage treatment; sewage treatment plants; effluent treatment; WWTP ~up; STP plant; activated sludge; ETP plant; wastewater treatment plant; wastewater engineering; effluent treatment plant; MBR systems
Sewer and water main design; sewer design; water distribution design; sanitary sewer design; utility design; pipeline design; water main design; wet utilities; sewerage design < Civil engineering
Land development; site civil design; grading plans; grading design; site grading; subdivision design; site design; lot grading; earthworks design; site plans; site layout design; residential land development; residential subdivisions < Civil engineering
Land surveying; surveying ~ctx; site surveying; geomatics; construction surveying; survey equipment; levelling instruments; engineering surveying; land survey + land; topographic; total station; gps; civil; boundary; site; levels; geomatics - customers; questionnaire; employees; respondents
Total station; robotic total station; theodolite < Land surveying
GNSS surveying; GPS surveying; RTK GPS; GNSS; RTK surveying < Land surveying
Construction staking; setting out; site setting out; construction layout surveying; set out; set-out; levels and set-out < Land surveying
Topographic surveys; topographical surveys; topo surveys; topographic mapping < Land surveying
Boundary surveys; cadastral surveying; ALTA surveys; cadastral; property surveys < Land surveying
Trimble Business Center; Trimble total station; Trimble survey equipment < Land surveying
Leica survey equipment; Leica total station; Leica Geosystems; Leica Infinity; Leica Cyclone < Land surveying
Topcon; Topcon survey equipment; Topcon Magnet < Land surveying
Carlson Survey; Carlson Civil; SurvCE < Land surveying
Photogrammetry; laser scanning
Pix4D; Pix4Dmapper < Photogrammetry
Agisoft Metashape; Metashape; PhotoScan ~up < Photogrammetry
DroneDeploy; Drone Deploy; Propeller Aero < Photogrammetry
Drone surveying; drone mapping; UAV surveying; aerial survey; aerial mapping; drone survey
Survey laser scanning; LiDAR surveying; terrestrial laser scanning; point clouds; point cloud processing; ReCap Pro; scan to BIM
Hydrographic survey; bathymetric survey; multibeam sonar survey; hydrographic surveying
Urban planning; town planning; city planning; land use planning; urban design; spatial planning; regional planning
Zoning ~ctx; zoning codes; zoning regulations; zoning ordinances; land use regulations + codes; regulations; ordinances; land
Urban master planning; masterplanning; site master planning; master planning ~ctx < Urban planning + urban; site; architecture; land; campus; development; architectural - supply; demand; production; sap
Planning applications; planning permission; development applications; development consent; town planning approvals; entitlements and permits; planning submissions
Construction engineering; construction design
Temporary works; temporary works design; temporary works coordinator; TWC temporary works; BS 5975 < Construction engineering
Constructability; constructability reviews; buildability; constructability analysis < Construction engineering
Formwork design; falsework; falsework design; shoring design; formwork and falsework < Construction engineering
Site investigation reports; condition surveys of structures; structural inspections; structural surveys; structural assessment; building condition assessments; facade inspection; forensic engineering; structural integrity assessment
Facade engineering; facade design; glazing systems design; cladding design
Curtain wall design; curtain walling; curtain walls; unitised curtain wall < Facade engineering
Building envelope; building enclosure; building envelope design; enclosure design
Building physics; thermal bridging; hygrothermal analysis; condensation risk analysis
Building services engineering; MEP design; MEP ~up; MEP engineering; building services; mechanical electrical and plumbing; M&E ~up; MEP systems; M&E services; MEP coordination; building services design; mechanical and electrical services
HVAC design; HVAC engineering; psychrometrics; HVAC system design
Cooling load calculation; heating and cooling load calculations; load calculations; heating load calculations; Manual J; heat loss calculations < HVAC design
Carrier HAP; HAP ~list; Hourly Analysis Program; HAP load calculation < HVAC design + trane; hvac; cooling; load; trace
Trane Trace; Trace 700; Trace 3D Plus < HVAC design
IES VE; IESVE; IES Virtual Environment < HVAC design
ASHRAE; ASHRAE standards; ASHRAE 90.1; ASHRAE 62.1
Duct design; ductwork design; duct sizing; ventilation design < HVAC design
Plumbing design; public health engineering; plumbing engineering; plumbing system design; sanitary engineering; drainage and plumbing design
Fire protection engineering; fire protection design; fire engineering; fire suppression design; fire safety engineering; fire strategy
Sprinkler design; AutoSPRINK; HydraCAD; fire sprinkler design; hydraulic calculations for sprinklers; sprinkler system design < Fire protection engineering
NFPA 13; NFPA13 < Fire protection engineering
NFPA 72; NFPA72; fire alarm design < Fire protection engineering
NFPA standards; NFPA codes; NFPA ~up; NFPA 101; Life Safety Code

// Chemical, process, oil and gas
Chemical engineering; chemical process engineering; chemical processes; chemical process design < Process engineering
Piping and instrumentation diagrams; P&ID ~up; process and instrumentation diagrams; P and ID; PID drawings; P&ID development; P&ID review
Process flow diagrams; PFD ~up; flow sheets; process flowsheets; block flow diagrams
Process simulation; process modelling in chemical plants; Aspen simulation; steady-state simulation; dynamic process simulation
UniSim; UniSim Design; Honeywell UniSim < Process simulation
PRO/II; PROII; SimSci PRO/II < Process simulation
ProMax ~up; BR&E ProMax < Process simulation
CHEMCAD; Chem CAD < Process simulation
gPROMS; PSE gPROMS < Process simulation
Aspen HYSYS; HYSYS; Aspen Hysys simulation < Process simulation
Aspen Plus; Aspen Plus simulation < Process simulation
Aspen EDR; Aspen Exchanger Design and Rating; Aspen HTFS < AspenTech
AspenTech; AspenOne; Aspen Technology; Aspen software < Process simulation
Mass and energy balances; heat and mass balance; material balance; mass balance; material and energy balance; energy balances; heat and material balances
Distillation ~ctx; distillation columns; fractionation; evaporators; distillation operations; distillery + column; columns; chemical; process; refinery; separation; separation; solvent; spirits; whisky
Crystallisation; crystallizers; crystallisation process
Gas absorption; absorption columns; stripping columns; gas separation
Filtration and drying; industrial filtration; spray drying; solids drying; centrifugation of solids
Liquid-liquid extraction; solvent extraction; LLE extraction
Unit operations; separation processes; separations ~ctx; chemical separations < Chemical engineering + distillation; membrane; chemical; chromatography; filtration
Reaction engineering; chemical reactors; reactor design; chemical kinetics; batch reactors; reactor operation; process chemistry
Catalysis; heterogeneous catalysis; catalyst development < Reaction engineering
HAZOP ~up; hazard and operability study; HAZOP studies; HAZOP facilitation < Process safety + hazop; hazard; hazards; process; safety; lopa - housing
Process hazard analysis; PHA ~list; hazard identification studies; HAZID ~up < Process safety + hazop; hazard; hazards; process; safety; lopa - housing
LOPA ~up; layers of protection analysis; quantitative risk assessment of plant; consequence modelling; PHAST < Process safety
Bow-tie analysis; bowtie; bow tie risk analysis; BowTieXP < Process safety
Process safety; process safety management; PSM ~list; process safety engineering; process safety information + safety; process; chemical; osha; refinery; plant; rmp
OSHA 1910.119; OSHA PSM; PSM regulation; 29 CFR 1910.119 < Process safety
COMAH ~up; Seveso; control of major accident hazards; major hazards; COMAH regulations; Seveso III < Process safety
Quantitative risk assessment; QRA ~up; dispersion modelling of releases; Safeti < Process safety
Pressure relief design; relief valve sizing; flare systems; PSV sizing; relief system design; API 520; API 521; flare system design
Scale-up ~ctx; pilot plant; process scale-up; technology transfer in manufacturing; pilot scale; tech transfer + pilot; process; bioprocess; chemical; laboratory; manufacturing; formulation; production - startup; start-up; company
Batch manufacturing; batch records; batch production records; batch record review; chemical batching; blending and batching; mixing and blending; chemical mixing; mix and blend
Oil and gas; oil & gas; O&G ~up; oil and gas industry; petroleum industry; oilfield; oil field
Upstream oil and gas; exploration and production; E&P ~up; oil and gas exploration; upstream operations < Oil and gas
Midstream; midstream oil and gas; midstream operations < Oil and gas
Downstream oil and gas; downstream petroleum; refining and marketing < Oil and gas
Petroleum engineering; production engineering of wells; PROSPER GAP MBAL; production optimisation of wells < Oil and gas
Reservoir engineering; reservoir simulation; reservoir modelling; Eclipse reservoir; reservoir characterisation; enhanced oil recovery < Petroleum engineering
Petrel ~cap; Schlumberger Petrel; Petrel E&P < Petroleum engineering
Well testing; pressure transient analysis; production logging; well test analysis < Petroleum engineering
Drilling engineering; well drilling; drilling operations; wellbore; drilling rigs; well planning ~ctx; roughneck < Oil and gas + oil; gas; drilling; rig; wells; offshore; reservoir
Directional drilling; MWD ~up; LWD ~up; measurement while drilling < Drilling engineering
Horizontal directional drilling; HDD drilling; HDD rig; trenchless technology; trenchless drilling; boring machine operator
Well completions; completions engineering; well intervention; workover < Drilling engineering
Drilling fluids; mud engineering; mud logging; drilling mud < Drilling engineering
Well control; blowout preventers; BOP ~list; IWCF well control < Drilling engineering + well; drilling; rig - business; owner
Wireline ~ctx; slickline; wireline operations; wireline logging; e-line; wireline services < Oil and gas + well; slickline; oil; perforating; logging; rig; oilfield; drilling; downhole - telecom; wireless; carrier
Coiled tubing; coil tubing; CT operations < Oil and gas
Hydraulic fracturing; fracking; frac crew; well stimulation; frac operations < Oil and gas
Well cementing; cementing of wells; primary cementing; well cement < Oil and gas
Well logging; open hole logging; cased hole logging; formation evaluation; petrophysics < Petroleum engineering
Subsea engineering; subsea systems; subsea pipelines; subsea; umbilicals and risers < Oil and gas
ROV operations; ROVs ~up; ROV pilot; remotely operated vehicles; underwater ROV
FPSO ~up; floating production storage and offloading; FSO vessels < Oil and gas
Offshore engineering; offshore platforms; offshore oil and gas; jackets and topsides; offshore installations; topsides
Pipeline engineering; pipelines (oil and gas); gas pipelines; pipeline operations; pipeline inspection; oil pipelines
Pipeline integrity; pigging operations; in-line inspection of pipelines; pipeline pigging; integrity management of pipelines < Pipeline engineering
ASME B31.8; ASME B31.4; B31.8 < Pipeline engineering
Pipeline construction; pipelining ~ctx; pipeline welding inspection; cross-country pipelines + pipeline; construction; welding; inspection; cross-country; pipelines
Refinery operations; oil refining; petroleum refining; refinery ~ctx; crude distillation; hydrocracking + process; oil; petrochemical; plant; crude; operator; chemical; turnaround
Petrochemicals; petrochemical plants; petrochemical industry; ethylene plant; petrochemical processing
LNG ~up; liquefied natural gas; natural gas
LPG ~up; liquefied petroleum gas; LPG plant; propane systems
Natural gas processing; gas processing; gas plant; gas treatment; amine units; gas sweetening < Oil and gas
Turnarounds and shutdowns; plant turnaround; shutdown planning; turnaround planning; plant shutdowns; shutdown maintenance; plant outages; outage planning; STO planning
API standards; API 5L
API 510; API 510 inspection < API standards; Pressure vessels
API 570; API 570 piping inspection < API standards
API 653; API 653 tank inspection < API standards
API 650; API 650 tanks; storage tank design; API 620 < API standards
API 610; API 610 pumps < API standards
Risk-based inspection; API 580; API 581; RBI inspection < API standards
Corrosion engineering; corrosion control; corrosion prevention; corrosion monitoring; corrosion management; corrosion inhibitors
Cathodic protection; impressed current; sacrificial anodes; CP surveys; cathodic protection systems < Corrosion engineering
Coating inspection; protective coatings inspection; coatings inspector; holiday testing
NACE standards; NACE MR0175; AMPP standards < Corrosion engineering
Geology; petrology; stratigraphy
Engineering geology; geological hazard assessment; rock mechanics; geotechnical geology < Geology
Geological mapping; geologic mapping; field mapping; core logging; geological logging < Geology
Mineral exploration; exploration geology; exploration geologist; resource geology < Geology
Hydrogeology; groundwater modelling; hydrogeologist; MODFLOW; aquifer testing; groundwater hydrology < Geology
Geophysics; seismic interpretation; geophysical surveys; seismic data processing; applied geophysics; seismic surveys < Geology
Leapfrog Geo; Leapfrog modelling; Seequent Leapfrog; geological modelling < Geology
Mining engineering; mining operations; mine ventilation; mining industry; quarrying
Mine planning; mine design; mine scheduling; short-term mine planning; pit design < Mining engineering
Underground mining; underground mine; longwall; hard rock mining; underground operations < Mining engineering
Open pit mining; open-cut mining; surface mining; open cut; strip mining < Mining engineering
Drill and blast; blasting operations; shotfiring; blast design; explosives blasting < Mining engineering
Surpac; GEOVIA Surpac < Mining engineering
Deswik ~up; Deswik CAD < Mining engineering
Vulcan mine software; Maptek Vulcan; Maptek < Mining engineering
Datamine ~up; Datamine Studio < Mining engineering
MineSight; HxGN MinePlan; MinePlan < Mining engineering
Mineral processing; ore processing; flotation ~ctx; crushing and grinding circuits; extractive metallurgy; metallurgical testing; ore dressing; beneficiation; gold processing + ore; mineral; metallurgy; leaching; mill; concentrate
Leaching; heap leach; hydrometallurgy; CIL circuit; gold leaching < Mineral processing
Cement manufacturing; cement plant; cement industry; kiln operation; clinker; concrete batching plant; ready-mix concrete; batching plant; ready mixed concrete
Biochemical engineering; bioprocess engineering; bioprocessing; biomanufacturing; biologics manufacturing
Fermentation ~ctx; industrial fermentation; fermentation process; microbial fermentation + bioreactor; cell; protein; pharmaceutical; process; microbial; biologics; upstream
Bioreactors; bioreactor operation; single-use bioreactors; stirred tank bioreactor < Biochemical engineering
Upstream processing; cell culture manufacturing; USP bioprocess; upstream manufacturing < Biochemical engineering
Downstream processing; protein purification at scale; chromatography skids; tangential flow filtration; TFF ~up; downstream purification < Biochemical engineering
Pharmaceutical manufacturing; pharma manufacturing; drug manufacturing; API manufacturing; pharmaceutical production
Aseptic manufacturing; aseptic filling; sterile manufacturing; fill-finish; sterile filling; aseptic processing of drugs < Pharmaceutical manufacturing
Solid dosage manufacturing; tablet compression; tablet coating; granulation; oral solid dosage; encapsulation of drugs < Pharmaceutical manufacturing
Lyophilisation; freeze drying; lyophilised products
GMP ~up; good manufacturing practice; cGMP; current good manufacturing practice; GMP compliance
Good documentation practices; GDocP; GDP documentation; ALCOA; data integrity ALCOA
21 CFR 210/211; 21 CFR 210; 21 CFR 211; 21 CFR Part 211 < GMP
EU GMP; EudraLex; EU GMP Annex 1 < GMP
GxP ~up; GxP compliance; GxP environment; GxP regulations
Computer system validation; CSV ~list; computerised system validation; software validation in pharma + validation; gamp; part 11; pharmaceutical; gxp; fda - file; files; excel; json; import; export
21 CFR Part 11; Part 11 compliance; 21CFR11; electronic records and signatures < Computer system validation
GAMP 5; GAMP ~up; GAMP5 guidelines < Computer system validation
Cleaning validation; cleaning validation protocols; equipment cleaning validation; CIP validation
Sterilisation validation; autoclave validation; sterilisation process validation; ethylene oxide validation < Process validation
Validation protocols; verification reports; remediation verification; validation master plan; validation reports; validation lifecycle; validation documentation; CQV ~up; commissioning qualification and validation < Process validation
Media fills; aseptic process simulation; media fill simulations < Aseptic manufacturing
ISO 13485; medical device quality management; medical device QMS
ISO 14971; medical device risk management; ISO 14971 risk management; risk management of medical devices
EU MDR; medical device regulation; MDR compliance; CE marking of medical devices; Medical Device Directive; IVDR ~up
21 CFR 820; Quality System Regulation; QSR ~list; 21 CFR Part 820; FDA QSR + medical; device; fda; iso
FDA design controls; design controls; design history file; DHF ~up; design and development files
IEC 62304; medical device software lifecycle; IEC62304 < Medical device development
IEC 60601; IEC60601; IEC 60601-1; medical electrical equipment safety
Medical device development; medical devices; medical device design; medical device engineering; medical device manufacturing; medical device industry; implantable devices; in vitro diagnostics devices
Biomedical engineering; biomedical equipment; biomed ~ctx; biomedical devices + equipment; hospital; technician; repair; medical
Biomedical equipment repair; medical equipment repair; medical equipment maintenance; biomedical technician; BMET ~up; medical equipment service; biomed equipment; clinical engineering
Biomaterials; tissue engineering; biomaterial development; scaffolds for tissue < Biomedical engineering
Biomechanics; gait biomechanics; biomechanical analysis; biomechanical engineering
Food and beverage manufacturing; beverage production; canning lines; bakery production
Brewing operations; brewery operations; brewing process; craft brewing < Food and beverage manufacturing
Dairy processing; milk processing; cheese making; dairy plant < Food and beverage manufacturing
Meat processing; meat cutting plant; abattoir; slaughterhouse; meatpacking; poultry processing; boning and trimming < Food and beverage manufacturing
Bottling ~ctx; bottling lines; canning plant; bottle filling; filling lines; beverage filling < Food and beverage manufacturing + lines; canning; plant; bottle; filling; beverage
Environmental engineering; environmental consulting; environmental systems; pollution control; pollution prevention; environmental design; industrial wastewater
Environmental impact assessment; EIA ~up; environmental assessments; environmental impact statements; environmental impact studies
NEPA ~up; NEPA compliance; National Environmental Policy Act; NEPA documentation < Environmental impact assessment
Phase I environmental site assessment; Phase I ESA; environmental site assessment; ASTM E1527
Environmental permitting; environmental approvals; permit applications for environmental; environmental permits
Site remediation; contaminated land; soil remediation; groundwater remediation; environmental remediation; contaminated site; brownfield remediation; hazardous waste remediation; land contamination
Groundwater sampling; soil and groundwater sampling; well sampling; groundwater monitoring; low-flow sampling
Soil sampling; soil logging; soil vapour sampling; soil samples
Air quality; air emissions; air pollution control; emissions control; flue gas treatment; greenhouse gas emissions
Air dispersion modelling; AERMOD; CALPUFF; ADMS modelling < Air quality
Stack testing; CEMS ~up; emissions monitoring; source testing; continuous emissions monitoring < Air quality
Air permitting; Title V permits; air permits < Air quality
Environmental compliance; environmental regulations; environmental monitoring; environmental management; EPA regulations; environmental sampling; environmental legislation; waste regulations
RCRA ~up; RCRA compliance; Resource Conservation and Recovery Act < Environmental compliance
Hazardous waste management; hazardous waste handling; hazardous waste disposal; hazardous waste; hazwaste < Environmental compliance
NPDES permits; NPDES; discharge permits; Clean Water Act < Environmental compliance
SPCC plans; SPCC; spill prevention control and countermeasure < Environmental compliance
Clean Air Act; CAA compliance; NESHAP < Environmental compliance
REACH compliance; REACH regulation; RoHS; RoHS compliance; conflict minerals
ISO 14001; environmental management systems; EMS ISO 14001; ISO14001
Sustainability ~ctx; sustainable design; corporate sustainability; sustainable development; sustainable engineering; environmental sustainability; circular economy + sustainable; design; corporate; development; engineering; environmental; circular; economy
Life cycle assessment; LCA ~up; lifecycle assessment
SimaPro; Sima Pro < Life cycle assessment
GaBi software; Sphera GaBi; GaBi LCA < Life cycle assessment
Decarbonisation; net zero; carbon reduction; net-zero strategy; low carbon
Embodied carbon; whole life carbon; embodied carbon assessment; One Click LCA
LEED standards; LEED ~up; LEED projects; LEED certification; LEED documentation
BREEAM; BREEAM assessment; BREEAM rating
NABERS; NABERS rating; NatHERS
Green Star rating; Green Star buildings; Green Star submissions
Passive house; Passivhaus; Passivhaus standard
WELL building standard; WELL standard; WELL v2
Green building; green building rating; sustainable buildings; sustainable construction
Solid waste management; waste disposal; waste recycling; municipal solid waste
Landfill design; landfill operations; landfill engineering; landfill management < Solid waste management
Recycling operations; recycling plant; materials recovery facility; recycling facility < Solid waste management
Waste to energy; energy from waste; EfW plant; incineration plant < Solid waste management
Hydrogen technology; green hydrogen; power-to-gas; hydrogen production
Fuel cells; hydrogen fuel cells; fuel cell systems; PEM fuel cells; SOFC ~up
Carbon capture; CCUS ~up; carbon capture and storage; CO2 capture; CCS carbon
Biogas; anaerobic digestion; biomethane; renewable natural gas; AD plant
Biofuels; biodiesel; bioethanol; biomass energy; renewable diesel
Electrochemistry; electrochemical engineering; electrolysers; electrolysis; electrochemical testing

// Aerospace, marine, defence
Aerospace engineering; aerospace; aeronautical engineering; aircraft design; aerospace structures; aerospace industry; astronautical engineering; aerospace systems; aerostructures
Aerodynamics; aerodynamic analysis; aerodynamic design; wind tunnel testing; wind tunnel; aero analysis; aeroelasticity; flight dynamics; flight mechanics
Avionics; aircraft electronics; avionics systems; avionics integration; flight management systems; avionics technician
ARINC 429; ARINC 664; ARINC 653; ARINC standards < Avionics
MIL-STD-1553; MIL-STD 1553B; 1553 bus < Avionics
Flight control systems; fly-by-wire; flight controls; autopilot systems; flight control laws < Avionics
Airworthiness; airworthiness certification; airworthiness directives; FAA regulations; EASA regulations
CAMO ~up; continuing airworthiness; CAME manual; continuing airworthiness management < Airworthiness
EASA Part 21; Part 21J; EASA Part 21J; design organisation approval < Airworthiness
FAR Part 25; CS-25; FAR 25; FAR Part 23; 14 CFR Part 25 < Airworthiness
Type certification; supplemental type certificate; aircraft certification; STC ~list; FAA certification < Airworthiness + aircraft; faa; easa; certification; type; aviation
Aircraft maintenance; aircraft repair; aviation maintenance; MRO ~list; line maintenance of aircraft; aircraft inspection; aircraft technician; airframe and powerplant; aircraft mechanic; aircraft servicing + aircraft; aviation; airframe; overhaul; engine; part 145; aerospace
EASA Part 145; Part 145; FAR 145; Part 145 organisation; Part 145 repair station < Aircraft maintenance
Airframe repair; aircraft structures repair; aircraft sheet metal; aircraft structural repair; airframe structures < Aircraft maintenance
A-checks; C-checks; heavy checks; base maintenance; aircraft heavy maintenance < Aircraft maintenance
Aircraft engines; jet engines; turbofan engines; aero engines; aircraft powerplant; gas turbine engines; turbine engines; engine overhaul of aircraft; CFM56
Borescope inspection; borescope; boroscope inspections < Aircraft engines
Propulsion systems; propulsion ~ctx; rocket propulsion; liquid rocket engines; electric propulsion < Aerospace engineering + aircraft; rocket; spacecraft; engine; marine; turbine
Spacecraft engineering; satellites ~ctx; spacecraft design; satellite systems; space systems; launch vehicles; GMAT orbital; spacecraft operations + orbital; spacecraft; launch; space; payload; communications; ground station
Orbital mechanics; astrodynamics; orbit determination; orbit analysis; Systems Tool Kit < Spacecraft engineering
Guidance navigation and control; GN&C ~up; GNC ~list; attitude control; guidance systems < Aerospace engineering + guidance; spacecraft; navigation; flight; control; missile; satellite - retail; nutrition; store
Satellite communications; SATCOM ~up; VSAT ~up; satellite ground station
CubeSat; small satellites; smallsat < Spacecraft engineering
Unmanned aerial vehicles; UAV ~up; UAS ~up; drones ~ctx; unmanned aircraft; remotely piloted aircraft; unmanned systems; DJI drones + uav; pilot; aerial; flight; survey; mapping; photography; inspection; footage; shoot; licence; camera; gimbal; filming; imagery; qgis; gis; inspections; lidar
Drone piloting; drone operation; drone flying; remote pilot operations; drone operator; drone pilot < Unmanned aerial vehicles
ArduPilot; Mission Planner drone < Unmanned aerial vehicles
PX4 ~up; PX4 autopilot; Pixhawk < Unmanned aerial vehicles
AS9100; AS9100D; AS 9100; EN 9100; aerospace quality < Quality management systems
NADCAP; Nadcap accreditation; Nadcap special processes
AS9102; AS9102 first article; AS9102 FAI < First article inspection
AS9145; AS13100; AS13004
MIL-STD standards; military standards; MIL-SPEC; military specifications; MIL-STD-881; MIL-PRF
MIL-STD-810; MIL-STD-810G; MIL-STD-810H < MIL-STD standards
MIL-STD-461; MIL-STD-461F; MIL-STD-461G < MIL-STD standards
DEF STAN; Defence Standard; DEFSTAN < MIL-STD standards
MIL-STD-882; MIL-STD-882E; system safety standard MIL-STD-882 < MIL-STD standards
ITAR ~up; export-controlled engineering data; International Traffic in Arms Regulations; ITAR compliance; EAR/ITAR
Naval architecture; ship design; ship structures; hull design; vessel design; ship stability
Shipbuilding; ship repair; shipyard; boat building; ship construction
Marine engineering; marine diesel engines; marine propulsion; marine systems; ship machinery; engine room operations; marine engines
Maxsurf; Rhino Orca3D; NAPA naval; hull modelling < Naval architecture
ShipConstructor; AVEVA Marine; ship production design < Naval architecture
SOLAS ~up; MARPOL; classification society rules; IMO regulations; class rules DNV
Weapons systems engineering; missile systems; combat systems; weapon systems
Ordnance; munitions; ammunition; explosive ordnance; munitions handling < Weapons systems engineering
Pyrotechnics; energetic materials; explosives engineering < Weapons systems engineering
Composites ~ctx; composite materials; resin infusion; composite structures; composite manufacturing + carbon; fibre; fiber; resin; layup; aerospace; materials; laminate; prepreg; structures
Carbon fibre; carbon fiber; CFRP ~up; carbon fibre reinforced polymer; carbon composites < Composites
Fibreglass; fiberglass; GRP ~up; glass fibre; FRP ~up; fibreglass lamination; glass reinforced plastic < Composites
Composite layup; hand lay-up; prepreg; vacuum bagging; autoclave curing; prepreg layup; laminating composites < Composites
Composite repair; composite structure repair; composite bonding < Composites

// Automotive
Automotive engineering; automotive industry; vehicle engineering; automotive design; automotive systems; vehicle development; automotive manufacturing
Powertrain; powertrain engineering; ICE powertrain; diesel engines design
Engine calibration; powertrain calibration; INCA calibration; ETAS INCA; ECU calibration; engine mapping < Powertrain
Internal combustion engines; IC engines; engine design; combustion engines < Powertrain
Transmission design; drivetrain; drivelines; driveline engineering; drivetrain design; automotive transmissions < Powertrain
Vehicle dynamics; chassis engineering; vehicle handling; steering systems; chassis systems; ride and handling
CarSim ~up; TruckSim ~up < Vehicle dynamics
CarMaker ~up; IPG CarMaker; TruckMaker ~up < Vehicle dynamics
Suspension design; suspension systems; vehicle suspension; suspension tuning < Vehicle dynamics
Braking systems; brake system design; ABS/ESC; brake engineering < Vehicle dynamics
Electric vehicles; EV ~list; electric vehicle systems; hybrid vehicles; EVs ~up; vehicle electrification; e-mobility; battery electric vehicles; BEV ~up; HEV ~list; PHEV ~up; e-powertrain; electric drivetrains; hybrid and electric vehicles + vehicle; battery; electric; hybrid; charging; powertrain; automotive - enterprise value; ebitda
SOTIF; ISO 21448; safety of the intended functionality < Functional safety
ADAS calibration; windshield camera calibration; sensor calibration of vehicles < Automotive repair
ISO 26262; automotive functional safety; ISO26262 < Functional safety
ISO 21434; automotive cybersecurity; ISO/SAE 21434; UN R155 < Automotive engineering
HARA ~up; hazard analysis and risk assessment; TARA analysis < Functional safety
ASIL ~up; ASIL-D; automotive safety integrity level; ASIL decomposition < ISO 26262
IATF 16949; TS 16949; ISO/TS 16949; TS16949; IATF ~up; QS-9000; IATF16949 < Quality management systems
VDA 6.3; VDA standards; VDA 6.3 audits; VDA process audit < Quality management systems
APQP ~up; advanced product quality planning; APQP process; APQP/PPAP
PPAP ~up; production part approval process; PPAP submission; PSW submission
Vehicle testing; vehicle validation; durability testing of vehicles; proving ground; test track
Homologation; type approval; vehicle homologation; ECE regulations; FMVSS ~up; vehicle certification < Vehicle testing
Engine testing; dynamometer testing; dyno testing; engine dyno; dynamometers; engine test cells < Vehicle testing
Crash testing; occupant safety; passive safety; Euro NCAP; NCAP ~up < Vehicle testing
Emissions testing; WLTP; vehicle emissions; RDE testing; PEMS testing < Vehicle testing
Body-in-white; BIW ~up; automotive body design; vehicle body structures; closures engineering; Class A surfacing; automotive interiors; automotive exteriors; automotive trim; automotive seating; Class-A surfaces
Automotive repair; vehicle repair; auto repair; car repair; auto mechanic; vehicle maintenance; automotive technician; motor vehicle repair; vehicle servicing; car maintenance; automotive service; vehicle mechanic; motor mechanic; automotive maintenance; light vehicle repair; MOT testing
Vehicle diagnostics; OBD-II; automotive diagnostics; OBD2; diagnostic scan tools; engine diagnostics; OBD ~up; scan tools; diagnostic trouble codes; automotive scan tools; drivability diagnosis; fault codes < Automotive repair
AllData ~up; repair information systems < Vehicle diagnostics
Mitchell 1; Mitchell OnDemand; Mitchell1 ProDemand < Vehicle diagnostics
Autodata; Autodata workshop < Vehicle diagnostics
Brake and suspension repair; brake repair; brake systems; suspension repair; steering and suspension; wheel alignment; brakes ~ctx; wheel balancing; front-end alignment; brake replacement; brake pads < Automotive repair + suspension; steering; vehicle; repair; alignment; engine; tyres; tires
Engine repair; engine rebuilding; engine overhaul; transmission repair; engine performance; automatic transmissions; gearbox replacement; clutch replacement; engine replacement; engine and transmission repair; timing belts; engine rebuild < Automotive repair
Tyre fitting; tire changing; tyre changing; tire repair; tire mounting and balancing; tyre repair; tire rotation; tire service; mount and balance tires; tyre balancing < Automotive repair
Oil changes; lube technician; preventive vehicle maintenance; lube oil and filter; quick lube < Automotive repair
Auto body repair; collision repair; panel beating; body shop; autobody; body and paint repair; crash repair; smart repair
Vehicle painting; spray painting of vehicles; car painter; auto painting; refinishing vehicles; automotive paint; automotive refinishing; paint sprayer vehicles < Auto body repair
Paintless dent repair; PDR ~list; dent repair; dent removal < Auto body repair + dent; collision; body shop; repair; vehicle
Collision estimating; CCC ONE; Mitchell estimating; Audatex; CCC estimating; collision estimator < Auto body repair
Frame straightening; chassis straightening; unibody repair; frame machine < Auto body repair
Diesel mechanics; diesel engine repair; heavy-duty truck repair; diesel repair; diesel engines; diesel technician; heavy vehicle repair; truck repair; HGV mechanic; heavy-duty diesel; truck mechanic; HGV maintenance; air brakes repair; heavy truck maintenance; diesel mechanic; diesel mechanics work
Cummins engines; Cummins Insite; Cummins diesel < Diesel mechanics
Detroit Diesel; Detroit Diesel Diagnostic Link; DDDL ~up < Diesel mechanics
Diesel aftertreatment; aftertreatment systems; DPF ~up; SCR aftertreatment; DEF systems < Diesel mechanics
Trailer repair; trailer maintenance; trailer mechanic; semi-trailer repair
Heavy equipment repair; heavy equipment mechanic; heavy plant maintenance; plant mechanic; plant fitter; mobile plant maintenance; heavy equipment maintenance; earthmoving equipment repair; undercarriage repair; construction equipment repair; mobile equipment repair; heavy duty mechanic; field mechanic
Caterpillar ET; Cat ET; Caterpillar SIS; CAT diagnostics < Heavy equipment repair
Agricultural machinery repair; farm machinery repair; tractor repair; agricultural equipment mechanic; ag equipment technician < Heavy equipment repair
Forklift repair; forklift mechanic; lift truck repair; forklift maintenance; material handling equipment repair < Heavy equipment repair
Automotive electrical systems; auto electrical; vehicle electrics; auto electrician; vehicle electrical systems; automotive wiring; 12V systems; automotive electrical diagnosis; starter and alternator; vehicle wiring; starting and charging systems; automotive electronics; start and charge systems
Motorcycle repair; motorcycle maintenance; snowmobile repair; ATV repair; powersports repair
Small engine repair; small engines; outdoor power equipment; lawn mower repair; small engine mechanic
Marine engine repair; outboard motors; boat repair; marine mechanic; marine technician; outboard engine repair
Bicycle repair; bike mechanic; bike repair; cycle mechanic; bicycle mechanic; cycle repair
Automotive air conditioning; vehicle air conditioning; MVAC ~up; automotive AC; auto air conditioning; car air conditioning; automotive HVAC < Automotive repair

// Materials and testing
Materials science; materials engineering; material selection; materials characterisation; polymer science; materials analysis; advanced materials
Metallurgy; metallurgical engineering; physical metallurgy; metallurgical analysis; metallurgist; ferrous metallurgy
Metallography; metallographic analysis; metallographic examination; microstructure analysis < Metallurgy
Steelmaking; steel making; steel plant; steel mill; electric arc furnace; continuous casting; rolling mill; hot rolling < Metallurgy
Powder metallurgy; metal powders; sintering of metal; hot isostatic pressing < Metallurgy
Heat treatment; heat treating; tempering and quenching; quench and temper; vacuum furnace; furnace operation; hardening and tempering; heat treat furnaces
Annealing; stress relieving; normalising of steel < Heat treatment
Case hardening; carburising; nitriding; induction hardening; carbonitriding; surface hardening < Heat treatment
Plating and coatings; surface treatment; surface coatings; surface engineering; PVD coating; e-coat
Electroplating; nickel plating; zinc plating; chrome plating; metal plating; plating ~ctx; electroless nickel < Plating and coatings + nickel; chrome; zinc; metal; surface; anodizing; coating; tank - recipes; kitchen; food; dishes; menu; portion; chef; restaurant
Anodising; hard anodise; anodised finishes; sulphuric anodise < Plating and coatings
Powder coating; powder coat; powder coater; powder coat line < Plating and coatings
Galvanising ~ctx; hot-dip galvanising; galvanised coatings; galvanising plant; zinc galvanising < Plating and coatings + zinc; steel; coating; hot-dip; metal
Thermal spray; HVOF; plasma spray coating < Plating and coatings
Shot peening; shot blasting; bead blasting; grit blasting; abrasive blasting; sandblasting; media blasting
Passivation; chromate conversion; chemical conversion coating; phosphating < Plating and coatings
Polymer engineering; polymers; plastics engineering; elastomers; rubber technology; plastics processing; polymer processing; rubber compounding; polymer chemistry; rubber moulding; thermoplastics; thermosets; silicone moulding; polyurethane; plastics manufacturing
Non-destructive testing; NDT ~list; NDE ~up; nondestructive testing; non-destructive examination; nondestructive evaluation; NDT testing; NDT inspection; NDT methods + ndt; penetrant; ultrasonic; inspection; weld; radiography; testing; welding; materials; aerospace; piping; level - cluster; parallel; neuro; bobath; therapy; paediatric; pediatric
Ultrasonic testing; ultrasonic inspection; UT inspection; ultrasonic thickness testing; UT thickness < Non-destructive testing
Phased array ultrasonic testing; PAUT ~up; phased array ultrasonic; TOFD ~up < Ultrasonic testing
Magnetic particle inspection; MPI ~list; magnetic particle testing; MT inspection; mag particle < Non-destructive testing + ndt; penetrant; ultrasonic; inspection; weld; radiography - cluster; parallel
Penetrant testing; dye penetrant; liquid penetrant testing; penetrant inspection; fluorescent penetrant inspection; dye pen < Non-destructive testing
Radiographic testing; industrial radiography; weld radiography; industrial X-ray inspection < Non-destructive testing
Eddy current testing; eddy current; eddy-current inspection; ECT inspection < Non-destructive testing
Visual weld inspection; weld inspection; welding inspection; visual testing of welds; weld visual inspection < Non-destructive testing
Mechanical testing; material testing; compression testing; fatigue testing; destructive testing; physical testing
Tensile testing; tensile tests; tensile strength testing; pull testing < Mechanical testing
Hardness testing; Rockwell hardness; Vickers hardness; Brinell; hardness tests < Mechanical testing
Instron; universal testing machine; Instron tester; load frame testing < Mechanical testing
Impact testing; Charpy; Charpy impact; Izod impact < Mechanical testing
ASTM standards; ASTM testing; ASTM test methods; ASTM ~up
Failure analysis; failure investigation; fractography; component failure analysis; teardown analysis; field failure analysis; returns analysis; product failure analysis
Electron microscopy; electron microscope
Scanning electron microscopy; SEM imaging; scanning electron microscope; SEM/EDS; SEM EDS; SEM-EDX; EDX analysis; SEM ~list < Electron microscopy + xrd; samples; edx; eds; materials; particles; imaging; metallurgy; coating; ftir; tem; afm; microscopy; microscope; xrd; samples; edx; eds; materials; particles; imaging; metallurgy; coating; ftir; tem; afm; failure; lab; prepare - seo; ppc; google; adwords; paid; campaigns
Transmission electron microscopy; TEM imaging; transmission electron microscope; cryo-EM; cryo electron microscopy < Electron microscopy
Atomic force microscopy; AFM microscopy; AFM ~up; scanning probe microscopy < Materials science
Focused ion beam; FIB-SEM; FIB milling < Electron microscopy
X-ray diffraction; XRD ~up; X-ray crystallography + thermal; polymer; tga; dsc; xrd; calorimetry; characterisation; characterization
X-ray fluorescence; XRF ~up; XRF analysis; XRF analyser
X-ray photoelectron spectroscopy; XPS ~up; XPS analysis
Thermogravimetric analysis; TGA ~list; TGA analysis; TGA/DSC; thermal gravimetric analysis + thermal; polymer; tga; dsc; xrd; calorimetry; characterisation; characterization
Differential scanning calorimetry; DSC ~list; DSC analysis; calorimetry + thermal; polymer; tga; dsc; xrd; calorimetry; characterisation; characterization
Rheology; rheometer; rheological testing; viscosity measurement; viscometer; viscometry
Particle size analysis; particle sizing; particle size distribution; laser diffraction; dynamic light scattering; sieve analysis
Product environmental testing; thermal cycling; environmental chamber; temperature and humidity testing; thermal shock; product reliability testing; drop testing
HALT/HASS; HALT testing; highly accelerated life test; HASS testing < Product environmental testing
Accelerated life testing; ALT testing; accelerated ageing; accelerated aging < Product environmental testing
Salt spray testing; corrosion testing; salt fog testing; salt spray chamber < Product environmental testing
Ingress protection; IP rating tests; IP67; IP68 testing; IEC 60529 < Product environmental testing

// Quality, reliability, systems engineering
Manufacturing quality; product quality engineering; quality planning; manufacturing quality engineering; QA/QC engineering; quality improvement engineering; quality plans
Quality management systems; QMS ~up; quality systems; quality system management; QMS audits; maintain QMS; quality manuals; maintaining QMS
ISO 9001; ISO9001; ISO 9001:2015; ISO 9000; ISO 9001 standards; ISO 9001 quality management < Quality management systems
FMEA ~up; failure mode and effects analysis; DFMEA ~up; PFMEA ~up; FMECA ~up; design FMEA; process FMEA; failure mode effects analysis
Statistical process control; SPC ~up; control charts; process capability; Cpk ~up; statistical quality control; SQC ~up; capability studies; Cp/Cpk; process capability analysis; SPC charts
Measurement systems analysis; MSA ~list; gauge R&R; gage R&R; gage repeatability and reproducibility; GR&R ~up; attribute agreement analysis + gage; gauge; spc; fmea; ppap; apqp; measurement; quality - contract; agreement; master services; services
Design of experiments; DOE ~list; DoE ~list; factorial design; experimental design in manufacturing + experiments; minitab; spc; six sigma; fmea; statistical; jmp; factorial - energy; department; john; jane
Taguchi methods; Taguchi; Taguchi design < Design of experiments
Response surface methodology; Design-Expert software; RSM optimisation < Design of experiments
8D problem solving; 8D ~up; 8D reports; eight disciplines; 8Ds ~up; 8D methodology; 8D corrective action
Root cause analysis; RCA ~list; root cause investigation; root-cause; root cause failure analysis; RCFA ~up; cause and effect analysis; root cause corrective action + root; cause; incident; failure; corrective; problem; investigation
5 Whys; five whys; 5 why analysis; why-why analysis < Root cause analysis
Fishbone diagram; Ishikawa; fishbone; cause and effect diagram; Ishikawa diagram < Root cause analysis
Kepner-Tregoe; KT problem solving < Root cause analysis
CAPA ~up; corrective and preventive action; corrective actions; preventive actions; corrective action reports; corrective action requests; nonconformance and CAPA; corrective/preventive action
Non-conformance management; nonconformance reports; NCR ~list; non-conformances; nonconforming material; material review board; non-conformance reports; MRB ~up; non-conformities; nonconformities; deviation investigations; deviations and CAPA; nonconforming product + nonconformance; quality; capa; inspection; corrective; audit; supplier - atm; pos; teradata
First article inspection; FAI ~up; first-article; FAIR reports; first piece inspection; first off inspection; first article inspection reports; FAIRs ~up; ballooned drawings
Process control plans; control plans ~ctx; inspection plans; quality control plans; inspection and test plans; ITP ~list; control plan development; inspection test plans + inspection; quality; test; plan + pfmea; fmea; dfmea; apqp; ppap; inspection; spc; iatf
Supplier quality; supplier quality management; SQE ~up; supplier audits; supplier development; supplier quality assurance; SQA supplier; supplier quality engineering; vendor quality; supplier corrective action; SCAR ~up; supplier corrective action requests; supplier qualification
Quality audits; internal quality audits; ISO audits; internal ISO auditing; process audits; quality system audits; internal auditing to ISO 9001; product audits; third-party quality audits; audit of quality systems
Layered process audits; LPA audits; layered audits; LPAs ~up < Quality audits
Reliability engineering; product reliability; reliability analysis; reliability prediction; reliability growth; reliability testing; asset reliability; equipment reliability; reliability block diagrams
Weibull analysis; Weibull; life data analysis < Reliability engineering
MTBF ~up; mean time between failures; MTTR ~up; mean time to repair < Reliability engineering
ReliaSoft; BlockSim; ReliaSoft Weibull++; Windchill Quality Solutions < Reliability engineering
FRACAS ~up; failure reporting and corrective action system < Reliability engineering
RAM analysis; RAMS ~list; reliability availability and maintainability; RAM studies < Reliability engineering + reliability; availability; maintainability; safety; rail
Reliability-centred maintenance; RCM ~list; reliability-centered maintenance; maintenance engineering; maintenance strategy; RCM analysis; criticality analysis + maintenance; reliability; asset; fmea; predictive - revenue; billing; cycle
Systems engineering; systems integration engineering; system architecture engineering; INCOSE; systems engineering lifecycle; system-level design; SEMP
Model-based systems engineering; MBSE ~up < Systems engineering
Cameo Systems Modeler; Cameo Enterprise Architecture; CATIA Magic < Model-based systems engineering
MagicDraw; No Magic MagicDraw < Model-based systems engineering
IBM Rhapsody; Rational Rhapsody; Rhapsody UML < Model-based systems engineering
Capella MBSE; Eclipse Capella; Arcadia Capella < Model-based systems engineering
Verification and validation; V&V ~up; design verification and validation; DV/PV testing; design validation; verification testing; product validation; validation and verification; DVP&R; design verification plan; design verification testing; DVT ~list; product verification + evt; pvt; verification; build; design; test - thrombosis; clot; vte; pulmonary
Hardware test engineering; test engineer for hardware; test plans for hardware; electrical test engineering; product test engineering; test equipment design; functional test of products
Automated test equipment; ATE ~list; automatic test equipment; Teradyne; ATE programming < Hardware test engineering + test; fixtures; automated; labview; board; production
Test rigs; test rig design; test stands; test benches; test bench development < Hardware test engineering
In-circuit test; ICT testing; flying probe; bed of nails < Hardware test engineering
System safety engineering; safety assessments of systems; system safety
Fault tree analysis; fault tree; FTA analysis; event tree analysis < Reliability engineering
Safety case; safety case development < System safety engineering
Functional hazard assessment; FHA analysis; hazard analysis (engineering); system hazard analysis; preliminary hazard analysis < System safety engineering
UL standards; UL certification; UL listing; NRTL
IEC 60364; BS EN 60364; low voltage installation standard < IEC standards
IEC standards; IEC 60204; IEC 62368; IEC product standards < Product compliance engineering
CSA standards; CSA certification < Product compliance engineering
IEEE standards; IEEE 519; IEEE 1547 < Product compliance engineering
ASME standards; ASME codes; ASME ~up
ANSI standards; ANSI ~up; ANSI codes
British Standards; BS EN standards; EN standards; BSI standards
DIN standards; DIN EN standards; German DIN
FCC certification; FCC compliance; FCC Part 15; radio equipment directive < Product compliance engineering
Product compliance engineering; product certification; regulatory compliance testing of products; product safety compliance; safety certification testing; product regulatory compliance
Technical specifications; engineering specifications; writing specifications; equipment specifications; product specifications; engineering documentation; technical data packages; datasheets; scope of work documents; engineering reports; engineering calculations; technical datasheets; write specifications
Engineering estimating; engineering cost estimation; should-cost analysis; aPriori costing; cost modelling of parts; product costing engineering; product cost estimation; manufacturing cost estimation
FEED studies; front-end engineering design; FEED ~list; pre-FEED + detailed; epc; engineering; studies; basic; concept; oil
Feasibility studies; feasibility analysis; concept studies; pre-feasibility studies; feasibility reports
Detailed engineering; detailed design ~ctx; detailed engineering design; detail engineering + mechanical; civil; structural; electrical; piping; drawings; engineering; feed; epc; cad - software; code
EPC projects; EPC contracts; EPCM ~up; engineering procurement and construction; EPC ~list + engineering; contractor; construction; procurement; project; plant - energy performance
Concept design; conceptual design; preliminary design; preliminary engineering; basic engineering
Engineering project coordination; engineering project management; technical project engineering; project engineering; engineering team leadership
Design reviews; engineering design reviews; technical design reviews; preliminary design review; critical design review; PDR/CDR
Technical bid evaluation; TBE ~up; bid clarifications; technical bid analysis; TBAs ~up
Design coordination; multidisciplinary design coordination; engineering design management; interdisciplinary coordination of design; interdisciplinary checks
Field service engineering; field service; field service repair; on-site equipment repair; field engineering; equipment installation and service; customer-site repair; field service technician; field support of equipment; equipment servicing
Aftermarket and spare parts engineering; spare parts engineering; service parts; provisioning of spares
Illustrated parts catalogue; S1000D; technical publications; ATA 100; ATA iSpec 2200; component maintenance manuals
Integrated logistics support; ILS support; logistics support analysis; integrated product support; MIL-STD-1388 < Aftermarket and spare parts engineering
Obsolescence management; component obsolescence; obsolescence engineering; DMSMS
Operation and maintenance manuals; O&M manuals; maintenance manuals; service manuals; equipment manuals; handover packs
Research and development engineering; R&D engineering; engineering R&D; product R&D; applied research engineering; technology development; hardware R&D; engineering research
Python for engineering; engineering automation with Python; VBA for engineering calculations; engineering scripting; technical computing; engineering computation
GIS ~up; geographic information systems; geographical information systems; GIS mapping; geospatial; GIS software; GIS analysis; geospatial data; mapping software; GIS data
Spatial analysis; geospatial analysis; spatial data analysis; geospatial analytics; geoprocessing < GIS
Cartography; map making; map production; cartographic design < GIS
ArcGIS; Arc GIS; ESRI; ArcMap; ArcGIS Pro; ESRI ArcGIS; ArcGIS Online; ArcView; ArcInfo; ArcGIS Desktop; Survey123; ESRI products; ArcGIS Enterprise < GIS
QGIS; Quantum GIS; QGIS software < GIS
MapInfo; MapInfo Professional; MapInfo Pro < GIS
Global Mapper; Global Mapper software < GIS
Safe Software FME; FME geospatial; FME Workbench; FME Server < GIS
GRASS GIS; SAGA GIS < GIS
Remote sensing; satellite imagery; satellite image analysis; Sentinel-2; Landsat; earth observation
Google Earth Engine; GEE remote sensing; Earth Engine < Remote sensing
ERDAS Imagine; ERDAS; image classification of land cover < Remote sensing
ENVI remote sensing; ENVI software < Remote sensing
Hyperspectral imaging; multispectral imagery; multispectral imaging; hyperspectral data < Remote sensing
Bluebeam Revu; Bluebeam; Blue Beam; Revu ~cap; Bluebeam markups; Bluebeam Studio
Lumion; Lumion rendering; Lumion 3D; Lumion Pro
V-Ray; VRay; Chaos V-Ray
Enscape; Enscape rendering
Twinmotion; Twin Motion
3ds Max; Autodesk 3ds Max; 3D Studio Max; 3dsMax
Corona Renderer; Chaos Corona
KeyShot; product rendering; Key Shot; KeyShot rendering
Architectural visualisation; architectural rendering; 3D visualisation of buildings; archviz; architectural renders < Architectural design
Architectural design; building design; architectural detailing; residential architecture; architectural technology; design development drawings; sustainable architecture; technical detailing of buildings; sketch design
Construction drawings; construction documents; construction documentation; working drawings; construction drawing sets; drawings and specifications < Architectural design
Space planning; test fits; spatial layouts; office space planning; space plans < Architectural design
Architectural drafting; architectural drawings; building drawings; architectural plans; drafting of architectural drawings < Architectural design
Agricultural engineering; irrigation and drainage; agricultural technology; John Deere equipment
Irrigation systems; irrigation ~ctx; irrigation design; drip irrigation; irrigation installation; sprinkler irrigation; irrigation repair + landscape; landscaping; sprinkler; drip; farm; agricultural; garden; crop; turf; lawn; water; grounds; golf - wound; bladder; ear; catheter; nasal
Precision agriculture; precision farming; variable rate application; farm GPS guidance
Agricultural machinery; farm machinery; tractors and implements; tractor operation; farm equipment; tractor driving
Elevator engineering; lifts and escalators; elevator maintenance; lift maintenance; elevators ~ctx; lift engineering; elevator installation; vertical transportation; elevator mechanic; lift installation; Schindler lifts + escalators; maintenance; installation; mechanic; repair; traction; hydraulic - pitch; grain
Escalators; escalator maintenance; escalator repair; moving walkways < Elevator engineering
ASME A17.1; EN 81; A17.1 code; EN 81-20 < Elevator engineering
Vacuum technology; vacuum systems; vacuum pumps; ultra-high vacuum; vacuum chambers
Cryogenics; cryogenic systems; cryostats; cryogenic engineering; cryo systems
Leak testing; helium leak detection; leak detection; leak test; pressure decay testing
Refractories; refractory lining
Combustion engineering; combustion analysis; combustion control; industrial combustion
Industrial furnaces; furnace design; industrial ovens; furnace maintenance; kiln maintenance
Burner management systems; industrial burners; burners ~ctx; burner tuning + combustion; furnace; boiler; gas; flame; heater
Building management systems; BMS ~list; building automation systems; building controls; HVAC controls; BEMS ~up; EMS/BMS; BMS engineer; BAS ~list + hvac; building; controls; facilities; bacnet; chiller; plant; maintenance; ahu; hvac; trend; tridium - battery; cell; activity; statements; ato; gst
Greenhouse gas inventories; carbon footprint; GHG Protocol; greenhouse gas accounting; GHG inventory; scope 1 2 and 3 emissions; carbon footprint calculation; carbon footprinting
Chlorination; water chlorination; chlorine dosing < Water treatment
Coagulation and flocculation; flocculation; coagulation of water < Water treatment
Non-revenue water; leakage reduction; water loss reduction
Water metering; metering ~ctx + water; meter; utility; electricity; gas
Titanium machining; machining titanium; machining Inconel; exotic alloys
Site survey engineering; survey sites; surveying sites; field surveys; site walkdowns | Walkdowns | Dimensional surveys | As-fitted drawings | BS 8888 | ISO 128; BS EN ISO 5457 | Drawing standards | Vendor submittals; review vendor drawings; vendor drawings; shop drawing review | SAT ~list | FATs ~up | Commissioning support | NESC ~up; National Electrical Safety Code | NERC; NERC standards | ASPEN OneLiner; ASPEN ~up | CDEGS | Grounding studies | Load flow; coordination studies | 12d | DRAINS ~up | RORB ~up | RAFTS | MUSIC modelling | Engineering drawings civil | Council approvals | Superintendent's representative; superintendent ~ctx; contract superintendence | ITPs ~up | Hold points | Pre-startup safety review; pre-start-up safety reviews | Management of change | MOC ~list | Permit system | ETP ~up; ETP operation | STP operation; utilities operation | Factories Act; factory licence | Pollution control board | Consent to operate | Environmental clearances | Statutory compliance plant | Solvent recovery | BMR review | Technology transfer | DSA ~list; Division of the State Architect | HCAI ~up | OSHPD ~up | DSA submittals | NDS timber | CBC ~list | IBC 2021 | Lateral analysis; lateral systems | SAFE slab | Construction administration; construction phase services | Site observations | Plan check; plan check comments | Peer review structural | Hermle | Haas ~cap | Matsuura | Citizen sliding head | Tooling ~ctx; tool selection; cutting tools | Feeds and speeds | Fixtures ~ctx; fixture making | Soft jaws | Titanium ~ctx | Inconel | Aerospace alloys | Hard metals | Renishaw | Prove-out; prove out programs | One-offs | Small batch machining | INCA ~up | CANape | CAN ~list | powertrain testing; inverter testing; motor testing; durability testing | testing ~ctx; test reports | Measurement data | DIAdem | MATLAB scripts | Automotive ~ctx; automotive experience | Emobility | High-voltage safety + substation; protection; relay; drainage; stormwater; contract; council; seismic; school; hospital; structural; design; steel; concrete; ansi; iso; machining; cnc; turning; milling; programming; machines; set; cut; materials; inconel; steels; titanium; measurement; vehicle; electric; motors; drives; engineer; engineering; bus; calibration; knowledge; commissioning; industry; equipment; process; perform; load; vendors; approvals - penetration; software testing; automotive sales; salary; can you; medical; dental implants
standard times | work standards | capital equipment | capital equipment justification | ROI justification | site acceptance | line layout | jig design | jigs | gauges ~ctx | gauge design | non-conforming material | customer audits | ovens ~ctx | flow wrappers | case packers | labellers | mixers ~ctx | high speed packaging | breakdown analysis | breakdown response | reactive maintenance engineering | UpKeep ~ctx | permits (engineering); permits ~ctx | isolations ~ctx; isolation ~ctx | contractors control | seals ~ctx | belts and chains | alignment ~ctx | lubrication | steam ~ctx | compressed air | refrigeration plant | effluent | wastewater | clean water | pumping stations | water networks | water distribution | PDS ~list | Novapoint | WaterCAD | SUDS (engineering); SUDS | flood risk | hydraulics modelling | roads ~ctx | highways | junction design | signal design; signalling design | traffic impact assessments | transport assessments | TRANSYT | PICADY | TRICS | road safety audits | road safety | swept path analysis | AutoTRACK | utility surveys | geotechnical design | wind loading | AISC | BS codes | RAM Structural | MasterSeries | IDEA StatiCa | rail design | OLE ~list | CDM designer | planning reports | contract administration engineering | resident engineer | line sizing | pump sizing | CADWorx | SIL ~up | UKCA | UL ~up | REACH ~up | environmental testing | HALT ~up | RAMS analysis | Omron | function block | CANbus | PID ~list | Zuken | panel design | SLD (engineering); SLD ~list | LV ~list | switching ~ctx | earthing ~ctx | Amtech | ElectricalOM | converters ~ctx | motor design | magnetics ~ctx | mixed-signal | ADS ~list | Cadence ~list | Allegro ~list | PADS ~list | Eagle ~list | synthesis ~ctx | bench testing | LIN ~list | SIL testing | NI ~list | design for manufacture | injection mould tooling | weldments | machined parts | Altair | fatigue ~ctx | corrosion | coatings ~ctx | magnetic particle | flight test | Part 21 | airframe | chassis ~ctx | offshore | Eclipse simulator | pigging ~ctx | Vulcan ~list | blasting ~ctx | comminution | nuclear ~ctx | decommissioning | noise assessments; noise surveys | Phase 1 environmental | remediation design | groundwater | permitting environmental | TAS ~list | SAP calculations | SBEM | Hevacomp | Cymap | pipe sizing | 2D drafting | test protocols | risk management ISO 14971 | deviations ~ctx | batch release | simulation ~ctx | Arena ~list | lean engineering | cost reduction projects | technical support engineering | installation and commissioning | start-ups ~ctx | customer sites support | service reports; field service reports | spares ~ctx + engineering; machine; design; plant; manufacturing; equipment; process; mechanical; electrical; machining; production; maintenance; tooling; systems; drawings; structural; control; testing; plc; packaging; lines; industrial; test; automotive; product; engineer; models; fault; quality - patients; students; legal; payroll; kitchen; classroom; marketing; sports
short shots | splay | sink marks | flash (molding) ~ctx | hot runners | temperature controllers | mold changes; mold changeovers | mold maintenance | resin | regrind | dryers | auxiliary equipment | Wittmann | Engel | Arburg | KraussMaffei | Nissei | Sumitomo Demag | Husky ~cap | scientific molding | decoupled molding | RJG ~up | RJG Master Molder | RJG eDART | scrap rates; scrap ~ctx | changeovers (in engineering); changeovers ~ctx | yield (in engineering); yield ~ctx | line trials; production trials; process trials | process sheets; setup sheets | operator training; training operators; train operators; train technicians | tools ~ctx; mold tools | tool launch; new tool launches | customer complaints (quality) | preventive maintenance visits; PM visits | FMIs; field modifications; field modification instructions | test equipment | phone support (engineering) | remote diagnostics | installations and upgrades | imaging systems; imaging equipment; imaging centers | technologists ~ctx | MRI systems | X-ray systems | ultrasound systems | linac ~ctx | patient monitors | biomedical ~ctx | ServiceMax | ClickSoftware | FieldAware | conceptual site models; CSM (environmental) ~list | desk studies; phase 1 reports; phase 1 desk studies | soil ~ctx | gas monitoring; ground gas monitoring; ground gas | trial pits | window sampling | GQRA ~up; generic quantitative risk assessment | DQRA ~up; detailed quantitative risk assessment | remediation strategies | waste classification; WAC testing | LCRM ~up | CLEA ~up | CLR11 ~up | BS5930 ~up | BS10175 | CIRIA ~up | UK Eurocodes | Phase II ESA | Title V | air quality assessments | permitting (engineering) | site walkovers | laboratory liaison | toolholding | GD&T inspection | surface finish | drawing checks; drawing review | design transfer | cost down | drives ~ctx + equipment; machine; machines; production; process; parts; manufacturing; components; instruments; test; systems; quality; tooling; molding; assembly; plant; calibration; customer; engineering; design; product; soil; samples; service
VFFS ~up | HFFS ~up | form-fill-seal machines | cartoning ~ctx | cartoning machines | robotic palletising + machine; machines; process; plc; automation; plant; commissioning; equipment; engineering; production; piping; safety; design; testing; systems; drawings; electrical; mechanical; maintenance; manufacturing
blister machines | check weighers | conveying systems | special purpose machines; SPM ~up | electronic gearing | electronic camming | cable schedules | I/O mapping | loop diagrams | loop drawings | loop testing | hook-up drawings | hookup drawings
instrument index | instrument data sheets | instrument datasheets | cause and effect charts | cause & effect | operator manuals | operating manuals | machine manuals | performance level | PLr ~up | emergency stops | e-stops | interlocks; interlocking | two-hand controls | robot integration
robotic integration | robot cells | pick and place robots | delta robots | SCARA robots | vision inspection | barcode readers | RFID systems | OEE monitoring | MES integration
sequential function charts | alarm management | alarm rationalisation | batch control | ISA-88 | S88 ~up | ISA-95 | control narratives | control philosophy | DCS configuration
Schneider Unity Pro | Omron Sysmac | Mitsubishi GX Works; GX Works
Yaskawa
bow-tie diagrams | bowtie analysis | bow-ties | flare loads | flare networks | blowdown systems | blowdown ~ctx | depressurisation | depressuring | layers of protection + machine; machines; process; plc; automation; plant; commissioning; equipment; engineering; production; piping; safety; design; testing; systems; drawings; electrical; mechanical; maintenance; manufacturing
SIL determination | dispersion modelling | what-if analysis | what-if studies | ENVID ~up | process safety indicators | process safety KPIs | Seveso Directive | PGS 29
PGS guidelines | tank terminals | tank farms | tank storage | bulk liquids; bulk liquid storage | loading arms | jetty operations | vapour recovery | Flarenet | Aspen Flare
AFT Fathom | Pipesim | OLGA ~up | vessel sizing
static equipment | shutdowns and turnarounds | turnarounds ~ctx | brownfield projects | brownfield modifications | greenfield projects | tie-ins ~ctx | mechanical completion | hydrotesting + machine; machines; process; plc; automation; plant; commissioning; equipment; engineering; production; piping; safety; design; testing; systems; drawings; electrical; mechanical; maintenance; manufacturing
hydrostatic testing | hydro tests
traffic signals | borehole logs | culvert design
MicroStation OpenRoads
concrete detailing | load rating | bridge assessments | AS/NZS standards
injection mould design | tolerance stack-ups | welded structures
bearing selection | thermal simulation
BMS design | motor control algorithms | field-oriented control
DV testing | UKCA marking | drawing releases | BOM structuring | cost-down projects
production part approval
welder qualification
pressure relief valves | structured text programming | slope stability analysis | DNV PHAST
task lists; maintenance task lists | schedule compliance | break-in work | weekly planning meetings | shutdown scopes | shutdown scheduling | shutdowns ~ctx + maintenance; planning; plant; equipment; work; shutdown; parts; mining; assets; mechanical; electrical; reliability; schedule; sap
Pronto Xi | Ellipse ~list | MEX maintenance | IFS Maintenance | spares management | critical spares | BOM maintenance | asset hierarchy | functional locations | asset master data | crane bookings | scaffold requests | contractor scheduling | defect elimination + maintenance; planning; plant; equipment; work; shutdown; parts; mining; assets; mechanical; electrical; reliability; schedule; sap
bad actors ~ctx | failure modes | asset criticality | isolation procedures | isolation officer | permit issuer | ultrasound testing of bearings | lubrication routes | balancing ~ctx | fixed plant + maintenance; planning; plant; equipment; work; shutdown; parts; mining; assets; mechanical; electrical; reliability; schedule; sap
crushers | screens and feeders | pumps and valves | mills ~ctx | thickeners | calciners | autoclave operations | smelting | refining ~ctx | heavy industry + maintenance; planning; plant; equipment; work; shutdown; parts; mining; assets; mechanical; electrical; reliability; schedule; sap
`,
};
