export const softwareSkills = `
# Programming languages
JavaScript: ^JS, ECMAScript, ES6, ES2015, vanilla JavaScript, vanilla js, java script, javascript es6 ~ TypeScript, Node.js
TypeScript: ?TS, type script
Python: python3, python 2, python scripting, core python, !py, python 3 ~ pandas, Django
Java: core java, java se, java 8, java 11, java 17, jdk, j2se, java programming language, advanced java ~ Kotlin, Spring Framework, Scala, Java EE
Java EE: j2ee, jee, jakarta ee, java enterprise edition, java enterprise ~ EJB, JSP
C#: c sharp, csharp, visual c#, c# .net ~ .NET, Java, Visual Basic
C++: cpp, c plus plus, c/c++, visual c++, vc++, modern c++ ~ C, Rust
?C: c programming, c language, ansi c, programming in c, embedded c, clang
?Go: golang, go lang, go programming language ~ Rust
?Rust: rust programming language, rustlang, rust lang ~ C++
?Ruby: ruby language, ruby programming ~ Ruby on Rails, Python
PHP: php5, php7, php 8, core php, hypertext preprocessor ~ Laravel, WordPress
?Swift: swift programming language, swift language, swift 5 ~ Objective-C, iOS development
Objective-C: obj-c, objc
Kotlin: kotlin language ~ Android development
Scala: scala language ~ Apache Spark
?R: r programming, r language, r programming language, r studio, rstudio, r statistical software ~ Python, SAS, Statistical analysis
MATLAB: mat lab ~ Simulink, GNU Octave
GNU Octave
Simulink
Perl: perl scripting, perl 5 ~ Bash
Bash: shell scripting, shell script, bash scripting, bash shell, unix shell, unix shell scripting, korn shell, ksh, linux scripting, !shell, !sh ~ PowerShell
PowerShell: power shell scripting, windows powershell
Visual Basic: vb6, ^VB, vb 6.0, visual basic 6 ~ Visual Basic .NET
Visual Basic .NET: vb.net
VBA: visual basic for applications, excel vba, vba macros, excel macros, vba excel ~ Microsoft Excel, Visual Basic
Fortran: fortran 90
COBOL ~ Mainframe
Haskell: haskell language ~ Functional programming
Erlang ~ Elixir
Elixir: elixir language, phoenix framework
Clojure: clojurescript ~ Scala
?Lua: lua scripting
?Dart: dart language ~ Flutter
?Groovy: apache groovy ~ Java
?Julia: julia language ~ R
Assembly language: assembler language, x86 assembly, assembly programming, assembly code
?Delphi: object pascal, embarcadero delphi
?Pascal: turbo pascal ~ Delphi
Prolog
?Lisp: common lisp
ABAP: sap abap, abap oo, abap objects ~ SAP
?Apex: salesforce apex, apex triggers, apex classes, salesforce development ~ Salesforce, Visualforce
Visualforce: lightning web components, lwc, salesforce lightning
Solidity: solidity smart contracts ~ Blockchain
Verilog: verilog hdl ~ VHDL, SystemVerilog
SystemVerilog: system verilog, uvm verification
VHDL
GraphQL: graph ql, apollo graphql ~ REST APIs
XML: extensible markup language, xsd, xpath ~ JSON, XSLT
XSLT: xsl transformations
JSON: javascript object notation
YAML
UML: unified modeling language, uml diagrams
Regular expressions: regex, regexp
# Web development
HTML: html5, html 5, xhtml, dhtml, html/css, hypertext markup language ~ CSS
CSS: css3, css 3, cascading style sheets ~ Sass, HTML
Sass: ^SCSS, ^LESS, less css, sass/scss
Tailwind CSS: tailwind, tailwindcss ~ Bootstrap
?Bootstrap: twitter bootstrap, bootstrap 4, bootstrap 5, bootstrap css, ^BootStrap
?React: react.js, reactjs, react hooks, react 18, react development ~ Redux, Next.js, Vue.js, Angular, React Native
Redux: redux toolkit, react redux, redux saga
Next.js: nextjs
Gatsby: gatsbyjs, gatsby.js
Angular: angular 2, angular 8, angular 12, angular cli, angular 2+, angular framework ~ AngularJS, Vue.js, TypeScript, RxJS
AngularJS: angular.js, angular 1
RxJS: reactive extensions, rx js
Vue.js: ^Vue, vuejs, vue 3, vuex ~ Nuxt.js
Nuxt.js: ^Nuxt, nuxtjs
Svelte: sveltekit, svelte kit ~ React
Ember.js: emberjs
Backbone.js: backbonejs
jQuery: j query, jquery ui ~ JavaScript
Ajax: asynchronous javascript and xml
Webpack: web pack ~ Vite
?Vite: vitejs, vite.js
Babel: babeljs
npm: node package manager ~ Yarn package manager
Yarn package manager: yarn pkg
Responsive web design: responsive design, mobile-first design, responsive websites, responsive layouts ~ CSS
Web accessibility: wcag, accessibility standards, section 508, ^A11y, aria, digital accessibility
Web development: website development, web application development, web programming, web applications, web app development, website creation ~ Front-end development, Back-end development
Front-end development: frontend, front-end, frontend development, front end web development, front end technologies, ui development, client-side development, front-end developer ~ HTML, JavaScript
Back-end development: backend, back-end, backend development, server-side development, server side programming, back end technologies ~ REST APIs
Full-stack development: fullstack, full-stack, full stack web development ~ Front-end development, Back-end development
Progressive web apps: ^PWA, ^PWAs
WebSockets: web socket, socket.io, socketio
Three.js: threejs ~ Computer graphics
WebGL ~ Three.js, Computer graphics
D3.js: d3js, ^D3 ~ Data visualization
Storybook
Material UI: ^MUI, angular material
Web performance: core web vitals, page speed optimization
MVC architecture: ^MVC, model view controller, mvc framework, ^MVVM
# Back-end frameworks
Node.js: ^Node, nodejs ~ Express.js, NestJS, Deno
Deno
Express.js: expressjs, express framework, ?Express, node express
NestJS: nest.js, !nest
Django: django rest framework, django framework ~ Flask
?Flask: flask framework, python flask ~ FastAPI
FastAPI: fast api ~ Django
Ruby on Rails: ^Rails, ^RoR, ruby/rails
Laravel: laravel framework ~ Symfony, CodeIgniter
Symfony
CodeIgniter: code igniter ~ CakePHP
CakePHP: cake php
Spring Framework: ?Spring, spring mvc, spring core, java spring, spring security, spring data, spring cloud, spring ioc ~ Spring Boot, Hibernate
Spring Boot: springboot
Hibernate: hibernate orm ~ Spring Framework, JPA
JPA: java persistence api, spring data jpa
Apache Struts: ^Struts, struts 2
JSP: java server pages ~ Java servlets
Java servlets: servlets ~ Java EE
JSF: java server faces, javaserver faces, primefaces ~ JSP
EJB: enterprise java beans, enterprise javabeans
JDBC: java database connectivity ~ Java
Java Swing: awt, ?Swing, swing/awt ~ JavaFX
JavaFX: java fx
Maven: apache maven ~ Gradle
Gradle: gradle build
Apache Ant: ant build
Tomcat: apache tomcat, tomcat server ~ JBoss, WebLogic
JBoss: wildfly, jboss eap
WebLogic: oracle weblogic, bea weblogic ~ WebSphere
WebSphere: ibm websphere, websphere application server
.NET: dotnet, .net framework, .net core, dot net, net core, microsoft .net, ^NET Framework, .net 6, dotnet core ~ ASP.NET, Entity Framework
ASP.NET: asp.net mvc, asp net, asp.net web forms, asp.net web api, classic asp, ado.net, !asp
Entity Framework: ef core, entity framework core, linq, !ef ~ .NET
WPF: windows presentation foundation, xaml ~ Windows Forms
Windows Forms: winforms, win forms ~ C#
WCF: windows communication foundation, wcf services
SignalR
REST APIs: ^REST, rest api, restful, restful api, restful services, restful web services, rest services, representational state transfer ~ SOAP, API development
API development: api design, api integration, web api, application programming interfaces, ^APIs, ^API ~ REST APIs
SOAP: soap web services, wsdl, soap api, xml web services ~ Web services
Web services: webservices
Swagger: openapi, openapi specification
Microservices: micro services, microservice architecture ~ REST APIs, Docker
gRPC: protobuf, protocol buffers
RabbitMQ: ^RMQ, rabbit mq, amqp, !rabbit ~ ActiveMQ, Apache Kafka
ActiveMQ: active mq ~ JMS
JMS: java message service
IBM MQ: mq series, websphere mq, mqseries
Event-driven architecture: event driven design, event-driven systems ~ Apache Kafka
Event sourcing ~ Event-driven architecture
CQRS: command query responsibility segregation ~ Event-driven architecture
OAuth: oauth2, oauth 2.0 ~ Single sign-on
JWT: json web tokens ~ OAuth
Serverless: serverless architecture, serverless computing ~ AWS Lambda
MuleSoft: mule esb, mulesoft anypoint, mule 4 ~ TIBCO
TIBCO: tibco bw, tibco businessworks
Content delivery networks: ^CDN, akamai, cloudflare
# Mobile development
Android development: android, android sdk, android app development, android apps, jetpack compose, android programming, android application development, !jetpack ~ iOS development, Mobile app development, Java
Android Studio ~ Android development
iOS development: ios, ios sdk, cocoa touch, uikit, iphone development, ios app development, ios applications ~ Mobile app development, Xcode
Xcode: x code
SwiftUI: swift ui ~ Swift
Mobile app development: mobile development, mobile application development, mobile apps, mobile applications, hybrid mobile apps
React Native: reactnative, expo react native ~ Flutter
Flutter: flutter sdk ~ Mobile app development
Xamarin: xamarin forms, .net maui ~ Mobile app development, C#
^Ionic: ionic framework ~ Apache Cordova
Apache Cordova: phonegap, cordova ~ Mobile app development
Push notifications: firebase cloud messaging, apns
App store publishing: app store submission, google play console, app store connect, play store deployment
# Software practice
Software development: software engineering, application development, software design and development, software programming, computer programming, software application development, software developer, developing software, software applications ~ Object-oriented programming
*Programming: coding, programming languages, code development ~ Software development
Object-oriented programming: ^OOP, ^OOPS, oops concepts, object oriented design, object-oriented, ^OOAD, ^OOD, object-oriented analysis, object oriented analysis and design ~ Design patterns
Functional programming
Design patterns: software design patterns, solid principles
Software architecture: system architecture, software design, system design, application architecture, technical architecture ~ Solution architecture
Solution architecture: solution design, enterprise architecture, togaf ~ Software architecture
Domain-driven design: ^DDD
Data structures and algorithms: data structures, algorithms, ^DSA, algorithm design, algorithm development
Agile: agile methodology, agile development, agile software development, agile environment, agile practices, agile methods, agile/scrum, agile principles ~ Scrum, Kanban
Scrum: scrum methodology, sprint planning, scrum framework, daily scrum, scrum ceremonies, sprint retrospectives, scrum teams, scrum meetings ~ Kanban
Kanban: kanban boards
Waterfall methodology: waterfall model, waterfall
^SAFe: scaled agile framework, scaled agile
Extreme programming: ^XP programming
Pair programming
Software development life cycle: ^SDLC, software development lifecycle, software lifecycle, system development life cycle
Test-driven development: ^TDD ~ Unit testing
Behavior-driven development: ^BDD ~ Cucumber
^Git: git version control, gitflow, git flow, git/github ~ GitHub, GitLab, Bitbucket, Version control
GitHub: git hub
GitLab: git lab ~ GitHub, CI/CD
Bitbucket: bit bucket ~ GitHub
Subversion: ^SVN, tortoise svn, tortoisesvn, apache subversion ~ Git
Version control: source control, version control systems, source code management, source code control
Mercurial ~ Git
Perforce ~ Version control
Team Foundation Server: ^TFS ~ Azure DevOps
ClearCase: rational clearcase ~ Version control
Visual Studio: ms visual studio, microsoft visual studio ~ .NET
VS Code: visual studio code, vscode
Eclipse IDE: ?Eclipse ~ IntelliJ IDEA
IntelliJ IDEA: intellij
NetBeans: net beans
Code review: peer code review, pull request reviews
Debugging: troubleshooting code, bug fixing, bug fixes
Refactoring: code refactoring
Technical documentation: software documentation, technical manuals, technical documents ~ Technical writing
Open source: open-source software, open source contribution
Low-code platforms: low code, no-code, outsystems, mendix
Microsoft Power Platform: power platform ~ Power Apps, Power Automate
Power Apps: powerapps, microsoft powerapps
Power Automate: microsoft flow, ms flow
Embedded systems: embedded software, firmware, firmware development, embedded programming, embedded development, embedded linux, *embedded ~ Microcontrollers, RTOS, C
^RTOS: freertos, real time operating system, vxworks
Microcontrollers: stm32, esp32, 8051, arm cortex, pic microcontroller ~ Arduino, Raspberry Pi
Arduino: arduino uno
Raspberry Pi: raspberrypi
Internet of Things: ^IoT, iiot, ^IOT ~ Embedded systems
Blockchain: ethereum, web3, smart contracts, hyperledger, distributed ledger, bitcoin
Cryptocurrency: crypto trading ~ Blockchain
Game development: game programming, video game development, gameplay programming, game design ~ Unity, Unreal Engine
?Unity: unity3d, unity 3d, unity game engine
Unreal Engine: unreal, ^UE4, ^UE5 ~ Unity
Computer graphics: opengl, directx, vulkan, shader programming
Multithreading: multi-threading, concurrency, concurrent programming, parallel programming, multithreaded programming, parallel computing
Robotic process automation: ^RPA ~ UiPath, Automation Anywhere, Blue Prism
UiPath: ui path
Automation Anywhere
Blue Prism: blueprism
Mainframe: z/os, ibm mainframe, as/400, as400, ibm iseries ~ COBOL, JCL
JCL: job control language
CICS
Socket programming: network programming
# Content systems and commerce
WordPress: word press, wordpress cms ~ Content management systems, Drupal
Drupal ~ Joomla, Content management systems
Joomla
Content management systems: ^CMS, web content management, sitecore, adobe experience manager, ^AEM, contentful
Magento: adobe commerce ~ Shopify, E-commerce
Shopify: shopify plus ~ WooCommerce, E-commerce
WooCommerce: woo commerce
Wix
Squarespace ~ Wix
`
