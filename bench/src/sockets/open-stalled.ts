import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { frame } from '../attacks/socket-frame.ts'

/** Sockets that were greeted and read nothing any more. */
export type StalledReaders = Readonly<{
  /** How many the server has ended. */
  ended: () => number
  close: () => void
}>

type Reader = Readonly<{ ticket: string; hello: string }>

/** Opens a socket for each reader, waits for its greeting and stops reading. */
export async function openStalled(address: string, readers: readonly Reader[]): Promise<StalledReaders> {
  const sockets: Socket[] = []
  let ended = 0
  for (const reader of readers) {
    const socket = await greeted(new URL(address), reader)
    // What is not read hides the end from everything but the first write.
    const beat = setInterval(() => socket.write(frame({ first: 0x8a })), 1_000)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearInterval(beat)
      ended += 1
    })
    socket.pause()
    sockets.push(socket)
  }
  return {
    ended: () => ended,
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function greeted({ hostname, port, host }: URL, { ticket, hello }: Reader): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /websocket/${ticket} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write(frame({ first: 0x81, content: Buffer.from(hello) }))
  await once(socket, 'data')
  return socket
}
