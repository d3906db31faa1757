import { nextAttempt } from '@signet/chat'
import type { ClientFrame, ServerFrame } from '@signet/contract'
import { realTimers, type Timers } from '../timers.ts'
import type { Wire } from './open-web-socket.ts'

export type SocketOptions = Readonly<{
  /** Returns the address with a fresh one-time ticket; called for every attempt. */
  address: () => Promise<string>
  open: (address: string) => Wire
  /** The content of OnConnection: token, system, and the last sequence seen on this device. */
  hello: () => Readonly<{ token: string; systemId: string; sequence: number }>
  onFrame: (frame: ServerFrame) => void
  /** From the third attempt on: "IM connecting: attempt N". */
  onAttempt: (attempt: number) => void
  onGiveUp: () => void
  timers?: Timers
}>

export type Socket = Readonly<{
  close: () => void
  retryNow: () => void
  /** Sends a frame that is not missed; returns false without a connection. */
  send: (frame: ClientFrame) => boolean
}>

/** Keeps one live connection: retries every 10 s, at most ten times, and requests missed messages. */
export function createSocket(options: SocketOptions): Socket {
  const timers = options.timers ?? realTimers
  let wire: Wire | null = null
  let attempt = 0
  let generation = 0
  let isGreeted = false
  let cancelRetry: () => void = () => undefined

  const connect = async () => {
    const mine = ++generation
    cancelRetry()
    try {
      const address = await options.address()
      if (mine !== generation) return
      wire = connectWire(address, mine)
    } catch {
      if (mine === generation) failed()
    }
  }

  const connectWire = (address: string, mine: number): Wire => {
    const opened = options.open(address)
    opened.onopen = () => opened.send(JSON.stringify(connectionFrame(options.hello())))
    opened.onmessage = ({ data }) => {
      const frame = mine === generation ? readFrame(data) : null
      if (frame) heard(frame)
    }
    opened.onclose = () => {
      if (mine === generation) failed()
    }
    return opened
  }

  const heard = (frame: ServerFrame) => {
    if (frame.method === 'initMessage') {
      attempt = 0
      isGreeted = true
    }
    if (frame.method === 'closeSocket' || frame.method === 'logout') stop()
    options.onFrame(frame)
  }

  const failed = () => {
    wire = null
    isGreeted = false
    attempt += 1
    const next = nextAttempt(attempt)
    if (next.kind === 'giveUp') return options.onGiveUp()
    if (next.isAnnounced) options.onAttempt(attempt)
    cancelRetry = timers.after(next.afterMs, connect)
  }

  const stop = () => {
    isGreeted = false
    generation += 1
    cancelRetry()
    wire?.close()
    wire = null
  }

  void connect()
  return {
    close: stop,
    send: (frame) => {
      if (!isGreeted) return false
      wire?.send(JSON.stringify(frame))
      return true
    },
    /** Starts afresh when the network is back, unless connected. */
    retryNow() {
      if (wire) return
      attempt = 0
      void connect()
    },
  }
}

function connectionFrame(hello: ReturnType<SocketOptions['hello']>): ClientFrame {
  const { token, systemId, sequence } = hello
  const known = sequence >= 0 ? { sequence } : {}
  return { method: 'OnConnection', token, mobileDevice: true, systemId, ...known }
}

/** Frames come from our own server, so their shape is trusted by their method. */
function readFrame(text: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(text))
    return typeof frame === 'object' && frame !== null && 'method' in frame ? (frame as ServerFrame) : null
  } catch {
    return null
  }
}
