import type { Duplex } from 'node:stream'
import type { Locale } from '@signet/i18n'
import type { WebSocket } from 'ws'
import type { Actor } from '../http/actor.ts'
import { limits } from './limits.ts'

/** Somebody's open socket. It is mute until `actor` is known. */
export type Connection = {
  readonly socket: WebSocket
  /** The stream below, to which shared frames are written. */
  readonly wire: Duplex
  /** What stood in the address: a token or a ticket. */
  readonly credential: string
  readonly openedAt: number
  locale: Locale
  actor: Actor | null
  isBusy: boolean
  heardAt: number
  /** Since when bytes have been waiting without any of them leaving. */
  stalledSince: number | null
  waiting: number
}

/** Writes a frame, unless the reader is too far behind: then the socket ends, and the client comes back for the counts. */
export function write({ socket, wire }: Connection, frame: Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (wire.writableLength + frame.length > limits.buffered) socket.terminate()
  else wire.write(frame)
}

/** Whether this one is silent, mute for too long, or does not take what is sent. */
export function isDead(connection: Connection, now: number): boolean {
  const { wire, actor, openedAt, heardAt } = connection
  if (!actor && now - openedAt >= limits.mute) return true
  if (now - heardAt >= limits.silent) return true

  const hasMoved = wire.writableLength === 0 || wire.writableLength < connection.waiting
  connection.waiting = wire.writableLength
  connection.stalledSince = hasMoved ? null : (connection.stalledSince ?? now)
  return connection.stalledSince !== null && now - connection.stalledSince >= limits.stalled
}
