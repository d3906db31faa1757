import type { Actor } from '../http/actor.ts'
import type { Connection } from './connection.ts'
import { limits } from './limits.ts'

/** Tracks the connections of this node by tenant, person and session. */
export function audience() {
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
    peopleOf: (tenant: string): readonly string[] => [...(tenants.get(tenant)?.keys() ?? [])],
    connectionsOf: (tenant: string, personIds: readonly string[] | 'everybody'): readonly Connection[] => {
      const people = tenants.get(tenant)
      if (!people) return []
      if (personIds === 'everybody') return [...people.values()].flatMap((own) => [...own])
      return personIds.flatMap((personId) => [...(people.get(personId) ?? [])])
    },
  }
}
