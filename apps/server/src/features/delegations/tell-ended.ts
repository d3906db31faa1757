import { isoOf } from '../../clock/clock.ts'
import { findDelegations } from '../../people/rights/delegation-store.ts'
import type { Server } from '../../server.ts'
import { takeEnded } from './delegation-change-store.ts'
import { endOf } from './end-of.ts'

/** Announces ended delegations to their people, once each. */
export async function tellEnded(server: Server, tenant: string): Promise<void> {
  const now = isoOf(server.clock())
  const directory = await server.directories.of(tenant)
  const told = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const ended = await findDelegations(tx, await takeEnded(tx, now))
      const facts = ended.flatMap((one) => endOf(one, { directory, isStopped: false }))
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return facts.length
    })
  if (told > 0) server.outbox.wake(tenant)
}
