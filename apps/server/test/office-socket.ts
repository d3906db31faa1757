import type { ServerFrame } from '@signet/contract'
import { WebSocket } from 'ws'

type Method = ServerFrame['method']
type FrameOf<M extends Method> = Extract<ServerFrame, { method: M }>

/** A person's open socket. */
export type OfficeSocket = Readonly<{
  /** Returns the next unread frame of this kind; waits for it. */
  next: <M extends Method>(method: M) => Promise<FrameOf<M>>
  /** All frames so far. */
  frames: readonly ServerFrame[]
  /** Resolves at the first frame: the server knows whose socket it is, or has closed it. */
  answered: Promise<void>
  /** Close code, once the socket is closed. */
  closed: Promise<number>
  send: (text: string | Buffer) => void
  /** Stops reading from the network, as a phone in a tunnel does. */
  pause: () => void
  close: () => void
  raw: WebSocket
}>

type SocketOptions = Readonly<{
  address: string
  hello?: unknown
  headers?: Readonly<Record<string, string>>
}>

const patience = 5_000

/** Opens a socket and sends `hello`, if given. */
export async function openSocket({ address, hello, headers = {} }: SocketOptions): Promise<OfficeSocket> {
  const raw = new WebSocket(address, { headers: { ...headers } })
  const frames: ServerFrame[] = []
  const taken = new Set<ServerFrame>()
  const waiting = new Set<() => void>()
  raw.on('message', (bytes) => {
    frames.push(JSON.parse(String(bytes)) as ServerFrame)
    for (const wake of waiting) wake()
  })
  const closed = new Promise<number>((resolve) => raw.on('close', resolve))
  const answered = new Promise<void>((resolve) => {
    raw.once('message', () => resolve())
    raw.once('close', () => resolve())
  })
  await new Promise((resolve, reject) => raw.once('open', resolve).once('error', reject))
  if (hello) raw.send(JSON.stringify(hello))

  const next = async <M extends Method>(method: M): Promise<FrameOf<M>> => {
    const { promise, resolve, reject } = Promise.withResolvers<FrameOf<M>>()
    const look = () => {
      const frame = frames.find((one): one is FrameOf<M> => one.method === method && !taken.has(one))
      if (!frame) return
      taken.add(frame)
      waiting.delete(look)
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
    answered,
    raw,
    send: (text) => raw.send(text),
    pause: () => raw.pause(),
    close: () => raw.close(),
  }
}
