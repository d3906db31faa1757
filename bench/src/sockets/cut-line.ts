import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut. */
export type CutLine = Readonly<{
  port: number
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}>

/**
 * Opens a port of the loopback that leads to a server, until it is cut: then lines end and new ones are refused. Throws
 * when the server is not there.
 */
export async function openLine({ host, port }: Readonly<{ host: string; port: number }>): Promise<CutLine> {
  const trial = connect(port, host)
  await once(trial, 'connect')
  trial.destroy()
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(port, host)
    for (const end of [near, far]) {
      ends.add(end)
      // Cutting ends lines in the middle of what they say.
      end.on('error', () => end.destroy())
      end.on('close', () => ends.delete(end))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const end = () => {
    for (const one of ends) one.destroy()
  }

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      isCut = true
      end()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      end()
      server.close()
      await once(server, 'close')
    },
  }
}
