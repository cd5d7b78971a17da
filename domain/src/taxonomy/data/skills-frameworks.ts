/** Languages, frameworks and libraries beyond those most postings name; ordinary words among them count only in lists (`?`) or where typed (`!`). */
export const frameworkSkills = `
# Programming languages
F#: f sharp, fsharp ~ .NET, Functional programming
OCaml: ocaml language, objective caml ~ Haskell, Functional programming
Elm language: ?Elm, elm lang ~ Functional programming
ReScript: reasonml, bucklescript ~ OCaml
PureScript: pure script ~ Haskell
CoffeeScript: coffee script ~ JavaScript
WebAssembly: ^WASM, web assembly
Zig language: ?Zig, zig lang, ziglang ~ C
Nim language: ?Nim, nim lang
Crystal language: ?Crystal, crystal lang ~ Ruby
D language: dlang, d programming language
V language: vlang
Ada language: ?Ada, ada 95, ada 2012, spark ada
Scheme language: ?Scheme, gnu scheme, guile scheme ~ Lisp
Racket language: ?Racket ~ Lisp
Raku: perl 6 ~ Perl
Vyper ~ Solidity
AWK: gawk, ?sed, sed/awk
Zsh: z shell, oh my zsh ~ Bash
Fish shell ~ Bash
Tcl: tcl/tk, tcl scripting
Smalltalk: pharo
APL language: ?APL
Q#: q sharp, qsharp
PL/I: pl1
RPG language: as/400 rpg, rpgle, rpg iv ~ Mainframe
Markdown: mark down, md files
LaTeX: la tex, tex typesetting, overleaf
TOML
Protocol design: network protocol design
# Web development
Preact: preact js, preactjs ~ React
SolidJS: solid js ~ React
Qwik: qwik js
Alpine.js: alpinejs, alpine js
htmx: ht mx
Lit: lit element, litelement, lit html
Web components ~ Lit
Stencil: stenciljs, stencil js
Remix framework: ?Remix, remix run ~ React, Next.js
Astro framework: ?Astro, astro build, astrojs, astro.js
Eleventy: 11ty
Hugo site generator: ?Hugo, gohugo, hugo static site
Jekyll: jekyll rb
RedwoodJS: redwood js, ?Redwood ~ React, GraphQL
Meteor framework: ?Meteor, meteorjs, meteor.js ~ Node.js
Stylus: stylus css ~ Sass
PostCSS: post css ~ CSS
Bulma: bulma css ~ Bootstrap
Zurb Foundation: foundation css, foundation framework ~ Bootstrap
Chakra UI: chakra-ui, chakra ~ React
Ant Design: antd, ant-design ~ React
Semantic UI: semantic-ui, fomantic ui
styled-components: styled components, css in js, emotion css ~ React
shadcn/ui: shadcn, shadcn ui, radix ui, !radix
Vuetify: vuetify.js ~ Vue.js
Quasar framework: quasar.js, ?Quasar ~ Vue.js
PrimeNG: prime ng ~ Angular
Ext JS: extjs, sencha ext js, sencha
Dojo Toolkit: dojo.js, ?Dojo
Knockout.js: knockoutjs, knockout js
Polymer library: polymer.js, polymerjs
Handlebars.js: handlebars, handlebarsjs, mustache.js
Pug templates: pugjs, pug.js, ^Jade templates
EJS: embedded javascript templates
Lodash: lo-dash ~ JavaScript
Underscore.js: underscorejs, underscore js ~ JavaScript
Moment.js: momentjs, moment js
Axios: axios js
MobX: mob x ~ React, Redux
Zustand ~ React, Redux
Recoil: recoiljs, recoil.js ~ React
TanStack Query: react query ~ React
Pinia ~ Vue.js
NgRx: ngrx store ~ Angular, RxJS
Chart.js: chartjs, chart js ~ Data visualization
Highcharts: high charts ~ Data visualization
ECharts: apache echarts
Leaflet: leaflet.js, leafletjs
Mapbox: mapbox gl
OpenLayers: open layers
p5.js: p5js, p5 js
Babylon.js: babylonjs ~ Three.js
GSAP: greensock
WebRTC: web rtc
WebGPU: web gpu
Rollup: rollup.js, rollupjs ~ Webpack
esbuild: es build ~ Webpack
Parcel bundler: parceljs, parcel.js, ?Parcel ~ Webpack
Turborepo: turbo repo, turbopack
Nx monorepo: nrwl nx
Lerna: lernajs
Bower: bowerjs
RequireJS: require.js
Gulp: gulp.js, gulpjs
Grunt: grunt.js, gruntjs
pnpm: performant npm ~ npm
ESLint: es lint, tslint
Prettier formatter: ?Prettier
Relay GraphQL: relay modern ~ GraphQL
Hasura: hasura graphql ~ GraphQL
Prisma ORM: ?Prisma, prisma.io
TypeORM: type orm
Drizzle ORM: drizzle-orm
Sequelize: sequelizejs, sequelize orm
Knex.js: knexjs, knex
tRPC: t rpc
Browser extensions: chrome extensions, chrome extension development
Static site generators: jamstack, jam stack
# Back-end frameworks
Fastify: fastify.js ~ Node.js
Koa: koa.js, koajs ~ Node.js
Hapi: hapi.js, hapijs ~ Node.js
AdonisJS: adonis js ~ Node.js
Sails.js: sailsjs, sails js ~ Node.js
LoopBack: loop back, strongloop ~ Node.js
FeathersJS: feathers.js
Bun runtime: ?Bun, bun.js, bunjs ~ Node.js
ASP.NET Core: aspnet core, asp net core, asp.net core mvc, asp.net core web api, aspnetcore ~ ASP.NET, .NET
Blazor: blazor webassembly, blazor server ~ .NET
NHibernate: n hibernate ~ .NET
Dapper ORM: ?Dapper
Akka: akka.net, akka streams ~ Scala
Play Framework: play 2 framework ~ Scala
Grails: groovy on grails ~ Groovy
Quarkus: quarkus.io ~ Java
Micronaut: micronaut framework ~ Java
Dropwizard: drop wizard ~ Java
Vert.x: vertx, eclipse vert.x ~ Java
Vaadin: vaadin flow ~ Java
GWT: google web toolkit ~ Java
Netty: netty.io ~ Java
Lombok: project lombok ~ Java
MyBatis: my batis, ibatis ~ Java
Apache Camel: ?Camel, camel routes
Sinatra: sinatra rb ~ Ruby
Sidekiq ~ Ruby on Rails
Hanami: hanami rb ~ Ruby
Yii: yii2, yii framework ~ PHP
Zend Framework: zend, laminas ~ PHP
Slim framework: slim php, slimphp
Phalcon: phalcon php ~ PHP
Composer for PHP: ?Composer, php composer
Flask-RESTful: flask restful ~ Flask
Pyramid framework: python pyramid ~ Python
Tornado: tornado web, python tornado ~ Python
Bottle framework: bottle.py ~ Python
aiohttp: aio http ~ Python
Celery: celery queue, python celery ~ Python
SQLAlchemy: sql alchemy ~ Python
Pydantic ~ Python
Gunicorn: g unicorn, uwsgi
Gin framework: gin gonic, ?Gin ~ Go
Echo framework: labstack echo ~ Go
Fiber framework: gofiber, go fiber ~ Go
Actix: actix web ~ Rust
Rocket framework: rocket.rs ~ Rust
Axum: axum rs ~ Rust
Tokio: tokio rs ~ Rust
Phoenix LiveView: live view elixir ~ Elixir
Qt: qt framework, qt5, qt6, qml, pyqt ~ C++
GTK: gtk+, gtkmm, gtk3
wxWidgets: wx widgets, wxpython
Boost libraries: boost c++, ?Boost ~ C++
STL: standard template library, c++ stl ~ C++
MFC: microsoft foundation classes ~ C++
CMake: c make ~ C++
GNU Make: makefile, gnumake
Bazel: bazel build
sbt: scala build tool ~ Scala
OpenID Connect: ^OIDC, openid, open id connect ~ OAuth
Keycloak: key cloak ~ Single sign-on
Auth0: auth 0 ~ OAuth
Webhooks: web hooks
ZeroMQ: zero mq, 0mq, zmq
NATS messaging: nats.io
Apache Pulsar: ?Pulsar ~ Apache Kafka
MQTT: mosquitto, mq telemetry transport ~ Internet of Things
Apache Thrift: ?Thrift
Apache Avro: avro schema, ?Avro
Service-oriented architecture: ^SOA, service oriented architectures ~ Microservices
Object-relational mapping: ^ORM, orm tools, object relational mappers ~ SQL
Message queues: message queuing, message brokers, message oriented middleware ~ RabbitMQ, Event-driven architecture
# Desktop and mobile frameworks
Electron: electron.js, electronjs
Tauri: tauri app
Capacitor: capacitorjs, capacitor.js ~ Apache Cordova
NativeScript: native script
Expo: expo.io, expo sdk ~ React Native
Kotlin Multiplatform: kotlin multiplatform mobile, ^KMM, ^KMP ~ Kotlin
Realm database: realm db, mongodb realm
Core Data: coredata ~ iOS development
ARKit: ar kit, arcore
Combine framework: swift combine ~ Swift
RxJava: rx java, rxkotlin, rxandroid ~ Java
RxSwift: rx swift ~ Swift
CocoaPods: cocoa pods ~ iOS development
Fastlane: fast lane
Godot: godot engine ~ Game development
Pygame: py game ~ Game development
GameMaker: game maker, gamemaker studio
Augmented reality: augmented and virtual reality, ^AR/VR, mixed reality, extended reality ~ Virtual reality
Virtual reality: ^VR, oculus, meta quest, htc vive ~ Game development
# Data science libraries
OpenAI API: openai, open ai, openai gpt ~ Large language models
Streamlit: stream lit ~ Python
Bokeh: python bokeh ~ Data visualization
JAX: google jax
MXNet: apache mxnet, mx net ~ Deep learning
Caffe framework: caffe2, ?Caffe ~ Deep learning
Theano ~ Deep learning
LightGBM: light gbm
CatBoost: cat boost
Gensim: gen sim ~ Natural language processing
statsmodels: stats models ~ Python
Dask: python dask
Polars: python polars ~ pandas
DVC: data version control
Weights & Biases: wandb, weights and biases
ONNX: open neural network exchange
TensorRT: tensor rt
LlamaIndex: llama index
Vector databases: pinecone, weaviate, milvus, qdrant, chromadb, pgvector
RapidMiner: rapid miner
KNIME: knime analytics
Orange data mining
EViews: e views
CUDA: nvidia cuda, cuda programming
OpenCL: open cl
OpenMP: open mp
MPI: message passing interface, open mpi, openmpi
`
