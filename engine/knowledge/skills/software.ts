import type { TradeFile } from "./trade-file.ts";

/** Software development: languages, frameworks, protocols, architecture, testing, process. */
export const software: TradeFile = {
  trade: "software",
  kind: "hard",
  lines: `
// languages
Programming ~ctx; coding ~ctx; computer programming; software programming; programming languages; writing code; write clean code + code; software; developer; languages; application; computer; language; engineer; c++; java; python; scripting; object-oriented; embedded; web; reproducible; git; review; reviewed; r; write; documented; tested; clean; tests; unit - medical; billing; icd; television; radio; event; cnc; plc; community; museum; library; fitness; strength; arts; youth; robot
Software development; software engineering; application development; app development; software design and development; software developer; software engineer < Programming
Go ~list; Golang; Go language; Go developer; Go programming < Programming + gRPC; postgres; redis; kafka; terraform; python; java; write; aws; gcp; node; ruby; typescript; cloud; linux; distributed; monolith; react; c#; php; sql; mongodb; elixir; api; deploy; rust; java; python; backend; microservices; kubernetes; grpc; golang; developer; engineer; services; apis; docker; concurrency; programming; code; languages; software; typescript; scala; c++; server; tooling; cli; systems - live; ahead; above; out; getter; to
Python; Python 3; Python 3.x; Python scripting; Python programming; Python developer; CPython < Programming
Java; Core Java; Java SE; J2SE; Java 8; Java 11; Java 17; Java programming; Java development < Programming + spring; j2ee; hibernate; backend; developer - serve; pour; roast; brew; cups; morning; beans; coffee
JavaScript; JS ~up; js ~up; ECMAScript; ES6 ~up; es6 ~up; ES2015; vanilla JavaScript; vanilla JS < Programming
TypeScript; TypeScript development; TS ~list < JavaScript + javascript; react; angular; node; node.js; frontend - ts/sci; clearance; secret
C ~list; C language; C programming; ANSI C; embedded C; C99 ~up; c99 ~up; C11 ~up; c11 ~up; programming in C < Programming + arm; microprocessor; low-level; unix; posix; gcc; qt; algorithms; rust; go; embedded systems; stm32; can; sensors; bare; legacy; c++; embedded; firmware; linux; java; python; programming; assembly; drivers; driver; real-time; operating; kernel; microcontroller; microcontrollers; rtos; drivers; driver; real-time; rtos; kernel; compiler; code; software; languages; systems; c#; developer; programmer; dsp; algorithms - vitamin; hepatitis; grade; class; level; suite; section; corp
C++ ~up; c++ ~up; CPP ~up; cpp ~up; C plus plus; C++11; C++14; C++17; C++20; modern C++; Visual C++; VC++ < Programming + c; embedded; qt; linux
C# ~up; c# ~up; C Sharp; CSharp; C#.NET; Visual C# < Programming; .NET
Objective-C; ObjC; Obj-C; Objective-C++ < Programming
Swift ~cap; Swift programming; Swift language; Swift 5; iOS Swift; Swift UI development < Programming + swiftui; app; apps; android; uikit; build; combine; objective; macos; watchos; developer; engineer; firebase; core data; flutter; react native; java; testflight; arkit; language; react; javascript; python; ios; xcode; kotlin; objective-c; mobile; apple - guest; reply; justice; answer; manner; progress; turnaround; decision; taylor; payment; payments; bank; message; response
Kotlin; Kotlin programming; Kotlin coroutines; Kotlin/JVM < Programming
Ruby ~cap; Ruby language; Ruby programming; Ruby developer; JRuby < Programming + rails; react; postgres; postgresql; javascript; api; web; app; backend; gems; elixir; node; php; scripts; programming; developer; engineer; java; go; languages; heroku; graphql; redis; maintain; rails; python; sinatra; rspec; backend; sidekiq - sapphire; gem; gems set; gemstones; stones; wine; slipper; tuesday; jewellery; jewelry
PHP ~up; php ~up; PHP 7; PHP 8; PHP programming; PHP developer; core PHP; LAMP PHP < Programming + mysql; laravel; wordpress; symfony; web - partial; hospitalization
Perl; Perl scripting; Perl 5; Perl programming; mod_perl < Programming
Rust ~cap; Rust language; Rust programming; Rust developer; rustlang; Rust systems programming < Programming + c; hot; performance; low-latency; embedded; backend; wasm; engineer; python; programming; memory; async; services; rewrite; blockchain; solana; compiler; developer; typescript; linux; kernel; code; go; golang; c++; systems; tokio; cargo; webassembly - railings; treat; paintwork; bodywork; chassis; grind; inspect; prime; scrape; metalwork; corrosion; paint; removal; belt; proofing
Scala; Scala programming; Scala developer; Scala 2; Scala 3 < Programming
Haskell; Haskell programming; GHC Haskell < Programming
Elixir ~cap; Elixir language; Elixir developer; Elixir programming; Elixir OTP < Programming + phoenix; erlang; otp; backend; liveview
Erlang; Erlang/OTP < Programming
Clojure; ClojureScript; Clojure programming < Programming
F# ~up; f# ~up; F Sharp; FSharp; F# .NET < Programming; .NET
OCaml; Objective Caml; OCaml programming < Programming
Lua ~cap; Lua scripting; LuaJIT; Lua language < Programming + scripting; game; nginx; redis; embedded; c++
Dart ~list; Dart language; Dart programming; DartLang; Dart SDK < Programming + flutter; mobile; kotlin; swift; android; ios - bus; container
Groovy ~cap; Apache Groovy; Groovy scripting; Groovy/Grails; Jenkins Groovy < Programming + jenkins; java; gradle; grails; scripting
Grails; Grails framework; Groovy on Grails < Groovy
Visual Basic; VB ~up; Visual Basic 6; VB6 ~up; vb6 ~up; VB 6.0; Visual Basic 6.0; classic VB < Programming
VB.NET; Visual Basic .NET; VBNet; Visual Basic.NET < Programming; .NET
VBScript; Visual Basic Script < Programming
COBOL; Enterprise COBOL; COBOL programming; Micro Focus COBOL; COBOL II < Programming
Fortran; Fortran 77; Fortran 90; Modern Fortran < Programming
Pascal ~cap; Object Pascal; Turbo Pascal; Free Pascal; Lazarus IDE < Programming + delphi; programming; c; basic; fortran - blaise; unit
Delphi ~cap; Embarcadero Delphi; Borland Delphi; Delphi developer; RAD Studio; Delphi programming < Programming + pascal; developer; vcl; firebird; c++ - method; technique; automotive
Ada ~list; Ada language; Ada programming; Ada 95; SPARK Ada; Ada 2012 < Programming + c; c++; avionics; embedded; real-time; defense - compliance; compliant; accommodation; disability; disabilities; act
Lisp ~cap; Common Lisp; Emacs Lisp; Lisp programming; AutoLISP scripting < Programming + haskell; scheme; prolog; clojure; functional; emacs - speech
Scheme language; Racket language; Scheme programming < Lisp
Prolog; SWI-Prolog; logic programming < Programming
Smalltalk ~cap; VisualWorks; Pharo; Squeak Smalltalk < Programming
Assembly language; assembler language; x86 assembly; ARM assembly; assembler programming; assembly programming; MASM; NASM < Programming
ABAP; SAP ABAP; ABAP/4; ABAP OO; ABAP objects; ABAP on HANA; ABAP developer; Advanced Business Application Programming < SAP; Programming
Apex ~list; Salesforce Apex; Apex code; Apex triggers; Apex classes; Apex programming < Salesforce development + salesforce; visualforce; lwc; soql; lightning - legends; oracle; body
RPG ~list; RPG IV; RPGLE; ILE RPG; RPG/400; SQLRPGLE; RPG ILE < Programming + as/400; as400; iseries; cobol; ibm i; db2 - game; games; playing; unity
PL/I; PL/1; Enterprise PL/I < Programming
JCL ~up; jcl ~up; Job Control Language; JCL PROCs < Mainframe
REXX; Rexx scripting; Object REXX < Programming
Tcl ~cap; Tcl/Tk; Tcl scripting; Tool Command Language; Expect/Tcl < Programming + eda; scripting; perl; python; vlsi
Solidity ~cap; Solidity smart contracts; Solidity programming; Solidity developer < Smart contracts + ethereum; blockchain; web3; evm; contracts
Zig ~list; Zig language; Ziglang < Programming + rust; c; c++; go; systems
Nim ~list; Nim language; Nimlang; Nim programming < Programming + rust; python; c; compiler
Crystal language; Crystal lang; Crystal programming < Programming
CoffeeScript < JavaScript
Elm ~list; Elm language; Elm programming; elm-lang < Programming + haskell; frontend; react; javascript; functional - tree; street
PureScript; PureScript language < Programming
ReScript; ReasonML; BuckleScript; Reason language < Programming
ActionScript; ActionScript 3; AS3 ~up; as3 ~up; Adobe Flex; Flex/ActionScript < Programming
ColdFusion; Adobe ColdFusion; CFML; Lucee; Cold Fusion < Programming
Progress 4GL; OpenEdge ABL; Progress OpenEdge; OpenEdge; Progress ABL < Programming
PowerBuilder; Sybase PowerBuilder; SAP PowerBuilder < Programming
Visual FoxPro; FoxPro; VFP ~up; Microsoft FoxPro < Programming
MUMPS programming; MUMPS language; M/MUMPS; MUMPS developer < Programming
InterSystems Caché; InterSystems IRIS; Caché ObjectScript; ObjectScript; InterSystems < Programming
APL ~list; APL language; Dyalog APL; APL programming < Programming + kdb; quant; array; trading
kdb+; kdb+/q; q/kdb+; KDB ~up; kdb ~up; Kx kdb < Programming
Scratch programming; Scratch coding; block-based programming; ScratchJr < Programming
Hack language; HHVM < Programming
Vala language; Vala programming < Programming
Haxe; Haxe language < Programming
D programming language; D language; DLang < Programming
Regular expressions; regex; RegExp; pattern matching with regex; PCRE

// paradigms and computer science
Object-oriented programming; OOP ~up; oop ~up; object oriented design; OOD ~up; OOAD; object-oriented analysis and design; OO design; OO programming; OOPS concepts; OOPs; object-oriented development < Programming
Functional programming; FP ~list; functional style programming; functional paradigms < Programming + scala; haskell; oop; clojure; elixir
Reactive programming; reactive extensions; reactive systems; reactive streams; ReactiveX < Programming
Data structures; data structures and algorithms; DSA ~list; algorithms and data structures < Computer science fundamentals + algorithms; leetcode; coding; java; python; c++
Algorithms ~ctx; algorithm design; algorithm development; algorithmic complexity; algorithmic problem solving; complexity analysis; Big O notation < Computer science fundamentals + data structures; code; programming; computer; software; optimization; java; python; c++
Computer science fundamentals; CS fundamentals; computer science principles; fundamentals of computer science; computer science concepts; computer science
Design patterns; software design patterns; GoF patterns; Gang of Four patterns; enterprise design patterns; architectural patterns; GoF design patterns
SOLID principles; SOLID design principles; SOLID ~list; SOLID design; DRY principle; DRY and SOLID < Object-oriented programming + oop; patterns; principles; clean code; tdd; dry
Multithreading; multi-threaded programming; multithreaded applications; concurrent programming; concurrency ~ctx; thread safety; threading model; Java concurrency; concurrency control < Programming + java; c++; threads; programming; parallel; code
Asynchronous programming; async programming; async/await; asyncio; non-blocking I/O; asynchronous processing; event loop programming < Programming
Parallel computing; parallel programming; parallel processing systems; massively parallel processing
OpenMP < C++; Parallel computing
MPI ~list; Message Passing Interface; OpenMPI; MPICH < Parallel computing + hpc; cuda; openmp; cluster; parallel
High-performance computing; HPC ~up; hpc ~up; high performance computing clusters; supercomputing; HPC clusters
GPU programming; GPGPU; GPU computing; GPU acceleration; general-purpose GPU < Parallel computing
CUDA; NVIDIA CUDA; CUDA C++; CUDA programming < GPU programming
OpenCL < GPU programming
ROCm; HIP/ROCm; AMD ROCm < GPU programming
Metaprogramming; template metaprogramming; generics programming; macros and metaprogramming; reflection API < Programming
Memory management; memory profiling; memory leak analysis; heap dump analysis; manual memory management; garbage collection tuning
Compiler development; compiler design; compiler construction; compilers and interpreters; GCC internals
LLVM; MLIR; Clang/LLVM; LLVM compiler < Compiler development
Clang; Clang tooling; clang-tidy < Compiler development
Operating system internals; operating systems development; OS internals; kernel development; Linux kernel; Linux kernel development; kernel programming; kernel modules
Computer graphics; graphics programming; rendering engines; 3D graphics programming; real-time rendering; ray tracing; graphics pipeline
Numerical methods; numerical computing; scientific computing; numerical analysis; scientific programming; numerical algorithms
Cryptography; applied cryptography; public key cryptography; cryptographic protocols; cryptographic algorithms; AES encryption; RSA encryption
OpenSSL; LibreSSL < Cryptography
Formal methods; formal verification; model checking; theorem proving
TLA+; TLA plus < Formal methods
Coq proof assistant; Coq theorem prover; Isabelle/HOL; Rocq < Formal methods
Computational geometry; CGAL; mesh processing algorithms

// web basics
HTML; HTML5; XHTML; HyperText Markup Language; semantic HTML; DHTML; HTML coding
CSS ~up; css ~up; CSS3; Cascading Style Sheets; CSS Grid; Flexbox; CSS modules; CSS animations; CSS styling
Sass ~cap; SCSS; Sass/SCSS; Syntactically Awesome Style Sheets; Sassy CSS < CSS preprocessors + css; less; html; frontend; stylus
CSS preprocessors; CSS pre-processing; SASS/LESS < CSS
Less CSS; LESS ~list; Less.js; LESS preprocessor < CSS preprocessors + sass; css; scss; html; bootstrap - than
Stylus CSS; Stylus preprocessor < CSS preprocessors
Tailwind CSS; Tailwind ~cap; TailwindCSS; Tailwind UI < CSS
Bootstrap ~cap; Twitter Bootstrap; Bootstrap CSS; Bootstrap framework; Bootstrap 3; Bootstrap 4; Bootstrap 5 < CSS + css; html; jquery; frontend; responsive; react - aggregation; startup
Bulma CSS; Bulma framework; Bulma.io < CSS
Zurb Foundation; Foundation CSS; Foundation framework < CSS
Semantic UI; Fomantic UI; Semantic UI React < CSS
Materialize CSS; MaterializeCSS < CSS
PostCSS; Autoprefixer < CSS
CSS-in-JS; Emotion CSS; emotion.js < CSS
styled-components; styled components library < React; CSS-in-JS
Responsive web design; responsive design; RWD ~up; mobile-first design; adaptive web design; responsive layouts; mobile-responsive; mobile first development; responsive websites; media queries < Web development
AJAX ~cap; Asynchronous JavaScript and XML; XMLHttpRequest; Fetch API; AJAX calls < JavaScript
jQuery; jQuery UI; jQuery Mobile; jQuery plugins < JavaScript
JSON; JavaScript Object Notation; JSON Schema; JSON-LD; JSON API; JSON parsing
XML ~up; xml ~up; Extensible Markup Language; XML parsing; XML files; XML data
XSD ~up; xsd ~up; XML Schema; XML Schema Definition; DTD/XSD < XML
XSLT; XSL ~up; xsl ~up; XSL transformations; XSL-FO; XML/XSLT; XSLT stylesheets < XML
XPath; XML Path Language; XPath expressions < XML
XQuery; XML Query < XML
YAML; YAML files; YAML configuration; YAML pipelines; YAML syntax
TOML ~up; TOML files
Markdown ~cap; Markdown language; Markdown documentation; GitHub Flavored Markdown; MDX files + git; documentation; html; docs; latex - price; prices; retail; merchandise; discount
reStructuredText; RST docs; reST markup
AsciiDoc; Asciidoctor
DOM manipulation; Document Object Model; DOM ~list; browser APIs; shadow DOM < JavaScript + javascript; html; css; virtual; browser; jquery
Web Components; custom elements; web component development < JavaScript
Lit framework; LitElement; lit-html; Lit Element < Web Components
Polymer.js; Polymer library; Google Polymer < Web Components
StencilJS; Stencil.js; Stencil compiler < Web Components
Progressive web apps; PWA ~up; PWAs; progressive web applications; offline-first apps < Web development
Service workers; service worker API < Progressive web apps
Single-page applications; SPA ~list; SPAs; single page apps; single-page app development < Web development + react; angular; vue; javascript; frontend; web - massage; beauty; wellness; salon
WebAssembly; WASM; Emscripten; WASI
WebGL; WebGL shaders; WebGL 2
WebGPU; WebGPU API
HTML5 Canvas; Canvas API; HTML Canvas < HTML
Three.js; ThreeJS; Three JS; React Three Fiber < JavaScript
Babylon.js; BabylonJS < JavaScript
A-Frame; AFrame VR < JavaScript
D3.js; D3 ~list; D3JS; Data-Driven Documents; D3 visualisation < JavaScript + javascript; visualization; charts; svg; dashboard - vitamin
Chart.js; ChartJS < JavaScript
Highcharts; Highcharts JS < JavaScript
Apache ECharts; ECharts < JavaScript
Recharts; Recharts React < JavaScript
Web development; web application development; web applications; web programming; web apps; web developer; website development; web design and development; building websites; site development < Programming
Front-end development; frontend; front end ~ctx; front-end engineering; frontend web development; client-side development; UI development; UI engineering; front-end developer; front-end web developer; client side scripting < Web development + developer; web; javascript; html; css; react; angular; vue; ui; development; engineer; code; software; framework; frameworks; backend; back-end; full-stack - loader; loaders; alignment; supervisor; cashier; cashiers; store; office; suspension; register
Back-end development; backend; back-end ~ctx; server-side development; backend engineering; server-side programming; back-end developer; backend services; server side scripting < Programming + developer; web; java; python; node.js; api; apis; development; engineer; code; software; framework; frameworks; frontend; front-end; server; database; services; php - office; loan; loader; vehicle
Full-stack development; full stack; fullstack; full-stack web development; full stack developer; full-stack engineering < Front-end development; Back-end development
Server-side rendering; SSR/CSR; server rendered React < Web development + next.js; nuxt; react; vue; gatsby
Static site generation; static site generators; SSG ~list < Web development + gatsby; hugo; jekyll; next.js; jamstack
Jamstack; JAMstack development < Web development
Web performance optimization; Core Web Vitals; page speed optimization; Lighthouse audits; front-end performance; lazy loading; code splitting; website performance < Web development
Micro frontends; micro-frontend architecture; microfrontend; module federation < Front-end development
single-spa; single spa framework < Micro frontends
Cross-browser compatibility; cross browser development; cross-browser issues; browser compatibility; cross-browser support < Front-end development
Email template coding; HTML email; HTML email development; responsive email templates; email coding < HTML
MJML; Mailjet Markup Language < Email template coding

// front-end frameworks
React ~cap; React.js; ReactJS; React JS; React hooks; React Hooks API; React developer; React framework < JavaScript + api; typescript; node.js; web; client; apps; ui; app; next.js; build; components; native; vite; tailwind; graphql; java; python; spring; django; rails; developer; library; framework; webpack; jest; storybook; testing; libraries; redux; javascript; angular; vue; frontend; hooks; jsx; component; html; css; node; front; skills; typescript; tailwind; git - alarms; alarm; situations; incident; change; quickly; calmly; emergency; emergencies
React Native; ReactNative; RN apps < React; Mobile development
Redux ~cap; Redux Toolkit; ReduxJS; Redux-Saga; Redux Thunk; RTK Query; React Redux < React + react; saga; thunk; hooks; state
Next.js; NextJS; Next JS; Vercel Next.js; Next.js App Router < React
Gatsby ~cap; Gatsby.js; GatsbyJS < React + react; graphql; static; jamstack; next.js - great
Remix.run; Remix ~list; Remix framework; Remix React < React + react; next.js; vite; typescript - music; audio; song
React Router; React Router DOM < React
TanStack Router; TanStack; TanStack Start < React
React Query; TanStack Query < React
React Hook Form < React
Formik; Formik forms < React
React state management; front-end state management; client state management
MobX; MobX State Tree < React; React state management
Zustand; Zustand store < React; React state management
Jotai; Jotai atoms < React; React state management
Material UI; MUI ~up; MUI components; Material UI React < React
Chakra UI; ChakraUI < React
shadcn/ui; shadcn < React
Radix UI; Radix primitives < React
Headless UI; HeadlessUI < React
Ant Design; AntD; Ant Design React < React
Preact; Preact.js; PreactJS < JavaScript
Inferno.js; InfernoJS < JavaScript
SolidJS; Solid.js; SolidStart < JavaScript
Qwik framework; Qwik.js; Qwik City < JavaScript
Vue.js; Vue ~cap; VueJS; Vue JS; Vue 3; Vue 2; Composition API; Vue Router; Vue CLI < JavaScript + react; angular; nuxt; vuex; frontend; javascript - design
Vuex; Vuex store < Vue.js
Pinia; Pinia store < Vue.js
Nuxt.js; Nuxt; NuxtJS; Nuxt 3 < Vue.js
Vuetify; Vuetify.js < Vue.js
Quasar Framework; Quasar Vue < Vue.js
BootstrapVue < Vue.js
PrimeVue < Vue.js
Element Plus; Element UI < Vue.js
Angular ~cap; Angular 2+; Angular 8; Angular 12; Angular 16; Angular CLI; Angular framework; Angular developer; Angular Material; Angular Universal; Angular/TypeScript < TypeScript + react; vue; typescript; rxjs; frontend; javascript; node - momentum; velocity; contact; displacement
AngularJS; Angular.js; Angular JS; Angular 1.x; Angular 1 < JavaScript
RxJS; Rx.js; Rx JS; reactive extensions for JavaScript < Reactive programming; JavaScript
NgRx; NgRx Store; NGXS < Angular
RxJava < Reactive programming; Java
RxSwift < Reactive programming; Swift
Svelte; Svelte.js; SvelteJS; Svelte 5 < JavaScript
SvelteKit < Svelte
Ember.js; Ember ~list; EmberJS; Ember Data < JavaScript + backbone; angular; react; javascript; handlebars
Marionette.js; MarionetteJS < Backbone.js
Underscore.js; UnderscoreJS < JavaScript
Lodash; lodash.js < JavaScript
Knockout.js; KnockoutJS; Knockout JS < JavaScript
Ext JS; ExtJS; Sencha; Sencha Touch; Sencha Ext JS < JavaScript
Dojo Toolkit; Dojo framework < JavaScript
MooTools < JavaScript
YUI library; Yahoo UI library < JavaScript
Alpine.js; AlpineJS; Alpine JS < JavaScript
htmx; HTMX hypermedia < JavaScript
Hotwire Turbo; Hotwire Rails; Turbo Streams < Ruby on Rails
Eleventy; 11ty < Web development
Jekyll; Jekyll site < Web development
Hexo; Hexo.js < Web development
Template engines; templating engines; HTML templating; templating languages
Handlebars.js; Handlebars templates; Handlebars ~list < Template engines + javascript; mustache; ember; template
Mustache templates; Mustache.js < Template engines
EJS templates; EJS ~up; Embedded JavaScript templates < Template engines
Pug templates; Pug/Jade; Pug.js < Template engines
Jinja2; Jinja templates; Jinja < Template engines
Thymeleaf; Thymeleaf templates < Template engines
Twig templates; Twig/Symfony < Template engines
FreeMarker; Apache FreeMarker < Template engines
Liquid templates; Shopify Liquid < Template engines
Storybook ~cap; Storybook.js; StorybookJS; Chromatic visual testing < Front-end development + react; component; components; frontend; design system
Kendo UI; Kendo UI for Angular; Telerik Kendo UI; KendoReact
Telerik; Telerik UI; Telerik controls
DevExpress; DevExtreme
Syncfusion; Syncfusion controls
Infragistics; Ignite UI; Infragistics controls
AG Grid
Electron.js; Electron ~list; ElectronJS; Electron apps < JavaScript + react; desktop; node.js; javascript; node - microscopy; beam; microscope
Tauri; Tauri apps < Rust
NW.js; node-webkit < JavaScript

// build and packages
Webpack; webpack bundler; webpack configuration
Rspack; Rsbuild
Vite ~cap; Vite.js; ViteJS; Vite bundler + react; vue; webpack; frontend; rollup; typescript; vitest
esbuild
Turbopack
Parcel bundler; Parcel.js
SWC compiler; SWC ~list + babel; webpack; typescript; next.js
Babel.js; Babel ~list; BabelJS; Babel transpiler; transpiling + webpack; javascript; react; eslint
ESLint; JSHint; TSLint; ESLint rules
Prettier ~cap; Prettier formatter; Prettier.js + eslint; formatting; code; typescript; husky
Stylelint; CSS linting
Linting; code linting; linting tools; linters
Gulp.js; Gulp ~list; GulpJS; Gulp tasks + webpack; bower; npm; javascript; frontend; grunt
Grunt.js; Grunt ~list; GruntJS; Grunt tasks + webpack; bower; npm; javascript; frontend; gulp - work
npm ~up; NPM packages; node package manager; npm scripts + node.js; javascript; yarn
Yarn package manager; Yarn ~list; Yarn workspaces + npm; javascript; webpack; node; react - cotton; wool; textile; dyeing; spinning; knitting
pnpm; pnpm workspaces
Bower package manager; Bower ~list + npm; gulp; grunt; javascript
Monorepo; monorepos; mono repository; monorepo tooling
Nx monorepo; Nx workspace; Nrwl Nx < Monorepo
Turborepo; Vercel Turborepo < Monorepo
Lerna; Lerna.js < Monorepo
Bazel; Bazel build; Blaze build < Monorepo
Pants build; Pantsbuild < Monorepo
Maven ~cap; Apache Maven; Maven build; Maven/Gradle; Maven Central < Java + java; gradle; spring; jenkins; build; junit - marketing; retail; social
Gradle; Gradle build; Gradle Kotlin DSL < Java
Apache Ant; Ant build; Ant scripts; build.xml < Java
Apache Ivy; Ivy dependency manager < Java
CMake; CMake build; CMakeLists
GNU Make; Makefile; makefiles; make build tool
Autotools; autoconf; automake
Meson build; Mesonbuild
Ninja build
Conan package manager; Conan C++ < C++
vcpkg; Microsoft vcpkg < C++
MSBuild; Microsoft Build Engine < .NET
NuGet; NuGet packages; NuGet package manager < .NET
Cake build; Cake .NET < .NET
Dependency management; package management; package managers; library dependency management
Python Poetry; Poetry Python; Poetry packaging < Python; Dependency management
pip/virtualenv; virtualenv; Python virtual environments; pipenv; Python venv < Python; Dependency management
PHP Composer; Composer PHP; Composer packages < PHP; Dependency management
CocoaPods < iOS development; Dependency management
Swift Package Manager; SwiftPM; SPM for iOS < Swift; Dependency management
Carthage iOS; Carthage dependency manager < iOS development; Dependency management
RubyGems; Bundler Ruby < Ruby; Dependency management
Cargo crates; Rust Cargo; Cargo package manager < Rust; Dependency management

// Node and JavaScript back end
Node.js; Node ~cap; NodeJS; Node JS; Node.js developer; Node backend < JavaScript + express; react; javascript; typescript; mongodb; backend - lymph; sentinel
Express.js; ExpressJS; Express ~list; Express JS; Node/Express; Express framework < Node.js + nest; koa; rest; postgres; postgresql; mysql; jwt; graphql; endpoints; node; npm; services; middleware; web; node; node.js; mongodb; react; angular; nestjs; api; apis; javascript; server; typescript; backend; mern; mean - american; federal; delivery
NestJS; Nest.js; Nest JS; NestJS framework < Node.js
Fastify; Fastify.js; FastifyJS < Node.js
Koa.js; KoaJS; Koa framework < Node.js
Hapi.js; hapijs < Node.js
AdonisJS; Adonis.js < Node.js
Sails.js; SailsJS < Node.js
LoopBack framework; LoopBack 4 < Node.js
Feathers.js; FeathersJS < Node.js
Restify; restify.js < Node.js
Deno; Deno runtime; Deno Deploy < JavaScript
Bun.js; Bun runtime; Bun JavaScript runtime < JavaScript
Meteor.js; MeteorJS; Meteor framework < JavaScript
WebSocket; WebSockets; STOMP protocol; WebSocket API
Socket.IO; SocketIO < WebSocket
SockJS; Sock.js < WebSocket
Server-sent events; SSE streaming
Prisma ORM; Prisma ~cap; Prisma Client; Prisma.io < Object-relational mapping + orm; node; typescript; postgresql; postgres; graphql - flow; diagram; systematic
TypeORM < Object-relational mapping
Sequelize; Sequelize ORM < Object-relational mapping
Mongoose ODM; Mongoose.js; MongooseJS < MongoDB
Knex.js; KnexJS; Knex < Object-relational mapping
Drizzle ORM; DrizzleORM < Object-relational mapping
MikroORM < Object-relational mapping
MERN stack; MERN; MongoDB Express React Node; MERN developer < React; Node.js; MongoDB; Express.js; Full-stack development
MEAN stack; MEAN developer; MongoDB Express Angular Node < Angular; Node.js; MongoDB; Express.js; Full-stack development
MEVN stack; MEVN < Vue.js; Node.js; MongoDB; Express.js; Full-stack development
PERN stack; PERN < PostgreSQL; React; Node.js; Express.js; Full-stack development

// Java
Java EE; J2EE; Jakarta EE; JEE ~up; jee ~up; Enterprise Java; Java Enterprise Edition; Java/J2EE < Java
Spring Framework; Spring ~list; Java Spring; Spring Core; Spring IoC; Spring AOP; Spring 5; Spring Integration < Java + junit; oracle; kafka; rest; postgres; mysql; angular; react; backend; developer; j2ee; tomcat; gradle; aws; sql; docker; spring boot; microservice; webflux; data; core; redis; cassandra; soap; graphql; java; boot; hibernate; mvc; j2ee; jpa; microservices; struts; maven; services; api; apis; security; cloud; batch; framework; kotlin; rest - lambing; flowers; planting; clean; garden; onions; bulbs; mattress; harvest; summer; fall; autumn; semester; season; water; break; cleaning; 2023; 2024; 2025
Spring MVC; Spring Web MVC; SpringMVC < Spring Framework
Spring Data; Spring Data JPA; Spring JPA < Spring Framework
Spring WebFlux; Spring Reactor; Project Reactor; WebFlux < Reactive programming; Spring Framework
Spring Boot; SpringBoot; Spring-Boot microservices; Java Spring Boot < Spring Framework
Spring Security; Spring Security OAuth < Spring Framework
Spring Cloud; Spring Cloud Gateway; Spring Cloud Netflix; Netflix OSS; Spring Cloud Config < Spring Framework
Spring Batch; Spring Batch jobs < Spring Framework
Circuit breaker pattern; Hystrix; Resilience4j; circuit breakers in microservices < Microservices
Hibernate ~cap; Hibernate ORM; Spring/Hibernate; Hibernate framework < Java; Object-relational mapping + java; spring; jpa; orm; j2ee
NHibernate; Fluent NHibernate < .NET; Object-relational mapping
JPA ~up; jpa ~up; Java Persistence API; Jakarta Persistence; JPA/Hibernate; Java Persistence < Java; Object-relational mapping
EclipseLink; TopLink < JPA
JDBC; Java Database Connectivity; JDBC drivers < Java
MyBatis; iBATIS < Java
jOOQ; Java Object Oriented Querying < Java
EJB ~up; ejb ~up; Enterprise JavaBeans; EJBs; EJB3; Message-driven beans; session beans < Java EE
Servlets; Java Servlets; servlet programming; JSP/Servlets; Servlet API < Java EE
JSP ~up; jsp ~up; JavaServer Pages; JSPs; JSTL; Jakarta Server Pages < Java EE
JSF ~up; jsf ~up; JavaServer Faces; Jakarta Faces < Java EE
PrimeFaces < JSF
RichFaces; ICEfaces < JSF
Apache Struts; Struts ~list; Struts 2; Struts2; Struts framework < Java + java; hibernate; spring; jsp; j2ee; servlets - shocks; suspension; brakes; alignment; landing gear
Apache Tomcat; Tomcat; Tomcat server; Tomcat application server < Java
Eclipse Jetty; Jetty server; Jetty ~list < Java + tomcat; java; undertow; server
JBoss; JBoss EAP; Red Hat JBoss; JBoss AS; JBoss Application Server; JBoss Enterprise Application Platform
WildFly; WildFly server < JBoss
WebLogic; Oracle WebLogic; BEA WebLogic; WebLogic Server; Oracle WebLogic Server
WebSphere; IBM WebSphere; WebSphere Application Server; WAS ~list; IBM WAS; WebSphere Portal + weblogic; jboss; ibm; tomcat; j2ee
WebSphere Liberty; Open Liberty; Liberty Profile < WebSphere
GlassFish; Payara; Payara Server
Quarkus; Quarkus Java < Java
Micronaut; Micronaut framework < Java
Helidon; Oracle Helidon < Java
Vert.x; Eclipse Vert.x; VertX < Java
Dropwizard < Java
GraalVM; GraalVM native image < Java
MicroProfile; Eclipse MicroProfile < Java
Play Framework; Play ~list; Scala Play; Play 2; Play for Scala < Web development + scala; akka; java; framework; slick
Akka; Akka Streams; Apache Pekko; Akka actors; Akka HTTP < Distributed systems
Vaadin; Vaadin Flow < Java
Google Web Toolkit; GWT ~up; gwt ~up; GXT ~up < Java
Apache Wicket; Wicket framework < Java
ZK framework; ZK Java < Java
Apache Tapestry; Tapestry Java < Java
Java Swing; Swing ~list; Java AWT; AWT/Swing; Java GUI < Java + awt; java; javafx; applet; swt - set; shift; shifts; trading
JavaFX; OpenJFX < Java
JVM ~up; jvm ~up; Java Virtual Machine; JVM tuning; JVM internals; JVM performance; HotSpot JVM < Java
Java web services; JAX-RS; JAX-WS; Java REST services < Java; Web services
Jersey REST; Jersey framework; Jersey JAX-RS < Java web services
Apache CXF; CXF ~up; cxf ~up < Java web services
Apache Axis; Axis2; Apache Axis2 < Java web services
RESTEasy < Java web services
JAXB; Java Architecture for XML Binding < Java; XML
Jackson JSON; Jackson library; FasterXML Jackson < Java; JSON
Project Lombok; Lombok ~cap < Java
MapStruct < Java
Google Guava; Guava library < Java
Log4j; SLF4J; Logback; Log4j2; Java logging < Java
Liferay; Liferay Portal; Liferay DXP; Liferay developer < Java
Portal development; portlets; JSR 286; JSR 168; web portals < Java
Workflow engines; process engine; workflow orchestration engines
jBPM; Red Hat Process Automation Manager < Workflow engines
Activiti; Activiti BPM < Workflow engines
Camunda; Camunda BPM; Camunda 8 < BPMN; Workflow engines
Flowable; Flowable BPM < Workflow engines
Temporal workflow; Temporal.io < Workflow engines
Business rules engines; rules engine; BRMS; business rule management system
Drools ~cap; Red Hat Decision Manager; JBoss Rules; Drools rules < Business rules engines
IBM ODM; IBM Operational Decision Manager; ILOG JRules; JRules < Business rules engines
FICO Blaze Advisor; Blaze Advisor < Business rules engines
OSGi; Apache Karaf; Apache Felix; Equinox OSGi < Java
Eclipse RCP; Eclipse plugin development; Rich Client Platform < Java

// .NET
.NET ~up; dotnet; Microsoft .NET; .NET development; .NET developer; .NET 6; .NET 8; .NET stack; MS .NET + c#; asp.net; framework; core; sql; developer
.NET Core; .NET Core 3.1; .NET 5; .NET Standard; .NET Core API < .NET
.NET Framework; .NET Framework 4.x; .NET 4.5; .NET 4.8 < .NET
ASP.NET; ASP .NET; ASP.NET Web Forms; WebForms; Web Forms .NET; ASP.NET AJAX; ASP.NET 4.5 < .NET; Web development
ASP.NET Core; ASP .NET Core; ASP.NET Core MVC; .NET Core Web API; ASP.NET Core Web API < ASP.NET; .NET Core
ASP.NET MVC; .NET MVC; MVC5; MVC .NET; Razor Pages; Razor views; Razor syntax < ASP.NET
ASP.NET Web API; Web API ~cap; .NET Web API; Web API 2; C# Web API < .NET; API development + .net; c#; mvc; asp.net; rest
Classic ASP; Active Server Pages; ASP classic; ASP 3.0; ASP/VBScript < Web development
WCF ~up; wcf ~up; Windows Communication Foundation; WCF services; .NET Remoting < .NET
Windows Workflow Foundation; WF ~list < .NET + wcf; wpf; .net; workflow
WPF ~up; wpf ~up; Windows Presentation Foundation; WPF/XAML; Prism WPF; WPF MVVM < .NET
XAML; Extensible Application Markup Language < WPF
WinUI; WinUI 3; UWP ~up; Universal Windows Platform; Windows App SDK < .NET
Silverlight; Microsoft Silverlight; MS Silverlight < .NET
Windows Forms; WinForms; Windows Forms applications < .NET
Xamarin; Xamarin.Forms; Xamarin.iOS; Xamarin.Android; MonoTouch; Xamarin Native < .NET; Mobile development
.NET MAUI; MAUI ~list; Multi-platform App UI < .NET; Mobile development + xamarin; .net; c#; mobile
Blazor; Blazor WebAssembly; Blazor Server; ASP.NET Blazor < .NET
Entity Framework; EF ~list; EF Core; Entity Framework Core; ADO.NET Entity Framework; EF6 ~up; ef6 ~up < .NET; Object-relational mapping + .net; c#; linq; orm; sql server - ejection; fraction; english; education
LINQ; Language Integrated Query; LINQ to SQL; PLINQ < .NET
ADO.NET; ADO .NET < .NET
Dapper ORM; Dapper .NET; Dapper ~list < .NET; Object-relational mapping + .net; c#; entity framework; orm
ODBC; Open Database Connectivity; OLE DB; ODBC drivers < .NET
SignalR; ASP.NET SignalR; Azure SignalR < .NET
.NET libraries; .NET ecosystem
MediatR < .NET libraries
AutoMapper < .NET libraries
Autofac; Ninject; Castle Windsor; Unity IoC < .NET libraries
Hangfire; Hangfire jobs < .NET libraries
MassTransit; Mass Transit .NET < .NET libraries
NServiceBus; Particular NServiceBus < .NET libraries
NUnit; NUnit framework < Unit testing; .NET
xUnit; xUnit.net; XUnit tests < Unit testing; .NET
MSTest; Visual Studio unit testing < Unit testing; .NET
Moq ~up; moq ~up; NSubstitute; Moq framework; .NET mocking < Unit testing; .NET
Win32 API; Win32; Windows API; WinAPI; Win32 programming < Programming
MFC ~up; mfc ~up; Microsoft Foundation Classes; MFC/C++ < C++
COM/DCOM; ActiveX; ATL/COM; DCOM; COM Interop; Component Object Model < Programming

// Python, Ruby, PHP and others on the server
Django; Django framework; Django ORM; Python Django; Django Channels < Python
Django REST Framework; DRF ~up; Django REST; Django Ninja < Django; REST
Flask ~list; Flask framework; Python Flask; Flask-RESTful; Flask API; Django/Flask < Python + postgresql; postgres; redis; docker; microservices; microservice; gunicorn; ml; rest; endpoints; small; aws; sql; jinja; deploy; python; django; fastapi; sqlalchemy; celery; backend; web; api; apis; services; framework; frameworks; gunicorn - rinse; vacuum; lab; glassware; volumetric; erlenmeyer; glass
FastAPI; FastAPI framework < Python
Starlette; Starlette ASGI < FastAPI
Uvicorn; Gunicorn; ASGI servers; WSGI servers < FastAPI
Pydantic; Pydantic models < Python
SQLAlchemy; SQLAlchemy ORM < Python; Object-relational mapping
Alembic migrations; Alembic ~list < SQLAlchemy + sqlalchemy; python; flask; migrations
SQLModel; Peewee ORM < Python; Object-relational mapping
Celery ~list; Celery workers; Celery task queue; Django Celery; Celery Beat < Python + django; python; redis; rabbitmq; flask - chopped; vegetables
Task queues; job queues; background workers; Python RQ < Python
Tornado Python; Tornado framework; Tornado web server < Python
Twisted Python; Twisted framework; Twisted networking < Python
aiohttp < Python
Pyramid framework; Python Pyramid < Python
Bottle.py; Bottle framework < Python
Zope; Zope framework < Python
Plone; Plone CMS < Content management systems
CherryPy < Python
web2py; py4web < Python
Sanic framework; Sanic Python < Python
Ruby on Rails; RoR ~up; Rails ~cap; Rails framework; Rails 6; Rails 7; ActiveRecord; Active Record ORM; Rails API; Rails developer < Ruby; Web development + ruby; sidekiq; rspec; activerecord; backend - guide; guard; hand; cable
Sidekiq; Sidekiq jobs; Resque < Ruby
Sinatra framework; Sinatra Ruby; Ruby Sinatra < Ruby
Puma server; Puma web server; Unicorn Ruby < Ruby
Hanami; Hanami Ruby < Ruby
Laravel; Laravel framework; Laravel PHP; Lumen framework; Eloquent ORM; PHP Laravel < PHP
Livewire; Laravel Livewire < Laravel
Inertia.js; InertiaJS < Laravel
Symfony; Symfony framework; Symfony 5; PHP Symfony < PHP
Doctrine ORM; PHP Doctrine; Doctrine DBAL < PHP; Object-relational mapping
CodeIgniter; CI framework PHP < PHP
CakePHP < PHP
Yii ~up; yii ~up; Yii2; Yii framework < PHP
Slim PHP; Slim framework < PHP
Phalcon; Phalcon PHP < PHP
Zend Framework; Zend; Laminas; Zend Framework 2 < PHP
LAMP stack; LAMP ~up; Linux Apache MySQL PHP; LAMP development; LEMP stack; LAMP/LEMP < PHP; MySQL; Linux
XAMPP; WAMP; MAMP server; WampServer < LAMP stack
Go web frameworks; Go frameworks < Go
Gin framework; Gin-gonic; Golang Gin < Go web frameworks
Echo framework; Golang Echo < Go web frameworks
Fiber framework; Go Fiber; gofiber < Go web frameworks
GORM; Go ORM < Go web frameworks
Go kit; gokit < Go web frameworks
Beego; Buffalo framework < Go web frameworks
Gorilla mux; Gorilla toolkit < Go web frameworks
Tokio; Tokio runtime; Tokio.rs < Rust
Actix; Actix Web < Rust
Axum framework; Axum Rust < Rust
Rocket framework; Rocket.rs < Rust
Ecto library; Elixir Ecto < Phoenix Framework
Object-relational mapping; ORM ~up; orm ~up; ORMs; ORM frameworks; object relational mappers; ORM tools

// APIs and integration
API development; APIs ~list; API ~list; application programming interface; API integration; API design; building APIs; third-party APIs; third-party API integration; API implementation; integrate APIs; API programming + rest; software; developer; integration; backend; endpoints; web; model; models; python; fastapi; docker; deploy; serve; aws; git; behind; ci; microservices; batch; graphql; json; webhooks; postman - pharmaceutical; ingredient; ingredients; gravity; petroleum; oil; pharma; drug
REST ~up; REST API; RESTful; RESTful API; RESTful services; RESTful web services; REST web services; REST/JSON; REST services; REST endpoints < API development
SOAP ~list; SOAP API; SOAP web services; WSDL; SOAP/XML; SOAP services; SOAP/REST; REST/SOAP; Simple Object Access Protocol; UDDI < Web services + rest; xml; wsdl; api; apis; web services; soapui - notes; note; charting; dispenser; hand; subjective; format
Web services; web service development; XML web services; WS-* standards; web services integration; webservices < API development
GraphQL; GraphQL API; GraphQL schemas; GraphQL server < API development
Apollo GraphQL; Apollo Client; Apollo Server; Apollo Federation < GraphQL
Relay GraphQL; Relay Modern < GraphQL
Hasura; Hasura GraphQL < GraphQL
gRPC; Google RPC; gRPC services; gRPC-Web < API development
Protocol Buffers; protobuf; proto3; Google Protocol Buffers < API development
Apache Thrift; Thrift RPC < API development
tRPC; tRPC API < API development
Remote procedure calls; RPC ~up; RPC frameworks; JSON-RPC; XML-RPC < API development
OpenAPI; OpenAPI Specification; OAS3; Swagger/OpenAPI; OpenAPI 3.0 < API development
Swagger ~cap; Swagger UI; Swagger docs; Swagger editor < OpenAPI + api; apis; rest; openapi
RAML; RESTful API Modeling Language < API development
AsyncAPI < API development
API documentation; API docs; API reference documentation < API development
OData; Open Data Protocol; OData services; OData v4 < API development
Webhooks; webhook integration; callback APIs < API development
API gateway; API management; API management platforms < API development
Kong gateway; Kong API Gateway; Kong API < API gateway
Apigee; Google Apigee; Apigee Edge < API gateway
Azure API Management; Azure APIM; APIM < API gateway
Amazon API Gateway; AWS API Gateway < API gateway
WSO2; WSO2 API Manager; WSO2 ESB < API gateway
Tyk gateway; Tyk API < API gateway
IBM API Connect; APIC IBM < API gateway
Postman ~cap; Postman API; Postman collections; Newman CLI; Postman/Newman; Postman testing < API testing + api; apis; rest; swagger; soapui; testing; insomnia - letter; mail; delivery
Insomnia REST client; Insomnia API < API testing
OAuth; OAuth 2.0; OAuth2; OAuth/OIDC; Open Authorization
OpenID Connect; OIDC; OpenID
JWT ~up; jwt ~up; JSON Web Token; token-based authentication; JWT authentication
WebRTC; web real-time communication
Twilio; Twilio API; Twilio Flex; Twilio SMS
Agora SDK; Agora.io
VoIP development; SIP stack development; real-time communications development
Payment gateway integration; payment gateways; payment API integration; payment systems integration; payment gateway API
Stripe ~cap; Stripe API; Stripe integration; Stripe Connect; Stripe Payments < Payment gateway integration + webhooks; subscriptions; invoicing; plaid; adyen; braintree; integrate; integration; integrations; twilio; checkout; chargebee; ecommerce; connect; refunds; shopify; billing; api; invoices; ledger; accounts; paypal; payouts; rails; node; paypal; payment; payments; api; checkout; billing - shirts; shirt; blue; paint; car park; fabric; white; uniform
PayPal integration; PayPal API; PayPal ~cap; Braintree payments < Payment gateway integration + stripe; payment; payments; checkout; gateway
Adyen integration; Adyen < Payment gateway integration
Enterprise application integration; EAI ~up; enterprise integration; application integration; integration development; integration developer; enterprise integration patterns
Enterprise Service Bus; ESB ~up; service bus architecture < Enterprise application integration
Systems integration; software integration; SI projects < Enterprise application integration
Middleware ~ctx; middleware technologies; middleware development; middleware administration < Enterprise application integration + integration; software; j2ee; server; api; enterprise
MuleSoft; Mule ESB; Anypoint Platform; MuleSoft Anypoint; Mule 4; DataWeave; Mulesoft developer < Enterprise application integration
Apache Camel; Camel ~list; Camel routes; Camel Spring Boot < Enterprise application integration + java; activemq; spring; integration; kafka; karaf - milk
Red Hat Fuse; JBoss Fuse; Fuse ESB; Apache ServiceMix < Enterprise application integration
TIBCO; TIBCO BusinessWorks; TIBCO BW; TIBCO EMS; TIBCO Rendezvous; TIBCO BW6 < Enterprise application integration
BizTalk; BizTalk Server; Microsoft BizTalk; BizTalk developer < Enterprise application integration
Integration platform as a service; iPaaS; iPaaS platforms < Enterprise application integration
Boomi; Dell Boomi; Boomi AtomSphere < Integration platform as a service
SnapLogic < Integration platform as a service
Workato; Workato recipes < Integration platform as a service
Jitterbit; Harmony Jitterbit < Integration platform as a service
Celigo; Celigo integrator.io < Integration platform as a service
webMethods; Software AG webMethods; webMethods Integration Server < Enterprise application integration
Oracle SOA Suite; Oracle SOA; Oracle BPEL; BPEL; SOA Suite 12c < Enterprise application integration
Oracle Service Bus; OSB ~list; Oracle OSB < Enterprise application integration + soa; oracle; bpel; integration
Oracle Integration Cloud; OIC ~list; Oracle Integration < Enterprise application integration + oracle; integration; cloud; fusion
IBM Integration Bus; IIB ~up; IBM App Connect; IBM ACE; WebSphere Message Broker < Enterprise application integration
IBM DataPower; DataPower; DataPower Gateway < Enterprise application integration
Message queues; message brokers; messaging systems; message-oriented middleware; messaging middleware; pub/sub messaging; publish-subscribe; MQ ~list + kafka; rabbitmq; jms; ibm; messaging; tibco
Apache Kafka; Kafka; Kafka Streams; Kafka Connect; Kafka brokers; MSK Kafka; Kafka cluster < Message queues - novels; novel; novelist; poetry; literature; book group
Confluent Platform; Confluent Kafka; Confluent Cloud; Confluent ~cap; ksqlDB; KSQL < Apache Kafka
Redpanda streaming; Redpanda Kafka < Message queues
RabbitMQ; RabbitMQ broker < Message queues
AMQP; Advanced Message Queuing Protocol < Message queues
ActiveMQ; Apache ActiveMQ; Apache Artemis < Message queues
JMS ~up; jms ~up; Java Message Service; Jakarta Messaging < Java EE; Message queues
IBM MQ; MQ Series; MQSeries; WebSphere MQ; IBM MQSeries; IBM WebSphere MQ < Message queues
NATS messaging; NATS JetStream; NATS.io < Message queues
ZeroMQ; 0MQ ~up; 0mq ~up < Message queues
Apache Pulsar; Pulsar messaging < Message queues
Solace PubSub+; Solace ~cap; Solace messaging < Message queues
MSMQ; Microsoft Message Queuing < Message queues
MQTT; MQTT broker; Mosquitto MQTT; MQ Telemetry Transport < Internet of Things
CoAP; Constrained Application Protocol < Internet of Things

// architecture
Software architecture; software architecture design; application architecture; architecting software; system architecture; technical architecture; solution architecture; solution design; software architect; technical design; high-level design; HLD/LLD; low-level design; architecture design documents
Software design; system design; application design; detailed software design; object design; module design; designing scalable systems
Enterprise architecture; enterprise architect; enterprise architecture frameworks; business architecture; architecture governance; EA frameworks
TOGAF; TOGAF framework; The Open Group Architecture Framework; TOGAF 9 < Enterprise architecture
Zachman framework; Zachman < Enterprise architecture
ArchiMate; ArchiMate modelling < Enterprise architecture
Sparx Enterprise Architect; Sparx EA; Enterprise Architect tool < Enterprise architecture
Microservices; microservice architecture; microservice development; service mesh architecture; cloud-native microservices < Software architecture; Distributed systems
Legacy modernization; application modernization; legacy system migration; legacy code modernization; modernising legacy systems; monolith to microservices; monolith decomposition; strangler pattern; code migration
Service-oriented architecture; SOA ~up; soa ~up; SOA design < Software architecture
Event-driven architecture; EDA ~list; event driven systems; event-driven design; event-based architecture; event-driven microservices; event streaming architecture < Software architecture + kafka; microservices; events; cqrs; architecture
Domain-driven design; DDD ~up; bounded contexts; domain driven development; event storming; domain modeling < Software architecture
CQRS; event sourcing; Command Query Responsibility Segregation; Saga pattern; CQRS/ES < Event-driven architecture
MVC ~up; mvc ~up; Model-View-Controller; MVVM; Model-View-ViewModel; MVP pattern; MVC architecture; MVC framework; VIPER architecture < Design patterns
Clean architecture; hexagonal architecture; ports and adapters; onion architecture; layered architecture; n-tier architecture; three-tier architecture; n-tier applications; multi-tier applications < Software architecture
Clean code; coding standards; code quality; coding best practices; maintainable code; software craftsmanship; code readability; software engineering best practices
Distributed systems; distributed computing; distributed architecture; distributed applications; consensus algorithms; Raft consensus; CAP theorem; large-scale distributed systems; fault-tolerant systems; distributed systems design
Scalable systems; scalability ~ctx; high availability systems; highly available systems; high-traffic systems; high scalability; scalable architecture; scalable applications; high-throughput systems; large-scale systems + systems; architecture; performance; software; applications
Multi-tenant SaaS; multi-tenancy; multi-tenant architecture; SaaS development; SaaS application development; SaaS platforms; SaaS products; Software as a Service; SaaS ~cap + software; cloud; product; b2b; platform
Caching; cache design; distributed caching; caching strategies; cache invalidation; caching layers
Memcached; Memcache < Caching
Hazelcast; Hazelcast IMDG < Caching
Ehcache < Caching
Apache Ignite; GridGain < Caching
Varnish cache; Varnish ~list; Varnish Cache server < Caching + cdn; nginx; cache; apache - paint; wood; stain
Performance tuning; application performance tuning; code optimization; code profiling; performance profiling; software performance optimization; application profiling; code tuning; optimize code; application performance
Low-latency systems; low latency programming; ultra low latency; high-frequency trading systems; low-latency C++
FIX protocol; FIX engine; Financial Information eXchange; QuickFIX
Real-time systems; real time software; hard real-time; real-time programming; real-time embedded systems; real-time applications
Feature flags; feature toggles; Unleash flags; Split.io
LaunchDarkly < Feature flags
Trunk-based development
Dependency injection; inversion of control; IoC containers; IoC/DI; DI/IoC
Google Guice; Guice < Java; Dependency injection
Dagger 2; Dagger/Hilt; Hilt Android; Dagger Android < Android development; Dependency injection
Web scraping; web crawling; screen scraping; web crawlers; data scraping; web scrapers; web data extraction
Scrapy; Scrapy framework < Python; Web scraping
BeautifulSoup; BS4 ~up < Python; Web scraping
Internationalization; i18n; software localization; l10n; localization engineering; multi-language support; internationalisation and localisation; Unicode handling; locale support
Secure coding; secure software development; secure coding practices; secure development lifecycle; SSDLC; OWASP secure coding; security by design; secure SDLC

// mobile
Mobile development; mobile app development; mobile application development; mobile apps; mobile applications; mobile developer; mobile programming; smartphone apps; native mobile apps; mobile software development < Programming
iOS development; iOS ~up; ios ~up; iOS SDK; iOS apps; iOS developer; iPhone development; iPadOS; iOS programming; iOS application development; Apple platforms; watchOS; tvOS; visionOS; iPhone apps < Mobile development + swift; android; xcode; mobile; app; objective-c
Android development; Android ~cap; Android SDK; Android apps; Android developer; Android programming; Android application development; Android Jetpack; native Android < Mobile development + kotlin; ios; java; mobile; app; sdk
SwiftUI; Swift/SwiftUI; SwiftUI framework < Swift; iOS development
Swift concurrency; Swift async/await < Swift; iOS development
SwiftData < Swift; iOS development
UIKit; Cocoa Touch; UIKit framework; Auto Layout; Interface Builder; Storyboards iOS < iOS development
Core Data; CoreData < iOS development
Core Animation; Core Graphics < iOS development
Cocoa framework; AppKit; Cocoa/AppKit < iOS development
MapKit; Core Location < iOS development
Grand Central Dispatch; GCD ~list < iOS development + ios; swift; threading; multithreading; objective-c
Xcode; Apple Xcode; Xcode Cloud; Xcode Instruments
TestFlight < iOS development
Android Studio; Android Studio IDE; ADB debugging; Android Debug Bridge < Android development
Jetpack Compose; Android Jetpack Compose; Compose UI < Kotlin; Android development
Kotlin Multiplatform; KMP ~list; Kotlin Multiplatform Mobile; KMM ~up; Compose Multiplatform < Kotlin + kotlin; android; ios; mobile
Retrofit library; Retrofit2; OkHttp; Android Retrofit < Android development
Android Architecture Components; LiveData; WorkManager; ViewModel LiveData < Android development
Android NDK; NDK ~list; Native Development Kit < Android development + android; jni; c++; sdk
Dalvik/ART; AOSP; Android Open Source Project; Android framework internals; Android OS customisation < Android development
Flutter ~cap; Flutter SDK; Flutter framework; Google Flutter; Flutter/Dart; Flutter developer < Dart; Mobile development + dart; mobile; ios; android; firebase; kotlin - atrial; fibrillation; cardiac; arrhythmia
Flutter BLoC; BLoC pattern; Flutter BLoC/Cubit < Flutter
Riverpod; Flutter Riverpod < Flutter
Ionic Framework; Ionic ~cap; Ionic/Angular; Ionic app development < Mobile development + angular; cordova; mobile; hybrid; capacitor; react native - bond; liquid; strength; chemistry
Apache Cordova; PhoneGap; Cordova ~cap; Adobe PhoneGap < Mobile development
Hybrid mobile apps; hybrid app development; hybrid mobile development; hybrid mobile applications < Mobile development
Expo ~list; Expo SDK; Expo Go; Expo React Native < React Native + react native; react; mobile; eas - trade; event; show; exhibition; marker
NativeScript < Mobile development
Appcelerator Titanium; Titanium mobile < Mobile development
Kony; HCL Volt MX; Kony Visualizer < Mobile development
Framework7; Onsen UI < Mobile development
Cross-platform mobile development; cross-platform mobile apps; cross platform development; cross-platform apps; multiplatform mobile development < Mobile development
Firebase; Google Firebase; Firebase Authentication; Firebase Realtime Database; Firebase Hosting
Firestore; Cloud Firestore; Google Firestore < Firebase
Firebase Cloud Messaging; FCM ~list; Google Cloud Messaging < Firebase + push; firebase; android; ios; notifications
Crashlytics; Firebase Crashlytics < Firebase
Supabase; Supabase Auth
AWS Amplify; Amplify framework
Parse server; Back4App
Push notifications; Apple Push Notification service; APNs; OneSignal; mobile push; in-app notifications; remote notifications < Mobile development
App store deployment; app releases; App Store submission; app publishing; App Store release; publishing apps; Apple App Store; Google Play Store; Play Store deployment < Mobile development
App Store Connect; iTunes Connect < App store deployment
Google Play Console; Play Console < App store deployment
Fastlane ~cap; fastlane CI < Mobile development
ARKit; RealityKit < Augmented reality development; iOS development
ARCore; Google ARCore < Augmented reality development
Vuforia; Vuforia Engine < Augmented reality development
WebXR; WebVR < Virtual reality development
Augmented and virtual reality development; AR/VR; VR/AR; AR/VR development; mixed reality; extended reality; XR ~list; immersive experiences; immersive technologies + unity; unreal; virtual; augmented; immersive; headset; 3d
Augmented reality development; augmented reality; AR development; AR apps < Augmented and virtual reality development
Virtual reality development; virtual reality; VR development; VR ~list; VR apps < Augmented and virtual reality development + unity; unreal; virtual; headset; oculus; 3d
Meta Quest development; Oculus SDK; Oculus development; Meta Quest SDK < Augmented and virtual reality development
HoloLens; Microsoft HoloLens; Mixed Reality Toolkit < Augmented and virtual reality development
In-app purchases; IAP ~up; in-app billing; mobile subscriptions; StoreKit; Google Play Billing < Mobile development
RevenueCat < In-app purchases
Bluetooth LE; Bluetooth Low Energy; BLE ~up; ble ~up; Core Bluetooth; Bluetooth stack; GATT profiles; Bluetooth protocols; Bluetooth

// games and graphics
Game development; video game development; games programming; gameplay programming; game developer; gameplay engineering; game engines; gameplay systems; mobile games < Programming
Unity ~list; Unity3D; Unity engine; Unity game engine; Unity developer; Unity C#; Unity 2D; Unity DOTS < Game development + headset; prototype; vr; prototypes; ar; webgl; scenes; oculus; quest; hololens; blender; maya; shaders; multiplayer; ios; android; playable; levels; level; interactive; c++; visualisation; training simulations; plugins; builds; unreal; c#; game; games; 3d; vr; ar; engine; developer; mobile; blender; gameplay; xr; simulation - respect; values; humour; diversity; church; purpose; faith; national; team
Unreal Engine; Unreal ~list; UE4 ~up; ue4 ~up; UE5 ~up; ue5 ~up; Unreal Engine 5; Unreal Engine 4; UE Blueprints; Unreal Blueprints; UnrealScript < Game development + unity; c++; game; games; engine; blueprint; 3d
Godot; Godot Engine; Godot 4 < Game development
GDScript < Godot
Cocos2d; Cocos2d-x; Cocos Creator < Game development
CryEngine < Game development
GameMaker Studio; GameMaker < Game development
Phaser.js; Phaser framework < JavaScript
libGDX; LibGDX Java < Game development
MonoGame; XNA Framework < Game development
Construct 3; Construct 2 < Game development
PixiJS; Pixi.js < JavaScript
SpriteKit; SceneKit < Game development
OpenGL; OpenGL ES; OpenGL programming < Computer graphics
GLSL; OpenGL Shading Language < Shader programming
DirectX; Direct3D; DirectX 12; DirectX 11 < Computer graphics
HLSL; High-Level Shader Language < Shader programming
Vulkan ~cap; Vulkan API; Apple Metal API; Metal API; Metal shaders < Computer graphics
Shader programming; shaders; shader development; shader graph; compute shaders; HLSL/GLSL < Computer graphics
Game physics; physics engines; game physics engine; collision detection < Game development
PhysX; NVIDIA PhysX < Game physics
Havok ~cap; Havok Physics < Game physics
Box2D < Game physics
Bullet Physics; Bullet engine < Game physics
Multiplayer networking; Netcode for GameObjects; netcode; multiplayer game development; game server development; online multiplayer programming < Game development
Photon Unity Networking; Photon PUN; Photon Fusion < Multiplayer networking
Mirror networking; Unity Mirror < Multiplayer networking
PlayFab; Azure PlayFab < Multiplayer networking
Game AI; behavior trees; pathfinding algorithms; NPC behaviour; procedural generation; procedural content generation < Game development
Live ops; LiveOps; game live operations; live service games
Roblox Studio; Roblox development; Roblox Lua < Game development
Game modding; modding; Minecraft modding < Game development
Console development; PlayStation SDK; Xbox development; Nintendo Switch development; PS5 development; XDK ~up; xdk ~up < Game development

// blockchain
Blockchain; blockchain development; distributed ledger; distributed ledger technology; blockchain technology; DLT ~up
Ethereum; Ethereum blockchain; Ethereum Virtual Machine; ERC-20; ERC-721 < Blockchain + ethereum; solidity; blockchain; web3; smart contracts
Polygon blockchain; Polygon network; layer 2 rollups < Blockchain
Binance Smart Chain; BNB Chain < Blockchain
Smart contracts; smart contract development; smart contract auditing; smart contract security < Blockchain
OpenZeppelin < Smart contracts
Hyperledger; Hyperledger Fabric; Hyperledger Besu; chaincode < Blockchain
R3 Corda; Corda; Corda blockchain < Blockchain
Quorum blockchain; ConsenSys Quorum < Blockchain
Web3; Web 3.0; Web3 development; dApps; decentralized applications; decentralised apps < Blockchain
Web3.js; web3js < JavaScript; Web3
ethers.js; ethersjs < JavaScript; Web3
Hardhat; Hardhat Ethereum < Web3
Truffle Suite; Truffle/Ganache; Ganache ~list < Web3 + solidity; ethereum; hardhat; truffle; blockchain - chocolate; pastry; dessert
Foundry smart contracts; Foundry Solidity < Web3
IPFS; InterPlanetary File System < Web3
DeFi; decentralized finance; DeFi protocols; automated market maker < Blockchain
NFTs; non-fungible tokens; NFT ~up; nft ~up; NFT marketplace < Blockchain
Tokenomics; token economics; token design < Blockchain
Solana; Solana blockchain; Solana programs < Blockchain
Substrate blockchain; Polkadot; Parity Substrate < Blockchain
Cosmos SDK; Cosmos blockchain < Blockchain
Avalanche blockchain; AVAX < Blockchain
Cardano; Plutus Cardano < Blockchain
Tezos; Tezos blockchain < Blockchain
Bitcoin protocol; Bitcoin Core; bitcoin development; Bitcoin scripting < Blockchain
Lightning Network; Bitcoin Lightning < Bitcoin protocol

// embedded and systems
Embedded systems; embedded software; embedded software development; embedded programming; embedded development; embedded engineering; embedded software engineering; embedded software engineer; embedded devices; embedded applications < Programming
Firmware development; firmware engineering; firmware design; firmware programming; bare metal programming; bare-metal firmware; firmware ~ctx; embedded firmware < Embedded systems + embedded; microcontroller; hardware; c; develop; development; engineer; update; embedded; c; c++; hardware; microcontroller; rtos; write; develop; device
Bootloader development; bootloaders; U-Boot < Firmware development
Over-the-air updates; FOTA; OTA updates; firmware over the air < Firmware development
RTOS ~up; rtos ~up; real-time operating systems; RT-Linux; PREEMPT_RT; uC/OS; embOS < Embedded systems
FreeRTOS; Free RTOS; Amazon FreeRTOS < RTOS
Zephyr RTOS; Zephyr OS < RTOS
VxWorks; Wind River VxWorks < RTOS
QNX ~up; QNX Neutrino; BlackBerry QNX < RTOS
ThreadX; Azure RTOS < RTOS
Nucleus RTOS; INTEGRITY RTOS; Green Hills INTEGRITY < RTOS
Embedded Linux; embedded Linux development; device tree; Linux on embedded devices < Embedded systems; Linux
Yocto; Yocto Project; OpenEmbedded; BitBake < Embedded Linux
Buildroot < Embedded Linux
Board support package; BSP development; BSP ~list; board bring-up < Embedded Linux + embedded; linux; driver; bootloader; board
Device drivers; device driver development; driver development; kernel drivers; USB drivers
Linux device drivers; Linux driver development; Linux kernel drivers < Linux; Device drivers
Windows drivers; WDM/WDF; Windows Driver Kit; Windows driver development < Device drivers
Microcontrollers; MCU ~up; mcu ~up; microcontroller programming; microprocessors; 8-bit microcontrollers; MCUs < Embedded systems
8051; 8051 microcontroller; Intel 8051 < Microcontrollers
PIC microcontrollers; PIC18; PIC32; Microchip PIC < Microcontrollers
AVR microcontrollers; ATmega; Atmel AVR < Microcontrollers
STM32; STM32 microcontrollers; STM32F4 < Microcontrollers
ESP32; ESP-IDF; ESP8266; Espressif < Microcontrollers
MSP430; TI MSP430 < Microcontrollers
nRF52; Nordic nRF; Nordic Semiconductor nRF < Microcontrollers
ARM Cortex-M; Cortex-M; Cortex-M4 < Microcontrollers
ARM architecture; ARM Cortex; ARM processors; ARMv8; AArch64; ARM ~list + processor; cortex; embedded; x86; microcontroller; mips; risc-v - mortgage; robotic
RISC-V; RISCV
x86 architecture; x86-64; x64 architecture
PowerPC
Processor architecture; instruction set architecture; computer architecture; microarchitecture; CPU architecture
Arduino; Arduino IDE; Arduino Uno; Arduino programming < Microcontrollers
Raspberry Pi; RasPi; Raspberry Pi OS; Raspberry Pi 4 < Embedded systems
BeagleBone; BeagleBone Black < Embedded systems
NVIDIA Jetson; Jetson Nano; Jetson Orin < Embedded systems
AUTOSAR; Classic AUTOSAR; Adaptive AUTOSAR; Vector DaVinci; EB tresos; AUTOSAR stack; AUTOSAR RTE
CAN bus; CAN protocol; CAN FD; Controller Area Network; CAN communication; CAN/LIN
CANopen < CAN bus
J1939; SAE J1939 < CAN bus
LIN bus; Local Interconnect Network; LIN protocol
FlexRay
CANoe; Vector CANoe; CANalyzer; CANoe/CANalyzer; Vector tools; CAPL; CAPL scripting
UDS diagnostics; Unified Diagnostic Services; ISO 14229
Automotive ethernet; SOME/IP; vehicle networks
I2C ~up; i2c ~up; Inter-Integrated Circuit; I2C bus; I2C protocol; I2C/SPI
SPI bus; SPI ~list; Serial Peripheral Interface; SPI protocol; SPI/I2C + i2c; uart; can; embedded; protocols; microcontroller; gpio
UART; USART; UART communication
RS-232; RS232; RS-232 communication
RS-485; RS485; RS-422
Serial communication; serial communication protocols; serial protocols; serial interfaces
USB protocol; USB stack; USB device development; USB 3.0
MISRA C; MISRA; MISRA C++; CERT C; MISRA-C:2012; MISRA compliance; AUTOSAR C++14
DO-178C; DO-178B; DO-178; RTCA DO-178
DO-254; RTCA DO-254
ARP4754; ARP4754A; ARP4761
Avionics software; airborne software; flight software
Internet of Things; IoT ~up; iot ~up; IoT development; IoT devices; IoT solutions; IoT platforms; connected devices; IoT sensors; IoT architecture; IoT engineering
Industrial IoT; IIoT; Industrial Internet of Things < Internet of Things
AWS IoT; AWS IoT Core; AWS Greengrass < Internet of Things
Azure IoT; Azure IoT Hub; Azure IoT Edge < Internet of Things
ThingWorx; PTC ThingWorx < Internet of Things
Zigbee; Zigbee protocol; IEEE 802.15.4 < Internet of Things
Z-Wave; ZWave < Internet of Things
LoRaWAN; LoRa ~list < Internet of Things + iot; zigbee; wireless; lorawan; sensors
Matter protocol; Thread protocol; OpenThread < Internet of Things
NB-IoT; LTE-M; narrowband IoT; Cat-M1 < Internet of Things
ROS ~list; Robot Operating System; ROS2; ROS/ROS2 < Robotics software + robot; robotics; gazebo; perception; slam; c++; autonomous; lidar - review; systems
MoveIt; MoveIt 2 < ROS
Gazebo simulator; Gazebo simulation; Gazebo Sim < Robotics software
SLAM ~list; simultaneous localization and mapping; visual SLAM; LiDAR SLAM < Robotics software + robot; robotics; perception; lidar; ros
Robotics software; robotics programming; robot software; robotics engineering software; robotics software engineer
Motion planning; path planning algorithms; robot motion planning; trajectory planning < Robotics software
Robot perception; perception algorithms; autonomous perception < Robotics software
Autonomous systems; autonomous vehicles; autonomous driving; self-driving; self-driving cars < Robotics software
Sensor fusion; multi-sensor fusion; Kalman filter; extended Kalman filter < Robotics software
ADAS ~up; ADAS development; advanced driver assistance systems; driver assistance systems
JTAG; JTAG debugging; SWD debugging; JTAG/SWD; boundary scan < Debugging
GDB ~up; gdb ~up; GNU debugger; GDB debugging < Debugging
In-circuit debugging; in-circuit emulator; hardware debugging; logic analyzer; oscilloscope debugging < Debugging
Lauterbach; Trace32; Lauterbach Trace32 < Debugging
Segger J-Link; J-Link debugger < Debugging
Keil; Keil uVision; Keil MDK; ARM Keil < Embedded systems
IAR Embedded Workbench; IAR Workbench; IAR EWARM < Embedded systems
Code Composer Studio; TI Code Composer < Embedded systems
MPLAB; MPLAB X; MPLAB X IDE < Embedded systems
STM32Cube; STM32CubeIDE; STM32CubeMX < Embedded systems
Atmel Studio; Microchip Studio < Embedded systems
PlatformIO < Embedded systems
Qt ~list; Qt framework; Qt Creator; Qt5 ~up; qt5 ~up; Qt6 ~up; qt6 ~up; Qt/C++; Qt development + c++; embedded; gui; linux; qml; desktop - interval
QML ~up; qml ~up; Qt Quick; Qt/QML < Qt
PyQt; PySide; PyQt5; PySide6 < Python; Qt
GTK+; GTK ~up; gtk ~up; GTK 3
wxWidgets; wxPython
C++ Standard Library; C++ STL; STL ~list; Standard Template Library < C++ + c++; boost; templates; c - louis; airport; 3d; printing
Boost libraries; Boost C++; Boost.Asio; C++ Boost < C++
Systems programming; system-level programming; Linux system programming; UNIX system programming < Programming
POSIX; POSIX threads; pthreads < Systems programming
Socket programming; TCP/IP programming; network programming; TCP/IP socket programming < Systems programming
Inter-process communication; IPC mechanisms; shared memory IPC < Systems programming
Video streaming development; media streaming; streaming video protocols; video streaming protocols; media frameworks
GStreamer < Video streaming development
FFmpeg; libav < Video streaming development
H.264; AVC H.264; x264 < Video streaming development
H.265; HEVC; x265 < Video streaming development
AV1 codec; AOMedia AV1 < Video streaming development
HTTP Live Streaming; HLS ~list; MPEG-DASH < Video streaming development + video; dash; streaming; codec
RTSP; RTP/RTSP; Real Time Streaming Protocol < Video streaming development
Video encoding; video codecs; video transcoding; video compression < Video streaming development
Digital signal processing; DSP ~list; DSP algorithms; signal processing; DSP programming; signal processing algorithms + signal; algorithms; fpga; audio; embedded; matlab; fft; filters; radar; wireless - direct support; media; programmatic; demand; advertising
Fast Fourier transform; FFT ~up; fft ~up; FFTs < Digital signal processing
Digital filters; filter design; FIR/IIR filters < Digital signal processing
Image signal processing; ISP tuning; camera ISP < Digital signal processing
Audio signal processing; audio DSP; speech signal processing < Digital signal processing
Audio programming; audio software development; audio plugin development; VST plugin development; game audio programming
JUCE; JUCE framework < Audio programming
Web Audio API; WebAudio < JavaScript; Audio programming
FMOD; FMOD Studio < Audio programming
Wwise; Audiokinetic Wwise < Audio programming
Telecom protocols; telecommunication protocols; protocol stack development; wireless protocols; layer 2 protocol stack; telecom software
3GPP; 3GPP standards < Telecom protocols
LTE protocol stack; LTE ~up; 4G LTE; LTE-Advanced < Telecom protocols
5G NR; 5G protocol stack; 5G ~up; 5G networks < Telecom protocols
SS7 ~up; ss7 ~up; Signaling System 7 < Telecom protocols
Diameter protocol; Diameter signaling < Telecom protocols
VoLTE; IMS/VoLTE; IP Multimedia Subsystem < Telecom protocols
O-RAN; Open RAN; ORAN < Telecom protocols
GSM/UMTS; UMTS; GSM ~up < Telecom protocols

// testing and quality
Software testing; software quality assurance; QA testing; software QA; software quality; application testing; software tester; SQA ~up; QA engineer; website testing; web application testing; web testing; quality engineering ~ctx; test engineering ~ctx < Quality assurance + software; qa; selenium; automation; regression; agile; sdet; code; api - manufacturing; mechanical; hardware; vehicle; electrical; iso; ppap
Test automation; automated testing; automation testing; test automation framework; automated test scripts; QA automation; automation framework; automation scripts; automation framework development; software test automation; SDET; test scripting; hybrid framework testing; page object model; keyword-driven testing; data-driven testing framework < Software testing
Manual testing; manual QA; manual test execution; manual software testing; manual tester < Software testing
Unit testing; unit test cases; writing unit tests; mocking frameworks; component testing; unit test coverage < Software testing
Integration testing; system integration testing; SIT ~list; SIT/UAT; interface testing < Software testing + uat; testing; test; regression; integration
System testing; system-level testing < Software testing
Regression testing; regression test suite; automated regression; regression suites; sanity testing; retesting < Software testing
User acceptance testing; UAT ~up; uat ~up; acceptance testing; UAT testing; customer acceptance testing; UAT coordination; alpha and beta testing; beta testing; user testing of software < Software testing
Functional testing; non-functional testing; positive and negative testing; negative testing; GUI testing; UI testing; UI automation < Software testing
Smoke testing; build verification testing; BVT ~list; sanity checks of builds < Software testing + smoke; testing; regression; sanity; build
End-to-end testing; E2E testing; E2E test automation < Software testing
Performance testing; load testing; stress testing applications; volume testing; scalability testing; endurance testing; performance engineering; load and performance testing; load/stress testing; capacity testing; soak testing; spike testing < Software testing
API testing; REST API testing; API automation; web services testing; API test automation; service testing < Software testing
Contract testing; Pact testing; consumer-driven contracts; Pact.io < API testing
Service virtualization; WireMock; API mocking; Parasoft Virtualize < API testing
Exploratory testing; ad hoc testing; session-based testing; bug bash; error guessing < Software testing
Black-box testing; white box testing; grey box testing; boundary value analysis; equivalence partitioning; test design techniques; blackbox testing < Software testing
Mobile testing; mobile app testing; mobile application testing; device farm; mobile test automation; mobile automation testing; app testing < Software testing
Cross-browser testing; browser testing; multi-browser testing; compatibility testing < Software testing
BrowserStack < Cross-browser testing
Sauce Labs; SauceLabs < Cross-browser testing
LambdaTest < Cross-browser testing
Database testing; data validation testing; ETL testing; data warehouse testing; backend database testing; SQL testing; BI testing; data quality testing < Software testing
Game testing; playtests; playtesting; game QA; video game testing; compliance certification testing of games < Software testing
Hardware-in-the-loop testing; HIL ~up; HIL testing; hardware in the loop; software-in-the-loop; SIL/HIL; model-in-the-loop < Software testing
dSPACE; dSPACE HIL; dSPACE ControlDesk < Hardware-in-the-loop testing
Test planning; test plan creation; test strategy; test plan development; master test plan; test estimation; test approach < Software testing
Test cases; test case design; test case development; test scripts; writing test cases; test scenarios; test case execution; test execution; test case preparation; test procedures; test documentation < Software testing
Test management; test lead; test coordination; test reporting; testing metrics; QA metrics; requirements traceability matrix; RTM ~list; traceability matrix; test management tools < Software testing + test; testing; requirements; traceability - ready to move
Defect tracking; bug tracking; defect management; bug reporting; defect lifecycle; bug life cycle; defect reporting; defect triage; bug triage; issue tracking; defect logging; bug verification < Software testing
Test data management; test data; test environments; test environment management; synthetic test data; test data preparation; test data creation < Software testing
STLC ~up; Software Testing Life Cycle; QA process; QA methodologies; testing methodologies; software testing methodologies < Software testing
Test-driven development; TDD ~up; tdd ~up; TDD/BDD; test first development; test driven design; red-green-refactor < Unit testing
Behavior-driven development; BDD ~up; bdd ~up; BDD framework; BDD testing; ATDD; acceptance test-driven development; specification by example < Test automation
Cucumber ~cap; Cucumber BDD; Cucumber framework; Cucumber.js; Cucumber JVM < Behavior-driven development + selenium; gherkin; bdd; java; testing; automation; junit - salad; pickle; vegetable
Gherkin ~cap; Gherkin syntax; Given-When-Then < Behavior-driven development - food; pickle; pickles
SpecFlow; Reqnroll < .NET; Behavior-driven development
JBehave < Java; Behavior-driven development
Behat; Behat PHP < PHP; Behavior-driven development
Behave BDD; Python Behave < Python; Behavior-driven development
Selenium ~cap; Selenium WebDriver; Selenium Grid; WebDriver; Selenium IDE; Selenium automation; Selenium/Java; Selenium with Java; Selenium RC < Test automation - vitamin; mineral; supplement; supplements; zinc; dietary
Cypress ~cap; Cypress.io; Cypress testing; Cypress automation; Cypress E2E < Test automation + playwright; selenium; jest; testing; javascript; e2e; automation - california; tree; semiconductor
Playwright ~cap; Microsoft Playwright; Playwright testing; Playwright automation < Test automation + cypress; selenium; testing; automation; typescript; jest - theatre; theater; drama
Puppeteer ~cap; Puppeteer.js; headless Chrome < Test automation + selenium; playwright; javascript; node; testing; automation - show; puppet
TestCafe < Test automation
Appium; Appium automation; Appium mobile testing < Test automation; Mobile testing
Android Espresso; Espresso testing; Espresso UI tests < Test automation; Mobile testing
XCUITest; XCTest; XCUITests < Test automation; Mobile testing
Detox testing; Detox React Native < Test automation; Mobile testing
UI Automator; UIAutomator; Robotium < Test automation; Mobile testing
WebdriverIO; WDIO; Webdriver.io < Test automation; JavaScript
Protractor testing; Protractor ~cap; Protractor framework < Test automation; JavaScript + selenium; jasmine; angular; testing; automation
Nightwatch.js; NightwatchJS < Test automation; JavaScript
CodeceptJS; Codecept < Test automation; JavaScript
Jest ~cap; Jest testing; Jest framework; ts-jest; Jest.js < Unit testing; JavaScript + mocha; enzyme; react; testing; jasmine; cypress; unit
Vitest; Vitest testing < Unit testing; JavaScript
Mocha ~cap; Mocha.js; Mocha testing; Mocha/Chai < Unit testing; JavaScript + chai; jest; jasmine; testing; javascript; cypress - coffee; latte; drink
Chai.js; Chai assertions; Chai ~list < Mocha + mocha; jest; sinon; testing - tea; latte
Sinon.js; SinonJS < Unit testing; JavaScript
Jasmine testing; Jasmine ~list; Jasmine framework; Jasmine/Karma < Unit testing; JavaScript + karma; protractor; angular; jest; mocha; testing - rice; tea
Karma test runner; Karma ~list; Karma runner < Unit testing; JavaScript + jasmine; protractor; angular; mocha; testing
QUnit < Unit testing; JavaScript
React Testing Library; Testing Library; RTL ~list < Unit testing; React + react; jest; enzyme; testing
Enzyme testing; Enzyme.js; Jest/Enzyme; Enzyme ~list < Unit testing; React + jest; react; mocha; testing - assay; kinetics; protein; biochemistry
Mock Service Worker; MSW ~list < Unit testing; React + react; jest; mocking; testing; vitest
JUnit; JUnit 5; JUnit5; JUnit4 < Unit testing; Java
Mockito; Mockito framework; PowerMock; EasyMock < Unit testing; Java
TestNG; TestNG framework < Unit testing; Java
AssertJ; Hamcrest < Unit testing; Java
Spock framework; Spock testing < Unit testing; Java
Testcontainers < Integration testing
pytest; PyTest framework; unittest Python; Python unit testing; tox Python; nose tests; Hypothesis property testing < Unit testing; Python
RSpec; RSpec/Capybara < Unit testing; Ruby
Capybara testing; Capybara Ruby < Unit testing; Ruby
minitest; Ruby minitest < Unit testing; Ruby
PHPUnit < Unit testing; PHP
Pest PHP; PestPHP < Unit testing; PHP
Codeception; Codeception PHP < Unit testing; PHP
PHPStan; Psalm PHP < Static code analysis; PHP
Google Test; GTest; GoogleTest; GMock; gtest/gmock < Unit testing; C++
Catch2; Catch2 framework < Unit testing; C++
CppUnit; CppUTest < Unit testing; C++
VectorCAST; LDRA; LDRA Testbed < Unit testing
Robot Framework; RobotFramework; Robot Framework automation; RIDE editor < Test automation
Apache JMeter; JMeter; BlazeMeter < Performance testing
LoadRunner; HP LoadRunner; Micro Focus LoadRunner; VuGen; Performance Center < Performance testing
Gatling ~cap; Gatling load testing < Performance testing
k6 load testing; Grafana k6; k6.io < Performance testing
Locust load testing; Locust.io < Performance testing
NeoLoad; Neotys NeoLoad; Tricentis NeoLoad < Performance testing
Artillery.io; Artillery load testing < Performance testing
Silk Performer; WebLOAD < Performance testing
SoapUI; SoapUI Pro; ReadyAPI; SmartBear SoapUI < API testing
REST Assured; RestAssured; Rest-Assured framework < API testing; Java
Karate DSL; Karate framework; Karate API testing < API testing
Parasoft SOAtest; SOAtest; Parasoft < API testing
HP ALM; ALM ~list; HP Quality Center; Quality Center; Micro Focus ALM; HPQC; ALM/QC; OpenText ALM; ALM Octane; application lifecycle management + qc; hp; testing; quality center; jira; defect - asset; liability; treasury
TestRail; TestRail management < Test management
Zephyr Scale; Zephyr for Jira; Jira Zephyr; Zephyr Squad < Test management
Xray for Jira; Xray test management; Jira Xray < Test management
qTest; Tricentis qTest < Test management
TestLink < Test management
PractiTest < Test management
Azure Test Plans; Microsoft Test Manager < Test management
UFT ~up; QTP ~up; Unified Functional Testing; QuickTest Professional; HP UFT; Micro Focus UFT; HP QTP; UFT One; QTP/UFT < Test automation
Katalon; Katalon Studio; Katalon Platform < Test automation
Ranorex; Ranorex Studio < Test automation
TestComplete; SmartBear TestComplete < Test automation
SilkTest < Test automation
Testim; Testim.io < Test automation
mabl; mabl testing < Test automation
Leapwork; LEAPWORK automation < Test automation
Eggplant testing; Eggplant Functional; Keysight Eggplant < Test automation
Worksoft Certify; Worksoft < Test automation
Sikuli; SikuliX < Test automation
AutoIt < Test automation
Tosca ~cap; Tricentis Tosca; Tosca automation; Tricentis; Tosca Commander < Test automation + tricentis; selenium; testing; automation; uft - opera; puccini
Bugzilla < Defect tracking
MantisBT; Mantis bug tracker < Defect tracking
Redmine < Defect tracking
YouTrack; JetBrains YouTrack < Defect tracking
FogBugz < Defect tracking
SonarQube; SonarCloud; SonarLint; Sonar code analysis < Static code analysis
Static code analysis; static analysis; static analysis tools; SAST ~up; static application security testing; static code analyzers; SAST/DAST
Coverity; Synopsys Coverity < Static code analysis
Klocwork; Perforce Klocwork < Static code analysis
Checkmarx; Checkmarx SAST < Static code analysis
Fortify SCA; HP Fortify; Micro Focus Fortify < Static code analysis
Veracode; Veracode scans < Static code analysis
Snyk; Snyk.io < Static code analysis
Semgrep; Semgrep rules < Static code analysis
PC-lint; Polyspace; Polyspace Bug Finder < Static code analysis
Code coverage; test coverage; code coverage tools; coverage reports
JaCoCo; Java Code Coverage < Code coverage
Mutation testing; Stryker mutation; PIT mutation testing < Code coverage
Debugging; debug code; troubleshooting code; debugging tools; software debugging; fixing bugs; bug fixing; bug fixes; debug software; debug applications; software troubleshooting; application troubleshooting; resolving defects; WinDbg
Refactoring; code refactoring; refactor code; refactoring legacy code; technical debt; technical debt reduction; code cleanup
Code review; peer code review; pull requests; pull request reviews; merge requests; design and code reviews; code inspections
Pair programming; pairing and mobbing; mob programming; ensemble programming; Extreme Programming; XP practices; eXtreme Programming (XP)

// version control, tools, process
Version control; source control; version control systems; source code management; source code control; revision control; branching strategies; Gitflow; branching and merging; SCM tools; software configuration management
Git ~up; git ~up; Git version control; Git/GitHub; Git Bash; git workflow; Git SCM; GIT ~up < Version control
GitHub; GitHub Enterprise; GitHub Projects; Github.com < Git
GitLab; GitLab CE; GitLab Enterprise < Git
Bitbucket; Bit Bucket; Atlassian Bitbucket; Stash Atlassian < Git
Subversion ~cap; SVN ~up; svn ~up; Apache Subversion; Tortoise SVN; TortoiseSVN < Version control
Mercurial ~cap; Mercurial SCM; TortoiseHg; Mercurial HG < Version control + git; svn; version; source
Perforce ~cap; Helix Core; P4V ~up; Perforce Helix; P4 ~list < Version control + git; svn; depot; source
Plastic SCM; Unity Version Control < Version control
Team Foundation Server; TFS ~up; TFVC; Microsoft TFS; VSTS; Visual Studio Team Services; Team Foundation Version Control; Visual SourceSafe; VSS ~up < Version control
ClearCase; IBM ClearCase; Rational ClearCase < Version control
ClearQuest; IBM ClearQuest; Rational ClearQuest < Version control
Rational Team Concert; IBM RTC; Engineering Workflow Management < Version control
Concurrent Versions System; CVS ~list; WinCVS < Version control + svn; clearcase; git; version; source; perforce - pharmacy; health; store
Gerrit; Gerrit code review < Code review
Phabricator; Phabricator Differential < Code review
Review Board; Crucible code review; Fisheye/Crucible < Code review
Jira; Atlassian Jira; JIRA Software; Jira Agile; Jira boards; JIRA ticketing; Jira workflows; JIRA/Confluence
Jira administration; Jira configuration; Jira admin < Jira
Jira Align; AgileCraft < Jira
Atlassian suite; Atlassian tools; Atlassian; Atlassian products; Atlassian stack
Confluence ~cap; Atlassian Confluence; Confluence wiki; Confluence pages + jira; atlassian; wiki; bitbucket; documentation; sharepoint - river
Rally Software; CA Agile Central; Rally ~list; Rally Dev + agile; jira; scrum; sprint; stories; versionone - race; car
VersionOne; Version One; Digital.ai Agility
Pivotal Tracker; PivotalTracker
Linear issue tracker; Linear.app
Azure Boards; ADO boards; Azure DevOps Boards
Software development life cycle; SDLC ~up; sdlc ~up; systems development life cycle; software life cycle; software development process; software development methodologies; development life cycle; full life cycle development
Agile software development; agile development; agile engineering practices; agile programming; agile delivery; agile product development; iterative development; Agile/Scrum development; agile software delivery < Agile
Sprint planning; sprints ~ctx; sprint cycles; sprint execution < Scrum + scrum; agile; backlog; team; development - track; running; athletics
Sprint reviews; sprint demos; sprint review meetings < Scrum
Sprint retrospectives; retrospectives ~ctx; retros ~ctx; sprint retros < Scrum + scrum; agile; sprint; team; facilitate
Daily stand-ups; daily standups; stand-up meetings; daily scrum; daily stand-up meetings < Scrum
Scrum ceremonies; agile ceremonies; scrum events; scrum rituals < Scrum
Story points; burndown charts; velocity tracking < Scrum
Backlog management; backlog grooming; backlog refinement; product backlog; backlog prioritization; sprint backlog; prioritised backlog; manage the backlog; feature prioritization; MoSCoW prioritisation; WSJF < Agile
User stories; user story writing; acceptance criteria; story mapping; user story mapping; epics and stories; epics and user stories; user story creation
Scaled Agile Framework; SAFe ~list; Scaled Agile; SAFe Agile; scaling agile; SAFe framework < Agile + agile; scrum; scaled; train; pi; sprint - lock; deposit; cash; environment; working
PI planning; Program Increment planning < Scaled Agile Framework
Agile release train; release train engineering; ART planning < Scaled Agile Framework
Large-Scale Scrum; LeSS framework < Scrum
Nexus framework; Scrum of Scrums; Scrum@Scale < Scrum
Agile coaching; agile transformation; agile facilitation; agile leadership < Agile
Scrum Master; scrum master role < Scrum
Rational Unified Process; RUP ~up; Unified Process; OpenUP
Rational Rose; IBM Rational Rose
V-model development; V-model; verification and validation model
Spiral model; incremental model
IBM Rational; Rational tools; IBM Rational tools; Rational suite
Requirements gathering; gathering requirements; requirements elicitation; elicit requirements; requirements collection; gather business requirements
Requirements analysis; business requirements analysis < Requirements gathering
Business requirements documents; BRD ~up; BRDs; BRD/FRD; business requirements < Requirements gathering
Requirements management; requirements engineering; requirements definition; requirements documentation; requirements specification; requirements tracing < Requirements gathering
Functional requirements; user requirements; non-functional requirements; technical requirements; software requirements; system requirements < Requirements gathering
Software requirements specification; SRS document; system requirements specification < Requirements gathering
IBM DOORS; DOORS NG; Rational DOORS; IBM Engineering Requirements Management < Requirements gathering
Jama Connect; Jama software < Requirements gathering
Business analysis; business analyst; business systems analysis; IT business analysis; BABOK; business analysis techniques
Gap analysis; fit-gap analysis; gap assessment < Business analysis
Business process analysis; as-is to-be analysis < Business analysis
Systems analysis; systems analyst; systems analysis and design; structured systems analysis; analysis of systems requirements; computer systems analysis
Functional specifications; technical specifications writing; functional specification document; functional design documents; FRD ~up; FSD ~up; functional specs; software design documents; software specifications; design specifications for software; tech specs; technical design documents
Use cases; use case diagrams; use case development; use case modeling; use case analysis; writing use cases
Business process management; BPM ~list; BPM tools; business process management software; BPMS + workflow; process; pega; camunda; modeling - beats; heart; pulse; tempo
IBM BPM; IBM Business Process Manager; Lombardi BPM < Business process management
UML ~up; uml ~up; Unified Modeling Language; UML diagrams; UML modeling; UML 2.0
Class diagrams; UML class diagrams; object diagrams < UML
Sequence diagrams; UML sequence diagrams; interaction diagrams < UML
Activity diagrams; state diagrams; state machine diagrams < UML
SysML; Systems Modeling Language; SysML v2
PlantUML
Mermaid diagrams; Mermaid.js
BPMN; Business Process Model and Notation; BPMN 2.0; process modeling notation; BPMN diagrams < Business process management
Bizagi; Bizagi Modeler < BPMN
ARIS process modelling; ARIS ~up; Software AG ARIS < Business process management
Product management; software product management; digital product management; technical product management; product manager; product ownership; product owner; manage products end to end; product life cycle management of software
Product roadmap; roadmap planning; feature roadmap; roadmap prioritization; roadmapping < Product management
Product strategy; product vision; product vision and strategy < Product roadmap
Productboard < Product roadmap
Aha! roadmaps; Aha! software < Product roadmap
ProductPlan; Product Plan roadmaps < Product roadmap
RICE prioritization; prioritisation frameworks; Kano model < Product roadmap
Product requirements document; PRD ~up; PRDs; market requirements document; product requirements; product specifications documents; product specs < Product management
Product discovery; continuous discovery; product experimentation; product-market fit; problem discovery < Product management
Minimum viable product; MVP ~list; MVP development; MVPs < Product discovery + product; startup; launch; build; prototype; agile - valuable; league; award; season
Proof of concept development; proofs of concept; POC development; POC ~list; POCs < Product discovery + technical; product; prototype; pilot; solution; demo; cloud - contact; point
Product analytics; product usage data; feature adoption; product metrics; product data analysis
Amplitude analytics; Amplitude ~list; Amplitude product analytics < Product analytics + mixpanel; product; analytics; segment; pendo - sine; signal; wave
Mixpanel < Product analytics
Pendo; Pendo.io < Product analytics
FullStory < Product analytics
PostHog < Product analytics
Technical leadership; tech lead; technical lead; lead developer; engineering leadership; technical direction; leading development teams; architectural guidance; technical mentoring; engineering management; engineering manager
Software maintenance; application support; application maintenance; production support; software support; software maintenance and support; L3 application support; application management; maintain software; product support of software; maintain existing code; bug fixing and maintenance
Software deployment; software releases; application deployment; software installation and deployment; software rollout
System implementation; software implementation; software implementation projects; implementing software solutions
Software documentation; code documentation; developer documentation; technical documentation of software; docs as code
Javadoc < Software documentation
Doxygen < Software documentation
Sphinx documentation; Read the Docs < Software documentation
Docusaurus; MkDocs < Software documentation
GitBook < Software documentation
Open source software; open-source development; open source contribution; OSS ~list; FOSS; open source technologies; open source projects; free and open source; open-source maintainer + open source; linux; github; contributor; contributions
Developer experience; developer tooling; internal tools development; developer productivity; DX ~list + developer; api; tooling; platform
Developer relations; DevRel; developer advocacy; developer evangelism; developer community
SDK development; SDKs; SDK ~up; sdk ~up; software development kits; building SDKs
Competitive programming; programming contests; coding competitions; coding challenges
LeetCode < Competitive programming
HackerRank < Competitive programming
Codeforces; CodeChef < Competitive programming
Hackathons; hackathon; hack days

// editors
Visual Studio; MS Visual Studio; Microsoft Visual Studio; Visual Studio .NET; Visual Studio 2019; Visual Studio 2022; Visual Studio IDE
ReSharper; JetBrains ReSharper
JetBrains Rider; Rider IDE
Visual Studio Code; VS Code; VSCode; Visual Studio Code editor; MS VS Code
IntelliJ IDEA; IntelliJ; JetBrains IntelliJ; IntelliJ IDE
PyCharm; JetBrains PyCharm
WebStorm; JetBrains WebStorm
PhpStorm
JetBrains IDEs; JetBrains
CLion; GoLand; RubyMine
Eclipse IDE; Eclipse ~cap; Spring Tool Suite; MyEclipse; Eclipse CDT + java; ide; netbeans; intellij; tomcat; maven - solar; lunar; mitsubishi
NetBeans; Apache NetBeans; NetBeans IDE
Oracle JDeveloper; JDeveloper
Vim ~up; vim ~up; Neovim; vi editor; Vi/Vim; NeoVim editor
Emacs; GNU Emacs; Spacemacs
Sublime Text; Sublime editor; SublimeText
Notepad++; Notepad plus plus
Atom editor; GitHub Atom
Brackets editor; Adobe Brackets
TextMate; BBEdit
UltraEdit
AI-assisted coding; AI pair programming; AI coding assistants; AI code generation; AI-assisted development; vibe coding; AI coding tools; agentic coding
GitHub Copilot; Copilot for developers; Copilot coding < AI-assisted coding
Claude Code; Claude Code CLI < AI-assisted coding
Cursor IDE; Cursor AI; Cursor editor < AI-assisted coding
Codeium; Windsurf IDE < AI-assisted coding
Amazon CodeWhisperer; Amazon Q Developer < AI-assisted coding
Tabnine < AI-assisted coding

// content management systems
Content management systems; CMS ~list; CMS development; headless CMS; web content management; CMS platforms; WCMS; CMS tools; content management software + website; web; content; wordpress; drupal - medicare; medicaid; hospital; claims; reimbursement; nursing; survey; hcc
WordPress; WP ~list; WordPress.org; WordPress CMS; WordPress sites; WordPress websites < Content management systems + plugin; theme; website; php; elementor; cms
WordPress development; WordPress developer; WordPress theme development; WordPress plugin development; custom WordPress themes; WordPress plugins; WordPress themes < PHP; WordPress
Elementor; Elementor Pro < WordPress
Divi theme; Divi builder < WordPress
Gutenberg blocks; WordPress Gutenberg; Gutenberg editor < WordPress
Advanced Custom Fields; ACF WordPress < WordPress
Drupal; Drupal 7; Drupal 8; Drupal 9; Drupal 10; Drupal development; Drupal modules; Acquia; Drupal themes < Content management systems; PHP
Joomla; Joomla!; Joomla CMS; Joomla development < Content management systems
Sitecore; Sitecore CMS; Sitecore XP; Sitecore XM; Sitecore developer; Sitecore JSS < Content management systems; .NET
Adobe Experience Manager; AEM ~up; Adobe AEM; Adobe CQ5; Day CQ; Apache Sling; AEM Sites; AEM developer; Sightly/HTL; HTL Sightly < Content management systems
Contentful ~cap; Contentful CMS < Content management systems
Strapi; Strapi CMS < Content management systems
Contentstack < Content management systems
Prismic ~cap; Prismic.io < Content management systems
Storyblok < Content management systems
Directus; Directus CMS < Content management systems
Payload CMS; PayloadCMS < Content management systems
Ghost CMS; Ghost blogging platform < Content management systems
Umbraco; Umbraco CMS < Content management systems; .NET
Kentico; Kentico Xperience; Kentico CMS < Content management systems; .NET
Optimizely CMS; Episerver; EPiServer CMS < Content management systems; .NET
DotNetNuke; DNN Platform; DNN ~list < Content management systems; .NET + cms; .net; asp.net; dotnetnuke
Orchard CMS; Orchard Core < Content management systems; .NET
Sitefinity; Progress Sitefinity; Telerik Sitefinity < Content management systems; .NET
TYPO3; Typo3 CMS < Content management systems
Craft CMS; CraftCMS < Content management systems
Concrete5; Concrete CMS < Content management systems
ExpressionEngine < Content management systems
SilverStripe < Content management systems
MODX; MODx Revolution < Content management systems
Enterprise content management; ECM ~list; enterprise content management systems; ECM platforms + content; documentum; document; filenet; enterprise
OpenText; OpenText Content Server; OpenText ECM; Livelink < Enterprise content management
OpenText TeamSite; Interwoven TeamSite; TeamSite < Enterprise content management
Documentum; EMC Documentum; OpenText Documentum < Enterprise content management
IBM FileNet; FileNet; FileNet P8 < Enterprise content management
Alfresco ~cap; Alfresco ECM; Alfresco Share < Enterprise content management - dining; terrace; restaurant; cafe
Hyland OnBase; OnBase < Enterprise content management
Laserfiche < Enterprise content management
M-Files; MFiles < Enterprise content management
Oracle WebCenter; WebCenter Content; Oracle UCM < Enterprise content management

// enterprise platforms
Salesforce development; Salesforce developer; Force.com; SFDC development; Salesforce DX; SFDX; Lightning Platform; Salesforce customization; Salesforce integration; Force.com development < Salesforce
Lightning Web Components; LWC ~up; Salesforce LWC < Salesforce development
Visualforce; Visualforce pages < Salesforce development
Aura components; Lightning Aura; Lightning components < Salesforce development
SOQL; SOSL; Salesforce Object Query Language < Salesforce development
Vlocity; Salesforce Industries; OmniStudio < Salesforce development
SAPUI5; SAP Fiori; Fiori; OpenUI5; UI5 ~up; ui5 ~up; Fiori apps; SAP Fiori/UI5 < SAP; JavaScript
SAP integration; SAP IDoc; IDocs; BAPI; BAPIs; SAP interfaces < SAP; Enterprise application integration
SAP PI/PO; SAP PI; SAP PO; SAP XI; SAP Process Integration; SAP Process Orchestration; SAP XI/PI < SAP integration
SAP CPI; SAP Cloud Platform Integration; SAP Integration Suite; SAP Cloud Integration < SAP integration
SAP Business Technology Platform; SAP BTP; SAP Cloud Platform; SAP CAP < SAP
SAP Commerce Cloud; SAP Hybris; Hybris; SAP Commerce < SAP
SAP NetWeaver; NetWeaver; SAP NW < SAP
SAP Web Dynpro; Web Dynpro; WebDynpro ABAP < SAP
ServiceNow development; ServiceNow developer; ServiceNow scripting; Glide scripting; ServiceNow integration; ServiceNow App Engine; ServiceNow workflows; ServiceNow customization < ServiceNow
Oracle APEX; Oracle Application Express; APEX Oracle; Oracle APEX developer
Oracle ADF; Oracle Application Development Framework; ADF ~list; ADF Faces + oracle; jdeveloper; weblogic; soa
Oracle Forms; Oracle Forms and Reports; Oracle Reports; Forms 6i; Oracle D2K; Developer 2000; Oracle Forms 11g
Oracle Fusion Middleware; Fusion Middleware; OFM ~up
Oracle JET; OJET; Oracle JavaScript Extension Toolkit
PeopleTools; PeopleCode; PeopleSoft development; PeopleSoft Application Engine; PeopleSoft technical; PeopleSoft developer
SQR ~up; PeopleSoft SQR; Structured Query Reporter
Microsoft Dynamics development; Dynamics 365 development; Dynamics CRM customization; D365 plugins; Dynamics CRM development; D365 F&O development; Dynamics AX development
X++ ~up; x++ ~up; X++ programming; Dynamics X++ < Microsoft Dynamics development
AL (Business Central); C/AL; AL/C/AL < Microsoft Dynamics development
Microsoft Dataverse; Dataverse; Common Data Service < Microsoft Dynamics development
SharePoint development; SharePoint developer; SharePoint customization; SharePoint web parts; SharePoint workflows; SharePoint 2013 development < Microsoft SharePoint
SharePoint Framework; SPFx < SharePoint development
SharePoint Designer; MS SharePoint Designer < SharePoint development
InfoPath; Microsoft InfoPath; InfoPath forms < SharePoint development
Low-code development; low-code; no-code; low code/no code; low-code platforms; no-code tools; rapid application development; citizen development; LCNC; no-code development
Retool ~cap; Retool apps < Low-code development
Bubble.io; Bubble no-code < Low-code development
AppSheet; Google AppSheet < Low-code development
Quickbase < Low-code development
FileMaker; FileMaker Pro; Claris FileMaker; FileMaker database < Low-code development
OutSystems; Out Systems; OutSystems developer < Low-code development
Mendix; Mendix developer < Low-code development
Appian; Appian BPM; Appian developer < Low-code development
Creatio; bpm'online < Low-code development
Nintex; Nintex Workflow; Nintex Forms < Low-code development
K2 workflow; K2 blackpearl; K2 Five < Low-code development
Kissflow < Low-code development
Power Apps; PowerApps; Microsoft PowerApps; Canvas apps; model-driven apps; MS Power Apps; Power Pages; Power Apps portals; Power Fx < Microsoft Power Platform; Low-code development
Pega; Pega PRPC; PRPC; Pegasystems; Pega BPM; Pega developer; Pega Platform; Pega 8
Robotic process automation; RPA ~up; rpa ~up; RPA development; RPA developer; RPA bots; process automation bots; RPA tools; software bots
UiPath; UiPath Studio; UiPath Orchestrator < Robotic process automation
Blue Prism; BluePrism; SS&C Blue Prism < Robotic process automation
Automation Anywhere; AutomationAnywhere; AA RPA < Robotic process automation
WorkFusion < Robotic process automation
Kofax; Kofax Capture; Tungsten Automation; Kofax RPA < Robotic process automation
Power Automate Desktop; Microsoft Power Automate Desktop < Robotic process automation
Mainframe; IBM mainframe; mainframe development; mainframes; IBM Z; mainframe applications; mainframe programming; zSeries; OS/390
z/OS; MVS ~up; IBM z/OS; zOS ~up; zos ~up < Mainframe
TSO/ISPF; ISPF; TSO ~list < Mainframe + mainframe; jcl; cobol; ispf; z/os
VSAM; VSAM files; Virtual Storage Access Method < Mainframe
Endevor; CA Endevor < Mainframe
Xpediter; File-AID < Mainframe
CICS; CICS/COBOL; IBM CICS; COBOL/CICS; Customer Information Control System < Mainframe
IMS DB; IMS DB/DC; IBM IMS < Mainframe
Adabas; Natural/Adabas; Software AG Natural; Adabas/Natural < Mainframe
IDMS ~up; CA IDMS < Mainframe
Telon; CA Telon < Mainframe
Easytrieve; CA Easytrieve; Eztrieve < Mainframe
IBM AS/400; AS/400; AS400; iSeries; IBM iSeries; System i; IBM i; CL/400; CLLE; Synon; AS/400 iSeries; IBM i Series
Lotus Notes development; Lotus Domino; HCL Domino; IBM Domino; Lotus Notes/Domino; XPages; Notes/Domino
LotusScript < Lotus Notes development
Chatbot development; chatbots; bots and chatbots; building chatbots
Conversational AI; conversational agents; virtual agents; voice bots; conversational interfaces < Chatbot development
Dialogflow; Google Dialogflow; Dialogflow CX < Chatbot development
Microsoft Bot Framework; Bot Framework; Azure Bot Service < Chatbot development
Rasa ~cap; Rasa NLU < Chatbot development - tabula
Amazon Lex; AWS Lex < Chatbot development
Copilot Studio; Microsoft Copilot Studio; Power Virtual Agents < Chatbot development
IBM Watson Assistant; Watson Assistant < Chatbot development
Alexa Skills; Alexa skill development; Alexa Skills Kit < Chatbot development
Botpress; ManyChat bots < Chatbot development
Browser extensions; Chrome extensions; browser extension development; Chrome extension development; WebExtensions; Firefox add-ons
Office add-ins; Outlook add-ins; Office.js; VSTO
Search engineering; full-text search; search relevance; enterprise search; search engine development; relevance tuning
Apache Solr; Solr; SolrCloud < Search engineering
Apache Lucene; Lucene < Search engineering
Algolia; Algolia search < Search engineering
Coveo; Coveo Cloud < Search engineering
Meilisearch; Typesense < Search engineering
Geospatial software; geospatial development; geolocation services; location-based services; web mapping
Mapbox; Mapbox GL < Geospatial software
OpenLayers < Geospatial software
Google Maps API; Google Maps Platform; Google Maps integration < Geospatial software
GeoServer < Geospatial software
CesiumJS; Cesium.js < Geospatial software
GeoJSON; TopoJSON < Geospatial software
Desktop application development; desktop applications; desktop apps; desktop software; thick client applications; desktop software development < Programming
GUI development; GUI programming; graphical user interface development; GUI design and programming < Desktop application development
Windows application development; Windows applications; Windows desktop applications; Windows programming < Desktop application development
macOS development; Mac app development; macOS apps < Desktop application development
Scripting ~ctx; scripting languages; script writing for automation; scripting and automation; scripting skills; writing scripts; automate with scripts < Programming + python; bash; shell; perl; powershell; languages; automation; linux; javascript; sql; test; skills; experience; code
Batch processing; batch jobs; scheduled jobs; background jobs; batch programming
Quartz scheduler; Quartz.NET < Batch processing
Cron jobs; crontab; cron scheduling < Batch processing
Document generation; PDF generation; automated document generation
iText; iTextSharp < Document generation
Crystal Reports; SAP Crystal Reports < Document generation
JasperReports; iReport; JasperSoft < Document generation
BIRT reports; Eclipse BIRT; BIRT < Document generation
Software estimation; effort estimation; project estimation in software; software sizing; COCOMO
Planning poker; estimation poker; story point estimation < Software estimation
Function point analysis; function points; IFPUG < Software estimation
CMMI; CMMI Level 5; CMMI Level 3; Capability Maturity Model; CMM Level 5; SEI CMM; Capability Maturity Model Integration
DORA metrics; engineering metrics; four key metrics
Automotive SPICE; ASPICE
ISO/IEC 12207; IEEE software standards; ISO 12207
Software licensing; open source license compliance; license compliance; OSS licensing
Software bill of materials; SBOM; SPDX; CycloneDX
Black Duck; Synopsys Black Duck < Open source software
FOSSA; FOSSA scanning < Open source software
Data privacy engineering; privacy engineering; consent management implementation; PII handling in software
Data masking; data anonymization; data pseudonymisation; data tokenization; de-identification of data
Bare-metal | Zephyr ~cap | Low-power design | Gutenberg ~cap; WordPress blocks | ACF ~list; ACF Pro; custom post types | WP-CLI | Staging ~ctx; staging sites; staging environments | Theme development | Page speed | ARIA ~list | Accessible components + embedded; c; rtos; wordpress; php; plugins; acf; themes; web; html; css; wcag; deploy; frontend; react; design; git; testing; devices; boards; standards; sites - hospital; wheelchair; building; home staging; property; cancer
CDS views | AMDP | RICEF | RICEFW | WRICEF | BADI | user exits | customer exits | enhancement framework | ALV ~up | ALV reports | Smartforms | SAP Scripts | SAPscript | Adobe Forms | SPDD ~up | SPAU ~up | OO ABAP | ABAP CDS | ABAP RAP | RAP (software); RAP ~list | Fiori Elements | BTP ~list | PI/PO | S/4 HANA | SD ~list | MM ~list | FI ~list | BDC ~list | interfaces ~ctx | enhancements ~ctx | forms ~ctx | technical specs | cutover | hypercare | LTMC | Coroutines ~cap | Kotlin Flow | Flow ~list | RxKotlin | Dagger | Hilt ~list | Koin | Jetpack | Google Maps SDK | Play Store | Google Play | App Store | App Center | crash-free rate | deep linking; deep links | app performance | offline first | Detox | Maestro ~list | Robolectric | MVI ~up | VIPER ~up | Plaid ~list | Braintree | Clerk ~list | BullMQ | Bull ~list | Temporal ~list | on-call ~ctx; on call ~ctx | Chromatic | SWR ~up | Qwik | Hotwire | Turbo ~list | Drizzle ~list | Mongoose | Poetry ~list | Ktor | Pact ~list | k6 | Locust ~list | Xray ~list | low latency | profiling ~ctx | legacy code | Kong ~list | AL ~list | Experience Cloud | Marketing Cloud | Liquid ~list | Razor ~list | Render (software); Render ~list | Boost ~list | Conan ~list | Valgrind + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Combine framework; Apple Combine; Combine ~list < Swift; iOS development + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Room database; Android Room; Room persistence library; Room ~list < Android development + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Capacitor.js; Ionic Capacitor; CapacitorJS; Capacitor ~cap < Mobile development + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Rollup.js; rollup bundler; RollupJS; Rollup ~list + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Recoil.js; Recoil state; Recoil ~list < React; React state management + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Astro framework; Astro.build; Astro.js; AstroJS; Astro ~list < Web development + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Backbone.js; BackboneJS; Backbone framework; Backbone ~list < JavaScript + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Stimulus.js; StimulusJS; Hotwire Stimulus; Stimulus ~list < JavaScript + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Sanity.io; Sanity CMS; Sanity Studio; Sanity ~list < Content management systems + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Phoenix Framework; Phoenix LiveView; LiveView; Elixir Phoenix; Phoenix ~list < Elixir + elixir; ecto; liveview; sap; abap; android; ios; kotlin; java; developer; api; typescript; react; node; javascript; software; app; programming; code; coding; python; testing; frontend; backend; development; web; s/4hana; .net; database; mobile; framework; incident; deploy; cloud; salesforce - patients; students; kitchen; food; animals; dance; coffee; furniture; legal; payroll
Leaflet.js; Leaflet maps; LeafletJS; Leaflet ~cap < Geospatial software + amplitude; mixpanel; tracking; braze; events from; data; analysis; models; sql; python; analytics; statistics; maps; gis; arcgis; spatial; customer; retention; model; learning; dashboards; survey; performance; metrics; customers; experiments - kitchen; patients; food; fashion; leather; legal; clothing
Heap analytics; Heap.io; Heap ~list < Product analytics + amplitude; mixpanel; tracking; braze; events from; data; analysis; models; sql; python; analytics; statistics; maps; gis; arcgis; spatial; customer; retention; model; learning; dashboards; survey; performance; metrics; customers; experiments - kitchen; patients; food; fashion; leather; legal; clothing
third-party integrations | reliability (in software); reliability ~ctx | logging ~ctx | monitoring ~ctx | postmortems | roadmap ~ctx | cross-functional teams | A/B experiments | responsive web + software; code; applications; backend; frontend; api; cloud; testing; engineering; systems; web; mobile; deployment
Hugo static site; Hugo ~list; Hugo SSG; Hugo site generator; Hugo static site generator < Web development + static; site; jamstack; netlify; markdown; blog; website; themes; github pages; built with - report to; founder; boss
gameplay ~ctx | gameplay features | game loops | game feel | level scripting | level streaming | mobile game development | hyper-casual games | free-to-play | F2P ~up | game economy | virtual economies | live operations + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
prototypes (in software); prototypes ~ctx | gameplay prototypes | shipped titles | published titles | shipped games | UI Toolkit | uGUI | Addressables | DOTween | ScriptableObjects | scriptable objects | ECS architecture | URP ~up + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
HDRP ~up | particle effects | VFX Graph | Cinemachine | Timeline animation | object pooling | draw calls; draw call batching | frame rate optimisation | memory optimisation | battery usage | battery optimisation | asset bundles | asset pipelines | Unity Cloud Build | Gameplay Ability System | replication ~ctx + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
network replication | dedicated servers | matchmaking ~ctx | Nakama | Steamworks | Steam SDK | console certification | TRC compliance | cert requirements | Xbox GDK + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
Meta Quest | OpenXR | ads mediation | AppLovin | ironSource | AdMob | remote config | crash reports; crash reporting | app analytics | GameAnalytics
push notification services | offline sync | Espresso tests
Flutter widgets | snapshot testing | property-based testing | flaky tests | test pyramids | mocking ~ctx | Nx ~list | release trains | semantic versioning + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
feature branches | code ownership | architecture decision records; ADRs ~up | RFC documents | design docs | tech debt | pairing ~ctx | SLOs ~up | SLIs ~up | structured logging + game; games; unity; unreal; mobile; ios; android; app; code; build; release; backend; frontend; api; gameplay; engine; sdk; debugging
idempotency | rate limiting | GraphQL Federation | SSO integration
connection pooling | ORM mapping
`,
};
