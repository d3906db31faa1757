import { endOfDay } from '../../../clock/local-days.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import { systemActor } from '../../../http/actor.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { peopleAmong } from '../../../people/rights/holders.ts'
import type { Server } from '../../../server.ts'
import { type DueGroup, setDue, takeDue } from './authorization-group-store.ts'

const atOnce = 50

/** Refreshes the clients of everyone who had a bundle whose last local day is over; the clock alone took the rights. */
export function endGroups(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async (work) => {
    const { tx, now } = work
    const due = await takeDue(tx, now, atOnce)
    const directory = await server.directories.within(tx)
    const context = { ...work, server, actor: systemActor(tenant) }
    for (const group of due) {
      const dueAt = nextEnd(group, { now, timeZone: server.timeZone })
      await setDue(tx, group.id, dueAt)
      const members = directory.authorizationGroups.get(group.id)?.members ?? []
      if (dueAt === null) announcePermissions(context, peopleAmong(directory, '', members))
    }
    return due.length === atOnce
  })
}

type Moment = Readonly<{ now: string; timeZone: string }>

/** Returns when the last local day of a group is over; null where it has no end or is over. */
export function nextEnd({ until }: Pick<DueGroup, 'until'>, { now, timeZone }: Moment): string | null {
  const end = until === null ? null : endOfDay(until, timeZone)
  return end !== null && end > now ? end : null
}
