/** Month names and their short forms, each month one line; accents are looked up without. */
const monthNames = [
  'january jan januar jänner jaenner janvier janv enero ene januari gennaio gen janeiro styczeń stycznia',
  'february feb febr februar février fevrier fév fev févr fevr febrero februari febbraio fevereiro luty lutego',
  'march mar märz maerz mär mars marzo maart mrt março marco marts marzec marca',
  'april apr avril avr abril abr aprile kwiecień kwietnia',
  'may mai mayo may mei mag maggio maio maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca',
  'august aug août aout agosto ago augustus augusti sierpień sierpnia',
  'september sept sep septembre septiembre settembre sett set setembro wrzesień września',
  'october oct oktober okt octobre octubre ottobre ott outubro out październik października',
  'november nov novembre noviembre novembro listopad listopada',
  'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro desember grudzień grudnia',
]

const monthByWord = new Map<string, number>()
for (const [at, names] of monthNames.entries())
  for (const name of names.split(' ')) monthByWord.set(plain(name), at + 1)

const seasons: Record<string, number> = {
  spring: 3,
  frühjahr: 3,
  printemps: 3,
  summer: 6,
  sommer: 6,
  été: 6,
  verano: 6,
  fall: 9,
  autumn: 9,
  herbst: 9,
  automne: 9,
  otoño: 9,
  winter: 12,
  hiver: 12,
  invierno: 12,
}

const words = [...monthNames.flatMap((names) => names.split(' ')), ...Object.keys(seasons)]

/** Source of a pattern that matches one month or season word. */
export const monthPattern = `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`

/** 1 to 12. */
export function monthOf(word: string): number | null {
  const bare = plain(word.replace(/\./g, '').toLowerCase())
  return (
    monthByWord.get(bare) ?? (Object.hasOwn(seasons, word.toLowerCase()) ? (seasons[word.toLowerCase()] ?? null) : null)
  )
}

/** "Summer 2022" is a stretch of three months. */
export function isSeason(text: string): boolean {
  return Object.keys(seasons).some((season) => text.toLowerCase().includes(season))
}

function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '')
}
