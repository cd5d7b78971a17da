import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { docxWays } from './hide-in-docx.ts'
import { pdfWays } from './hide-in-pdf.ts'
import { measureStability } from './measure.ts'
import { otherNames } from './swap-name.ts'

const folder = new URL('../fixtures/golden/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, folder))
const waysOf: Record<string, number> = { pdf: pdfWays.length, docx: docxWays.length, doc: 0 }

describe('no score moves', () => {
  test('when one file is read a hundred times', async () => {
    const found = await measureStability(file('nurse-dates-under.docx'), 100)
    expect(found).toMatchObject({ tried: { again: 100 }, changes: [] })
  })

  test.each(readdirSync(folder))('when %s has another name on it, or keywords that no reader sees', async (name) => {
    const found = await measureStability(file(name), 1)
    const hidden = waysOf[name.split('.').at(-1) ?? '']
    expect(found).toEqual({ tried: { again: 1, name: otherNames.length, hidden }, changes: [] })
  })
})
