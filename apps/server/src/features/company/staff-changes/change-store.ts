import { type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import { z } from 'zod'
import type { Lease } from '../../../clock/lease.ts'
import { Reason } from '../../../clock/reason.ts'
import type { PageRange } from '../../../http/page.ts'

export const parts = [
  'work',
  'reports',
  'duties',
  'circles',
  'applications',
  'documents',
  'successor',
] as const

const Receiver = z.string().nullable().default(null)

/** What changes for the person, and who takes over what. */
export const Plan = z.object({
  positionIds: z.array(z.string()).optional(),
  /** Not given: as before. */
  managerId: z.string().nullable().optional(),
  /** Roles and groups that are passed on: those of the person when the change was planned. */
  circleIds: z.array(z.string()).default([]),
  /** Applications that are passed on, as they were when the change was planned. */
  applicationIds: z.array(z.string()).default([]),
  receivers: z.object({
    work: Receiver,
    reports: Receiver,
    duties: Receiver,
    circles: Receiver,
    applications: Receiver,
    documents: Receiver,
    successor: Receiver,
  }),
})
export type Plan = Readonly<z.output<typeof Plan>>

const Count = z.number().int()

/** What was handed over, as it is kept. */
export const HandedOver = z.object({
  moved: Count,
  stayed: z.array(z.object({ caseId: z.string(), title: z.string(), message: z.string() })),
  delegationsEnded: Count,
  reports: Count,
  duties: Count,
  /** Absent in what was kept before roles and groups were passed on. */
  circles: Count.default(0),
  /** Absent in what was kept before applications had administrators. */
  applications: Count.default(0),
  documents: Count,
  links: Count,
  /** Absent in what was kept before designs had owners. */
  designs: Count.default(0),
})
export type HandedOver = Readonly<z.output<typeof HandedOver>>

export type StoredChange = Readonly<{
  id: string
  kind: 'join' | 'move' | 'leave'
  personId: string
  day: string
  state: 'planned' | 'done' | 'failed' | 'cancelled'
  reason: string
  plan: Plan
  plannedBy: string
  plannedAt: string
  attempts: number
  result: HandedOver | null
  failure: Reason | null
}>

const columns = [
  'id',
  'kind',
  'personId',
  'day',
  'state',
  'reason',
  'plan',
  'plannedBy',
  'plannedAt',
  'attempts',
  'result',
  'failure',
] as const

type Row = Omit<StoredChange, 'plan' | 'result' | 'failure'> &
  Readonly<{ plan: unknown; result: unknown; failure: unknown }>

function changeOf(row: Row): StoredChange {
  return {
    ...row,
    plan: Plan.parse(row.plan),
    result: HandedOver.nullable().parse(row.result),
    failure: Reason.nullable().parse(row.failure),
  }
}

export type NewChange = Pick<
  StoredChange,
  'id' | 'kind' | 'personId' | 'day' | 'reason' | 'plan' | 'plannedBy' | 'plannedAt'
> &
  Readonly<{ dueAt: string }>

/** Returns false when a change of the person is planned already. */
export async function insertChange(tx: Tx, { plan, ...change }: NewChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staffChange')
    .values({ ...change, plan: JSON.stringify(plan), state: 'planned' })
    .onConflict((conflict) => conflict.column('personId').where('state', '=', 'planned').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the planned change of a person. */
export async function plannedFor(db: Reader, personId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staffChange')
    .where('personId', '=', personId)
    .where('state', '=', 'planned')
    .select('id')
    .executeTakeFirst()
  return row?.id
}

export async function findChange(db: Reader, id: string): Promise<StoredChange | undefined> {
  const row = await db.selectFrom('staffChange').where('id', '=', id).select(columns).executeTakeFirst()
  return row && changeOf(row)
}

/** Locks a change, so that it is carried out or cancelled once. */
export async function lockChange(tx: Tx, id: string): Promise<StoredChange | undefined> {
  const row = await tx
    .selectFrom('staffChange')
    .where('id', '=', id)
    .forUpdate()
    .select(columns)
    .executeTakeFirst()
  return row && changeOf(row)
}

export async function markDone(
  tx: Tx,
  { id, result, now }: Readonly<{ id: string; result: HandedOver; now: string }>,
): Promise<void> {
  await tx
    .updateTable('staffChange')
    .set({ state: 'done', dueAt: null, doneAt: now, result: JSON.stringify(result), failure: null })
    .where('id', '=', id)
    .execute()
}

export async function markCancelled(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('staffChange').set({ state: 'cancelled', dueAt: null }).where('id', '=', id).execute()
}

/** Keeps why a change failed; without a time to try again it is over. */
export async function keepFailure(
  tx: Tx,
  { id, reason, dueAt }: Readonly<{ id: string; reason: Reason; dueAt: string | null }>,
): Promise<void> {
  await tx
    .updateTable('staffChange')
    .set({ state: dueAt === null ? 'failed' : 'planned', dueAt, failure: JSON.stringify(reason) })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .execute()
}

/** Takes due changes for one node until `until`; `attempts` includes this one. */
export function takeDue(
  db: TenantDb,
  { now, until, most }: Lease & Readonly<{ most: number }>,
): Promise<readonly Readonly<{ id: string; attempts: number }>[]> {
  return db
    .updateTable('staffChange')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staffChange as due')
        .where('due.dueAt', '<=', now)
        .orderBy('due.dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning(['id', 'attempts'])
    .execute()
}

type Asked = Readonly<{
  state: StoredChange['state'] | ''
  kind: StoredChange['kind'] | ''
  people?: readonly string[] | undefined
}>

function asked(db: Reader, { state, kind, people }: Asked) {
  return db
    .selectFrom('staffChange')
    .$if(state !== '', (query) => query.where('state', '=', state as StoredChange['state']))
    .$if(kind !== '', (query) => query.where('kind', '=', kind as StoredChange['kind']))
    .$if(people !== undefined, (query) => query.where('personId', 'in', [...(people ?? []), '']))
}

/** Returns changes in the order in which they were planned, the latest first. */
export async function selectChanges(
  db: Reader,
  query: Asked,
  { after, offset, limit }: PageRange,
): Promise<readonly StoredChange[]> {
  const rows = await asked(db, query)
    .$if(after !== null, (from) =>
      from.where((eb) => eb(eb.refTuple('plannedAt', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .select(columns)
    .orderBy('plannedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(changeOf)
}

export function countChanges(db: Reader, query: Asked, range: PageRange): Promise<number> {
  return totalOf(db, range, asked(db, query))
}
