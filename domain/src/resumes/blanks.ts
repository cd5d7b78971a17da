/** The places a fix left open, such as "[phone number]": nothing is invented, so the candidate fills them. */
export function openBlanks(body: string): string[] {
  return [...new Set(body.match(/\[\p{L}[^\][\n]{2,60}\]/gu))]
}
