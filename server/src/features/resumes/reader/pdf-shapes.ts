import type { Box } from './pdf-matrix.ts'

export function isDot(box: Box): boolean {
  const width = box.x1 - box.x0
  const height = box.y1 - box.y0
  return width >= 1.2 && width <= 7 && Math.abs(width - height) < width * 0.3
}

export function isMask(group: unknown): boolean {
  return typeof group === 'object' && group !== null && 'smask' in group && Boolean(group.smask)
}

export function toBox(value: unknown): Box {
  const b = value as ArrayLike<number>
  return { x0: b[0] ?? 0, y0: b[1] ?? 0, x1: b[2] ?? 0, y1: b[3] ?? 0 }
}

/** pdf.js path data: 0 move, 1 line (two numbers each), 2 curve, 3 quadratic, 4 close. */
export function isRectangle(path: ArrayLike<number>): boolean {
  const points: [number, number][] = []
  for (let at = 0; at < path.length; ) {
    const step = path[at]
    if (step === 4) at += 1
    else if (step === 0 || step === 1) {
      points.push([path[at + 1] ?? 0, path[at + 2] ?? 0])
      at += 3
    } else return false
    if (points.length > 5) return false
  }
  return (
    points.length >= 4 &&
    points.every(([x, y], at) => at === 0 || x === points[at - 1]?.[0] || y === points[at - 1]?.[1])
  )
}
