import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { workInTenant } from '../../../clock/work-in-tenant.ts'
import type { Server } from '../../../server.ts'
import { closeAccounts, takeDue } from './external-store.ts'

const atOnce = 50

/**
 * Closes the accounts whose last day is over: their sessions and sockets end, and who invited them hears of it. Until
 * then the clock alone refuses their calls.
 */
export function closeDue(server: Server, tenant: string): Promise<boolean> {
  return workInTenant(server, tenant, async (work) => {
    const { tx, now, tell, afterCommit } = work
    await server.directories.changed({ ...work, tenant })
    const due = await takeDue(tx, now, atOnce)
    if (due.length === 0) return false
    const { nameOf } = await server.directories.within(tx)
    await closeAccounts(
      tx,
      due.map(({ personId }) => personId),
      now,
    )
    for (const one of due) {
      tell(noticeOf(one, nameOf(one.personId), now))
      afterCommit(() => server.sessions.endAllOf({ tenant, personId: one.personId }, 'disabled'))
    }
    return true
  })
}

type Closed = Awaited<ReturnType<typeof takeDue>>[number]

function noticeOf({ personId, invitedBy }: Closed, name: string, now: string): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds: [invitedBy],
      kind: 'system',
      titleKey: 'externals.notice.closed',
      titleParams: { name },
      fact: `external:${personId}:${now}`,
    },
  }
}
