/** Where a box or picture is put on the page, in EMU (914,400 to an inch). */
export type Anchor = {
  /** Drawn under the text of the page. */
  behind: boolean
  /** What both distances are counted from, as written. */
  from: string
  left: number
  top: number
  width: number
  height: number
}

const inch = 914_400
const twipsOfInch = 1440
/** No page is wider or higher than this, in inches; margins are narrower than the slack. */
const longestPage = 23
const slack = 3

export function openAnchor(attributes: ReadonlyMap<string, string>): Anchor {
  const behind = ['1', 'true'].includes(attributes.get('behindDoc') ?? '')
  return { behind, from: '', left: 0, top: 0, width: 0, height: 0 }
}

/** An old drawing says its place in the words of a style sheet: "position:absolute;margin-left:-900pt". */
export function anchorOfStyle(style: string): Anchor | null {
  const points = (name: string) => {
    const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(-?[\\d.]+)(pt|in|cm|mm)?`, 'i').exec(style)
    const unit = { pt: 1 / 72, in: 1, cm: 1 / 2.54, mm: 1 / 25.4 }[found?.[2] ?? 'pt'] ?? 1 / 72
    return Number(found?.[1] ?? 0) * unit * inch
  }
  if (!/position\s*:\s*absolute/i.test(style)) return null
  const [left, top] = [points('margin-left') || points('left'), points('margin-top') || points('top')]
  return { behind: false, from: 'style', left, top, width: points('width'), height: points('height') }
}

/** Further out than any page and its margins reach. */
export function isOffPage({ left, top, width, height }: Anchor): boolean {
  const isOut = (start: number, length: number) =>
    start + length < -slack * inch || start > (longestPage + slack) * inch
  return isOut(left, width) || isOut(top, height)
}

/** The same for a paragraph in a frame or with an indent, which are written in twentieths of a point. */
export function isOffPageIndent(attributes: ReadonlyMap<string, string>): boolean {
  return ['w:x', 'w:y', 'w:left', 'w:start'].some((name) => {
    const inches = Number(attributes.get(name) ?? 0) / twipsOfInch
    return inches < -slack - 1 || inches > longestPage
  })
}

/** A picture that lies over the box from edge to edge. */
export function isCovered(box: Anchor, pictures: readonly Anchor[]): boolean {
  return pictures.some(
    (picture) =>
      box.behind &&
      !picture.behind &&
      picture.from === box.from &&
      picture.left <= box.left &&
      picture.top <= box.top &&
      picture.left + picture.width >= box.left + box.width &&
      picture.top + picture.height >= box.top + box.height,
  )
}
