import type { noticePlaces } from '@signet/contract'
import { boundedCount, type Reader, type TenantDb, type Tx } from '@signet/db'
import { sql } from 'kysely'
import { areDue, isOpenTask, type NoticeKind } from '../../../people/inbox/index.ts'

type Filter = Readonly<{
  personId: string
  kind?: NoticeKind | undefined
  isRead?: boolean | undefined
  keyword?: string | undefined
  place: NoticePlace
}>
export type NoticePlace = (typeof noticePlaces)[number]
type NoticePosition = Readonly<{ at: string; id: string }>
type NoticeRange = Readonly<{ after: NoticePosition | undefined; skip: number; most: number }>

/** Returns the person's notices, newest first, from a position on. */
export function loadNotices(db: Reader, filter: Filter, { after, skip, most }: NoticeRange) {
  return matching(db, filter)
    .$if(after !== undefined, (query) => query.where('id', '<', after?.id ?? ''))
    .select([
      'id',
      'kind',
      'title',
      'titleKey',
      'titleParams',
      'body',
      'caseId',
      'taskId',
      'senderId',
      'delegation',
      'at',
      'readAt',
      'snoozedUntil',
    ])
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(most)
    .execute()
}

export function countNotices(db: Reader, filter: Filter, most: number): Promise<number> {
  return boundedCount(db, matching(db, filter), most)
}

export function findNotice(db: Reader, personId: string, id: string) {
  return db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst()
}

type ReadMark = Readonly<{ personId: string; kind?: NoticeKind | undefined; id?: string; now: string }>

/** Marks notices as read and returns how many were unread. */
export async function markRead(db: TenantDb, { personId, kind, id, now }: ReadMark): Promise<number> {
  const done = await db
    .updateTable('notice')
    .set({ readAt: now })
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$call((query) => (id === undefined ? query : query.where('id', '=', id)))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

export async function removeNotices(tx: Tx, personId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('notice').where('personId', '=', personId).where('id', 'in', ids).execute()
}

type Put = Readonly<{
  personId: string
  ids: readonly string[]
  archivedAt: string | null
  snoozedUntil: string | null
  isRead: boolean
  now: string
}>

const ownTask = { caseId: sql.ref<string>('notice.case_id'), taskId: sql.ref<string>('notice.task_id') }

/** Puts notices where a person wants them. Unread become those alone whose task still waits, or that are about none. */
export async function putNotices(tx: Tx, put: Put): Promise<void> {
  const { personId, ids, archivedAt, snoozedUntil, isRead, now } = put
  const readAt = sql<
    string | null
  >`case when ${isRead} or (task_id is not null and not ${isOpenTask(tx, ownTask)})
    then coalesce(read_at, ${now}::timestamptz) end`
  await tx
    .updateTable('notice')
    .set({ archivedAt, snoozedUntil, readAt })
    .where('personId', '=', personId)
    .where('id', 'in', ids)
    .execute()
}

type Returning = Readonly<{ id: string; personId: string; isOpen: boolean }>

/** Takes notices whose time to return has come; they stay archived. Those about tasks that are done are not open. */
export function takeReturning(
  tx: Tx,
  { now, most }: Readonly<{ now: string; most: number }>,
): Promise<readonly Returning[]> {
  return tx
    .updateTable('notice')
    .set({ snoozedUntil: null })
    .where(areDue(tx, 'snoozedUntil', { now, most }))
    .returning(['id', 'personId', sql<boolean>`task_id is null or ${isOpenTask(tx, ownTask)}`.as('isOpen')])
    .execute()
}

/** Returns a notice to the inbox, unread and above the others (ids grow with time), and to the channels of its person. */
export async function surfaceNotice(
  tx: Tx,
  { id, personId }: Pick<Returning, 'id' | 'personId'>,
  { newId, now }: Readonly<{ newId: string; now: string }>,
): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ id: newId, at: now, archivedAt: null, readAt: null, dispatchAt: now })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .execute()
}

const isIn = {
  inbox: sql<boolean>`archived_at is null`,
  archived: sql<boolean>`archived_at is not null and snoozed_until is null`,
  snoozed: sql<boolean>`snoozed_until is not null`,
} as const satisfies Record<NoticePlace, unknown>

function matching(db: Reader, { personId, kind, isRead, keyword, place }: Filter) {
  return db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .where(isIn[place])
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$if(isRead === true, (query) => query.where('readAt', 'is not', null))
    .$if(isRead === false, (query) => query.where('readAt', 'is', null))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(notice.title || (notice.title_params - 'comment')::text), lower(${keyword})) > 0`,
      ),
    )
}
