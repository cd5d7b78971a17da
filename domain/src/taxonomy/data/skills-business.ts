export const businessSkills = `
# Office software
Microsoft Office: ms office, microsoft office suite, ms office suite, office suite, microsoft office products, office applications, ms office applications ~ Microsoft Excel, Microsoft Word, Google Workspace
Microsoft Excel: ms excel, ?Excel, advanced excel, excel spreadsheets ~ Google Sheets, Spreadsheets
Microsoft Word: ms word, ?Word ~ Google Docs
Microsoft PowerPoint: powerpoint, ms powerpoint, power point, ms power point ~ Google Slides
Microsoft Outlook: ms outlook, ?Outlook ~ Gmail
Microsoft OneNote: onenote
Microsoft Publisher: ms publisher
Microsoft Project: ms project, msp project ~ Project planning
Microsoft Visio: visio, ms visio
Microsoft Teams: ms teams ~ Slack, Zoom
Microsoft 365: office 365, o365, m365 ~ Microsoft Office
Google Workspace: g suite, gsuite, google suite, google apps, google docs suite ~ Google Docs, Google Sheets
Google Docs
Google Sheets
Google Slides
Gmail
LibreOffice: openoffice, open office ~ Microsoft Office
Pivot tables: pivottables ~ Microsoft Excel
VLOOKUP: xlookup ~ Microsoft Excel
Spreadsheets: spreadsheet management
^Slack
?Zoom
Webex: cisco webex ~ Zoom
Video conferencing: gotomeeting ~ Zoom
Adobe Acrobat: acrobat, acrobat pro, pdf editing
Lotus Notes: ibm notes
Computer literacy: computer skills, basic computer skills, computer proficiency, computer proficient, computer operations, computer literate, basic computer knowledge
Internet research: online research, web research, internet browsing
# Office and administration
Administrative support: administrative assistance, administrative duties, office support, clerical support, administrative tasks, clerical duties, secretarial, general office duties, secretarial duties, administrative functions, clerical, administrative skills, admin support, administrative assistant ~ Office management, Executive support
Executive support: executive assistance, c-suite support, executive administrative support, supporting executives ~ Calendar management
Office management: office administration, office operations, running an office, office manager, office procedures
Calendar management: diary management, scheduling meetings, calendar coordination, calendaring, managing calendars, schedule meetings, diary keeping ~ Appointment scheduling
Appointment scheduling: scheduling appointments, appointment setting, schedule appointments, booking appointments, patient scheduling, appointment booking
Travel arrangements: travel booking, travel coordination, travel planning, coordinating travel, making travel arrangements, itinerary planning, travel itineraries
Data entry: data input, data capture, data processing, 10-key, ten key, database entry, alphanumeric data entry ~ Typing
Typing: typing speed, touch typing, keyboarding, wpm, words per minute, typist
Filing: record filing, filing systems, document filing, electronic filing ~ Records management
Records management: record keeping, recordkeeping, records maintenance, maintaining records, document control, archives management, document management, file management, records retention ~ Filing
Document preparation: preparing documents, document processing, word processing, document formatting, document creation
Correspondence: business correspondence, drafting correspondence, email correspondence, letter writing, business letters
Minute taking: taking minutes, meeting minutes, minutes of meetings
Reception: front desk, receptionist duties, front office, front-desk operations, greeting visitors, reception duties, receptionist ~ Phone etiquette, Multi-line phone systems
Phone etiquette: telephone etiquette, answering phones, telephone skills, answering telephones, phone skills, telephone answering, phone calls, answer phones
Multi-line phone systems: switchboard, multi-line phones, multi-line telephone, switchboard operation, phone systems
Mail handling: mail sorting, mailroom, mail processing, mail distribution, mailroom operations, sorting mail ~ Shipping and receiving
Office equipment: fax machine, photocopier, copier, fax, office machines, scanners, photocopying, copy machines, faxing
Shorthand: steno, stenography
Transcription: transcribing, audio transcription, dictation, medical dictation ~ Medical transcription
Proofreading: proof reading ~ Copy editing
Event coordination: meeting planning, meeting coordination, event support, organizing meetings, coordinating meetings ~ Event planning
Expense reports: expense reporting, expense management, travel expenses, expense tracking ~ Concur
?Concur: sap concur, expensify
Supply ordering: ordering supplies, office supplies, ordering office supplies, supply management ~ Purchasing
Petty cash: petty cash management
Notary public: notary, notarization
Virtual assistance: virtual assistant
# Management
Project management: managing projects, project manager, project coordination, project leadership, project administration, project execution, project delivery, project control, manage projects, project mgmt, !pm ~ Program management, Project planning
Project planning: project scheduling, project plans, work breakdown structure, project schedules, gantt charts, project estimation ~ Primavera
Primavera: primavera p6, oracle primavera
PMP: project management professional, pmp certified, pmp certification ~ Project management, PRINCE2
PRINCE2: prince 2
Certified ScrumMaster: ^CSM, scrum master, certified scrum master, psm i, scrum master certification ~ Scrum
Program management: program manager, program administration, program coordination, portfolio management of projects, pmo ~ Project management
Product management: product manager, product ownership, product owner, product lifecycle management, product development lifecycle, ^CSPO ~ Product roadmaps
Product roadmaps: roadmapping, product strategy, roadmap planning, backlog management, product backlog, backlog grooming, backlog prioritization ~ Agile
Product development: new product development, product innovation, ^NPD ~ Product management
Product launches: go-to-market launches, launching products ~ Go-to-market strategy
Change management: organizational change management, change leadership, organizational change, ^OCM, managing change ~ Organizational development
Stakeholder management: stakeholder engagement, stakeholder communication, managing stakeholders, stakeholder relations, stakeholder relationships, stakeholder coordination
Risk management: risk assessment, risk analysis, risk mitigation, risk identification, managing risk ~ Business continuity
Business continuity: business continuity planning, bcp planning, continuity planning ~ Emergency preparedness
Strategic planning: strategy development, business strategy, strategic management, corporate strategy, *strategy, strategic thinking, strategic plans, strategic initiatives
Business development: new business development, market expansion, new business, business growth, biz dev, business developer ~ Sales, Partnership management
Partnership management: strategic partnerships, partner relations, partnership development, alliance management, channel partners, building partnerships, partner management
Operations management: business operations, operational management, operations oversight, operational efficiency, operational excellence, managing operations, operations manager ~ Process improvement
Process improvement: continuous improvement, business process improvement, process optimization, kaizen, workflow improvement, process re-engineering, process efficiency, business process reengineering, improving processes, process development ~ Lean, Six Sigma
Lean: lean manufacturing, lean management, lean principles, lean methodologies, ^5S, value stream mapping, lean production ~ Six Sigma
Six Sigma: lean six sigma, green belt, black belt, six sigma green belt, six sigma black belt, dmaic
Root cause analysis: ^RCA, ^CAPA, corrective action, fishbone, ^FMEA, failure analysis, corrective and preventive action
Vendor management: supplier management, vendor relations, supplier relationship management, managing vendors, vendor relationships, supplier relations, vendor negotiations, vendor selection ~ Procurement
Contract management: contract administration, managing contracts, contract compliance ~ Contract negotiation
Contract negotiation: negotiating contracts ~ Negotiation
Budget management: budgeting, budget planning, budget control, budget development, *budgets, managing budgets, budget preparation, budget tracking, cost control, budget administration, annual budgets, budgetary control ~ Financial planning and analysis
Performance management: performance reviews, performance appraisals, performance evaluation, employee evaluations, staff appraisals ~ Staff supervision
Staff supervision: supervising staff, *supervision, team supervision, staff management, managing staff, employee supervision, supervisory skills, managing employees, supervised staff, supervisory experience, personnel management, supervise staff ~ Team leadership
Team leadership: team management, leading teams, leadership, team lead, people management, leadership skills, managing teams, team building, teambuilding, leading a team, leadership development, people leadership, team leader
Staff scheduling: employee scheduling, scheduling staff, shift scheduling, rota planning, shift planning, work schedules, rostering, scheduling employees, workforce scheduling ~ Workforce management
Workforce management: workforce planning, resource planning, manpower planning, resource allocation, capacity planning, resource management, staffing plans
KPI tracking: ^KPIs, ^KPI, key performance indicators, performance metrics, metrics tracking, balanced scorecard, performance measurement
OKRs: ^OKR, okr setting, objectives and key results ~ KPI tracking
Meeting facilitation: *facilitation, running meetings, workshop facilitation, facilitating meetings, facilitating workshops
Policy development: policies and procedures, policy writing, writing policies, procedure development, developing policies, standard operating procedures, ^SOPs, ^SOP, sop development, procedure writing, policy implementation
Multi-site management: multi-unit management, district management, regional management, multi-unit operations
Profit and loss management: p&l, p&l management, profit and loss, p&l responsibility ~ Budget management
Mergers and acquisitions: m&a, merger integration, post-merger integration ~ Due diligence
Management consulting: business consulting, *consulting, strategy consulting, advisory services ~ Strategic planning
Crisis management: crisis response, emergency management ~ Emergency preparedness
Grant management: grant administration ~ Grant writing
Entrepreneurship: small business management, startup management, business ownership
# Working skills
Communication: communication skills, verbal communication, oral communication, interpersonal communication, strong communication, effective communication, excellent communication, oral and written communication, written and verbal communication, verbal and written communication, communicator, excellent communication skills
Written communication: business writing, writing skills, professional writing
Presentation skills: presentations, *presenting, giving presentations, presentation design, delivering presentations
Public speaking: public speaker, speaking engagements
Interpersonal skills: people skills, interpersonal, rapport building, relationship building, building relationships, building rapport
Teamwork: team player, collaboration, team work, cross-functional collaboration, working in a team, team oriented, working with others, cross-functional teams
Problem solving: troubleshooting, problem resolution, solving problems, issue resolution, trouble shooting, problem solver, !problem resolution, creative problem solving
Critical thinking: !analysis, !analytical ability, analytical reasoning, analytical thinking, analytical skills, analytical, logical thinking, analytic skills
Attention to detail: detail-oriented, accuracy, detail orientation
Time management: prioritization, meeting deadlines, prioritizing, deadline management, prioritizing tasks, deadline-driven, deadline oriented
Organizational skills: planning and organizing, highly organized, well organized, !organization, !organized
Multitasking: multi-tasking, multitask, multi-task
Adaptability: *flexibility, *adaptable, fast learner, quick learner, !flexible
Decision making: sound judgment
Conflict resolution: conflict management, dispute resolution, resolving conflicts, *de-escalation, de-escalation techniques, mediation of disputes ~ Mediation
Negotiation: negotiating, negotiation skills
Creativity: *innovation, !creative, creative thinking
Emotional intelligence: empathy, compassionate
Active listening: listening skills ~ Communication
Coaching and mentoring: mentoring, coaching, staff coaching, mentorship, employee coaching, coaching staff, mentor
Customer focus: customer-oriented, client-focused, customer-focused
Self-motivation: self-motivated, self-starter, *initiative, works independently, working independently
Work under pressure: working under pressure, fast-paced environment, stress management, stress tolerance
Confidentiality: handling confidential information, *discretion, confidential records
Cultural awareness: cultural competence, cultural sensitivity, cross-cultural communication, intercultural communication
*Research: research skills, conducting research, desk research
*Reliability: dependability, punctuality, dependable, work ethic, strong work ethic
Physical stamina: standing for long periods, heavy lifting, lifting 50 pounds, lift 50 pounds, physical strength
`
