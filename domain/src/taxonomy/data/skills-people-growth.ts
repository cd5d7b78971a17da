export const peopleGrowthSkills = `
# Human resources
Human resources: ^HR, human resource management, hr management, hr administration, personnel administration, hr operations, hrm, hr policies, hr generalist, hr functions ~ Employee relations, Recruiting
Recruiting: recruitment, talent acquisition, hiring, sourcing candidates, staffing, full-cycle recruiting, candidate sourcing, full cycle recruitment, headhunting, recruitment and selection, end to end recruitment, technical recruiting, hiring process, talent sourcing, recruit ~ Interviewing, Applicant tracking systems
Interviewing: interviewing candidates, conducting interviews, candidate screening, structured interviews, candidate interviews, screening candidates, resume screening
Applicant tracking systems: ^ATS, applicant tracking, greenhouse ats, taleo, icims, lever ats, jobvite
Onboarding: new hire orientation, employee onboarding, new employee orientation, induction of employees, new hire onboarding, orientation of new employees
Offboarding: exit interviews, employee terminations ~ Employee relations
Employee relations: labor relations, employee engagement, industrial relations, grievances, grievance handling, employee retention, union negotiations, collective bargaining, workplace investigations, union relations ~ Employment law
Benefits administration: employee benefits, open enrollment, benefits management, health benefits administration, leave administration, 401(k) administration, benefits enrollment ~ Compensation
*Compensation: compensation and benefits, salary benchmarking, compensation analysis, compensation planning, salary administration, job evaluation
HRIS: hr information systems, hr systems, hris systems, ultipro, ukg, kronos, bamboohr, human resource information system, timekeeping systems ~ Workday
Training and development: employee training, staff training, learning and development, training delivery, corporate training, staff development, training programs, ^L&D, delivering training, training facilitation, training new employees, professional development programs, training design, trained employees, train staff, employee development, training staff ~ Instructional design
Organizational development: ^OD consulting, organization design, succession planning, talent management
Diversity and inclusion: ^DEI, diversity equity and inclusion
Background checks: reference checks, background screening, pre-employment screening
HR compliance: i-9 compliance, i-9 verification, hr audits, i-9
SHRM certification: shrm-cp, shrm-scp, ^SHRM ~ PHR certification
PHR certification: ^PHR, ^SPHR, professional in human resources
*Job descriptions: writing job descriptions, job postings
Workers compensation: workman's compensation claims
Career counseling: career guidance, career coaching, career development, job placement, employment counseling, resume writing, job coaching
# Marketing
Marketing: marketing strategy, marketing management, marketing campaigns, marketing plans, marketing planning, marketing communications, promotional campaigns, marketing programs, marketing initiatives, integrated marketing, marketing materials ~ Digital marketing, Brand management
Digital marketing: online marketing, internet marketing, e-marketing, web marketing, digital campaigns, performance marketing, digital advertising, online advertising ~ SEO, PPC advertising, Social media marketing
SEO: search engine optimization, on-page seo, off-page seo, keyword research, link building, seo strategy, technical seo ~ SEM, Web analytics
SEM: search engine marketing, paid search ~ PPC advertising
PPC advertising: ^PPC, pay per click, ppc campaigns ~ Google Ads
Google Ads: google adwords, adwords ~ Facebook Ads
Facebook Ads: meta ads, facebook advertising, facebook ads manager, facebook marketing
Paid social: paid social media, instagram ads ~ Facebook Ads
Social media marketing: social media, social media management, social media campaigns, social media strategy, social networking, facebook and instagram, social media content, social media advertising, community management, social media manager, social media platforms ~ Content marketing
Hootsuite ~ Social media marketing
Sprout Social ~ Hootsuite
Content marketing: content creation, content strategy, content development, content writing, blogging, blog writing, blog posts, content management, content production, web content, content planning ~ Copywriting
Email marketing: e-mail marketing, email campaigns, newsletters, email newsletters, e-newsletters, direct mail, email automation ~ Mailchimp, Marketing automation
Mailchimp: mail chimp
Constant Contact ~ Mailchimp
Klaviyo ~ Mailchimp
Marketing automation: marketo, pardot, eloqua, salesforce marketing cloud ~ HubSpot
Brand management: branding, brand development, brand strategy, brand awareness, brand marketing, brand identity, brand building, brand positioning, brand guidelines
Market research: marketing research, consumer research, competitive analysis, market analysis, competitor analysis, focus groups, consumer insights, competitive intelligence, customer insights, industry research, market intelligence, market trends
Product marketing: product positioning, product messaging ~ Go-to-market strategy
Go-to-market strategy: ^GTM strategy, go-to-market, go-to-market plans
Advertising: ad campaigns, advertising campaigns, print advertising, advertisements, ad copy, ad operations, advertising sales, ad placement ~ Media planning
Media planning: media buying, media buyer, media strategy, programmatic advertising, media plans, dsp platforms
Affiliate marketing
Influencer marketing: influencer outreach, influencer campaigns ~ Social media marketing
Growth marketing: growth hacking, user acquisition, demand generation, customer acquisition, conversion rate optimization, ^CRO, conversion optimization ~ Lead generation
Event marketing: trade shows, tradeshows, trade show management, promotional events, experiential marketing, brand ambassador, product demonstrations
Event planning: event management, event organization, planning events, special events, event production, conference planning, event logistics, organizing events, wedding planning, event planner, fundraising events ~ Event coordination
Public relations: press relations, media relations, publicity, pr campaigns, media outreach, pr strategy, press outreach, media pitching, media liaison ~ Press releases, Corporate communications
Press releases: press release writing, press kits, news releases
Corporate communications: internal communications, external communications, employee communications, communications strategy, strategic communications, communications planning, speechwriting, executive communications
Crisis communications ~ Public relations
Copywriting: copy writing, ad copywriting, writing copy, marketing copy, copywriter, web copy ~ Content marketing
Market segmentation: customer segmentation, target audience, *segmentation
E-commerce: ecommerce, online sales, online retail, e-commerce management, amazon marketplace, online store, amazon seller central, ebay selling ~ Shopify
Marketing analytics: campaign analysis, marketing metrics, roi analysis, campaign performance, campaign optimization, campaign management
Public affairs: government affairs, government relations, lobbying, advocacy campaigns
Fundraising: fund raising, donor relations, donor cultivation, fund development, capital campaigns, donor management, annual giving, major gifts, philanthropy, *donations ~ Grant writing
Grant writing: grant proposals, writing grants, proposal writing for grants, grant applications
Community outreach: outreach programs, community engagement, community relations, community development, outreach, community organizing, community events
Volunteer management: volunteer coordination, coordinating volunteers, volunteer recruitment
# Sales
Sales: selling, sales skills, sales techniques, direct sales, sales experience, sales support, *sales process, solution selling, consultative selling, sales representative, outside sales, field sales, consultative sales, door-to-door sales, sales presentations ~ Business development, Account management
Inside sales: telesales, inside sales support, telephone sales ~ Telemarketing
Telemarketing: tele-marketing, outbound calling, outbound calls, telemarketer
Cold calling: cold calls, cold outreach, prospecting, sales prospecting ~ Lead generation
Lead generation: lead gen, generating leads, lead qualification, sales leads, qualifying leads, lead management, sales development ~ Cold calling
Account management: key account management, client account management, managing accounts, major accounts, key accounts, account manager, strategic accounts, account executive ~ Client relationship management
Client relationship management: client relations, client relationships, customer relations, client retention, customer relationship building, client management, client services, client servicing, customer relationships, customer retention, relationship management ~ Customer success
Customer success: customer success management, customer onboarding, *renewals, churn reduction, client success, customer adoption
Sales management: sales leadership, managing sales teams, sales team leadership, sales team management, sales manager, territory sales management, sales planning, sales strategy ~ Territory management
Territory management: sales territory, territory planning, territory sales, territory development
Sales operations: sales enablement, sales reporting, sales administration, sales analytics, pipeline management, sales pipeline
B2B sales: business-to-business sales, b2b, corporate sales, enterprise sales, business to business
B2C sales: b2c
Technical sales: sales engineering, pre-sales, presales, solution sales, technical demonstrations
Medical sales: pharmaceutical sales, medical device sales, pharma sales
Automotive sales: car sales, vehicle sales
Proposal writing: rfp responses, ^RFP, rfps, bid writing, proposal development, proposals, tender preparation, tenders, bid management, business proposals
*Pricing: pricing strategy, price setting, quotations, quoting, price quotes, pricing analysis, preparing quotes, price quotations, price negotiation
Sales targets: quota attainment, meeting sales goals, exceeding quotas, sales goals, sales quotas, exceeding sales goals, revenue growth, sales growth
Closing sales: closing deals, deal closing
# Customer service
Customer service: customer care, customer support, guest service, customer assistance, excellent customer service, customer service skills, guest relations, customer satisfaction, helping customers, customer experience, customer service representative, client support, assisting customers, serving customers ~ Complaint handling, Call center operations
Call center operations: call centre, contact center, inbound calls, handling calls, inbound call handling, call handling, call center environment, customer calls
Complaint handling: complaint resolution, resolving complaints, handling complaints, customer complaints, customer issues, dispute handling, *complaints, *escalations, escalation handling
Live chat support: chat support, email support, email and chat support
Order processing: order entry, processing orders, order management, order taking, order fulfillment, order fulfilment, sales orders, customer orders, purchase orders processing
Customer feedback: customer surveys, satisfaction surveys, feedback collection, net promoter score
Returns and refunds: processing returns, refunds, exchanges and returns, returns processing
# Languages
Bilingual: multilingual, bi-lingual, multi-lingual
Spanish: spanish language, fluent spanish, bilingual spanish, spanish speaking, bilingual english/spanish
French: french language, fluent french
German: german language, fluent german
Mandarin Chinese: mandarin, chinese language
Cantonese
Arabic: arabic language
Portuguese: portuguese language
Russian: russian language
Hindi
Japanese: japanese language
Korean: korean language
Italian: italian language
Polish language: fluent polish
Vietnamese language: fluent vietnamese
Tagalog
American Sign Language: ^ASL, sign language
English: english language, fluent english, english fluency
Translation: translating, document translation, translator, localization ~ Interpretation
*Interpretation: interpreting, simultaneous interpretation, language interpretation, interpreter
`
