type Hear = (kind: string) => void

const hearers = new Set<Hear>()
let stream: EventSource | null = null

/**
 * Listens to what the server tells this person's pages: one line for the whole page, however many parts of it listen, since a
 * browser holds only a few. `reconnected` says that something may have been missed.
 */
export function hearLive(hear: Hear): () => void {
  hearers.add(hear)
  stream ??= open()
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    stream?.close()
    stream = null
  }
}

function open(): EventSource {
  const events = new EventSource('/api/events')
  let isFirst = true
  events.addEventListener('open', () => {
    if (!isFirst) tell('reconnected')
    isFirst = false
  })
  events.addEventListener('message', (event: MessageEvent<string>) => {
    tell((JSON.parse(event.data) as { kind?: string }).kind ?? '')
  })
  return events
}

function tell(kind: string) {
  for (const hear of hearers) hear(kind)
}
