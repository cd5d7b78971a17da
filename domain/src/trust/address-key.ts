/** Mail that arrives in the same box under another name of its provider. */
const sameProvider: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'ymail.com': 'yahoo.com',
  'rocketmail.com': 'yahoo.com',
  'hotmail.com': 'outlook.com',
  'live.com': 'outlook.com',
}

const ignoresDots = new Set(['gmail.com', 'proton.me'])

/**
 * The mailbox behind an address, so that an alias is not taken for another person. It is compared, never written to:
 * two people of one provider that uses several names may fall together, and then the stricter reading is the safe one.
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '')
  const local = address.slice(0, at).toLowerCase()
  // "shop@ana.fastmail.com" is the box of ana.
  const box = /^(.+)\.(fastmail\.com|fastmail\.fm)$/.exec(domain)
  if (box) return `${box[1]}@fastmail.com`
  const provider = sameProvider[domain] ?? domain
  const untagged = local.replace(/\+.*$/, '')
  const plain = provider === 'yahoo.com' ? untagged.replace(/-.*$/, '') : untagged
  const mailbox = ignoresDots.has(provider) ? plain.replaceAll(/[._-]/g, '') : plain
  return `${mailbox}@${provider}`
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
