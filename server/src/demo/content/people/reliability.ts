import type { DemoPerson } from '../person.ts'

export const reliabilityPeople: readonly DemoPerson[] = [
  {
    occupation: 'platform-engineer',
    city: 'Tacoma, WA',
    zip: '98405',
    joinedDaysAgo: 27,
    file: { type: 'docx', name: 'Marcus Bell - resume.docx', layout: 'classic' },
    wishes: {
      titles: ['DevOps Engineer', 'Systems Administrator'],
      mode: 'remote',
      places: ['Tacoma, WA', 'Seattle, WA'],
      pay: [105_000, 125_000],
      types: ['full-time', 'contract'],
    },
    resume: `
# Marcus Bell
@ Tacoma, WA | marcus.bell@mail.example | 253.555.0148
## Objective
Systems administrator with long Linux experience, moving into platform work after a year of retraining.
## Work History
+ Cloud Bootcamp and home lab | | Tacoma, WA | Oct 2025 - present
- Finished a 24-week course in Kubernetes, Terraform and AWS.
- Run a six-node cluster at home with GitOps and publish the configuration.
+ Senior Systems Administrator | Commencement Bay Terminals | Tacoma, WA | Mar 2014 - Jun 2024
- Kept 210 Linux servers and 40 TB of storage running with 99.95% availability over ten years.
- Led the move of two machine rooms into one, on time and without data loss.
- Wrote 300 pages of runbooks; new colleagues were on call after four weeks.
- Scripted backups and restores in Bash and Python and tested a restore each month.
+ Systems Administrator | Lakewood Hospital Supply | Lakewood, WA | Jan 2008 - Feb 2014
- First and second line for 400 users, then servers and networking.
## Education
Associate degree in Computer Networking, Pierce Technical College, 2007
## Skills
Linux, Bash, Python, Networking, Backup and recovery, VMware, Ansible, Kubernetes, Terraform, AWS, Incident response
`,
  },
  {
    occupation: 'platform-engineer',
    city: 'Denver, CO',
    zip: '80211',
    joinedDaysAgo: 19,
    file: { type: 'pdf', name: 'yuki-tanabe-resume.pdf', layout: 'sidebar' },
    wishes: {
      titles: ['Site Reliability Engineer', 'Platform Engineer'],
      mode: 'remote',
      places: ['Denver, CO'],
      pay: [125_000, 145_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Carl Nygaard',
        email: 'carl.nygaard@summitrail.example',
        relation: 'peer',
        company: 'Summit Rail',
        state: 'confirmed',
        from: '2021-04-01',
        until: '2026-07-01',
        daysAgo: 12,
      },
    ],
    employment: [
      {
        company: 'Summit Rail',
        title: 'Site Reliability Engineer',
        start: '2021-04-01',
        end: null,
        verifierEmail: 'hr@summitrail.example',
        status: 'corrected',
        daysAgo: 8,
      },
    ],
    resume: `
# Yuki Tanabe
> Site Reliability Engineer
@ Denver, CO | yuki.tanabe@mail.example | (720) 555-0106
## Experience
+ Site Reliability Engineer | Summit Rail | Denver, CO | Apr 2021 – present
- Look after the ticketing platform: 28 services, 4 million rides a month, Kubernetes on AWS.
- Introduced service levels and Prometheus alerts; false alarms fell from 70% to 15%.
- Wrote load tests that found the winter timetable problem six weeks early.
- Lead incident response for one in four incidents; median time to restore is 19 minutes.
+ Software Engineer | Aspen Ticketing | Denver, CO | Jun 2019 – Mar 2021
- Python and PostgreSQL services for seat reservations.
- Moved the build to Docker and CI/CD.
## Education
BS Computer Engineering, Front Range University, 2019
## Skills
Kubernetes
Linux
Prometheus
Grafana
Incident response
Python
PostgreSQL
Terraform
CI/CD
AWS
## Languages
English, Japanese
`,
  },
  {
    occupation: 'platform-engineer',
    city: 'Chicago, IL',
    zip: '60625',
    joinedDaysAgo: 33,
    file: { type: 'pdf', name: 'FaridHaddad2026.pdf', layout: 'compact' },
    wishes: {
      titles: ['Cloud Engineer', 'Platform Engineer', 'DevOps Engineer'],
      mode: 'remote',
      places: ['Chicago, IL'],
      pay: [140_000, 160_000],
      types: ['contract'],
    },
    vouches: [
      {
        name: 'Ellen Voss',
        email: 'ellen.voss@greatlakesgrain.example',
        relation: 'client',
        company: 'Great Lakes Grain',
        title: 'CTO',
        state: 'confirmed',
        from: '2024-02-01',
        until: '2025-08-31',
        comment: 'Farid left our cloud tidier than he found it and taught us to keep it so.',
        daysAgo: 25,
      },
    ],
    resume: `
# Farid Haddad
> Cloud engineer, independent
@ Chicago, IL | farid.haddad@mail.example | (773) 555-0152
## Projects and contracts
+ Cloud Engineer (contract) | Great Lakes Grain | Chicago, IL | Feb 2024 – Aug 2025
- Brought 19 AWS accounts under Terraform and one login.
- Cut the monthly bill by $41,000 without moving a workload.
+ DevOps Engineer (contract) | Wabash Insurance | Remote | Mar 2023 – Jan 2024
- Built CI/CD for 30 repositories with GitHub Actions and Docker.
+ Platform Engineer (contract) | Orchard Transit | Chicago, IL | Nov 2021 – Feb 2023
- Set up Kubernetes with Helm for a team of 12; trained them and left.
+ Cloud Engineer | Midway Hosting | Chicago, IL | Jan 2018 – Oct 2021
- Third-level support and migrations for 70 customers on Linux and AWS.
## Education
Diploma in Computer Engineering, Beirut Institute of Technology, 2016
## Skills
AWS, Azure, Terraform, Linux, Kubernetes, Helm, Docker, GitHub Actions, CI/CD, Networking, Bash, Cost optimisation, Arabic, French
`,
  },
]
