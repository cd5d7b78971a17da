const common: Record<string, RegExp> = {
  en: /\b(?:the|and|of|to|in|for|with|on|by|from|as|at|an|is|was|were)\b/gi,
  de: /\b(?:und|der|die|das|von|mit|für|im|bei|den|dem|zur|zum|auf|als|eine[rns]?)\b/gi,
  fr: /\b(?:et|de|des|les|la|le|du|en|pour|dans|une|sur|avec|aux|au)\b/gi,
  es: /\b(?:y|de|los|las|la|el|del|en|para|con|una|por|como)\b/gi,
  nl: /\b(?:en|van|het|een|de|voor|met|bij|op|als|naar)\b/gi,
  it: /\b(?:e|di|della|dei|il|la|per|con|nel|gli|delle|una)\b/gi,
}

/** The language that most of the small words of a text belong to, English where there are none. */
export function languageOfText(text: string): string {
  const counts = Object.entries(common).map(([code, pattern]) => [code, (text.match(pattern) ?? []).length] as const)
  const best = counts.reduce((top, one) => (one[1] > top[1] ? one : top))
  return best[1] === 0 ? 'en' : best[0]
}

export function isEnglish(text: string): boolean {
  return languageOfText(text) === 'en'
}
