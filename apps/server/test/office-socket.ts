import type { ServerFrame } from '@signet/contract'
import { WebSocket } from 'ws'

type Method = ServerFrame['method']
type FrameOf<M extends Method> = Extract<ServerFrame, { method: M }>

/** A person's open line, as a phone holds it. */
export type OfficeSocket = Readonly<{
  /** The next frame of this kind that was not taken yet; waits for it. */
  next: <M extends Method>(method: M) => Promise<FrameOf<M>>
  /** All frames so far. */
  frames: readonly ServerFrame[]
  /** The close code, once the socket is closed. */
  closed: Promise<number>
  send: (text: string | Buffer) => void
  /** Stops reading from the network, as a phone in a tunnel does. */
  pause: () => void
  close: () => void
  raw: WebSocket
}>

type Opening = Readonly<{ address: string; hello?: unknown; headers?: Readonly<Record<string, string>> }>

const patience = 5_000

/** Opens a socket and says `hello`, if there is one to say. */
export async function openSocket({ address, hello, headers = {} }: Opening): Promise<OfficeSocket> {
  const raw = new WebSocket(address, { headers: { ...headers } })
  const frames: ServerFrame[] = []
  const taken = new Set<ServerFrame>()
  const waiting = new Set<() => void>()
  raw.on('message', (bytes) => {
    frames.push(JSON.parse(String(bytes)) as ServerFrame)
    for (const wake of waiting) wake()
  })
  const closed = new Promise<number>((resolve) => raw.on('close', resolve))
  await new Promise((resolve, reject) => raw.once('open', resolve).once('error', reject))
  if (hello) raw.send(JSON.stringify(hello))

  const next = async <M extends Method>(method: M): Promise<FrameOf<M>> => {
    const { promise, resolve, reject } = Promise.withResolvers<FrameOf<M>>()
    const look = () => {
      const frame = frames.find((one): one is FrameOf<M> => one.method === method && !taken.has(one))
      if (!frame) return
      taken.add(frame)
      resolve(frame)
    }
    const timer = setTimeout(() => {
      reject(new Error(`No ${method} came; there came ${frames.map((one) => one.method).join(', ')}`))
    }, patience)
    waiting.add(look)
    look()
    try {
      return await promise
    } finally {
      waiting.delete(look)
      clearTimeout(timer)
    }
  }

  return {
    next,
    frames,
    closed,
    raw,
    send: (text) => raw.send(text),
    pause: () => raw.pause(),
    close: () => raw.close(),
  }
}
