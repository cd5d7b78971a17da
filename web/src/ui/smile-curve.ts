/** Where a smile is drawn: `scale` of its length, centre, and the lowest point of its line. */
export type SmileBox = { scale: number; centre: number; lowest: number }

/** The viewBox of the meter is `0 0 100 84`. */
export const METER_BOX: SmileBox = { scale: 1, centre: 50, lowest: 77 }
/** The viewBox of the disc is `0 0 24 24`. */
export const FACE_BOX: SmileBox = { scale: 0.126, centre: 12, lowest: 18.2 }

/** The arc for a value from 0 to 100: the higher the value, the longer the line and the more it bends. */
export function smileCurve(value: number, { scale, centre, lowest }: SmileBox = METER_BOX): string {
  const t = Math.min(Math.max(value, 0), 100) / 100
  const bend = ((12 + 178 * t) * Math.PI) / 180
  const radius = ((50 + 92 * t) * scale) / bend
  const half = radius * Math.sin(bend / 2)
  const y = round(lowest - radius * (1 - Math.cos(bend / 2)))
  const r = round(radius)
  return `M${round(centre - half)} ${y}A${r} ${r} 0 ${bend > Math.PI ? 1 : 0} 0 ${round(centre + half)} ${y}`
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}
