import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { Server } from '../../../server.ts'
import { closeAccounts, takeDue } from './external-store.ts'

const atOnce = 50

/**
 * Closes the accounts whose last day is over: their sessions and sockets end, and who invited them hears of it. Until
 * then the clock alone refuses their calls.
 */
export async function closeDue(server: Server, tenant: string): Promise<boolean> {
  const now = isoOf(server.clock())
  const later: (() => void | Promise<void>)[] = []
  const closed = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await server.directories.changed({ tenant, tx, afterCommit: (run) => later.push(run) })
      const due = await takeDue(tx, now, atOnce)
      if (due.length === 0) return []
      const { nameOf } = await server.directories.within(tx)
      const ids = due.map(({ personId }) => personId)
      await closeAccounts(tx, ids, now)
      await server.outbox.write(
        tx,
        due.map((one) => noticeOf(one, nameOf(one.personId), now)),
        now,
      )
      return ids
    })
  for (const run of later) await run()
  for (const personId of closed) await server.sessions.endAllOf({ tenant, personId }, 'disabled')
  if (closed.length > 0) server.outbox.wake(tenant)
  return closed.length > 0
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
