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
  /** The last frame that waits for its answer, and how many wait. */
  turn: Promise<void>
  queued: number
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

/** Tracks the connections of this node by tenant, person and session. */
export function createAudience() {
  const tenants = new Map<string, Map<string, Set<Connection>>>()
  const sessions = new Map<string, Set<Connection>>()

  return {
    /**
     * Returns whether it is the person's first connection, and the oldest window if the session exceeds its
     * limit.
     */
    join: (connection: Connection, { tenant, personId, session }: Actor) => {
      const people = tenants.get(tenant) ?? new Map<string, Set<Connection>>()
      const own = people.get(personId) ?? new Set()
      const windows = sessions.get(session) ?? new Set()
      const isFirst = own.size === 0
      tenants.set(tenant, people.set(personId, own.add(connection)))
      sessions.set(session, windows.add(connection))
      const [oldest] = windows
      return { isFirst, oneTooMany: windows.size > limits.windows ? oldest : undefined }
    },
    /** Returns whether it was the person's last connection. */
    leave: (connection: Connection, { tenant, personId, session }: Actor): boolean => {
      const windows = sessions.get(session)
      if (windows?.delete(connection) && windows.size === 0) sessions.delete(session)
      const people = tenants.get(tenant)
      const own = people?.get(personId)
      if (!people || !own?.delete(connection) || own.size > 0) return false

      people.delete(personId)
      if (people.size === 0) tenants.delete(tenant)
      return true
    },
    bySession: (session: string): readonly Connection[] => [...(sessions.get(session) ?? [])],
    sessions: (): readonly string[] => [...sessions.keys()],
    peopleOf: (tenant: string): readonly string[] => [...(tenants.get(tenant)?.keys() ?? [])],
    connectionsOf: (tenant: string, personIds: readonly string[] | 'everybody'): readonly Connection[] => {
      const people = tenants.get(tenant)
      if (!people) return []
      if (personIds === 'everybody')
        return [...people.values()].flatMap((own) => [...own].filter(({ actor }) => !actor?.isExternal))
      return personIds.flatMap((personId) => [...(people.get(personId) ?? [])])
    },
  }
}
