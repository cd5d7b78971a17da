import { createServer, type Server, type Socket } from 'node:net'
import { MessageReader } from './message-reader.ts'

/** What the embedded engine must offer; one call runs a whole batch of protocol messages. */
export type Engine = {
  run(batch: Uint8Array, onData: (data: Uint8Array) => void): Promise<void>
  rollback(): Promise<void>
  isInTransaction(): boolean
}

type Connection = {
  socket: Socket
  reader: MessageReader
  waiting: Uint8Array[]
  isClosed: boolean
  idle?: NodeJS.Timeout
}

/** A forgotten transaction would stop every other connection for good; a server has the same limit as a setting. */
const idleInTransactionLimit = 30_000

/**
 * Serves the PostgreSQL protocol on a unix socket over an engine with a single session. A batch reaches the engine whole,
 * up to its Sync, because the unnamed statement is shared: a foreign message in between would run with foreign values.
 */
export function serveWire(engine: Engine, path: string): Promise<{ close(): Promise<void> }> {
  const connections = new Set<Connection>()
  const turns: Connection[] = []
  let holder: Connection | null = null
  let isRunning = false

  const server = createServer((socket) => accept(socket))

  function accept(socket: Socket) {
    const connection: Connection = { socket, reader: new MessageReader(), waiting: [], isClosed: false }
    connections.add(connection)
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => receive(connection, chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => leave(connection))
  }

  function receive(connection: Connection, chunk: Buffer) {
    for (const part of connection.reader.read(chunk)) {
      if (part.kind === 'refuse-encryption') connection.socket.write('N')
      else if (part.kind === 'goodbye') connection.socket.end()
      else {
        connection.waiting.push(part.bytes)
        turns.push(connection)
      }
    }
    void runTurns()
  }

  async function runTurns() {
    if (isRunning) return
    isRunning = true
    for (let connection = nextTurn(); connection; connection = nextTurn()) {
      const batch = connection.waiting.shift()
      if (!batch || connection.isClosed) continue
      clearTimeout(connection.idle)
      await runBatch(connection, batch)
    }
    isRunning = false
  }

  function nextTurn(): Connection | undefined {
    if (!holder) return turns.shift()
    const place = turns.indexOf(holder)
    return place === -1 ? undefined : turns.splice(place, 1)[0]
  }

  async function runBatch(connection: Connection, batch: Uint8Array) {
    try {
      await engine.run(batch, (data) => {
        // The engine reuses the memory behind `data` as soon as this returns.
        if (!connection.isClosed) connection.socket.write(Buffer.from(data))
      })
    } catch (error) {
      connection.socket.destroy(error instanceof Error ? error : undefined)
    }
    if (!engine.isInTransaction()) {
      holder = null
    } else if (connection.isClosed) {
      await release()
    } else {
      holder = connection
      connection.idle = setTimeout(() => connection.socket.destroy(), idleInTransactionLimit)
      connection.idle.unref()
    }
  }

  function leave(connection: Connection) {
    connection.isClosed = true
    connection.waiting = []
    clearTimeout(connection.idle)
    connections.delete(connection)
    if (holder !== connection || isRunning) return
    isRunning = true
    void release().then(() => {
      isRunning = false
      return runTurns()
    })
  }

  async function release() {
    await engine.rollback()
    holder = null
  }

  return listen(server, path).then(() => ({
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const { socket } of connections) socket.destroy()
      }),
  }))
}

function listen(server: Server, path: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
  })
}
