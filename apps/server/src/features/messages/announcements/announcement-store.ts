import type { PeopleHolder } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'
import type { HolderKey } from '../../../people/rights/holders.ts'

const columns = [
  ...(['id', 'authorId', 'title', 'body', 'state', 'needsConfirmation', 'edition', 'askedEdition'] as const),
  ...(['revision', 'publishAt', 'publishedAt', 'recalledAt', 'remindedAt', 'changedAt'] as const),
] as const
const pinnedDay = sql<string | null>`pinned_until::text`.as('pinnedUntil')

export type Announcement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>
export type AnnouncementState = Announcement['state']

export function findAnnouncement(db: Reader, id: string) {
  return db
    .selectFrom('announcement')
    .where('id', '=', id)
    .select(columns)
    .select(pinnedDay)
    .executeTakeFirst()
}

/** Waits for notices that are being carried; they ask for the state under a lock too. */
export function lockAnnouncement(tx: Tx, id: string) {
  return tx
    .selectFrom('announcement')
    .where('id', '=', id)
    .select(columns)
    .select(pinnedDay)
    .forUpdate()
    .executeTakeFirst()
}

type Filter = Readonly<{ keyword?: string | undefined; state?: AnnouncementState | undefined }>

export async function announcementPage(db: Reader, { keyword, state }: Filter, range: PageRange) {
  const matching = () =>
    db
      .selectFrom('announcement')
      .where(isNamedLike('announcement.title', keyword))
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
  const rows = await matching()
    .$call(newestFirst(range, { at: 'changedAt' }))
    .select(columns)
    .select(pinnedDay)
    .execute()
  return { rows, total: await totalOf(db, range, matching()) }
}

type Written = Readonly<{
  title: string
  body: string
  needsConfirmation: boolean
  pinnedUntil: string | null
  changedBy: string
  changedAt: string
}>

export async function insertAnnouncement(
  tx: Tx,
  row: Written & Readonly<{ id: string; authorId: string }>,
): Promise<void> {
  await tx
    .insertInto('announcement')
    .values({ ...row, state: 'draft' })
    .execute()
}

type Change = Partial<
  Written &
    Pick<Announcement, 'state' | 'edition' | 'askedEdition'> &
    Readonly<{
      publishAt: string | null
      publishedAt: string
      recalledAt: string
      remindedAt: string
    }>
>

/** Changes a locked announcement and counts its revision up. */
export async function updateAnnouncement(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .updateTable('announcement')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteAnnouncement(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('announcement').where('id', '=', id).execute()
}

export async function replaceHolders(tx: Tx, id: string, holders: readonly PeopleHolder[]): Promise<void> {
  await tx.deleteFrom('announcementHolder').where('announcementId', '=', id).execute()
  await tx
    .insertInto('announcementHolder')
    .values(holders.map(({ kind, id: holderId }) => ({ announcementId: id, kind, holderId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function holdersFor(db: Reader, id: string): Promise<PeopleHolder[]> {
  return db
    .selectFrom('announcementHolder')
    .where('announcementId', '=', id)
    .orderBy('kind')
    .orderBy('holderId')
    .select(['kind', 'holderId as id'])
    .execute()
}

type Files = Readonly<{ attachments: readonly string[]; pictures: readonly string[] }>

/** Sets the attachments in their order and the pictures of the text; returns files that it no longer has. */
export async function replaceFiles(tx: Tx, id: string, files: Files): Promise<readonly string[]> {
  const { attachments, pictures } = files
  const kept = new Set([...attachments, ...pictures])
  const before = await tx
    .deleteFrom('announcementFile')
    .where('announcementId', '=', id)
    .returning('fileId')
    .execute()
  const rows = [...kept].map((fileId) => {
    const place = attachments.indexOf(fileId)
    return { announcementId: id, fileId, place: place < 0 ? null : place }
  })
  if (rows.length > 0) await tx.insertInto('announcementFile').values(rows).execute()
  return before.map(({ fileId }) => fileId).filter((fileId) => !kept.has(fileId))
}

export async function fileIdsFor(db: Reader, id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('announcementFile')
    .where('announcementId', '=', id)
    .select('fileId')
    .execute()
  return new Set(rows.map(({ fileId }) => fileId))
}

/** Returns the attachments in their order. */
export async function attachmentsOf(db: Reader, id: string) {
  const rows = await db
    .selectFrom('announcementFile as carried')
    .innerJoin('storedFile as file', 'file.id', 'carried.fileId')
    .where('carried.announcementId', '=', id)
    .where('carried.place', 'is not', null)
    .orderBy('carried.place')
    .select(['file.id as fileId', 'file.name', 'file.size', 'file.type'])
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

type Edition = Readonly<{ announcementId: string; edition: number; title: string; body: string }> &
  Readonly<{ editorId: string; at: string }>

export async function insertEdition(tx: Tx, row: Edition): Promise<void> {
  await tx.insertInto('announcementEdition').values(row).execute()
}

/** Returns the editions, newest first. */
export function editionsOf(db: Reader, id: string) {
  return db
    .selectFrom('announcementEdition')
    .where('announcementId', '=', id)
    .orderBy('edition', 'desc')
    .limit(50)
    .select(['edition', 'title', 'body', 'editorId', 'at'])
    .execute()
}

/** Takes one announcement whose time has come; another node skips it while it is locked. */
export function lockDue(tx: Tx, now: string) {
  return tx
    .selectFrom('announcement')
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(1)
    .select(columns)
    .select(pinnedDay)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

type CurrentFor = Readonly<{ personId: string; held: readonly HolderKey[]; today: string }>

/** Returns published announcements for a person that are pinned or wait for them, newest first. */
export function currentFor(db: Reader, { personId, held, today }: CurrentFor) {
  return db
    .selectFrom('announcement')
    .leftJoin('announcementReceipt as receipt', (join) =>
      join.onRef('receipt.announcementId', '=', 'announcement.id').on('receipt.personId', '=', personId),
    )
    .where('announcement.state', '=', 'published')
    .where(
      sql<boolean>`(pinned_until >= ${today}::date
        or needs_confirmation and coalesce(receipt.confirmed_edition, 0) < asked_edition)`,
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('announcementHolder as holder')
          .whereRef('holder.announcementId', '=', 'announcement.id')
          .where(
            sql<boolean>`(holder.kind, holder.holder_id) in (select * from unnest(
              ${held.map(([kind]) => kind)}::text[], ${held.map(([, id]) => id)}::text[]))`,
          )
          .select(sql`1`.as('one')),
      ),
    )
    .orderBy('announcement.publishedAt', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(20)
    .select(['announcement.id', 'announcement.title', 'announcement.publishedAt'])
    .select(sql<boolean>`coalesce(receipt.read_edition, 0) >= asked_edition`.as('isRead'))
    .select(sql<boolean>`coalesce(pinned_until >= ${today}::date, false)`.as('isPinned'))
    .select(
      sql<boolean>`needs_confirmation and coalesce(receipt.confirmed_edition, 0) < asked_edition`.as(
        'asksConfirmation',
      ),
    )
    .execute()
}
