import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * A peer's server in its own process: `node peer-server.ts <ws|socket.io> <folder of its packages> <port>`. A POST to
 * `/send?to=<count>` sends its body to the sockets that came first.
 */
const [kind = '', folder = '', port = '0'] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))

type Peer = Readonly<{ send: (text: string, count: number) => void }>

const http = createServer((request, response) => {
  if (request.method !== 'POST') return response.end('ready')
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const to = new URL(request.url ?? '', 'http://peer').searchParams.get('to')
    peer.send(Buffer.concat(chunks).toString(), Number(to))
    response.end('sent')
  })
  return undefined
})
const peer: Peer = kind === 'ws' ? bareServer() : ioServer()
http.listen(Number(port), '127.0.0.1')

/** Sends one encoded text, which is the least that any server can do. */
function bareServer(): Peer {
  const { WebSocketServer } = load('ws')
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  return {
    send: (text, count) => {
      const bytes = Buffer.from(text)
      let left = count
      for (const socket of server.clients) {
        if (left === 0) return
        left -= 1
        socket.send(bytes, { binary: false })
      }
    },
  }
}

/** Sends to a room, as its documents advise. */
function ioServer(): Peer {
  const { Server } = load('socket.io')
  const io = new Server(http, { transports: ['websocket'] })
  let joined = 0
  io.on('connection', (socket: Readonly<{ join: (room: string) => void }>) => {
    joined += 1
    if (joined <= 5_000) socket.join('room')
  })
  return { send: (text) => io.to('room').emit('message', text) }
}
