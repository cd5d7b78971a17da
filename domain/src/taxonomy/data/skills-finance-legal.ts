export const financeLegalSkills = `
# Accounting
Accounting: accountancy, accounting principles, accounting skills, general accounting, financial accounting, accounting operations, accounting functions ~ Bookkeeping, General ledger, GAAP
Bookkeeping: book keeping, keeping books, full-charge bookkeeping ~ QuickBooks, Accounting
Accounts payable: ^AP processing, a/p, invoice processing, vendor payments, processing invoices, vendor invoices, invoices payable, supplier invoices, ^AP/AR ~ Accounts receivable
Accounts receivable: a/r, ^AR collections, cash application, cash posting, receivables ~ Invoicing, Collections
Invoicing: *billing, invoice preparation, issuing invoices, client billing, customer billing, preparing invoices, invoice generation, billing and invoicing
*Collections: debt collection, collection calls, debt recovery, delinquent accounts, past due accounts, credit control, credit and collections ~ Accounts receivable
General ledger: ^GL, g/l, general ledger accounting, ledger reconciliation, ledger maintenance, ledgers, general ledger entries ~ Journal entries
Journal entries: posting entries, adjusting entries, accruals, accrual accounting
Account reconciliation: bank reconciliation, reconciliations, balance sheet reconciliation, reconciling accounts, reconcile accounts, bank reconciliation statements
Month-end close: month-end closing, year-end close, period close, financial close, close process, monthly close, year end closing, month-end
Financial statements: financial statement preparation, preparing financial statements, income statements, balance sheets, profit and loss statements, cash flow statements, consolidated financial statements ~ Financial reporting
Financial reporting: financial reports, statutory reporting, sec reporting, external reporting, statutory accounts, monthly financial reports, management accounts, preparing financial reports
GAAP: us gaap, generally accepted accounting principles, u.s. gaap ~ IFRS
IFRS: international financial reporting standards
Payroll: payroll processing, payroll administration, processing payroll, payroll management, payroll preparation, payroll accounting ~ ADP
Tax preparation: tax returns, tax return preparation, preparing tax returns, income tax returns, income tax preparation, tax filing, individual tax returns ~ Tax compliance
Tax compliance: corporate tax, sales tax, tax law, vat returns, tax accounting, sales and use tax, ^VAT, income tax, indirect tax, tax research, taxation, tax reporting, ^GST ~ Tax preparation
Tax planning ~ Tax compliance
Auditing: audits, external audit, financial audit, audit procedures, audit planning, statutory audit, *auditor ~ Internal audit
Internal audit: internal auditing ~ Internal controls
Internal controls: sarbanes-oxley, ^SOX, sox compliance, control testing
Cost accounting: job costing, product costing, standard costing, cost analysis, costing, management accounting, variance analysis, managerial accounting
Fixed assets: fixed asset accounting, depreciation, fixed asset management ~ General ledger
Fund accounting: nonprofit accounting, governmental accounting, government accounting ~ Accounting
Forensic accounting: fraud examination ~ Auditing
Revenue recognition: asc 606 ~ GAAP
QuickBooks: quick books, quickbooks online, quickbooks pro, intuit quickbooks ~ Xero, Sage accounting
Xero
Sage accounting: ?Sage, sage 50, peachtree, sage intacct, sage 100
FreshBooks ~ QuickBooks
Tally: tally erp, tally erp 9 ~ QuickBooks
Great Plains: microsoft dynamics gp, dynamics gp ~ Microsoft Dynamics
NetSuite: oracle netsuite, net suite ~ ERP systems
ADP: adp workforce now, adp payroll ~ Paychex
Paychex
Paylocity ~ Paychex
Paycom ~ Paychex
Gusto payroll ~ Paychex
TurboTax ~ Tax preparation
Tax software: lacerte, proseries, ultratax, drake software ~ TurboTax
CPA: certified public accountant, chartered accountant, acca, ^CPA license ~ Accounting
CMA: certified management accountant ~ CPA
BlackLine ~ Account reconciliation
Hyperion: oracle hyperion, hyperion essbase, essbase ~ Financial planning and analysis
# Finance and banking
Financial analysis: financial analyst, analyzing financials, financial data analysis, financial statement analysis, ratio analysis, finance analysis ~ Financial modeling
Financial modeling: financial models, dcf, discounted cash flow, building financial models ~ Valuation
Financial planning and analysis: ^FP&A, fp&a, budgeting and forecasting, financial forecasting, long range planning ~ Budget management, Forecasting
Financial management: finance management, financial administration, financial operations, *finance ~ Budget management
Valuation: business valuation, company valuation, asset valuation, equity valuation ~ Financial modeling
Cash flow management: cash management, cash flow forecasting, treasury, treasury management, liquidity management, cash flow, working capital management, treasury operations
Investment analysis: investment research, equity research, securities analysis, investment management, *investments, fundamental analysis ~ Portfolio management
Investment banking ~ Investment analysis
Portfolio management: investment portfolios, asset management, fund management, asset allocation, portfolio analysis ~ Investment analysis
Wealth management: private banking, client wealth, high net worth clients ~ Financial planning
Financial planning: financial advising, financial advisory, personal financial planning, retirement planning, estate planning advice, ^CFP, financial advice ~ Wealth management
*Trading: stock trading, securities trading, equity trading, fx trading, options trading, derivatives, fixed income, capital markets, foreign exchange ~ Investment analysis
Bloomberg Terminal: bloomberg ~ Investment analysis
CFA: chartered financial analyst ~ Investment analysis
Series 7: finra series 7, series 66, series 63, series 6, finra ~ Financial planning
Private equity: venture capital, leveraged buyouts ~ Mergers and acquisitions
Financial risk: market risk, credit risk, operational risk, basel iii, value at risk ~ Risk management
Credit analysis: credit underwriting, creditworthiness, credit reports analysis, credit assessment, credit review ~ Loan processing
Loan processing: loan origination, loan documentation, consumer lending, commercial lending, lending, *loans, loan applications, loan servicing ~ Mortgage lending, Underwriting
Mortgage lending: mortgages, mortgage loans, mortgage processing, mortgage underwriting, fha loans, mortgage banking, residential mortgage
Underwriting: insurance underwriting, risk underwriting
Banking operations: retail banking, branch operations, bank operations, teller operations, commercial banking, bank teller, banking services, banking, corporate banking ~ Cash handling
Anti-money laundering: ^AML, aml compliance, bank secrecy act, ^BSA, ^KYC, know your customer, aml/kyc ~ Fraud prevention, Regulatory compliance
Fraud prevention: fraud detection, fraud investigation, fraud analysis ~ Anti-money laundering
Regulatory compliance: *compliance, compliance management, regulatory affairs compliance, compliance monitoring, regulatory requirements, legal compliance, regulatory reporting, compliance audits, corporate compliance
Due diligence: financial due diligence
Actuarial analysis: actuarial science, actuarial modeling, reserving, actuarial
Insurance claims: claims processing, claims adjusting, claims handling, claims management, claims investigation, insurance claims processing, claim adjudication, claims adjustment, claims settlement ~ Insurance
*Insurance: property and casualty, p&c insurance, life and health insurance, health insurance products, insurance policies, insurance products, insurance license, insurance sales ~ Underwriting
Insurance verification: benefits verification, insurance eligibility, verifying insurance
Payment processing: wire transfers, ach payments, swift payments
# ERP and business systems
ERP systems: ^ERP, enterprise resource planning, erp software, erp implementation ~ SAP, Oracle E-Business Suite, Microsoft Dynamics
^SAP: sap erp, sap r/3, sap ecc, sap system, sap software, sap modules ~ SAP S/4HANA, ERP systems
SAP S/4HANA: s/4hana, s4 hana, sap s4 ~ SAP HANA
SAP HANA: hana, hana db ~ SAP
SAP FICO: sap fi, sap co, sap fi/co, sap finance ~ SAP
SAP MM: sap materials management ~ SAP
SAP SD: sap sales and distribution ~ SAP
SAP PP: sap production planning ~ SAP
SAP HCM: sap hr, sap successfactors, successfactors ~ SAP
SAP BW: sap bi, sap business warehouse, sap bw/4hana ~ SAP
SAP Basis: basis administration ~ SAP
SAP WM: sap ewm ~ SAP
SAP Ariba: ariba ~ Procurement
SAP Fiori: sap ui5, sapui5 ~ SAP
Oracle E-Business Suite: oracle ebs, oracle apps, oracle applications, oracle e-business, oracle financials ~ Oracle Fusion
Oracle Fusion: oracle cloud erp, oracle cloud
PeopleSoft: people soft, oracle peoplesoft ~ ERP systems
JD Edwards: jde
Microsoft Dynamics: dynamics 365, ms dynamics, dynamics ax, dynamics nav, d365, dynamics crm ~ ERP systems
^Workday: workday hcm, workday hris ~ HRIS
Salesforce: salesforce.com, ^SFDC, sales force crm, salesforce crm, salesforce administration, salesforce lightning experience ~ CRM software, HubSpot
CRM software: ^CRM, customer relationship management, crm systems, crm tools ~ Salesforce, HubSpot, Zoho CRM
HubSpot: hub spot, hubspot crm ~ Marketing automation
Zoho CRM: zoho ~ CRM software
Pega: pega prpc, pegasystems ~ Business process management tools
Business process management tools: appian, bpm tools
# Legal
Legal research: case law research, westlaw, lexisnexis, lexis, lexis nexis, statutory research ~ Legal writing
Legal writing: legal drafting, drafting pleadings, legal documents, drafting legal documents, pleadings, briefs and motions, *motions, legal memoranda, brief writing, drafting motions
Litigation: civil litigation, litigation support, trial preparation, trial experience, depositions, *trials, trial practice, commercial litigation ~ Discovery
*Discovery: e-discovery, ediscovery, document review, legal discovery, relativity software
Contract drafting: contract review, drafting contracts, contract law, drafting agreements, reviewing contracts, review contracts, commercial contracts, drafting and negotiating contracts ~ Contract management
Corporate law: corporate governance, business law, commercial law, company law, corporate legal ~ Contract drafting
Employment law: labor law, employment legislation, labor and employment law, fmla, flsa ~ Employee relations
Family law: divorce law, custody cases
Criminal law: criminal defense, prosecution, criminal justice, criminal procedure
Real estate law: property law, conveyancing, land law ~ Real estate transactions
Intellectual property: *patents, patent law, trademarks, copyright law, patent prosecution, ip law, licensing agreements
Immigration law: visa petitions, immigration applications, *immigration
Personal injury law: tort law, personal injury, insurance defense
Bankruptcy law: insolvency, bankruptcy
Estate planning: wills and trusts, probate, trusts and estates, estate administration
*Mediation: arbitration, alternative dispute resolution, ^ADR
Case management: caseload management, managing caseloads, case files, client case management, caseload
Court procedures: court filings, filing court documents, e-filing, docketing, court hearings, court documents
Paralegal services: paralegal, legal assistance, legal administration, paralegal certificate, legal secretary, legal support ~ Legal research
Bar admission: member of the bar, licensed attorney, admitted to practice, state bar, juris doctor, ^JD degree
Legal advice: legal counsel, advising clients on law, legal counseling, *legal services, *legal guidance
Client interviews: client intake, intake interviews, intake assessment, interviewing clients
# Real estate
Real estate transactions: real estate sales, real estate, real estate closings, property sales, realtor, real estate agent ~ Property management
Real estate license: licensed realtor
Property management: *leasing, lease administration, tenant relations, residential property management, apartment leasing, rent collection, property manager, tenant management, *leases, lease agreements ~ Facilities management
Property appraisal: real estate appraisal, property valuation, *appraisals ~ Real estate transactions
Title examination: title search, title insurance, escrow
Yardi: yardi voyager, appfolio ~ Property management
Property inspection: home inspection
Facilities management: facilities maintenance, facility operations, building operations, building management ~ Building maintenance
`
