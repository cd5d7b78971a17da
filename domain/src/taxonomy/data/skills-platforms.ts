/** Data stores, platforms and tools beyond those most postings name; ordinary words among them count only in lists (`?`). */
export const platformSkills = `
# Databases
CouchDB: couch db, apache couchdb ~ MongoDB
ArangoDB: arango db, arango
OrientDB: orient db
RavenDB: raven db
RethinkDB: rethink db
Azure Cosmos DB: cosmos db, cosmosdb, documentdb ~ NoSQL
Supabase: supa base ~ Firebase
Vertica: hp vertica, micro focus vertica
Greenplum: green plum, pivotal greenplum
Netezza: ibm netezza
Presto: prestodb, presto db, trino, trino db
Apache Druid: ?Druid
ClickHouse: click house
InfluxDB: influx db, ?Influx
TimescaleDB: timescale db, timescale
CockroachDB: cockroach db
YugabyteDB: yugabyte db, yugabyte
H2 database: h2 db
HSQLDB: hyper sql
Firebird database: firebirdsql
FileMaker: filemaker pro, file maker
ScyllaDB: scylla db, scylla
Liquibase: liqui base
Flyway: fly way
DBeaver: d beaver, dbeaver community
pgAdmin: pg admin, pgadmin 4, pgadmin4 ~ PostgreSQL
phpMyAdmin: php my admin ~ MySQL
MySQL Workbench: mysql work bench ~ MySQL
DataGrip: data grip
SQL Developer: oracle sql developer
Toad for Oracle: toad sql
Apache Storm: ?Storm
Apache Beam: ?Beam, google dataflow, cloud dataflow
Prefect orchestration: prefect.io, ?Prefect
Dagster ~ Apache Airflow
Luigi: spotify luigi ~ Apache Airflow
Apache ZooKeeper: zookeeper, zoo keeper
Apache Iceberg: iceberg tables
Fivetran: five tran
Airbyte: air byte
Pentaho: pentaho data integration, kettle etl
Metabase: meta base
Apache Superset: ?Superset
Domo: domo bi
Sisense: si sense
TIBCO Spotfire: spotfire, spot fire
# DevOps tools
Graylog: gray log
Fluentd: fluent d, fluent bit, fluentbit
Loki: grafana loki
Jaeger: jaeger tracing
OpenTelemetry: open telemetry, otel
Sentry monitoring: sentry.io, ?Sentry
Icinga: icinga2
Envoy proxy: envoyproxy, ?Envoy
HashiCorp Consul: ?Consul
HashiCorp Nomad: ?Nomad
HashiCorp Packer: ?Packer
AWS CDK: cloud development kit, aws cloud development kit ~ AWS
AWS SAM: serverless application model
Serverless Framework: serverless.com
Crossplane: cross plane
Flux CD: fluxcd, weave flux
Spinnaker: spinnaker cd
Tekton: tekton pipelines
Drone CI: drone.io
GoCD: go cd
Buildkite: build kite
Nexus Repository: sonatype nexus, nexus oss
Artifactory: jfrog artifactory, jfrog
Harbor registry: goharbor
SonarQube: sonar qube, sonarcloud
Snyk: snyk.io
Trivy: aqua trivy
Dependabot: depend a bot
Rancher: rancher kubernetes
K3s: k3 s, minikube, kind kubernetes
Kustomize: kubernetes kustomize
containerd: container d, cri-o
LXC: lxd, linux containers
Traefik: træfik, traefik proxy
Caddy server: caddyserver, ?Caddy
Kong gateway: kong api gateway, ?Kong
Apigee: google apigee
Varnish: varnish cache
Jetty: eclipse jetty
Payara: glassfish, glass fish
Google Cloud Run: cloud run
Google Cloud Functions: cloud functions, gcp cloud functions
Google Pub/Sub: pubsub, cloud pub/sub
Linode: akamai linode
Hetzner: hetzner cloud
OVHcloud: ovh cloud, ^OVH
Fastly: fastly cdn
Render hosting: render.com
Railway hosting: railway.app
AWS Step Functions: step functions ~ AWS
Amazon Cognito: aws cognito ~ AWS
Fedora: fedora linux ~ Linux
Arch Linux: archlinux ~ Linux
Alpine Linux ~ Linux
FreeBSD: free bsd, openbsd, netbsd ~ Unix
Raspbian: raspberry pi os
Proxmox: proxmox ve ~ Virtualization
QEMU: kvm qemu
tmux: gnu screen
systemd: system d
GnuPG: ^GPG, gnu privacy guard, ^PGP, pretty good privacy
OpenSSL: open ssl ~ TLS/SSL
TLS/SSL: ^TLS, ^SSL, transport layer security, ssl certificates, ssl/tls
Let's Encrypt: letsencrypt, certbot
Snort: snort ids, suricata
OpenVPN: open vpn, wireguard
# Developer tools
PyCharm: py charm ~ Python
WebStorm: web storm
PhpStorm: php storm ~ PHP
RubyMine: ruby mine
CLion: c lion
JetBrains Rider
GoLand: go land
Vim: vi editor, vi/vim, neovim, nvim, !vi
Emacs: gnu emacs
Sublime Text: sublime text 3
Atom editor: github atom
Notepad++: notepad plus plus
Insomnia REST client: insomnia rest, ?Insomnia
Bruno API client: usebruno
Fiddler: telerik fiddler, charles proxy
FileZilla: file zilla, winscp
PuTTY: putty ssh
7-Zip: 7zip, 7 zip, seven zip
GitKraken: git kraken, sourcetree, source tree, tortoisegit
GitHub Copilot: copilot ai
Doxygen: doxy gen
Sphinx documentation: sphinx docs
Mermaid diagrams: mermaid.js, mermaidjs
PlantUML: plant uml
draw.io: drawio, diagrams.net
Enterprise Architect: sparx ea, sparx enterprise architect
Lucidchart: lucid chart
Miro: miro board
Asana: asana.com
Notion: notion.so
Linear issue tracker: linear.app
ClickUp: click up
Basecamp: base camp
Monday.com: monday com
YouTrack: you track
Redmine: red mine
OBS Studio: open broadcaster software
# Software testing
Vitest: vi test ~ Jest
Chai: chai.js, chaijs ~ Mocha
Karma test runner: karma.js, karmajs
Sinon: sinon.js, sinonjs
Testing Library: react testing library, rtl testing
Protractor: protractor.js ~ Selenium
WebdriverIO: webdriver io ~ Selenium
TestCafe: test cafe ~ Selenium
Nightwatch.js: nightwatchjs, nightwatch
RSpec: r spec ~ Ruby
Capybara: capybara ruby
PHPUnit: php unit ~ PHP
Gatling: gatling load testing ~ JMeter
Locust: locust.io, locust load testing
k6: grafana k6, k6.io
Zephyr for Jira: zephyr scale
BrowserStack: browser stack, sauce labs, saucelabs, lambdatest
Katalon: katalon studio
Ranorex: ranorex studio
Tosca: tricentis tosca
Telerik Test Studio
REST Assured: rest-assured, restassured
Karate DSL: karate framework
Espresso testing: android espresso
XCTest: xc test, xcuitest
# Content systems and commerce
Strapi: strapi cms
Sanity CMS: sanity.io, sanity studio
Prismic: prismic.io
Ghost CMS: ghost blog
Directus: directus cms
Payload CMS: payloadcms
TYPO3: typo 3
Craft CMS: craftcms
Umbraco: umbraco cms
Kentico: kentico cms
PrestaShop: presta shop ~ E-commerce
BigCommerce: big commerce ~ E-commerce
OpenCart: open cart ~ E-commerce
Salesforce Commerce Cloud: demandware
SAP Commerce: hybris, sap hybris
Stripe: stripe api, stripe payments
Webflow: web flow
Odoo: openerp, odoo erp
ERPNext: frappe, erp next
# Design tools
Zeplin: zeplin.io
^Framer: framer motion
Penpot: pen pot
Marvel prototyping: marvel app
Principle for Mac
ProtoPie: proto pie
Spline 3D: spline design
Houdini: sidefx houdini
Substance Painter: substance designer, adobe substance
Nuke compositing: foundry nuke
Inkscape: ink scape
Affinity Designer: affinity photo, affinity publisher
Procreate: pro create
Ableton Live
FL Studio: fruity loops
Cubase: steinberg cubase
OpenSCAD: open scad
FreeCAD: free cad
`
