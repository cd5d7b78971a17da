export const infrastructureSkills = `
# Cloud
AWS: amazon web services, amazon aws, aws cloud, aws services ~ Azure, Google Cloud Platform
Amazon EC2: ^EC2, aws ec2, elastic compute cloud ~ AWS
Amazon S3: aws s3, ^S3, s3 bucket, simple storage service ~ AWS
AWS Lambda: amazon lambda, ?Lambda ~ AWS, Azure Functions
Amazon RDS: aws rds, ^RDS, relational database service ~ AWS
Amazon Aurora: aurora db ~ Amazon RDS
Amazon ECS: aws ecs, ^ECS, aws fargate, fargate ~ AWS, Amazon EKS
Amazon EKS: ^EKS, aws eks ~ Kubernetes
AWS CloudFormation: cloudformation, cloud formation ~ Terraform, AWS
Amazon CloudWatch: cloudwatch, aws cloudwatch ~ AWS
Amazon CloudFront: cloudfront ~ Content delivery networks
Amazon VPC: aws vpc, ^VPC, virtual private cloud ~ AWS
Amazon Route 53: route 53, route53 ~ DNS
AWS IAM: amazon iam ~ Identity and access management, AWS
AWS Glue ~ AWS, ETL
Amazon Athena: aws athena ~ AWS
Amazon EMR: aws emr, elastic mapreduce ~ Hadoop
Amazon SQS: aws sqs, ^SQS, simple queue service ~ AWS
Amazon SNS: aws sns, ^SNS, simple notification service ~ AWS
Amazon API Gateway: api gateway ~ AWS
Azure: microsoft azure, azure cloud, windows azure, ms azure ~ Azure DevOps
Azure DevOps: ^VSTS, visual studio team services, azure pipelines, azure boards, azure devops services
Azure Functions: azure function app ~ Azure
Azure Data Factory: ^ADF ~ Azure, ETL
Azure Synapse: synapse analytics, azure sql data warehouse ~ Azure
Azure Kubernetes Service: ^AKS ~ Kubernetes
Google Cloud Platform: ^GCP, google cloud, google compute engine, google app engine ~ AWS
Google Kubernetes Engine: ^GKE ~ Kubernetes
OpenStack: open stack
Heroku
Vercel
Netlify ~ Vercel
DigitalOcean: digital ocean ~ Cloud computing
Cloud computing: cloud technologies, cloud platforms, cloud infrastructure, cloud services, iaas, paas, cloud architecture, cloud solutions, hybrid cloud, ^Cloud ~ AWS, Azure, Google Cloud Platform
Cloud migration: migration to the cloud ~ Cloud computing
SaaS: software as a service
# DevOps
DevOps: dev ops, devops practices, devops engineering ~ CI/CD, Site reliability engineering
CI/CD: cicd, continuous integration, continuous delivery, continuous deployment, build automation, deployment pipelines, build and release, release automation, ci/cd pipelines, build pipelines ~ Jenkins, GitHub Actions, GitLab
Jenkins: jenkins pipelines, jenkins ci ~ GitHub Actions, TeamCity
GitHub Actions: gh actions, github workflows
GitLab CI: gitlab ci/cd, gitlab pipelines ~ GitHub Actions
CircleCI: circle ci ~ GitHub Actions
Travis CI: travis ~ CircleCI
TeamCity: team city
Bamboo: atlassian bamboo ~ Jenkins
Octopus Deploy ~ CI/CD
Argo CD: argocd ~ Kubernetes
Docker: docker containers, dockerfile, dockerized ~ Kubernetes, Containerization
Docker Compose ~ Docker
Docker Swarm ~ Kubernetes
Containerization: containers, container orchestration, containerized applications
Podman ~ Docker
Kubernetes: k8s, kube, kubernetes cluster ~ OpenShift, Helm, Docker
OpenShift: red hat openshift
?Helm: helm charts
Terraform: hashicorp terraform, terraform cloud, terraform enterprise, opentofu ~ Ansible, Infrastructure as code
Infrastructure as code: ^IaC
Pulumi ~ Terraform
Ansible: ansible playbooks, ansible tower ~ Puppet, Chef automation
?Puppet: puppet enterprise ~ Chef automation, SaltStack
Chef automation: chef infra, opscode chef, chef cookbooks, chef configuration management
SaltStack: salt stack
Vagrant ~ Docker
Configuration management: software configuration management, cmdb, configuration control
Monitoring and observability: observability, application monitoring, system monitoring, infrastructure monitoring, server monitoring, monitoring tools ~ Prometheus, Grafana, Datadog, Splunk
Prometheus ~ Grafana
Grafana
Datadog: data dog ~ New Relic
New Relic: newrelic
Nagios ~ Zabbix
Zabbix
SolarWinds: solar winds ~ Network administration
Dynatrace ~ Monitoring and observability
AppDynamics: app dynamics ~ Dynatrace
PagerDuty
Opsgenie ~ PagerDuty
Splunk: splunk enterprise
Site reliability engineering: ^SRE, site reliability
Release management: release engineering, deployment management, software releases, software deployment
Nginx: ngnix ~ Apache HTTP Server
Apache HTTP Server: apache web server, apache httpd, apache server, ?Apache, httpd ~ IIS
IIS: internet information services, internet information server, microsoft iis
Web server administration: web servers, web hosting
Load balancing: load balancers, haproxy ~ F5 BIG-IP
F5 BIG-IP: f5 load balancer, ^F5, big-ip
High availability: failover, fault tolerance
Service mesh: istio, linkerd
HashiCorp Vault: secrets management, !Vault
Distributed systems: distributed computing, scalable systems, distributed applications
High-performance computing: ^HPC
# Systems administration
Linux: linux administration, linux system administration, linux/unix, linux os, linux servers ~ Unix, Bash, Ubuntu, Red Hat Enterprise Linux
Red Hat Enterprise Linux: ^RHEL, red hat, redhat, red hat linux ~ CentOS
Ubuntu: ubuntu linux
Debian ~ Ubuntu
CentOS: cent os
SUSE Linux: suse, sles ~ Linux
Kali Linux ~ Penetration testing
Unix: unix administration, unix/linux ~ Solaris, AIX
Solaris: sun solaris
AIX: ibm aix
HP-UX: hpux ~ Unix
Windows Server: microsoft windows server, windows server 2012, windows server 2016, windows server 2008, windows server administration, windows server 2019 ~ Active Directory
Microsoft Windows: ms windows, ^Windows, windows os, windows 10, windows 7, windows 11, windows xp, windows 8, windows operating system
Operating systems: os installation
macOS: mac os, mac os x, os x, apple macintosh ~ Microsoft Windows
Jamf: jamf pro ~ macOS
Active Directory: ^AD, microsoft active directory, active directory administration ~ Windows Server, Identity and access management, LDAP, Group Policy
Azure Active Directory: azure ad, entra id ~ Active Directory
LDAP
Group Policy: ^GPO
System administration: server administration, sysadmin, server management, server maintenance, server support, systems management, systems administrator ~ Linux, Windows Server
Virtualization: virtual machines, ^VDI, ^KVM ~ VMware, Hyper-V, Citrix
VMware: vmware esxi, esxi, vsphere, vmware vsphere, vcenter
Hyper-V: hyperv, microsoft hyper-v
VirtualBox: virtual box ~ Virtualization
Citrix: xenserver, citrix xenapp, xenapp, xendesktop
Microsoft Exchange: exchange server, ms exchange, exchange online, microsoft exchange server
Microsoft 365 administration: office 365 administration, o365 administration, office 365 admin, o365 admin
SCCM: system center configuration manager ~ Microsoft Intune
Microsoft Intune: intune, endpoint manager ~ Mobile device management
Mobile device management: mobileiron, airwatch
SharePoint: microsoft sharepoint, share point, sharepoint online, ms sharepoint, sharepoint designer, sharepoint 2013
IT support: technical support, tech support, it helpdesk, desktop support, help desk, helpdesk, help desk support, computer support, end user support, user support, it service desk, service desk, deskside support, remote support, computer troubleshooting, pc support, it troubleshooting ~ Hardware support, Ticketing systems
Hardware support: computer hardware, hardware troubleshooting, pc repair, computer repair, hardware installation, pc hardware, hardware maintenance, computer maintenance, computer assembly, desktop imaging, printer support, printer repair, pc maintenance, hardware and software installation, software installation, desktops and laptops
Ticketing systems: it ticketing, ticketing tools ~ ServiceNow, Zendesk
ServiceNow: service now, snow ticketing ~ BMC Remedy
BMC Remedy: ^Remedy, remedy ticketing
Zendesk: zen desk ~ Freshdesk
Freshdesk: freshservice
ITIL: itil v3, itil 4, itil foundation ~ IT service management
IT service management: ^ITSM, incident management, problem management ~ IT support
Remote desktop: remote desktop support, teamviewer, ^RDP, remote access, anydesk, vnc
Backup and recovery: data backup, data recovery, backup and restore, system backup, backup solutions, backup administration ~ Disaster recovery, Veeam
Disaster recovery: disaster recovery planning, dr planning ~ Business continuity
Veeam: veeam backup
Veritas NetBackup: netbackup, backup exec ~ Backup and recovery
Storage administration: ^SAN, ^NAS, san storage, storage area network, storage management, raid ~ NetApp
NetApp
Dell EMC storage: emc storage, dell emc ~ NetApp
IT asset management: hardware inventory, software licensing, it inventory, software asset management
IT project management: it projects, it program management ~ Project management
IT operations: it infrastructure, data center operations, data center, it infrastructure management
Jira: atlassian jira, jira software ~ Confluence
Confluence: atlassian confluence
# Networking
*Networking: computer networking, network protocols, tcp/ip, computer networks, lan/wan, ^LAN, ^WAN, networking protocols, network fundamentals, osi model, ipv4, ipv6, networking concepts, networking technologies, tcpip ~ Routing and switching, Network administration
Subnetting: subnets, ip addressing ~ Networking
Network administration: network management, network support, network engineering, network troubleshooting, network infrastructure, network monitoring, network maintenance, network configuration, snmp, network operations, network administrator ~ System administration
Network design: network architecture, network planning ~ Network administration
Wireshark: packet analysis ~ Network administration
Routing and switching: routing protocols, inter-vlan routing, routers and switches, switches and routers, switching protocols, lan switching, routers, network switches ~ BGP, OSPF, VLAN
BGP: border gateway protocol
OSPF ~ BGP
EIGRP ~ OSPF
NAT: network address translation, port address translation ~ Routing and switching
VLAN: vlan configuration
MPLS
Cisco: cisco ios, cisco routers, cisco switches, cisco networking, cisco catalyst, cisco nexus ~ Juniper, Routing and switching
Cisco ASA: asa firewall ~ Firewalls
Cisco Meraki: meraki ~ Cisco
Juniper: juniper networks, junos
CCNA: cisco certified network associate, ccna certification ~ Cisco
CCNP: cisco certified network professional ~ CCNA
CCIE ~ CCNP
CompTIA A+: a+, a+ certification, a+ certified ~ CompTIA Network+
CompTIA Network+: network+ ~ CompTIA Security+
CompTIA Security+: security+, sec+
DNS: domain name system ~ Networking, DHCP
DHCP
VPN: virtual private network, ipsec, site-to-site vpn ~ Network security
Wireless networking: wi-fi, wifi, wireless lan, wlan, wireless networks, wireless access points
VoIP: voice over ip, ip telephony, sip trunking, pbx, unified communications ~ Avaya
Avaya
SD-WAN: sdwan, software defined networking, ^SDN
Network cabling: structured cabling, cat5, cat6, cable installation, low voltage cabling, cabling ~ Fiber optics
Fiber optics: fibre optics, fiber optic splicing, ftth, fiber splicing
Telecommunications: telecom, telephony, telecom networks, telecommunication systems ~ RF engineering
RF engineering: rf design, radio frequency, rf planning, rf optimization, lte, 5g, gsm, umts
# Security
Cybersecurity: cyber security, information security, infosec, it security, computer security, data security, information assurance, security operations, information systems security, cyber defense ~ Network security
Network security: ids/ips, intrusion detection, intrusion prevention, ^IDS, ^IPS ~ Firewalls
Firewalls: firewall management, firewall administration, firewall configuration ~ Palo Alto firewalls, Fortinet
Palo Alto firewalls: palo alto networks ~ Fortinet
Fortinet: fortigate
Check Point firewalls: checkpoint firewall ~ Palo Alto firewalls
Application security: cross site scripting, ^XSS, ^CSRF, sql injection prevention, appsec, secure coding, web application security, secure development ~ OWASP
OWASP: owasp top 10
Penetration testing: pen testing, pentesting, pentest, penetration tests, red teaming ~ Vulnerability management, Ethical hacking
Ethical hacking: ^CEH, certified ethical hacker
Metasploit ~ Penetration testing
Burp Suite: burpsuite ~ Penetration testing
Nmap ~ Penetration testing
Vulnerability management: vulnerability assessment, vulnerability scanning ~ Nessus
Nessus: tenable
Qualys ~ Nessus
Patch management: patching, system patching
SIEM: security information and event management, security monitoring, log analysis ~ Splunk, QRadar, Incident response
QRadar: ibm qradar
ArcSight ~ QRadar
Incident response: security incident response, incident handling, soc analysis, security operations center ~ Threat intelligence
Threat intelligence: threat hunting, threat analysis, threat modeling
Malware analysis: reverse engineering malware ~ Digital forensics
Digital forensics: computer forensics, forensic imaging
Identity and access management: ^IAM, access management, identity management, privileged access management, user account management, user provisioning ~ Okta, Single sign-on
Okta
Ping Identity ~ Okta
CyberArk ~ Identity and access management
Single sign-on: ^SSO, ^SAML
Multi-factor authentication: ^MFA, two-factor authentication
Cryptography: encryption, ^PKI, public key infrastructure, data encryption
Security compliance: security audits, security policies, security standards ~ Risk management, ISO 27001, NIST
ISO 27001: iso27001
NIST: nist 800-53, nist framework, fisma, fedramp
PCI DSS: pci compliance
SOC 2: soc2
IT audit: it auditing, itgc ~ Internal audit
CISSP: certified information systems security professional ~ Cybersecurity
CISA: certified information systems auditor ~ IT audit
CISM: certified information security manager ~ CISSP
Endpoint security: antivirus, anti-virus, endpoint protection ~ CrowdStrike
CrowdStrike: crowdstrike falcon
Data loss prevention: ^DLP
Data privacy: gdpr, privacy compliance, ccpa, data protection
# Software testing
Software testing: qa testing, software quality assurance, ^SQA, test engineering, qa engineering, application testing, software qa, system testing, quality assurance testing, software tester ~ Manual testing, Test automation
Functional testing: black box testing, blackbox testing, white box testing ~ Software testing
Integration testing: system integration testing, ^SIT ~ Software testing
Smoke testing: sanity testing ~ Regression testing
Manual testing: exploratory testing, manual qa
Test automation: automation testing, automated testing, test automation frameworks, automated tests, automation framework, qa automation, automated test scripts ~ Selenium, Cypress
Selenium: selenium webdriver, selenium ide, selenium grid ~ Cypress, Appium
^Cypress: cypress.io ~ Playwright
?Playwright ~ Selenium
Puppeteer ~ Playwright
Appium: mobile testing, mobile app testing
HP UFT: ^QTP, quick test professional, ^UFT, quicktest pro ~ Test automation
Robot Framework ~ Test automation
TestNG: test ng ~ JUnit
JUnit: junit5
^Jest: jestjs ~ Mocha
?Mocha: mocha chai, mochajs
?Jasmine: jasmine karma ~ Jest
Pytest: py test ~ Unit testing
NUnit: xunit ~ Unit testing
Mockito ~ JUnit
?Cucumber: gherkin, cucumber bdd, specflow
Unit testing: unit tests
Performance testing: stress testing, performance test ~ Load testing
Load testing: load tests ~ JMeter, LoadRunner
JMeter: apache jmeter ~ LoadRunner
LoadRunner: load runner, hp loadrunner
API testing ~ Postman, REST APIs
^Postman: postman api
SoapUI: soap ui ~ Postman
Regression testing: regression tests
Test planning: test plans, test strategy ~ Test case design
Test case design: test cases, test scripts, test scenarios, writing test cases, test design, test execution, test case execution, test case development
Test management: hp alm, hp quality center, quality center, testrail, zephyr ~ Defect tracking
Defect tracking: bug tracking, defect management, bug reporting, bug reports, defect reporting, defect life cycle ~ Bugzilla, Jira
Bugzilla
Mantis bug tracker: mantisbt ~ Bugzilla
User acceptance testing: ^UAT, acceptance testing, user acceptance test
`
