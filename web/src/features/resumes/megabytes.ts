/** "1.2" for 1,234,567 bytes, in the reader's own way of writing figures. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
