import { describe, expect, test } from 'vitest'
import { suggestTitlesFrom } from './title-suggestions.ts'

describe('title suggestions', () => {
  test('lines with a word of the list, at most three, in their order', () => {
    const text = 'Jo Bell\nSenior Engineer\nProject Manager\nLead\nData Analyst\nArt Director'
    expect(suggestTitlesFrom(text)).toEqual(['Senior Engineer', 'Project Manager', 'Data Analyst'])
  })

  test('6 to 59 characters after trimming', () => {
    const longest = `${'x'.repeat(50)} engineer`
    expect(suggestTitlesFrom(`Lead \n  a lead  \n${longest}\n${longest}s`)).toEqual(['a lead', longest])
  })

  test('only the first 50 lines count', () => {
    const filler = Array.from({ length: 49 }, () => 'words').join('\n')
    expect(suggestTitlesFrom(`${filler}\nLead Cook Here`)).toEqual(['Lead Cook Here'])
    expect(suggestTitlesFrom(`words\n${filler}\nLead Cook Here`)).toEqual([])
  })

  test('titles already chosen stay out, in whatever case', () => {
    expect(suggestTitlesFrom('Senior Engineer\nProject Manager', [' senior engineer '])).toEqual(['Project Manager'])
  })

  test('leadership is a skill, not a title', () => {
    expect(suggestTitlesFrom('Team leadership\nLeading people\nTeam Lead\nLeadership Manager')).toEqual([
      'Team Lead',
      'Leadership Manager',
    ])
  })

  test('the same line twice is one suggestion', () => {
    expect(suggestTitlesFrom('Web Designer\nWeb designer')).toEqual(['Web Designer'])
  })
})
