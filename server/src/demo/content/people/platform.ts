import type { DemoPerson } from '../person.ts'

export const platformPeople: readonly DemoPerson[] = [
  {
    occupation: 'platform-engineer',
    city: 'Portland, OR',
    zip: '97202',
    joinedDaysAgo: 41,
    file: { type: 'pdf', name: 'Tomas-Herrera-Platform-Engineer.pdf', layout: 'classic' },
    headline: 'Platform engineer who moves systems to Kubernetes without a maintenance window.',
    wishes: {
      titles: ['Senior Platform Engineer', 'Site Reliability Engineer', 'Platform Engineer'],
      mode: 'hybrid',
      places: ['Portland, OR', 'Vancouver, WA'],
      pay: [130_000, 165_000],
      types: ['full-time', 'contract'],
    },
    vouches: [
      {
        name: 'Claudia Reinholt',
        email: 'claudia.reinholt@fernhill-logistics.example',
        relation: 'manager',
        company: 'Fernhill Logistics',
        title: 'Head of Infrastructure',
        state: 'confirmed',
        from: '2018-06-01',
        until: '2022-02-28',
        comment: 'Tomás wrote the on-call handbook that we still use, four years after he left.',
        daysAgo: 35,
      },
      {
        name: 'Wen Zhao',
        email: 'wen.zhao@larkspurpay.example',
        relation: 'peer',
        company: 'Larkspur Pay',
        state: 'confirmed',
        from: '2022-03-01',
        until: '2026-09-01',
        daysAgo: 33,
      },
      {
        name: 'Gloria Mbeki',
        email: 'gloria.mbeki@larkspurpay.example',
        relation: 'client',
        company: 'Larkspur Pay',
        state: 'opened',
        daysAgo: 6,
      },
    ],
    employment: [
      {
        company: 'Fernhill Logistics',
        title: 'Infrastructure Engineer',
        start: '2018-06-01',
        end: '2022-02-28',
        verifierEmail: 'people@fernhill-logistics.example',
        status: 'verified',
        daysAgo: 32,
      },
      {
        company: 'Larkspur Pay',
        title: 'Senior Platform Engineer',
        start: '2022-03-01',
        end: null,
        verifierEmail: 'hr@larkspurpay.example',
        status: 'requested',
        daysAgo: 4,
      },
    ],
    resume: `
# Tomás Herrera
> Senior Platform Engineer
@ Portland, OR | engineer@demo.example | (971) 555-0163 | tomasherrera.example
## Summary
Platform engineer with eight years in infrastructure. I move systems without waking people up and leave documentation that outlives me.
## Experience
+ Senior Platform Engineer | Larkspur Pay | Portland, OR (hybrid) | March 2022 – present
- Moved 46 services to Kubernetes on AWS without a maintenance window.
- Cut the mean time to restore from 52 to 14 minutes in a year with Prometheus alerts tied to service levels.
- Wrote the on-call handbook that four teams now use; pages at night fell by 60%.
- Replaced 9,000 lines of shell with Terraform modules and CI/CD in GitHub Actions; a new environment takes 20 minutes instead of three days.
- Mentor two engineers; one became a team lead.
+ Infrastructure Engineer | Fernhill Logistics | Beaverton, OR | June 2018 – February 2022
- Built the Terraform modules behind 120 environments in two AWS accounts.
- Introduced Helm and Argo CD for 30 Linux services; deployments went from weekly to 15 a day.
- Ran PostgreSQL upgrades for 11 databases with less than one minute of downtime each.
- Automated patching of 340 virtual machines with Ansible.
+ Systems Administrator (part time) | Willamette Institute of Technology | Portland, OR | September 2016 – May 2018
- Kept 120 Linux laboratory machines patched and wrote the Python scripts that still reinstall them overnight.
- Ran the help desk for 900 students together with two others.
## Projects
- Restore Friday: a monthly exercise in which a random database is restored from backup; taken over by two other companies.
- Maintainer of a small open-source Terraform module for private networks, 2,300 downloads a month.
- Talk "Nobody wakes up for this" on retiring alerts, Cascadia Platform Days 2024.
## Education
BS in Computer Science, Willamette Institute of Technology, 2018
## Certifications
Certified Kubernetes Administrator (CKA), 2023
AWS Certified Solutions Architect, 2021
## Skills
Kubernetes, Terraform, Linux, CI/CD, AWS, Helm, Prometheus, Grafana, Python, Go, PostgreSQL, Ansible, Incident response, GitHub Actions, Docker
`,
  },
  {
    occupation: 'platform-engineer',
    city: 'Seattle, WA',
    zip: '98103',
    joinedDaysAgo: 44,
    file: { type: 'pdf', name: 'priya_raghunathan.pdf', layout: 'modern' },
    headline: 'Staff engineer for reliability: fewer pages, shorter incidents.',
    wishes: {
      titles: ['Staff Platform Engineer', 'Lead Platform Engineer'],
      mode: 'remote',
      places: [],
      pay: [185_000, 210_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Owen Bakker',
        email: 'owen.bakker@kestrelmaps.example',
        relation: 'manager',
        company: 'Kestrel Maps',
        title: 'VP Engineering',
        state: 'confirmed',
        from: '2019-01-01',
        until: '2026-06-01',
        comment: 'She made on-call something people volunteer for.',
        daysAgo: 39,
      },
      {
        name: 'Teresa Lund',
        email: 'teresa.lund@kestrelmaps.example',
        relation: 'direct_report',
        company: 'Kestrel Maps',
        state: 'confirmed',
        from: '2020-01-01',
        until: '2026-06-01',
        daysAgo: 37,
      },
      {
        name: 'Bashir Rahman',
        email: 'bashir@tallgrassdata.example',
        relation: 'peer',
        company: 'Tallgrass Data',
        state: 'confirmed',
        from: '2015-02-01',
        until: '2018-12-31',
        daysAgo: 36,
      },
    ],
    employment: [
      {
        company: 'Kestrel Maps',
        title: 'Staff Site Reliability Engineer',
        start: '2019-01-01',
        end: null,
        verifierEmail: 'people@kestrelmaps.example',
        status: 'verified',
        daysAgo: 35,
      },
      {
        company: 'Tallgrass Data',
        title: 'Site Reliability Engineer',
        start: '2015-02-01',
        end: '2018-12-31',
        verifierEmail: 'hr@tallgrassdata.example',
        status: 'verified',
        daysAgo: 33,
      },
    ],
    resume: `
# Priya Raghunathan
> Staff Site Reliability Engineer
@ Seattle, WA | priya.raghunathan@mail.example | 206 555 0129
## Profile
Eleven years of keeping large systems up, seven as technical lead. I work on the few things that cause most of the incidents.
## Experience
+ Staff Site Reliability Engineer | Kestrel Maps | Seattle, WA | Jan 2019 – present
- Technical lead for the reliability of 140 services that answer 90,000 requests a second.
- Introduced error budgets with 22 teams; customer-visible incidents fell from 31 to 9 a year.
- Led the move of four regions to Kubernetes with Terraform and Go operators, finished two months early.
- Designed the incident response process and trained 80 engineers in it.
- Saved $2.1M a year by rightsizing and moving batch load to spot capacity on AWS.
+ Site Reliability Engineer | Tallgrass Data | Remote | Feb 2015 – Dec 2018
- Ran Linux, PostgreSQL and Kafka for an analytics product with 1,200 customers.
- Wrote the deployment tool in Python and Go that cut CI/CD time from 50 to 11 minutes.
- On call one week in four; reduced pages per shift from 23 to 5.
+ Software Engineer | Tamarind Systems | Bengaluru, India | Jul 2012 – Aug 2013
- Java services for a railway timetable with 3 million daily look-ups.
## Selected Work
- Wrote the company guide to incident response; 11 teams use it without change.
- Capacity model for the winter peak, within 4% of what came, three years in a row.
- Hiring: designed the on-call interview and led 120 of them.
## Education
MS in Computer Science, Puget Polytechnic, 2014
## Skills
Kubernetes, Terraform, Go, Python, Linux, AWS, CI/CD, Prometheus, Grafana, Incident response, PostgreSQL, Vault, Ansible, OpenTelemetry, Networking
`,
  },
  {
    occupation: 'platform-engineer',
    city: 'Austin, TX',
    zip: '78704',
    joinedDaysAgo: 29,
    file: { type: 'pdf', name: 'Seun Adeyemi SRE.pdf', layout: 'compact' },
    wishes: {
      titles: ['Senior Site Reliability Engineer', 'Senior DevOps Engineer'],
      mode: 'remote',
      places: ['Austin, TX'],
      pay: [150_000, 170_000],
      types: ['full-time', 'contract'],
    },
    vouches: [
      {
        name: 'Melissa Crane',
        email: 'mcrane@bluestem-bank.example',
        relation: 'manager',
        company: 'Bluestem Bank',
        title: 'Director of Platform',
        state: 'confirmed',
        from: '2022-05-01',
        until: '2026-08-01',
        daysAgo: 22,
      },
    ],
    resume: `
# Oluwaseun Adeyemi
> Senior DevOps Engineer
@ Austin, TX | seun.adeyemi@mail.example | (512) 555-0191
## Experience
+ Senior DevOps Engineer | Bluestem Bank | Austin, TX | 05/2022 – present
- Own the delivery platform for 14 teams: Kubernetes, Helm, Terraform and GitHub Actions on Azure and AWS.
- Reduced lead time from commit to production from nine days to four hours under audit rules.
- Moved 3,100 secrets from files to Vault and rotated all of them within a quarter.
- Built the Grafana and Prometheus stack used by 90 engineers.
+ DevOps Engineer | Pecan Street Software | Austin, TX | 08/2019 – 04/2022
- Containerised a monolith with Docker and split its build into 12 cached steps; builds went from 41 to 8 minutes.
- Wrote Ansible roles for 60 Linux servers.
## Education
BSc Electrical Engineering, University of Oyo State, 2018
## Certifications
CKA 2022; HashiCorp Terraform Associate 2021
## Skills
Kubernetes, Terraform, Helm, Linux, CI/CD, GitHub Actions, AWS, Azure, Vault, Prometheus, Grafana, Docker, Ansible, Python
`,
  },
  {
    occupation: 'platform-engineer',
    city: 'Beaverton, OR',
    zip: '97005',
    joinedDaysAgo: 24,
    file: { type: 'pdf', name: 'CV_Hanna_Lindqvist.pdf', layout: 'modern' },
    wishes: {
      titles: ['Platform Engineer', 'DevOps Engineer', 'Cloud Engineer'],
      mode: 'hybrid',
      places: ['Portland, OR', 'Beaverton, OR'],
      pay: [120_000, 135_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Rita Salgado',
        email: 'rita.salgado@mapleworks.example',
        relation: 'mentor',
        company: 'Mapleworks',
        state: 'confirmed',
        from: '2022-09-01',
        until: '2026-09-01',
        daysAgo: 18,
      },
      { name: 'Jonas Ek', email: 'jonas.ek@mail.example', relation: 'peer', state: 'expired', daysAgo: 23 },
    ],
    resume: `
# Hanna Lindqvist
> Platform Engineer
@ Beaverton, OR | hanna.lindqvist@mail.example | 503-555-0185
## Experience
+ Platform Engineer | Mapleworks | Portland, OR | September 2022 – present
- Run two Kubernetes clusters with 85 services and the CI/CD templates that eight teams use.
- Wrote a public runbook for cluster upgrades; the last three upgrades had no downtime.
- Cut cloud costs by 18% by showing each team its namespace.
- Second on call since 2024.
+ Junior Systems Administrator | Tualatin Valley College | Beaverton, OR | July 2020 – August 2022
- Looked after 140 Linux and Windows servers and a very old mail system.
- Automated account creation for 3,000 students with Python.
## Education
BS Information Systems, Tualatin Valley College, 2020
## Skills
Kubernetes, Linux, CI/CD, GitHub Actions, Terraform, Docker, Python, AWS, Grafana, Swedish
`,
  },
]
