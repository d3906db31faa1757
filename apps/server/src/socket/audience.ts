import type { Actor } from '../http/actor.ts'
import type { Connection } from './connection.ts'

/** Who is connected to this node, by tenant, person and session. */
export function audience() {
  const tenants = new Map<string, Map<string, Set<Connection>>>()
  const sessions = new Map<string, Connection>()

  return {
    /** Gives the socket that this session had before, which is no longer counted, and whether the person just came. */
    join: (connection: Connection, { tenant, personId, session }: Actor) => {
      const people = tenants.get(tenant) ?? new Map<string, Set<Connection>>()
      const own = people.get(personId) ?? new Set()
      const isFirst = own.size === 0
      const former = sessions.get(session)
      if (former) own.delete(former)
      sessions.set(session, connection)
      tenants.set(tenant, people.set(personId, own.add(connection)))
      return { isFirst, former }
    },
    /** Whether the person is gone with this socket. */
    leave: (connection: Connection, { tenant, personId, session }: Actor): boolean => {
      if (sessions.get(session) === connection) sessions.delete(session)
      const people = tenants.get(tenant)
      const own = people?.get(personId)
      if (!people || !own?.delete(connection) || own.size > 0) return false

      people.delete(personId)
      if (people.size === 0) tenants.delete(tenant)
      return true
    },
    bySession: (session: string) => sessions.get(session),
    peopleOf: (tenant: string): readonly string[] => [...(tenants.get(tenant)?.keys() ?? [])],
    connectionsOf: (tenant: string, personIds: readonly string[] | 'everybody'): readonly Connection[] => {
      const people = tenants.get(tenant)
      if (!people) return []
      if (personIds === 'everybody') return [...people.values()].flatMap((own) => [...own])
      return personIds.flatMap((personId) => [...(people.get(personId) ?? [])])
    },
  }
}
