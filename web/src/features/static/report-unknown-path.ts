/** Lets the server log which address led nowhere. Whether that works is nothing to the reader. */
export function reportUnknownPath(path: string): void {
  void fetch('/api/unknown-paths', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
    keepalive: true,
  }).catch(() => undefined)
}
