import type { NoticeType } from '@signet/contract'
import { preparedWrite, type Reader, type Tx } from '@signet/db'
import type { Translate } from '@signet/i18n'
import { type Expression, sql } from 'kysely'
import { z } from 'zod'

export const noticeKinds = ['notice', 'flow', 'system', 'schedule'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Unread notices by kind. */
export type UnreadCounts = Readonly<Record<NoticeKind, number>>

export const nothingUnread: UnreadCounts = { notice: 0, flow: 0, system: 0, schedule: 0 }

export function totalOf(unread: UnreadCounts): number {
  return unread.notice + unread.flow + unread.system + unread.schedule
}

/** Counts from the rows, since stored counts drift. People without unread notices are absent. */
export async function countUnread(
  db: Reader,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, UnreadCounts>> {
  const rows = await db
    .selectFrom('notice')
    .where('personId', '=', (eb) => eb.fn.any(eb.val(personIds)))
    .where('readAt', 'is', null)
    .groupBy(['personId', 'kind'])
    .select(({ fn }) => ['personId', 'kind', fn.countAll<string>().as('count')])
    .execute()

  const unread = new Map<string, UnreadCounts>()
  for (const { personId, kind, count } of rows)
    unread.set(personId, { ...(unread.get(personId) ?? nothingUnread), [kind]: Number(count) })
  return unread
}

type NamedTask = Readonly<{ caseId: Expression<string>; taskId: Expression<string> }>

/** Whether a task waits for somebody; the rows of tasks that are done or gone name no open list. */
export function isOpenTask(db: Reader, { caseId, taskId }: NamedTask) {
  const open = db
    .selectFrom('flowTask')
    .where('flowTask.caseId', '=', caseId)
    .where('flowTask.id', '=', taskId)
    .where(sql<boolean>`list in ('toSign', 'toDo', 'doing')`)
    .select('flowTask.id')
  return sql<boolean>`exists (${open})`
}

/** Whether a person has an unread notice about a case. */
export async function hasUnreadAbout(
  db: Reader,
  { personId, caseId }: Readonly<{ personId: string; caseId: string }>,
): Promise<boolean> {
  const row = await db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .where('caseId', '=', caseId)
    .where('readAt', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Cases that changed or were opened, and by whom; null when the system acted. */
type TouchedCases = readonly Readonly<{ caseId: string; by: string | null }>[]
const noticedTask = { caseId: sql.ref<string>('notice.caseId'), taskId: sql.ref<string>('notice.taskId') }
type Settling = { caseIds: readonly string[]; readers: readonly (string | null)[]; now: string }
const settledIn = preparedWrite((tx, { caseIds, readers, now }: Settling) =>
  tx
    .updateTable('notice')
    .set({ readAt: sql`${now}::timestamptz` })
    .where('readAt', 'is', null)
    .where('caseId', '=', (eb) => eb.fn.any(eb.val(caseIds)))
    .where(
      sql<boolean>`((case_id, person_id) in (select * from unnest(${caseIds}::text[], ${readers}::text[]))
        or (task_id is not null and not ${isOpenTask(tx, noticedTask)}))`,
    )
    .returning('personId'),
)

/**
 * Settles unread notices of cases: everybody's about tasks that are not open any more, and all of the person
 * who acted. Returns whose notices they were.
 */
export async function settleNotices(
  tx: Tx,
  { cases, now }: Readonly<{ cases: TouchedCases; now: string }>,
): Promise<ReadonlySet<string>> {
  const rows = await settledIn(tx, {
    caseIds: cases.map(({ caseId }) => caseId),
    readers: cases.map(({ by }) => by),
    now,
  })
  return new Set(rows.map(({ personId }) => personId))
}

type Steps = { personIds: readonly string[]; steps: readonly number[] }
const numberedNext = preparedWrite((tx, { personIds, steps }: Steps) =>
  tx
    .insertInto('inboxSequence')
    .columns(['personId', 'sequence'])
    .expression(sql`select * from unnest(${personIds}::text[], ${steps}::bigint[])`)
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({ sequence: sql`inbox_sequence.sequence + excluded.sequence` }),
    )
    .returning(['personId', 'sequence']),
)

/**
 * Advances the frame sequence of each person by `steps` and returns the last number. Rows are locked in the
 * order of the ids to avoid deadlocks.
 */
export async function nextSequences(
  tx: Tx,
  steps: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const rows = [...steps].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const numbered = await numberedNext(tx, {
    personIds: rows.map(([personId]) => personId),
    steps: rows.map(([, step]) => step),
  })
  return new Map(numbered.map(({ personId, sequence }) => [personId, Number(sequence)]))
}

export async function sequenceOf(db: Reader, personId: string): Promise<number> {
  const row = await db
    .selectFrom('inboxSequence')
    .where('personId', '=', personId)
    .select('sequence')
    .executeTakeFirst()
  return Number(row?.sequence ?? 0)
}

/** Returns a person's newest notice. */
export function latestNotice(db: Reader, personId: string) {
  return db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['title', 'titleKey', 'titleParams', 'at'])
    .executeTakeFirst()
}

const types = { notice: 1, flow: 2, system: 3, schedule: 4 } as const satisfies Record<NoticeKind, NoticeType>
const kinds = { 1: 'notice', 2: 'flow', 3: 'system', 4: 'schedule' } as const satisfies Record<
  NoticeType,
  NoticeKind
>

/** Returns the number of a kind on the wire. */
export function noticeTypeOf(kind: NoticeKind): NoticeType {
  return types[kind]
}

export function noticeKindOf(type: NoticeType): NoticeKind {
  return kinds[type]
}

type NoticeTitle = Readonly<{ title: string; titleKey: string; titleParams: unknown }>

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** Returns a notice's own title, or our text in the reader's language. */
export function titleOfNotice(t: Translate, { title, titleKey, titleParams }: NoticeTitle): string {
  return titleKey === '' ? title : t(titleKey, Params.parse(titleParams))
}
