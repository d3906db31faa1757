import type { Round } from '../carrier.ts'
import type { FactBody } from '../facts.ts'

/** Makes waits due now, since their steps may be able to continue. */
export async function carryWokenSteps({ tx, now }: Round, facts: readonly FactBody<'stepWoken'>[]) {
  const ids = facts.map(({ waitId }) => waitId)
  await tx
    .updateTable('flowWait')
    .set({ nextAttemptAt: now })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
  return facts.map(() => [])
}
