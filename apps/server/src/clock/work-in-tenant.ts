import type { Tx } from '@signet/db'
import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'
import type { OutboxFact } from './outbox/facts.ts'

/** A piece of background work: what it tells is written with its transaction, and `afterCommit` runs once that is kept. */
export type TenantWork = Readonly<{
  tx: Tx
  now: string
  tell: (...facts: readonly OutboxFact[]) => void
  afterCommit: (run: () => void | Promise<void>) => void
}>

/** Works in one transaction of a tenant without a call, and returns what the work made. */
export async function workInTenant<Made>(
  server: Pick<Server, 'db' | 'clock' | 'outbox'>,
  tenant: string,
  work: (at: TenantWork) => Promise<Made>,
): Promise<Made> {
  const now = isoOf(server.clock())
  const facts: OutboxFact[] = []
  const later: (() => void | Promise<void>)[] = []
  const made = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const tell = (...told: readonly OutboxFact[]) => void facts.push(...told)
      const afterCommit = (run: () => void | Promise<void>) => void later.push(run)
      const result = await work({ tx, now, tell, afterCommit })
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return result
    })
  for (const run of later) await run()
  if (facts.length > 0) server.outbox.wake(tenant)
  return made
}
