import type { GoldenPerson, GoldenRole } from './person.ts'

type Layout = (person: GoldenPerson) => string

const languageLines: Record<string, string> = {
  Spanish: 'Español',
  Basque: 'Euskera',
  German: 'Deutsch',
  Dutch: 'Nederlands',
  Italian: 'Italiano',
}
const englishIn: Record<string, string> = { Sprachen: 'Englisch', Talen: 'Engels', Lingue: 'Inglese' }
const languagesOf = (person: GoldenPerson) =>
  person.languages.map((language) =>
    person.headings.languages === 'Languages'
      ? language
      : (languageLines[language] ?? englishIn[person.headings.languages] ?? 'English'),
  )
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>body{font:11pt Liberation Sans,Arial,sans-serif;margin:0}h1{font-size:22pt;margin:0}h2{font-size:13pt;margin:14pt 0 4pt}p{margin:2pt 0}ul{margin:2pt 0;padding-left:16pt}${style}</style>${body}`
const contact = (person: GoldenPerson, mark = ' | ') =>
  `<p>${[person.place, person.phone, person.email].join(mark)}</p>`
const rest = (person: GoldenPerson) => `
<h2>${person.headings.education}</h2><p>${person.education} <span class="when">${person.educationDates}</span></p>
<h2>${person.headings.languages}</h2><p>${languagesOf(person).join(', ')}</p>`
const commas = (person: GoldenPerson) => `<h2>${person.headings.skills}</h2><p>${person.skills.join(', ')}</p>`
const head = (person: GoldenPerson) => `<h1>${person.name}</h1><p>${person.headline}</p>${contact(person)}`
const summary = (person: GoldenPerson) => `<h2>${person.headings.summary}</h2><p>${person.summary}</p>`
const roles = (person: GoldenPerson, one: (role: GoldenRole) => string) =>
  `<h2>${person.headings.experience}</h2>${person.roles.map(one).join('')}`
const lined = (role: GoldenRole) => `<div class="row"><b>${role.title}</b><span>${role.dates}</span></div>
<p><i>${role.employer}, ${role.place}</i></p>${list(role.bullets)}`
const row = '.row{display:flex;justify-content:space-between}'

/** Ways in which résumés are really printed, by name. */
export const goldenLayouts: Record<string, Layout> = {
  'dates-right': (p) => page(row, head(p) + summary(p) + roles(p, lined) + commas(p) + rest(p)),
  'sidebar-left': (p) =>
    page(
      `${row}main{display:grid;grid-template-columns:30% 1fr;gap:18pt}aside{background:#1d3557;color:#fff;padding:12pt}aside p{font-size:9pt}`,
      `<main><aside><h2>Contact</h2><p>${p.place}</p><p>${p.phone}</p><p style="font-size:7.5pt">${p.email}</p><h2>${p.headings.skills}</h2>${list(p.skills)}<h2>${p.headings.languages}</h2>${list(languagesOf(p))}</aside><section><h1>${p.name}</h1><p>${p.headline}</p>${summary(p)}${roles(p, lined)}<h2>${p.headings.education}</h2><p>${p.education}, ${p.educationDates}</p></section></main>`,
    ),
  'sidebar-right': (p) =>
    page(
      `${row}main{display:grid;grid-template-columns:1fr 28%;gap:18pt}`,
      `${head(p)}<main><section>${summary(p)}${roles(p, lined)}</section><aside><h2>${p.headings.skills}</h2>${p.skills.map((skill) => `<p>${skill}</p>`).join('')}${rest(p)}</aside></main>`,
    ),
  'label-column': (p) => {
    const band = (label: string, content: string) => `<div class="band"><h2>${label}</h2><div>${content}</div></div>`
    return page(
      `${row}.band{display:grid;grid-template-columns:24% 1fr;gap:14pt;margin-top:10pt}.band h2{margin:0}`,
      `${head(p)}${band(p.headings.summary, `<p>${p.summary}</p>`)}${band(p.headings.experience, p.roles.map(lined).join(''))}${band(p.headings.skills, `<p>${p.skills.join(', ')}</p>`)}${band(p.headings.education, `<p>${p.education}, ${p.educationDates}</p>`)}${band(p.headings.languages, `<p>${languagesOf(p).join(', ')}</p>`)}`,
    )
  },
  'dates-left': (p) =>
    page(
      'td{vertical-align:top;padding:3pt 12pt 3pt 0}td:first-child{white-space:nowrap}',
      `${head(p)}<h2>${p.headings.experience}</h2><table>${p.roles.map((role) => `<tr><td>${role.dates}</td><td><b>${role.title}</b><br>${role.employer}, ${role.place}${list(role.bullets)}</td></tr>`).join('')}</table>${commas(p)}${rest(p)}`,
    ),
  spaced: (p) =>
    page(
      `${row}h1,p.top{text-align:center;letter-spacing:3pt}h2{text-transform:uppercase;letter-spacing:4pt;border-bottom:1pt solid}`,
      `<h1>${p.name}</h1><p style="text-align:center">${[p.place, p.phone, p.email].join(' • ')}</p>${summary(p)}${roles(p, lined)}${commas(p)}${rest(p)}`,
    ),
  'employer-first': (p) =>
    page(
      row,
      head(p) +
        roles(
          p,
          (role) =>
            `<div class="row"><b>${role.employer}</b><span>${role.place}</span></div><div class="row"><i>${role.title}</i><span>${role.dates}</span></div>${list(role.bullets)}`,
        ) +
        commas(p) +
        rest(p),
    ),
  tags: (p) =>
    page(
      `${row}.tag{display:inline-block;border:1pt solid #888;border-radius:6pt;padding:1pt 8pt;margin:2pt 6pt 2pt 0}section{border:1pt solid #ccc;border-radius:8pt;padding:8pt;margin:6pt 0}`,
      `${head(p)}<section>${roles(p, lined)}</section><section><h2>${p.headings.skills}</h2>${p.skills.map((skill) => `<span class="tag">${skill}</span>`).join('')}</section>${rest(p)}`,
    ),
  'one-line': (p) =>
    page(
      '',
      `${head(p)}${roles(p, (role) => `<p><b>${role.title}, ${role.employer}, ${role.place}, ${role.dates}</b></p>${role.bullets.map((bullet) => `<p>${bullet}</p>`).join('')}`)}${commas(p)}${rest(p)}`,
    ),
  brackets: (p) =>
    page(
      'h2{color:#944}',
      `${head(p)}${commas(p)}${roles(p, (role) => `<p><b>${role.title}</b> – ${role.employer}, ${role.place} (${role.dates})</p>${list(role.bullets)}`)}${rest(p)}`,
    ),
  'skills-in-groups': (p) =>
    page(
      row,
      `${head(p)}${summary(p)}<h2>${p.headings.skills}</h2><table><tr><td><b>A</b></td><td>${p.skills.slice(0, 3).join(', ')}</td></tr><tr><td><b>B</b></td><td>${p.skills.slice(3).join(', ')}</td></tr></table>${roles(p, lined)}${rest(p)}`,
    ),
  'dates-under': (p) =>
    page(
      'h3{font-size:11.5pt;margin:8pt 0 0}small{color:#555}',
      `${head(p)}${roles(p, (role) => `<h3>${role.title}</h3><p>${role.employer} · ${role.place}</p><p><small>${role.dates}</small></p>${list(role.bullets)}`)}${commas(p)}${rest(p)}`,
    ),
  'label-rows': (p) => {
    const band = (label: string, content: string) =>
      `<div class="band"><span>${label}</span><div>${content}</div></div>`
    const heading = (text: string) => band(`<b>${text.toUpperCase()}</b>`, '')
    return page(
      '.band{display:grid;grid-template-columns:28% 1fr;gap:12pt;margin-top:8pt}.band>:first-child{text-align:right;color:#0e4194}',
      `${band('<b>PERSONAL INFORMATION</b>', `<p style="font-size:14pt">${p.name}</p><p>${p.place}</p><p>${p.phone}</p><p>${p.email}</p>`)}${heading(p.headings.experience)}${p.roles.map((role) => band(role.dates, `<p><b>${role.title}</b></p><p>${role.employer}, ${role.place}</p>${list(role.bullets)}`)).join('')}${heading(p.headings.education)}${band(p.educationDates, p.education)}${heading(p.headings.skills)}<p>${p.skills.join(', ')}</p>${heading(p.headings.languages)}<p>${languagesOf(p).join(', ')}</p>`,
    )
  },
  'three-columns': (p) =>
    page(
      `${row}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14pt}`,
      `<h1>${p.name}</h1><p>${p.headline}</p><div class="three"><div><h2>Contact</h2><p>${p.place}</p><p>${p.phone}</p><p style="font-size:8pt">${p.email}</p></div><div><h2>${p.headings.skills}</h2>${p.skills.map((skill) => `<p>${skill}</p>`).join('')}</div><div><h2>${p.headings.languages}</h2>${languagesOf(
        p,
      )
        .map((language) => `<p>${language}</p>`)
        .join(
          '',
        )}</div></div>${roles(p, (role) => `<div class="row"><span><b>${role.title}</b> | ${role.employer} | ${role.place}</span><span>${role.dates}</span></div>${list(role.bullets)}`)}<h2>${p.headings.education}</h2><p>${p.education}, ${p.educationDates}</p>`,
    ),
  'dates-in-second-line': (p) =>
    page(
      'h3{font-size:11pt;font-weight:400;margin:0}',
      `${head(p)}${roles(p, (role) => `<h3><b>${role.title}</b>, ${role.employer}</h3><p>${role.place}, ${role.dates}</p>${list(role.bullets)}`)}${commas(p)}${rest(p)}`,
    ),
}
