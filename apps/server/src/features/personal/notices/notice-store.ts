import { countOf, type Reader, type TenantDb, type Tx } from '@signet/db'
import { sql } from 'kysely'
import type { NoticeKind } from '../../../people/inbox/index.ts'

type Filter = Readonly<{
  personId: string
  kind?: NoticeKind | undefined
  isRead?: boolean | undefined
  keyword?: string | undefined
}>
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
    ])
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(most)
    .execute()
}

export function countNotices(db: Reader, filter: Filter): Promise<number> {
  return countOf(matching(db, filter))
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

function matching(db: Reader, { personId, kind, isRead, keyword }: Filter) {
  return db
    .selectFrom('notice')
    .where('personId', '=', personId)
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$if(isRead === true, (query) => query.where('readAt', 'is not', null))
    .$if(isRead === false, (query) => query.where('readAt', 'is', null))
    .$if(keyword !== undefined && keyword !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(notice.title || (notice.title_params - 'comment')::text), lower(${keyword})) > 0`,
      ),
    )
}
