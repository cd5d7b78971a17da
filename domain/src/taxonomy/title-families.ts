import { titleData } from './data/title-data.ts'
import { parseTitleLines } from './title-lines.ts'

export type TitleFamily = {
  name: string
  group: string
  synonyms: readonly string[]
  skills: readonly string[]
  related: readonly string[]
}

export const allTitleFamilies: readonly TitleFamily[] = titleData.flatMap(parseTitleLines)
