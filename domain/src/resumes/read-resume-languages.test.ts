import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'
const read = (text: string) => readResume({ text, today })
const roles = (text: string) =>
  read(text).roles.map((role) => [role.title, role.employer, role.place, role.start, role.isCurrent ? 'now' : role.end])

describe('résumés in the common languages', () => {
  test('English, employer first, several titles at one employer', () => {
    const text = `Daniela Okafor
Registered Nurse
Tacoma, WA | (253) 555-0148 | d.okafor@mailhost.com

PROFESSIONAL EXPERIENCE
St. Brigid Medical Center\tTacoma, WA
Charge Nurse\tJune 2020 – Present
• Led a 28-bed unit
Staff Nurse\tAug 2016 – May 2020
• Cared for six patients a shift
Evergreen Home Health\tOlympia, WA
Home Health Aide\t2013 – 2016
• Assisted clients`
    expect(roles(text)).toEqual([
      ['Charge Nurse', 'St. Brigid Medical Center', 'Tacoma, WA', '2020-06', 'now'],
      ['Staff Nurse', 'St. Brigid Medical Center', 'Tacoma, WA', '2016-08', '2020-05'],
      ['Home Health Aide', 'Evergreen Home Health', 'Olympia, WA', '2013-01', '2016-01'],
    ])
  })

  test('English, all in one line, dates first or last', () => {
    const text = `Marcus Hollis
EXPERIENCE
Controller, Gem State Foods, Boise, ID, 2/2019 to present
Closed the books within four days.
Staff Accountant, Treasure Valley Credit Union, Nampa, ID, 8/2011 to 1/2019
Reconciled accounts.`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Controller', 'Gem State Foods'],
      ['Staff Accountant', 'Treasure Valley Credit Union'],
    ])
  })

  test('German', () => {
    const text = `Lebenslauf
Tobias Wenzel
Am Hang 4, 01099 Dresden
Telefon: 0351 5550163

Berufserfahrung
03/2018 – heute\tElektroniker für Betriebstechnik
Sachsenwerk GmbH, Dresden
• Wartung von Förderanlagen
09/2012 – 02/2018\tElektroniker
Elektro Mühle KG, Pirna

Ausbildung
09/2009 – 07/2012\tAusbildung zum Elektroniker, BSZ Dresden

Sprachen
Deutsch, Englisch`
    const reading = read(text)
    expect(reading).toMatchObject({
      name: 'Tobias Wenzel',
      location: '01099 Dresden',
      languages: ['German', 'English'],
      yearsExperience: 14.3,
    })
    expect(reading.phones).toEqual(['0351 5550163'])
    expect(roles(text)).toEqual([
      ['Elektroniker für Betriebstechnik', 'Sachsenwerk GmbH', 'Dresden', '2018-03', 'now'],
      ['Elektroniker', 'Elektro Mühle KG', 'Pirna', '2012-09', '2018-02'],
    ])
  })

  test('French', () => {
    const text = `Amélie Rousseau
Infirmière diplômée d'État

Expériences professionnelles
Infirmière en réanimation
Hôpital Saint-Luc, Lyon — depuis septembre 2019
• Prise en charge de patients
Aide-soignante
EHPAD Les Tilleuls, Bron — juin 2013 à déc. 2015

Langues
Français, anglais`
    expect(roles(text)).toEqual([
      ['Infirmière en réanimation', 'Hôpital Saint-Luc', 'Lyon', '2019-09', 'now'],
      ['Aide-soignante', 'EHPAD Les Tilleuls', 'Bron', '2013-06', '2015-12'],
    ])
  })

  test('Spanish, with a title in words we do not know', () => {
    const text = `Javier Morales
EXPERIENCIA LABORAL
Jefe de cocina – Restaurante La Encina, Madrid
Marzo 2018 - Actualidad
• Dirección de un equipo
Segundo de cocina – Hotel Puerta del Sol, Madrid
Septiembre 2013 - Febrero 2018
HABILIDADES
Gestión de equipos, APPCC, repostería`
    expect(roles(text).map(([title]) => title)).toEqual(['Jefe de cocina', 'Segundo de cocina'])
    expect(read(text).skills.map((skill) => skill.written)).toEqual(['Gestión de equipos', 'APPCC', 'repostería'])
  })

  test('Dutch', () => {
    const text = `Curriculum Vitae
Sanne de Vries
Werkervaring
jan 2021 – heden\tProjectleider, Bouwgroep Midden B.V., Utrecht
sep 2016 – dec 2020\tWerkvoorbereider, Van Dam Bouw, Amersfoort
Talen
Nederlands, Engels`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Projectleider', 'Bouwgroep Midden B.V.'],
      ['Werkvoorbereider', 'Van Dam Bouw'],
    ])
  })

  test('Italian', () => {
    const text = `Giulia Ferrante
ESPERIENZA PROFESSIONALE
02/2017 – in corso\tInsegnante di matematica
Liceo Galileo Ferraris, Torino
09/2013 – 01/2017\tInsegnante di sostegno
Istituto Comprensivo Pertini, Torino
COMPETENZE
GeoGebra, Moodle`
    expect(roles(text)).toEqual([
      ['Insegnante di matematica', 'Liceo Galileo Ferraris', 'Torino', '2017-02', 'now'],
      ['Insegnante di sostegno', 'Istituto Comprensivo Pertini', 'Torino', '2013-09', '2017-01'],
    ])
  })
})
