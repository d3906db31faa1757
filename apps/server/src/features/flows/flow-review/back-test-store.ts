import type { Reader, TenantDb, Tx } from '@signet/db'
import type { Comparison, FlowEvent } from '@signet/flow'
import { eventsInRow } from '../../../cases/store/event-store.ts'

export type Counts = Readonly<Partial<Record<Comparison, number>>>

export async function insertBackTest(
  tx: Tx | TenantDb,
  row: Readonly<{ id: string; flowId: string; personId: string; total: number; now: string }>,
): Promise<void> {
  const { now, ...rest } = row
  await tx
    .insertInto('flowBackTest')
    .values({ ...rest, state: 'running', startedAt: now, changedAt: now })
    .execute()
}

export function latestBackTest(tx: Reader, flowId: string) {
  return tx
    .selectFrom('flowBackTest')
    .where('flowId', '=', flowId)
    .selectAll()
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Change = Readonly<{
  state: 'running' | 'done' | 'failed'
  done: number
  counts: Counts
  affected: readonly unknown[]
  now: string
}>

export async function updateBackTest(db: TenantDb, id: string, { now, ...change }: Change): Promise<void> {
  const { state, done } = change
  await db
    .updateTable('flowBackTest')
    .set({
      state,
      done,
      counts: JSON.stringify(change.counts),
      affected: JSON.stringify(change.affected),
      changedAt: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function failBackTest(db: TenantDb, id: string, now: string): Promise<void> {
  await db.updateTable('flowBackTest').set({ state: 'failed', changedAt: now }).where('id', '=', id).execute()
}

/** Returns the most recently finished cases of a flow. */
export async function finishedCases(tx: Reader, flowId: string, most: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('flowCase')
    .where('flowId', '=', flowId)
    .where('status', 'in', ['approved', 'rejected'])
    .orderBy('endedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns cases with everything needed to replay them, unordered. */
export async function casesToReplay(tx: Reader, ids: readonly string[]) {
  const cases = await tx
    .selectFrom('flowCase as case')
    .innerJoin('flow', 'flow.id', 'case.flowId')
    .innerJoin('form', 'form.id', 'flow.formId')
    .where('case.id', 'in', ids)
    .select([
      'case.id',
      'case.title',
      'case.flowId',
      'case.status',
      'case.flowVersionId',
      'case.recordId',
      'form.publishedVersion as formState',
    ])
    .execute()
  const bodies = await tx
    .selectFrom('flowEvent')
    .where('caseId', 'in', ids)
    .orderBy('caseId')
    .orderBy('sequence')
    .select(['caseId', 'sequence', 'body', 'hash'])
    .execute()
  const events = Map.groupBy(bodies, ({ caseId }) => caseId)
  // Only transitions write events, as canonical JSON.
  const eventsOf = (id: string) =>
    (events.get(id) ?? []).flatMap(eventsInRow).map(({ body }) => JSON.parse(body) as FlowEvent)
  return cases.map((row) => ({ ...row, events: eventsOf(row.id) }))
}
