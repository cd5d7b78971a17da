import type { DemoPerson } from '../person.ts'

export const softwarePeople: readonly DemoPerson[] = [
  {
    occupation: 'software-engineer',
    city: 'Portland, OR',
    zip: '97211',
    joinedDaysAgo: 35,
    file: { type: 'pdf', name: 'Grace Mwangi.pdf', layout: 'classic' },
    headline: 'Backend engineer for systems that send bills and must not be wrong.',
    wishes: {
      titles: ['Senior Software Engineer', 'Backend Engineer'],
      mode: 'hybrid',
      places: ['Portland, OR'],
      pay: [145_000, 165_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Ian Fairweather',
        email: 'ian.fairweather@copperline.example',
        relation: 'manager',
        company: 'Copperline',
        title: 'Engineering Manager',
        state: 'confirmed',
        from: '2020-11-01',
        until: '2026-09-01',
        daysAgo: 28,
      },
      {
        name: 'Lucia Benedetti',
        email: 'lucia.benedetti@copperline.example',
        relation: 'peer',
        company: 'Copperline',
        state: 'confirmed',
        from: '2021-01-01',
        until: '2026-09-01',
        daysAgo: 26,
      },
    ],
    employment: [
      {
        company: 'Copperline',
        title: 'Senior Software Engineer',
        start: '2020-11-01',
        end: null,
        verifierEmail: 'people@copperline.example',
        status: 'verified',
        daysAgo: 24,
      },
    ],
    resume: `
# Grace Mwangi
> Senior Software Engineer, Backend
@ Portland, OR | grace.mwangi@mail.example | 503-555-0121
## Experience
+ Senior Software Engineer | Copperline | Portland, OR | November 2020 – present
- Own billing for 2.3 million invoices a month: TypeScript, Node.js and PostgreSQL.
- Rewrote the rating engine in steps behind a flag; wrong invoices fell from 0.4% to 0.01%.
- Introduced property tests and contract tests; the release train went from monthly to daily.
- Tuned 40 slow queries; the nightly run takes 50 minutes instead of four hours.
- Lead a group of four and review most database migrations of the company.
+ Software Engineer | Njiwa Mobile | Nairobi, Kenya | January 2017 – August 2020
- Built REST APIs for mobile payments in Java and Spring Boot, used by 600,000 people.
- Set up automated testing and CI/CD where there had been none.
## Education
BSc Computer Science, Lakeside University of Nairobi, 2016
## Skills
TypeScript, Node.js, PostgreSQL, SQL, REST APIs, Automated testing, Git, Docker, AWS, Kafka, Java, Spring Boot, CI/CD, Swahili
`,
  },
  {
    occupation: 'software-engineer',
    city: 'Denver, CO',
    zip: '80220',
    joinedDaysAgo: 26,
    file: { type: 'pdf', name: 'brandt-lukas-frontend.pdf', layout: 'sidebar' },
    wishes: {
      titles: ['Frontend Engineer', 'Software Engineer'],
      mode: 'remote',
      places: ['Denver, CO'],
      pay: [115_000, 130_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Maren Holt',
        email: 'maren.holt@trailheadbooking.example',
        relation: 'peer',
        company: 'Trailhead Booking',
        state: 'confirmed',
        from: '2022-03-01',
        until: '2026-05-01',
        daysAgo: 15,
      },
    ],
    resume: `
# Lukas Brandt
> Frontend Engineer
@ Denver, CO | lukas.brandt@mail.example | lukasbrandt.example
## Experience
+ Frontend Engineer | Trailhead Booking | Denver, CO | Mar 2022 – present
- Build the booking flow in React and TypeScript, used by 1.1 million guests a year.
- Made it work with keyboard and screen reader; support calls about booking fell by 27%.
- Cut the JavaScript from 610 to 190 kB; mobile bookings rose by 9%.
- Look after a component library with 54 parts and its CSS.
+ Web Developer | Rotkehlchen Digital | Leipzig, Germany | Aug 2019 – Feb 2022
- Websites for museums and theatres with accessibility as part of the contract.
- Introduced automated testing with visual comparison.
## Education
B.Sc. Media Informatics, Hochschule Elsterau, 2019
## Skills
React
TypeScript
CSS
HTML
Accessibility
Automated testing
Git
REST APIs
Next.js
Figma
## Languages
German, English
`,
  },
  {
    occupation: 'software-engineer',
    city: 'Atlanta, GA',
    zip: '30310',
    joinedDaysAgo: 12,
    file: { type: 'docx', name: 'AJ_resume_v7.docx', layout: 'modern' },
    wishes: {
      titles: ['Junior Software Engineer', 'Full Stack Developer'],
      mode: 'any',
      places: ['Atlanta, GA'],
      pay: [75_000, 90_000],
      types: ['full-time', 'contract'],
      relocation: true,
    },
    resume: `
# Aaliyah Johnson
> Junior Full Stack Developer
@ Atlanta, GA | aaliyah.johnson@mail.example | (404) 555-0136
## About
Career changer with a strong work ethic. Passionate about code and looking for my first role in tech. Fast learner and team player.
## Projects
+ Bus Stop Buddy | own project | Atlanta, GA | 2026
- React and Node.js app that shows when the bus really comes. 120 weekly users.
- REST APIs, PostgreSQL, tests with Vitest.
+ Bootcamp capstone | Peach State Code School | Atlanta, GA | 2025
- Team of four, a food bank inventory. Responsible for the database.
## Employment
+ Shift Supervisor | Sunny Side Diner | Atlanta, GA | 2019 - 2025
- Responsible for scheduling 14 people.
- Worked with customers.
## Education
Full Stack Certificate, Peach State Code School, 2025
Two years toward BA Psychology, Metro Atlanta College
## Skills
JavaScript, React, Node.js, PostgreSQL, Git, HTML, CSS
`,
  },
  {
    occupation: 'software-engineer',
    city: 'Chicago, IL',
    zip: '60607',
    joinedDaysAgo: 40,
    file: { type: 'pdf', name: 'D Volkov Principal.pdf', layout: 'classic' },
    wishes: {
      titles: ['Staff Software Engineer', 'Principal Engineer'],
      mode: 'hybrid',
      places: ['Chicago, IL'],
      pay: [190_000, 220_000],
      types: ['full-time'],
    },
    vouches: [
      {
        name: 'Howard Lim',
        email: 'howard.lim@prairieexchange.example',
        relation: 'manager',
        company: 'Prairie Exchange',
        title: 'CTO',
        state: 'confirmed',
        from: '2016-02-01',
        until: '2026-03-01',
        daysAgo: 31,
      },
    ],
    employment: [
      {
        company: 'Prairie Exchange',
        title: 'Principal Engineer',
        start: '2016-02-01',
        end: '2026-03-31',
        verifierEmail: 'hr@prairieexchange.example',
        status: 'disputed',
        daysAgo: 20,
      },
    ],
    resume: `
# Dmitri Volkov
> Principal Engineer
@ Chicago, IL | dmitri.volkov@mail.example | 312-555-0109
## Profile
Eighteen years of Java in places where a wrong number costs money. I take large systems apart while they run.
## Experience
+ Principal Engineer | Prairie Exchange | Chicago, IL | 2016 – 2026
- Led the split of a 1.6-million-line Java system into 34 Spring Boot microservices over five years, with no lost trading day.
- Designed the Kafka event model that 11 teams build on.
- Brought the 99th percentile of order latency from 240 to 18 milliseconds.
- Mentored nine engineers to senior level.
+ Senior Software Engineer | Lakefront Clearing | Chicago, IL | 2011 – 2016
- Built settlement services in Java and SQL for $4 billion a day.
- Introduced Git and automated testing to a department of 60.
+ Software Developer | Baltika Bank | St. Petersburg, Russia | 2007 – 2011
- Java services for card payments.
## Selected Work
- Replayed a full trading day through old and new systems each night for 14 months before the switch.
- Wrote the coding guide for money: no floating point, no silent rounding, every conversion named.
- Taught an internal course on concurrency to 140 engineers in nine years.
## Languages
Russian, English
## Education
MSc Applied Mathematics, Neva State University, 2007
## Skills
Java, Spring Boot, Microservices, Kafka, SQL, PostgreSQL, REST APIs, Automated testing, Git, Kubernetes, Software architecture, Mentoring
`,
  },
  {
    occupation: 'software-engineer',
    city: 'Austin, TX',
    zip: '78722',
    joinedDaysAgo: 22,
    file: { type: 'pdf', name: 'sofia.marchetti.pdf', layout: 'modern' },
    wishes: {
      titles: ['Mobile Developer', 'Software Engineer'],
      mode: 'remote',
      places: ['Austin, TX'],
      pay: [125_000, 140_000],
      types: ['full-time', 'contract'],
    },
    resume: `
# Sofia Marchetti
> Mobile Developer
@ Austin, TX | sofia.marchetti@mail.example | 512-555-0174
## Experience
+ Mobile Developer | Hillside Health Apps | Austin, TX | April 2021 – present
- Build a medication app in React Native and TypeScript for 240,000 patients; rating rose from 3.2 to 4.7.
- Made it work offline for nine days, because some of our users live without a signal.
- Wrote native modules in Swift and Kotlin for Bluetooth scales.
- Release every second week; crash-free sessions are at 99.8%.
+ iOS Developer | Piazza Apps | Turin, Italy | September 2017 – March 2021
- Swift apps for two newspapers and a tram company.
## Education
Laurea in Ingegneria Informatica, Istituto Tecnico del Po, 2017
## Skills
React Native, TypeScript, Swift, Kotlin, Mobile development, REST APIs, Git, Automated testing, GraphQL, Italian
`,
  },
]
