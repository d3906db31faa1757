import { nextAttempt } from '@signet/chat'
import type { ClientFrame, ServerFrame } from '@signet/contract'
import { refusalOf } from '../faults/fault.ts'
import { type NoteFault, networkTimeouts } from '../faults/transfer.ts'
import { AnsweredRefusal, type Say } from '../read-answer.ts'
import { realTimers, type Timers } from '../timers.ts'
import { connectFailed, type Wire } from './open-web-socket.ts'

export type SocketOptions = Readonly<{
  /** Returns the address with a fresh one-time ticket; called for every attempt. */
  address: () => Promise<string>
  open: (address: string, say: Say) => Wire
  /** The content of OnConnection: token, system, and the last sequence seen on this device. */
  hello: () => Readonly<{ token: string; systemId: string; sequence: number }>
  onFrame: (frame: ServerFrame) => void
  /** From the third attempt on: "IM connecting: attempt N". */
  onAttempt: (attempt: number) => void
  onGiveUp: () => void
  say: Say
  /** Called with what did not get through: a failed attempt (600009), a frame that could not be sent (10002). */
  note?: NoteFault
  timers?: Timers
  /** How long an attempt may take until the server greets, in ms; a minute where it is not configured. */
  timeoutMs?: number
}>

export type Socket = Readonly<{
  close: () => void
  retryNow: () => void
  /** Sends a frame that is not missed; returns false without a connection. */
  send: (frame: ClientFrame) => boolean
}>

const what = 'WS /websocket'

/** Keeps one live connection: retries every 10 s, at most ten times, and requests missed messages. */
export function createSocket(options: SocketOptions): Socket {
  const { say, note, timers = realTimers, timeoutMs = networkTimeouts.socket } = options
  const noting = (run: () => void) => notingFault(run, note)
  let wire: Wire | null = null
  let attempt = 0
  let generation = 0
  let isGreeted = false
  let cancel: () => void = () => undefined

  const connect = async () => {
    const mine = ++generation
    cancel()
    cancel = timers.after(timeoutMs, () => end(mine))
    try {
      const address = await options.address()
      if (mine !== generation) return
      wire = openWire(address, options, {
        onFrame: (frame) => mine === generation && heard(frame),
        onEnd: () => failed(mine),
      })
    } catch {
      failed(mine)
    }
  }

  const heard = (frame: ServerFrame) => {
    if (frame.method === 'initMessage') {
      attempt = 0
      isGreeted = true
      cancel()
    }
    if (frame.method === 'closeSocket' || frame.method === 'logout') stop()
    options.onFrame(frame)
  }

  /** An attempt that the server does not greet in time is over, whatever still comes of it. */
  const end = (mine: number) => {
    const slow = wire
    failed(mine)
    if (slow) noting(() => slow.close())
  }

  const failed = (mine: number) => {
    if (mine !== generation) return
    if (!isGreeted) note?.(refusalOf(connectFailed, say), what)
    leave()
    attempt += 1
    const next = nextAttempt(attempt)
    if (next.kind === 'giveUp') return options.onGiveUp()
    if (next.isAnnounced) options.onAttempt(attempt)
    cancel = timers.after(next.afterMs, connect)
  }

  const leave = () => {
    generation += 1
    isGreeted = false
    wire = null
    cancel()
  }
  const stop = () => {
    const open = wire
    leave()
    if (open) noting(() => open.close())
  }

  void connect()
  return {
    close: stop,
    send: (frame) => {
      const open = isGreeted ? wire : null
      return open !== null && noting(() => open.send(JSON.stringify(frame)))
    },
    /** Starts afresh when the network is back, unless connected. */
    retryNow() {
      if (wire) return
      attempt = 0
      void connect()
    },
  }
}

type WireEvents = Readonly<{ onFrame: (frame: ServerFrame) => void; onEnd: () => void }>

/** Opens a connection that says who it is as soon as it is open. */
function openWire(address: string, { open, say, note, hello }: SocketOptions, events: WireEvents): Wire {
  const opened = open(address, say)
  opened.onopen = () => notingFault(() => opened.send(JSON.stringify(connectionFrame(hello()))), note)
  opened.onmessage = ({ data }) => {
    const frame = readFrame(data)
    if (frame) events.onFrame(frame)
  }
  opened.onclose = events.onEnd
  return opened
}

/** Returns whether it could be done; what the connection refused is noted. */
function notingFault(run: () => void, note: NoteFault | undefined): boolean {
  try {
    run()
    return true
  } catch (error) {
    if (!(error instanceof AnsweredRefusal)) throw error
    note?.(error, what)
    return false
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
