import type { NoticeType } from '@signet/contract'
import { preparedWrite, type Reader, type Tx } from '@signet/db'
import type { Translate } from '@signet/i18n'
import { sql } from 'kysely'
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
