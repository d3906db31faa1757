import { once } from 'node:events'
import type { Socket } from 'node:net'
import { frame } from '../attacks/socket-frame.ts'
import { openUpgraded } from './open-upgraded.ts'

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

async function greeted(address: URL, { ticket, hello }: Reader): Promise<Socket> {
  const socket = await openUpgraded(address, ticket)
  socket.write(frame({ first: 0x81, content: Buffer.from(hello) }))
  await once(socket, 'data')
  return socket
}
