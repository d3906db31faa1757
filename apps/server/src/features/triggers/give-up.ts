import { isoOf } from '../../clock.ts'
import type { FactOf } from '../../outbox/facts.ts'
import type { Reason } from '../../reasons/index.ts'
import type { Place } from './in-run.ts'
import { endRun, findRun } from './run-store.ts'

/** A run is over without having done all; whoever saved the trigger is told, once a day and trigger. */
export async function giveUp(
  { server, tenant, id }: Place,
  state: 'failed' | 'stopped',
  failure: Reason,
): Promise<void> {
  const now = isoOf(server.clock())
  await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const run = await findRun(tx, id)
      if (!run || !(await endRun(tx, id, { state, now, failure }))) return
      const body: FactOf<'notice'>['body'] = {
        toPersonIds: [run.changedBy],
        kind: 'system',
        titleKey: 'triggers.notice.failed',
        titleParams: { name: run.name },
        fact: `trigger/${run.triggerId}/failed/${now.slice(0, 10)}`,
        cause: { run: id, depth: run.depth },
      }
      await server.outbox.write(tx, [{ topic: 'notice', body }], now)
    })
  server.outbox.wake(tenant)
}
