/** A name that carries a message, a link or an address is nobody's: strangers are not written to with it (decisions.md H.57). */
export function plainName(name: string): string {
  const line = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u.test(line) && !/\p{L}{2,}\.\p{L}{2,}/u.test(line)
  return looksLikeName ? line : 'Somebody'
}
