const localNames = ['localhost', '127.0.0.1', '[::1]']

export function isLocalHost(hostname: string) {
  return localNames.includes(hostname)
}

/** The origins of our own pages: the public one, and on one's own machine its other names too. */
export function ownOrigins({ publicUrl, port }: { publicUrl: string; port: number }): Set<string> {
  const { hostname, port: publicPort } = new URL(publicUrl)
  const origins = new Set([publicUrl])
  if (isLocalHost(hostname)) {
    for (const name of localNames) {
      for (const one of [String(port), publicPort || '80']) origins.add(new URL(`http://${name}:${one}`).origin)
    }
  }
  return origins
}
