import { expect, test } from 'vitest'
import { readRoleHeader } from './role-header.ts'

test.each([
  [['Lead Developer | AppFactory'], 'Lead Developer', 'AppFactory', null],
  [['Senior Software Engineer, TechCorp Inc'], 'Senior Software Engineer', 'TechCorp Inc', null],
  [
    ['Sparrow and Fly Accounting, New Orleans, LA, Accounting Manager'],
    'Accounting Manager',
    'Sparrow and Fly Accounting',
    'New Orleans, LA',
  ],
  [
    ['Harbourview Medical Center', 'Charge Nurse, Step-down Unit'],
    'Charge Nurse, Step-down Unit',
    'Harbourview Medical Center',
    null,
  ],
  [['Senior Product Designer at Fernway'], 'Senior Product Designer', 'Fernway', null],
  [['Java Developer, Amdocs (Israel, Raanana)'], 'Java Developer', 'Amdocs', 'Israel, Raanana'],
  [
    ['WAREHOUSE MANAGER', 'BUCKEYE DISTRIBUTION, COLUMBUS, OH'],
    'WAREHOUSE MANAGER',
    'BUCKEYE DISTRIBUTION',
    'COLUMBUS, OH',
  ],
  [
    ['Leiterin Rechnungswesen', 'Rheinwerk Logistik GmbH, Köln'],
    'Leiterin Rechnungswesen',
    'Rheinwerk Logistik GmbH',
    'Köln',
  ],
  [['SMTS', 'Oracle India -  Bengaluru, Karnataka -'], 'SMTS', 'Oracle India', 'Bengaluru, Karnataka'],
  [
    ['University of Kansas', 'Teaching Assistant - Operating Systems', 'Lawrence, KS'],
    'Teaching Assistant',
    'University of Kansas',
    'Lawrence, KS',
  ],
  [['Infosys group as a Test Analyst'], 'Test Analyst', 'Infosys group', null],
  [['Jefe de cocina – Restaurante La Encina, Madrid'], 'Jefe de cocina', 'Restaurante La Encina', 'Madrid'],
  [['Larkspur & Dunn, LLP', 'Senior Accountant'], 'Senior Accountant', 'Larkspur & Dunn, LLP', null],
  [
    ['Cyber Security Intern', 'Assured Works (AW)', 'Rome, NY (Remote)'],
    'Cyber Security Intern',
    'Assured Works (AW)',
    'Rome, NY',
  ],
  [['MAIF', 'Niort - Télétravail', 'Consultant'], 'Consultant', 'MAIF', 'Niort'],
  [['Wakam', 'Paris - Télétravail', 'Coach'], 'Coach', 'Wakam', 'Paris'],
  [['Contable en Asesoría Irurzun', 'Estella'], 'Contable', 'Asesoría Irurzun', 'Estella'],
  [['Especialista en Marketing', 'Irurzun'], 'Especialista en Marketing', 'Irurzun', null],
  [['Schlosser bei Innpumpen AG', 'Kolbermoor'], 'Schlosser', 'Innpumpen AG', 'Kolbermoor'],
  [
    ['Chaudronnier soudeur', 'Chantiers de la Loire | Saint-Nazaire'],
    'Chaudronnier soudeur',
    'Chantiers de la Loire',
    'Saint-Nazaire',
  ],
  [['Welder', 'Acme - Remote'], 'Welder', 'Acme', 'Remote'],
  [['Welder', 'Acme Works, Hybrid'], 'Welder', 'Acme Works', null],
  [['https://acme.example.com', 'Acme Works', 'Welder'], 'Welder', 'Acme Works', null],
])('%j', (rows, title, employer, place) => {
  expect(readRoleHeader(rows)).toEqual({ title, employer, place })
})

test('a title in unknown words follows the order of the other roles', () => {
  const rows = ['Kranführung, Müller, Bonn']
  expect(readRoleHeader(rows).title).toBeNull()
  expect(readRoleHeader(rows, 'title')).toEqual({ title: 'Kranführung', employer: 'Müller', place: 'Bonn' })
})
