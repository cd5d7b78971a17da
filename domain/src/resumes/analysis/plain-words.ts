/** Words in lower case, without accents and marks, one space apart and around: " c++ and c# ". */
export function plainWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
}
