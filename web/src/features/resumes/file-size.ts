const megabyte = 1_000_000
const kilobyte = 1_000

/** "1.2 MB" or, where that would say next to nothing, "14 kB", in the reader's own way of writing figures. */
export function fileSize(bytes: number): string {
  return inUnitOf(bytes, bytes, { style: 'unit', unitDisplay: 'short' })
}

/** "0.4 of 1.2 MB": both in the unit of the whole. */
export function sentSize(sentBytes: number, totalBytes: number): string {
  return `${inUnitOf(sentBytes, totalBytes, {})} of ${fileSize(totalBytes)}`
}

function inUnitOf(bytes: number, whole: number, style: Intl.NumberFormatOptions): string {
  const isLarge = whole >= megabyte / 10
  const digits = isLarge ? 1 : 0
  const shown = isLarge ? bytes / megabyte : Math.ceil(bytes / kilobyte)
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  return shown.toLocaleString(undefined, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(style.style === 'unit' ? { ...style, unit } : {}),
  })
}
