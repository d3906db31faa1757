import type { NoticeType } from '@signet/contract'
import { prepared, preparedWrite, type Reader, type Tx } from '@signet/db'
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

/**
 * Whether a task waits for somebody; the rows of tasks that are done or gone name no open list. The list is read by
 * key for each row: of `exists` PostgreSQL makes a table of all open tasks when it expects many rows.
 */
export function isOpenTask(db: Reader, { caseId, taskId }: NamedTask) {
  const list = db
    .selectFrom('flowTask')
    .where('flowTask.caseId', '=', caseId)
    .where('flowTask.id', '=', taskId)
    .select('flowTask.list')
  return sql<boolean>`coalesce((${list}) in ('toSign', 'toDo', 'doing'), false)`
}

type Due = Readonly<{ now: string; most: number }>

/** Selects the notices whose time by a column has come, locked for one transaction; those of others are passed over. */
export function areDue(tx: Tx, column: 'dispatchAt' | 'snoozedUntil', { now, most }: Due) {
  const due = tx
    .selectFrom('notice as due')
    .where(`due.${column}`, '<=', now)
    .orderBy(`due.${column}`)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select(sql`due.ctid`.as('place'))
  return sql<boolean>`notice.ctid = any(array(${due}))`
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

/**
 * Unread notices of the case of a row `given`, to be joined laterally. `offset 0` keeps other conditions outside, so
 * that they are found by their case: statistics are often older than the notices, and then PostgreSQL takes all
 * unread notices, or those of a person, for few.
 */
export function unreadOfGivenCase(db: Reader) {
  return db
    .selectFrom('notice')
    .where('notice.caseId', '=', sql<string>`given.case_id`)
    .where('notice.readAt', 'is', null)
    .select(['caseId', 'taskId', 'personId', 'fact', sql`notice.ctid`.as('place')])
    .offset(0)
}

/** Cases that changed or were opened, and by whom; null when the system acted. */
type TouchedCases = readonly Readonly<{ caseId: string; by: string | null }>[]
const foundTask = { caseId: sql<string>`unread.case_id`, taskId: sql<string>`unread.task_id` }
type Settling = { caseIds: readonly string[]; readers: readonly (string | null)[]; now: string }
const settledIn = preparedWrite((tx, { caseIds, readers, now }: Settling) =>
  tx
    .updateTable('notice')
    .set({ readAt: sql`${now}::timestamptz` })
    .where(
      sql<boolean>`notice.ctid = any(array(
        select unread.place from unnest(${caseIds}::text[], ${readers}::text[]) as given (case_id, reader)
        cross join lateral (${unreadOfGivenCase(tx)}) as unread
        where unread.person_id = given.reader or (unread.task_id is not null and not ${isOpenTask(tx, foundTask)})))`,
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

const standing = prepared((db, { personId }: Readonly<{ personId: string }>) =>
  db
    .selectFrom(db.selectNoFrom(sql<string>`${personId}::text`.as('personId')).as('one'))
    .leftJoin('inboxSequence', 'inboxSequence.personId', 'one.personId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('notice')
          .whereRef('notice.personId', '=', 'one.personId')
          .orderBy('notice.id', 'desc')
          .limit(1)
          .select(['notice.title', 'notice.titleKey', 'notice.titleParams', 'notice.at'])
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      ...(['inboxSequence.sequence', 'latest.title', 'latest.titleKey'] as const),
      ...(['latest.titleParams', 'latest.at'] as const),
      eb
        .selectFrom(
          eb
            .selectFrom('notice')
            .whereRef('notice.personId', '=', 'one.personId')
            .where('notice.readAt', 'is', null)
            .groupBy('notice.kind')
            .select(({ fn }) => ['notice.kind', fn.countAll<string>().as('count')])
            .as('unread'),
        )
        .select(sql<Partial<UnreadCounts> | null>`jsonb_object_agg(unread.kind, unread.count)`.as('counts'))
        .as('counts'),
    ]),
)

/** The sequence number of a person's inbox, with what is unread and the newest notice at that number. */
export async function loadInbox(db: Reader, personId: string) {
  const [row] = await standing(db, { personId })
  const { title = null, titleKey, titleParams, at } = row ?? {}
  return {
    sequence: Number(row?.sequence ?? 0),
    unread: { ...nothingUnread, ...row?.counts },
    latest: title !== null && at ? { title, titleKey: titleKey ?? '', titleParams, at } : undefined,
  }
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
