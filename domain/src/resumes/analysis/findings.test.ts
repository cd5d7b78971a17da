import { describe, expect, test } from 'vitest'
import { resumeAnalysis } from '../analysis-schema.ts'
import { analyze, nurse } from './analyzed-nurse.ts'

describe('what stands out and what gets in the way', () => {
  test('a gap, an overlap and reversed dates are named with a way out', () => {
    const roles = (first: string, second: string) =>
      `Jo Bell\nEXPERIENCE\nCook, Acme Inc\n${first}\n• Made soup\nBaker, Bread Ltd\n${second}\n• Made bread`
    const flags = (text: string) => analyze(text).redFlags.map((flag) => flag.where)
    expect(flags(roles('Jan 2022 – Present', 'Jan 2018 – Mar 2021'))).toContain(
      'A gap from April 2021 to December 2021',
    )
    expect(flags(roles('Jan 2020 – Present', 'Jan 2018 – Dec 2020'))).toContain(
      'Acme Inc and Bread Ltd overlap by 12 months',
    )
    expect(flags(roles('Jan 2024 – Mar 2021', 'Jan 2018 – Mar 2021'))).toContain('Dates of Cook')
  })

  test('studies explain a gap, and work beside work is no overlap', () => {
    const flags = (text: string) => analyze(text).redFlags.map((flag) => flag.where)
    const roles =
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\nJan 2022 – Present\n• Made soup\nBaker, Bread Ltd\nJan 2018 – Mar 2020\n• Made bread'
    expect(flags(roles)).toContain('A gap from April 2020 to December 2021')
    expect(flags(`${roles}\nEDUCATION\nDiploma in Cooking, Mount College, Apr 2020 – Dec 2021`)).toEqual([])
    const beside = roles
      .replace('Baker, Bread Ltd\nJan 2018', 'Freelance Baker, Bread Ltd\nJan 2018')
      .replace('Mar 2020', 'Dec 2023')
    expect(flags(beside)).toEqual([])
  })

  test('a role that is over and told in the present is named with its lines', () => {
    const former = nurse.replace(
      '• Cared for five to six patients a shift after abdominal surgery',
      '• Care for five to six patients a shift after abdominal surgery\n• Teach families how wounds are cleaned and dressed',
    )
    const tense = analyze(former).redFlags.find((flag) => flag.where.startsWith('Tense'))
    expect(tense).toMatchObject({ where: 'Tense in Staff Nurse', lines: [expect.any(Number), expect.any(Number)] })
    expect(analyze(nurse).redFlags.some((flag) => flag.where.startsWith('Tense'))).toBe(false)
  })

  test('pieces of broken lines and lists of tools are neither asked about nor rewritten', () => {
    const broken =
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\n2019 – 2021\n• Planned the implementation of a system that\n• deployments of the new ovens in all houses\n• Kafka, Docker, Jenkins, MySQL, Terraform'
    const { questions, quickFixes, rewriteSuggestions } = analyze(broken)
    expect(questions.filter((question) => question.id.startsWith('outcome-'))).toEqual([])
    expect(quickFixes.filter((fix) => fix.id.startsWith('outcome-'))).toEqual([])
    expect(rewriteSuggestions).toEqual([])
  })

  test('who names results in most bullets is not asked for more', () => {
    expect(analyze(nurse).questions.filter((question) => question.id.startsWith('outcome-'))).toEqual([])
  })

  test('a worn summary keeps its own good sentences', () => {
    const worn = nurse.replace(
      'Registered nurse with nine years in acute care.',
      'Passionate team player. Registered nurse with nine years in acute care.',
    )
    const summary = analyze(worn).rewriteSuggestions.find((rewrite) => rewrite.section === 'Summary')
    expect(summary?.after).toBe(
      'Registered nurse with nine years in acute care. [One result you are proud of, with a number.]',
    )
  })

  test('personal data that nobody needs is named', () => {
    expect(analyze(`${nurse}\nDate of birth: 1 May 1990`).redFlags.map((flag) => flag.where)).toContain(
      'Your date of birth',
    )
  })

  test('growth and results are strengths', () => {
    const promoted = nurse.replace('Charge Nurse,', 'Senior Nurse,')
    expect(analyze(promoted).topWins[0]?.text).toBe('Growth from Staff Nurse to Senior Nurse')
    const wins = analyze(nurse).topWins.map((win) => win.text)
    expect(wins).toContain('3 of 5 bullets name an outcome')
  })

  test('badges follow their rules', () => {
    expect(analyze(nurse).badges).toEqual(['Clean layout', 'Evidence-rich', 'ATS-ready'])
    expect(analyze(nurse, { layout: { hasColumns: true } }).badges).not.toContain('Clean layout')
  })

  test('missing keywords come from the roles aimed at, phrases are forms to fill in', () => {
    const { keywordGaps, keywordsFor } = analyze(nurse, { desiredTitles: ['Registered Nurse'] })
    expect(keywordsFor).toEqual(['Registered Nurse'])
    for (const gap of keywordGaps) expect(gap.suggestedPhrases.join(' ')).toMatch(/\[.+\]/)
    const elsewhere = keywordGaps.filter((gap) => gap.state === 'elsewhere')
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const gap of elsewhere) expect(gap.lines).not.toEqual([])
    for (const gap of keywordGaps.filter(({ state }) => state === 'missing'))
      expect(gap).toMatchObject({ lines: [], where: '' })
  })

  test('words of a template name no employer and are named themselves', () => {
    const template = 'Jo Bell\nEXPERIENCE\nBaker Company Name, City, State\nJan 2015 – Present\n• Baked bread'
    const { topWins, redFlags } = analyze(template)
    expect(topWins.map((win) => win.text)).toContain('11 years as Baker')
    expect(redFlags.find((flag) => flag.where === 'Words of a template')?.lines).toEqual([2])
    expect(analyze(nurse).redFlags.some((flag) => flag.where === 'Words of a template')).toBe(false)
  })

  test('no result is asked of attending and belonging, and none of a thing before it has a verb', () => {
    const duties =
      'Jo Bell\nEXPERIENCE\nCook, Acme Inc\n2019 – 2021\n• Attended the daily meetings of the banquet team\n• Part of the crew that cleans the grill\n• Active listening to guests at the counter\n• Prepared tastings for guests of the house\n• Delegated the daily cleaning lists to the team'
    const asked = analyze(duties).quickFixes.filter((fix) => fix.id.startsWith('outcome-'))
    expect(asked.map((fix) => fix.beforeSnippet)).toEqual([
      'Prepared tastings for guests of the house',
      'Delegated the daily cleaning lists to the team',
    ])
  })

  test('what is stated is not asked for: years of certificates, levels of languages', () => {
    const feedback = (rest: string) => analyze(`${nurse}\n${rest}`).sectionFeedback
    expect(feedback('LANGUAGES\nEnglish, Igbo').Languages).toEqual(['English and Igbo. Say how well you speak each.'])
    expect(feedback('LANGUAGES\nEnglish (native), Igbo B1').Languages).toEqual([
      'English and Igbo. How well you speak each is stated.',
    ])
    expect(feedback('CERTIFICATIONS\nBLS, Red Cross').Certificates?.[0]).toContain('Give the year')
    expect(feedback('CERTIFICATIONS\nBLS, Red Cross, 2024').Certificates?.[0]).not.toContain('Give the year')
  })

  test('an empty text ends in an honest analysis', () => {
    expect(() => resumeAnalysis.parse(analyze(''))).not.toThrow()
    expect(analyze('').summary).toContain('could not find a role')
  })
})
