import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

type Loopback = Readonly<{
  origin: string
  /** The requests that arrived, oldest first. */
  arrived: readonly IncomingMessage[]
  /** Resolves when the next request has arrived. */
  nextArrival: () => Promise<unknown>
  server: Server
  close: () => Promise<void>
}>

/** A real server on a free port that answers as it is given: late, in part, or never. */
export async function openLoopback(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Loopback> {
  const arrived: IncomingMessage[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    arrived.push(request)
    server.emit('arrival')
    answer(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    nextArrival: () => once(server, 'arrival'),
    server,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** The origin of a port on which nothing listens any more. */
export async function closedOrigin(): Promise<string> {
  const { origin, close } = await openLoopback(() => undefined)
  await close()
  return origin
}
