import type { Skill } from '../../taxonomy/skills.ts'
import { type Line, makeLine, plainOf } from '../layout/line.ts'
import type { Section } from './sections.ts'

const names: Record<string, string> = {
  English: 'english englisch anglais inglés ingles engels inglese inglês engelska engelsk angielski',
  German: 'german deutsch allemand alemán aleman duits tedesco alemão tyska tysk niemiecki',
  French: 'french französisch français francais francés frances frans francese francês franska fransk francuski',
  Spanish: 'spanish spanisch espagnol español espanol castellano spaans spagnolo espanhol spanska spansk hiszpański',
  Dutch: 'dutch niederländisch néerlandais neerlandais holandés nederlands olandese holandês flemish vlaams',
  Italian: 'italian italienisch italien italiano italiaans italienska włoski',
  Portuguese: 'portuguese portugiesisch portugais portugués português portugues portugees portoghese',
  Mandarin: 'mandarin chinese chinesisch chinois chino chinees cinese putonghua',
  Cantonese: 'cantonese kantonesisch cantonais',
  Japanese: 'japanese japanisch japonais japonés japans giapponese japonês',
  Korean: 'korean koreanisch coréen coreano koreaans',
  Arabic: 'arabic arabisch arabe árabe arabo',
  Russian: 'russian russisch russe ruso russo rosyjski',
  Polish: 'polish polnisch polonais polaco pools polacco polski',
  Turkish: 'turkish türkisch turc turco turks',
  Hindi: 'hindi',
  Urdu: 'urdu ourdou',
  Bengali: 'bengali bangla',
  Punjabi: 'punjabi panjabi',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Marathi: 'marathi',
  Gujarati: 'gujarati',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Vietnamese: 'vietnamese vietnamesisch vietnamien',
  Thai: 'thai',
  Tagalog: 'tagalog filipino',
  Indonesian: 'indonesian bahasa',
  Malay: 'malay',
  Hebrew: 'hebrew hebräisch hébreu hebreo',
  Persian: 'persian farsi dari',
  Greek: 'greek griechisch grec griego grieks greco',
  Swedish: 'swedish schwedisch suédois sueco zweeds svedese svenska svensk',
  Norwegian: 'norwegian norwegisch norvégien noruego norsk',
  Danish: 'danish dänisch danois danés dansk danska',
  Finnish: 'finnish finnisch finnois finlandés suomi',
  Czech: 'czech tschechisch tchèque checo',
  Slovak: 'slovak slowakisch',
  Hungarian: 'hungarian ungarisch hongrois húngaro magyar',
  Romanian: 'romanian rumänisch roumain rumano',
  Bulgarian: 'bulgarian bulgarisch',
  Ukrainian: 'ukrainian ukrainisch ukrainien ucraniano',
  Croatian: 'croatian kroatisch',
  Serbian: 'serbian serbisch',
  Catalan: 'catalan katalanisch catalán català',
  Basque: 'basque euskera',
  Galician: 'galician gallego',
  Irish: 'irish gaelic',
  Welsh: 'welsh',
  Latin: 'latin latein',
  Swahili: 'swahili kiswahili',
  Yoruba: 'yoruba',
  Igbo: 'igbo',
  Hausa: 'hausa',
  Zulu: 'zulu',
  Afrikaans: 'afrikaans',
  Somali: 'somali',
  Amharic: 'amharic',
  Nepali: 'nepali',
  Albanian: 'albanian albanisch',
  'American Sign Language': 'asl',
}

const spokenLabel =
  /^(?:(?:spoken |foreign )?languages?(?: skills| spoken)?|(?:fremd)?sprach(?:en|kenntnisse)|langues?(?: parlées)?|idiomas?|talen(?:kennis)?|lingue(?: straniere)?|línguas|språk|sprog|języki)\s*(?::|\s[–—-])\s*(\p{L}.*)$/iu

const languageByWord = new Map(
  Object.entries(names).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

export function languageOf(word: string): string | null {
  return languageByWord.get(word.toLowerCase().replace(/[.:*]/g, '')) ?? null
}

/** What stands behind "Languages:" where it is no section of its own: "Languages: German (native), English C1". */
export function labelledLanguages(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    // The label may have become a line of its own.
    const parts = next ? [...line.parts, `${plainOf(line)}: ${plainOf(next)}`] : line.parts
    return parts
      .flatMap((part) => part.split(/\s+[|•·]\s+/))
      .flatMap((part) => {
        const rest = spokenLabel.exec(part)?.[1] ?? ''
        return languageOf(rest.split(/[\s,;:()/|–-]+/)[0] ?? '') ? (makeLine([rest]) ?? []) : []
      })
  })
}

/** A language to speak, among what the taxonomy knows; sign language and translating are skills like others. */
export function isSpokenLanguage(skill: Skill): boolean {
  return skill.group === 'Languages' && languageOf(skill.name.split(' ')[0] ?? '') !== null
}

const howWell =
  /^(?:fluent|fluency|native|bilingual|trilingual|multilingual|proficient|proficiency|conversational|professional|working|basic|intermediate|advanced|good|excellent|reading|oral|written|spoken|speaking|speaker|competency|knowledge|language|languages|level|mother|tongue|in|of|and|und|et|y|e|en|i|as|a|second|first|[abc][12]|flie(?:ß|ss)end|grundkenntnisse|kenntnisse|gut|sehr|muttersprachler(?:in)?|muttersprache|verhandlungssicher|courant|maternelle?|langue|natif|native|notions|scolaire|intermédiaire|bilingue|nativo|nativa|lengua|materna|medio|básico|alto|fluido|vloeiend|moedertaal|goed|redelijk|matig|uitstekend|madrelingua|ottimo|buono|discreto|scolastico)$/i

/** "English, Mandarin" under the name, "Fluent in Spanish" among the skills or in the summary. */
export function toldLanguages(lines: readonly Line[], sections: readonly Section[]): string[] {
  const told = sections.filter(({ kind }) => kind === 'contact' || kind === 'summary' || kind === 'skills')
  return told
    .flatMap(({ from, to }) => lines.slice(from, to + 1))
    .flatMap((line) => line.parts)
    .flatMap((part) => part.split(/[,;|•·.]/))
    .flatMap(languagesAlone)
}

/** The languages of an item that names nothing but languages and how well they are spoken. */
export function languagesAlone(item: string): string[] {
  const words = item.split(/[\s()/&–—-]+/).filter((word) => word !== '')
  const isAll = words.every((word) => languageOf(word) !== null || howWell.test(word))
  return isAll ? words.flatMap((word) => languageOf(word) ?? []) : []
}

/** The spoken languages of a section, in English, in the order they stand. */
export function findLanguages(lines: readonly Line[]): string[] {
  const found = lines.flatMap((line) =>
    plainOf(line)
      .split(/[\s,;:()|/•–—-]+/)
      .flatMap((word) => languageOf(word) ?? []),
  )
  return [...new Set(found)]
}
