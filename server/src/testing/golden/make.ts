import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { goldenFiles } from './files.ts'
import { goldenLayouts } from './layouts.ts'
import { goldenPeople } from './people.ts'

/** Prints the golden résumés anew: `node server/src/testing/golden/make.ts`. Needs Chromium and LibreOffice; the files are kept in the repository. */
const libreOffice = '/usr/bin/soffice'
const folder = path.join(import.meta.dirname, '../fixtures/golden')
const work = mkdtempSync(path.join(tmpdir(), 'golden-'))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { file, person, layout, by } of goldenFiles) {
  const html = goldenLayouts[layout]?.(goldenPeople[person]) ?? ''
  if (by === 'chromium') {
    await page.setContent(html)
    await page.pdf({
      path: path.join(folder, file),
      format: 'A4',
      margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
      printBackground: true,
    })
    continue
  }
  const source = path.join(work, 'resume.html')
  writeFileSync(source, html)
  const office = (from: string, to: string, filter: string[] = []) =>
    execFileSync(libreOffice, [
      '--headless',
      `-env:UserInstallation=file://${work}/profile`,
      ...filter,
      '--convert-to',
      to,
      '--outdir',
      work,
      from,
    ])
  office(source, 'docx:MS Word 2007 XML', ['--infilter=HTML (StarWriter)'])
  const document = path.join(work, 'resume.docx')
  if (file.endsWith('.pdf')) office(document, 'pdf')
  if (file.endsWith('.doc')) office(document, 'doc:MS Word 97')
  renameSync(path.join(work, `resume${path.extname(file)}`), path.join(folder, file))
}
await browser.close()
