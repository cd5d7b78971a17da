/** English names of the world's languages that people list, each with its other names. */
const lines = `
Afrikaans|Albanian, Shqip|Amharic|Arabic|Armenian|Assamese|Azerbaijani, Azeri|Bambara|Basque, Euskara|Belarusian, Belarusan|Bengali, Bangla|Berber, Tamazight, Amazigh
Bosnian|Breton|Bulgarian|Burmese, Myanmar|Cantonese|Catalan|Cebuano|Chechen|Corsican|Croatian, Hrvatski|Czech|Danish, Dansk|Dari|Dutch, Flemish, Nederlands|English|Esperanto
Estonian|Faroese|Finnish, Suomi|French, Français|Frisian|Galician|Georgian, Kartuli|German, Deutsch|Greek, Hellenic|Gujarati|Haitian Creole|Hausa|Hebrew, Ivrit|Hindi|Hmong|Hungarian, Magyar
Icelandic|Igbo|Indonesian, Bahasa Indonesia|Irish, Irish Gaelic, Gaeilge|Italian, Italiano|Japanese, Nihongo|Javanese|Kannada|Kazakh|Khmer, Cambodian|Kinyarwanda|Korean|Kurdish|Kyrgyz|Lao|Latin
Latvian|Lingala|Lithuanian|Luxembourgish|Macedonian|Malagasy|Malay|Malayalam|Maltese|Mandarin, Chinese, Mandarin Chinese|Maori|Marathi|Moldovan|Mongolian|Nepali|Norwegian, Norsk|Occitan|Oromo
Pashto|Persian, Farsi|Polish, Polski|Portuguese|Punjabi, Panjabi|Quechua|Romanian|Romansh|Russian|Samoan|Sanskrit|Scottish Gaelic|Serbian|Shona|Sindhi|Sinhala, Sinhalese|Slovak|Slovenian, Slovene
Somali|Sorbian|Spanish, Castilian, Español|Sundanese|Swahili, Kiswahili|Swedish, Svenska|Tagalog, Filipino|Tajik|Tamil|Tatar|Telugu|Thai|Tibetan|Tigrinya|Turkish|Turkmen|Ukrainian|Urdu|Uyghur|Uzbek
Vietnamese|Welsh, Cymraeg|Wolof|Xhosa|Yiddish|Yoruba|Zulu
Ancient Greek, Classical Greek|American Sign Language, ASL|British Sign Language, BSL|Sign Language
`

const names = new Map(
  lines
    .split(/[|\n]/)
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [name = '', ...others] = line.split(', ')
      return [name, ...others].map((written) => [written.toLowerCase(), name] as const)
    }),
)
const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length).join('|')
const anyLanguage = new RegExp(`(?<!\\p{L})(?:${longestFirst})(?!\\p{L})`, 'iu')

/** The first language named in a phrase, by its English name, and the phrase without it. */
export function languageIn(phrase: string): { language: string; rest: string } | null {
  const found = anyLanguage.exec(phrase)
  const language = found ? names.get(found[0].toLowerCase()) : undefined
  if (!found || language === undefined) return null
  return { language, rest: `${phrase.slice(0, found.index)} ${phrase.slice(found.index + found[0].length)}` }
}
