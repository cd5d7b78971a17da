type Hear = (kind: string) => void

const hearers = new Set<Hear>()
let stream: EventSource | null = null
let reopening: ReturnType<typeof setTimeout> | undefined

/** A browser takes up a line that was cut, but gives up one that was refused (a restart behind a proxy, too many tabs). */
const refused = 2
const reopenAfter = 10_000

/**
 * Listens to what the server tells this person's pages: one line for the whole page, however many parts of it listen, since a
 * browser holds only a few. `reconnected` says that something may have been missed.
 */
export function hearLive(hear: Hear): () => void {
  hearers.add(hear)
  stream ??= open(false)
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    clearTimeout(reopening)
    stream?.close()
    stream = null
  }
}

function open(mayHaveMissed: boolean): EventSource {
  const events = new EventSource('/api/events')
  let isAgain = mayHaveMissed
  events.addEventListener('open', () => {
    if (isAgain) tell('reconnected')
    isAgain = true
  })
  events.addEventListener('error', () => {
    if (events.readyState === refused) reopening = setTimeout(() => (stream = open(true)), reopenAfter)
  })
  events.addEventListener('message', (event: MessageEvent<string>) => {
    tell((JSON.parse(event.data) as { kind?: string }).kind ?? '')
  })
  return events
}

function tell(kind: string) {
  for (const hear of hearers) hear(kind)
}
