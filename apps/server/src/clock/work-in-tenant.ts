import type { Tx } from '@signet/db'
import type { Server } from '../server.ts'
import { isoOf } from './clock.ts'
import type { OutboxFact } from './outbox/facts.ts'

/** A piece of background work: what it tells is written with its transaction, and `afterCommit` runs once that is kept. */
export type TenantWork = Readonly<{
  tx: Tx
  now: string
  tell: (fact: OutboxFact) => void
  afterCommit: (run: () => void | Promise<void>) => void
}>

/** Works in one transaction of a tenant without a call. */
export async function workInTenant(
  server: Pick<Server, 'db' | 'clock' | 'outbox'>,
  tenant: string,
  work: (at: TenantWork) => Promise<void>,
): Promise<void> {
  const now = isoOf(server.clock())
  const facts: OutboxFact[] = []
  const later: (() => void | Promise<void>)[] = []
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      await work({ tx, now, tell: (fact) => facts.push(fact), afterCommit: (run) => later.push(run) })
      await server.outbox.write(tx, facts, now)
    })
  for (const run of later) await run()
  if (facts.length > 0) server.outbox.wake(tenant)
}
