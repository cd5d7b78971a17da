/** Nothing, or an address that a browser opens and that runs no script. */
export const webAddressPattern = /^$|^https?:\/\/[^\s/]+\.[^\s]+$/i
export const webAddressProblem = 'Please enter a full address, starting with https://'

/** People write "linkedin.com/in/ana"; what already names a scheme stays as written. */
export function completeWebAddress(written: string): string {
  const trimmed = written.trim()
  return trimmed === '' || /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}
