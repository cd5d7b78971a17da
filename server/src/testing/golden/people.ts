/** Invented people whose résumés are printed in many layouts; what stands here is what a reading has to find. */
export type GoldenRole = {
  title: string
  employer: string
  place: string
  /** As printed, and as the reading says it. */
  dates: string
  start: string
  end: string | null
  bullets: readonly string[]
}
export type GoldenPerson = {
  name: string
  headline: string
  email: string
  phone: string
  city: string
  place: string
  summary: string
  headings: Record<'summary' | 'experience' | 'education' | 'skills' | 'languages', string>
  roles: readonly GoldenRole[]
  education: string
  educationDates: string
  skills: readonly string[]
  languages: readonly string[]
  years: number
}

const english = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
}

export const goldenPeople = {
  nurse: {
    name: 'Philippa Oyelaran-Reyes',
    headline: 'Intensive Care Nurse',
    email: 'philippa.oyelaran@mailbox.example',
    phone: '(614) 555-0173',
    city: 'Columbus',
    place: 'Columbus, OH',
    summary: 'Intensive care nurse with a steady hand, known for calm handovers and for teaching new colleagues.',
    headings: english,
    roles: [
      {
        title: 'Charge Nurse, Intensive Care Unit',
        employer: 'Riverbend Medical Center',
        place: 'Columbus, OH',
        dates: 'Mar 2021 – Present',
        start: '2021-03',
        end: null,
        bullets: ['Coordinated handovers for 24 beds across three shifts', 'Trained 14 nurses in ventilator care'],
      },
      {
        title: 'Registered Nurse',
        employer: 'Maplewood Hospital',
        place: 'Dayton, OH',
        dates: 'Jun 2018 – Feb 2021',
        start: '2018-06',
        end: '2021-02',
        bullets: [
          'Cared for five patients a shift on a cardiac ward',
          'Introduced a bedside checklist that two wards took over',
        ],
      },
      {
        title: 'Nursing Assistant',
        employer: 'Golden Years Home Care',
        place: 'Dayton, OH',
        dates: 'Sep 2016 – May 2018',
        start: '2016-09',
        end: '2018-05',
        bullets: ['Helped twelve residents with their daily needs'],
      },
    ],
    education: 'Bachelor of Science in Nursing, Ohio Valley State College',
    educationDates: '2012 – 2016',
    skills: [
      'Ventilator management',
      'Wound care',
      'IV therapy',
      'Patient assessment',
      'Medication administration',
      'Epic',
    ],
    languages: ['English', 'Spanish'],
    years: 10.3,
  },
  cook: {
    name: 'Íñigo Larrañaga Etxeberria',
    headline: 'Jefe de cocina',
    email: 'inigo.larranaga@correo.example',
    phone: '+34 611 55 50 12',
    city: 'Donostia',
    place: 'Donostia, España',
    summary: 'Cocinero con doce años de experiencia en cocina vasca y de producto.',
    headings: {
      summary: 'Perfil',
      experience: 'Experiencia laboral',
      education: 'Formación',
      skills: 'Habilidades',
      languages: 'Idiomas',
    },
    roles: [
      {
        title: 'Jefe de cocina',
        employer: 'Restaurante Ardoka',
        place: 'Donostia',
        dates: 'abril 2019 – actualidad',
        start: '2019-04',
        end: null,
        bullets: ['Dirección de un equipo de nueve personas', 'Reducción del coste de materia prima en un 12 %'],
      },
      {
        title: 'Segundo de cocina',
        employer: 'Hotel Itsaso',
        place: 'Bilbao',
        dates: 'febrero 2015 – marzo 2019',
        start: '2015-02',
        end: '2019-03',
        bullets: ['Preparación de menús para cien comensales'],
      },
    ],
    education: 'Grado superior, Escuela de Hostelería de Gipuzkoa',
    educationDates: '2012 – 2014',
    skills: ['Pescados y mariscos', 'Repostería', 'Control de costes', 'APPCC', 'Gestión de equipos'],
    languages: ['Spanish', 'Basque'],
    years: 11.8,
  },
  accountant: {
    name: 'Annegret Weißenfels',
    headline: 'Bilanzbuchhalterin',
    email: 'a.weissenfels@postfach.example',
    phone: '0228 5550146',
    city: 'Bonn',
    place: '53111 Bonn',
    summary: 'Bilanzbuchhalterin mit Erfahrung in Industrie und Handel.',
    headings: {
      summary: 'Profil',
      experience: 'Berufserfahrung',
      education: 'Ausbildung',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
    },
    roles: [
      {
        title: 'Bilanzbuchhalterin',
        employer: 'Rheintal Maschinenbau GmbH',
        place: 'Bonn',
        dates: '01/2018 – heute',
        start: '2018-01',
        end: null,
        bullets: [
          'Erstellung der Monats- und Jahresabschlüsse nach HGB',
          'Einführung digitaler Belege für 3.000 Vorgänge im Monat',
        ],
      },
      {
        title: 'Finanzbuchhalterin',
        employer: 'Feinkost Brömmel KG',
        place: 'Köln',
        dates: '08/2012 – 12/2017',
        start: '2012-08',
        end: '2017-12',
        bullets: ['Betreuung von 400 Debitoren'],
      },
    ],
    education: 'Ausbildung zur Steuerfachangestellten, Kanzlei Holm',
    educationDates: '08/2009 – 07/2012',
    skills: ['DATEV', 'SAP FI', 'HGB', 'Umsatzsteuer', 'Anlagenbuchhaltung'],
    languages: ['German', 'English'],
    years: 14.3,
  },
  electrician: {
    name: 'Desmond Achterberg',
    headline: 'Journeyman Electrician',
    email: 'desmond.achterberg@mailbox.example',
    phone: '503-555-0186',
    city: 'Salem',
    place: 'Salem, OR',
    summary: 'Licensed electrician with twelve years in commercial and industrial work.',
    headings: english,
    roles: [
      {
        title: 'Journeyman Electrician',
        employer: 'Cascade Power & Light',
        place: 'Salem, OR',
        dates: '2019 – Present',
        start: '2019-01',
        end: null,
        bullets: [
          'Installed switchgear for a 60,000 sq ft plant',
          'Led a crew of four without an accident in three years',
        ],
      },
      {
        title: 'Apprentice Electrician',
        employer: 'Harbor Electric',
        place: 'Newport, OR',
        dates: 'July 2014 – December 2018',
        start: '2014-07',
        end: '2018-12',
        bullets: ['Pulled wire and bent conduit in schools and clinics'],
      },
    ],
    education: 'Associate Degree, Electrical Technology, Salem Community College',
    educationDates: '2012 – 2014',
    skills: ['Conduit bending', 'Blueprint reading', 'Motor controls', 'Arc flash safety', 'Switchgear'],
    languages: ['English'],
    years: 12.4,
  },
  developer: {
    name: 'Tomasz Brzęczyński',
    headline: 'Backend Developer',
    email: 'tomasz.b@skrzynka.example',
    phone: '+48 600 555 014',
    city: 'Wrocław',
    place: 'Wrocław, Poland',
    summary: 'Backend developer who likes boring technology and short incident reports.',
    headings: english,
    roles: [
      {
        title: 'Senior Backend Developer',
        employer: 'Kurierek Logistics',
        place: 'Wrocław, Poland',
        dates: '10/2020 - present',
        start: '2020-10',
        end: null,
        bullets: [
          'Rebuilt the tracking API in Go and cut its latency from 900 to 120 ms',
          'Moved 40 services to Kubernetes',
        ],
      },
      {
        title: 'Java Developer',
        employer: 'Softwarownia Sp. z o.o.',
        place: 'Kraków, Poland',
        dates: '02/2017 - 09/2020',
        start: '2017-02',
        end: '2020-09',
        bullets: ['Built billing with Spring Boot and PostgreSQL'],
      },
    ],
    education: 'MSc Computer Science, University of Wrocław',
    educationDates: '2012 - 2017',
    skills: ['Go', 'Java', 'Python', 'Kubernetes', 'PostgreSQL', 'Terraform'],
    languages: ['Polish', 'English'],
    years: 9.8,
  },
} satisfies Record<string, GoldenPerson>
