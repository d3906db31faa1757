import type { Duplex } from 'node:stream'
import type { Locale } from '@signet/i18n'
import type { WebSocket } from 'ws'
import type { Actor } from '../http/actor.ts'
import { limits } from './limits.ts'

/** An open socket, anonymous until `actor` is set. */
export type Connection = {
  readonly socket: WebSocket
  /** The underlying stream, to which shared frames are written. */
  readonly wire: Duplex
  /** Token or ticket from the address. */
  readonly credential: string
  readonly openedAt: number
  locale: Locale
  actor: Actor | null
  isBusy: boolean
  heardAt: number
  /** Time since which no waiting byte has been sent. */
  stalledSince: number | null
  waiting: number
}

/** Writes a frame, or terminates a socket too far behind; its client reconnects and reads the counts. */
export function write({ socket, wire }: Connection, frame: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (wire.writableLength + frame.length > limits.buffered) socket.terminate()
  else wire.write(frame)
}

/** Whether a connection is silent, still anonymous, or stalled. */
export function isDead(connection: Connection, now: number): boolean {
  const { wire, actor, openedAt, heardAt } = connection
  if (!actor && now - openedAt >= limits.mute) return true
  if (now - heardAt >= limits.silent) return true

  const hasMoved = wire.writableLength === 0 || wire.writableLength < connection.waiting
  connection.waiting = wire.writableLength
  connection.stalledSince = hasMoved ? null : (connection.stalledSince ?? now)
  return connection.stalledSince !== null && now - connection.stalledSince >= limits.stalled
}
