export type Matrix = readonly [number, number, number, number, number, number]
export type Box = { x0: number; y0: number; x1: number; y1: number }

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies `inner` first, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ]
}

export function mapPoint(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

export function mapBox(m: Matrix, box: Box): Box {
  const corners = [
    mapPoint(m, box.x0, box.y0),
    mapPoint(m, box.x1, box.y0),
    mapPoint(m, box.x0, box.y1),
    mapPoint(m, box.x1, box.y1),
  ]
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

export function intersect(a: Box, b: Box): Box {
  return { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) }
}

export function contains(box: Box, x: number, y: number, slack = 0): boolean {
  return x >= box.x0 - slack && x <= box.x1 + slack && y >= box.y0 - slack && y <= box.y1 + slack
}

/** A list of six numbers as pdf.js hands matrices over, in any array type. */
export function toMatrix(value: unknown): Matrix {
  const m = value as ArrayLike<number>
  return [m[0] ?? 1, m[1] ?? 0, m[2] ?? 0, m[3] ?? 1, m[4] ?? 0, m[5] ?? 0]
}

/** Turned by quarters at most, so that a rectangle still fills its box. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  const slack = 0.01 * Math.hypot(a, b, c, d)
  return (Math.abs(b) <= slack && Math.abs(c) <= slack) || (Math.abs(a) <= slack && Math.abs(d) <= slack)
}
