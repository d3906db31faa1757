import { isNamedLike, type Reader, type Tx } from '@signet/db'
import { type RawBuilder, sql } from 'kysely'
import type { Announcement } from './announcement-store.ts'

type Receipt = Readonly<{ id: string; personId: string; edition: number; now: string }>

/** Keeps that a person opened an edition; the time of the first opening of an edition stays. */
export async function insertReading(tx: Tx, { id, personId, edition, now }: Receipt): Promise<void> {
  await tx
    .insertInto('announcementReceipt')
    .values({ announcementId: id, personId, readEdition: edition, readAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['announcementId', 'personId'])
        .doUpdateSet({ readEdition: edition, readAt: now })
        .where('announcementReceipt.readEdition', '<', edition),
    )
    .execute()
}

export async function updateConfirmed(tx: Tx, { id, personId, edition, now }: Receipt): Promise<void> {
  await tx
    .updateTable('announcementReceipt')
    .set({ confirmedEdition: edition, confirmedAt: now })
    .where('announcementId', '=', id)
    .where('personId', '=', personId)
    .where(sql<boolean>`coalesce(confirmed_edition, 0) < ${edition}::integer`)
    .execute()
}

/** Returns when a person confirmed what is asked of them; undefined when they have not. */
export async function confirmedAt(
  db: Reader,
  { id, askedEdition }: Pick<Announcement, 'id' | 'askedEdition'>,
  personId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('announcementReceipt')
    .where('announcementId', '=', id)
    .where('personId', '=', personId)
    .where('confirmedEdition', '>=', askedEdition)
    .select('confirmedAt')
    .executeTakeFirst()
  return row?.confirmedAt ?? undefined
}

export type ReceiptFilter = 'read' | 'unread' | 'confirmed' | 'unconfirmed'
type Asked = Readonly<{ announcement: Pick<Announcement, 'id' | 'askedEdition'>; people: readonly string[] }>

/** People of an announcement with what they did, of the edition that is asked of them. */
function receiptsIn(db: Reader, { announcement: { id, askedEdition }, people }: Asked) {
  return db
    .selectFrom('person')
    .leftJoin('announcementReceipt as receipt', (join) =>
      join
        .onRef('receipt.personId', '=', 'person.id')
        .on('receipt.announcementId', '=', id)
        .on('receipt.readEdition', '>=', askedEdition),
    )
    .where('person.id', '=', (eb) => eb.fn.any(eb.val([...people])))
}

const isRead = sql<boolean>`receipt.read_at is not null`
const isConfirmed = (asked: number) =>
  sql<boolean>`coalesce(receipt.confirmed_edition, 0) >= ${asked}::integer`

const conditions: Readonly<Record<ReceiptFilter, (asked: number) => RawBuilder<boolean>>> = {
  read: () => isRead,
  unread: () => sql<boolean>`not ${isRead}`,
  confirmed: isConfirmed,
  unconfirmed: (asked) => sql<boolean>`not ${isConfirmed(asked)}`,
}

export async function countReceipts(db: Reader, asked: Asked) {
  const confirmed = isConfirmed(asked.announcement.askedEdition)
  const row = await receiptsIn(db, asked)
    .select(sql<string>`count(*) filter (where ${isRead})`.as('read'))
    .select(sql<string>`count(*) filter (where ${isRead} and ${confirmed})`.as('confirmed'))
    .executeTakeFirst()
  return { people: asked.people.length, read: Number(row?.read ?? 0), confirmed: Number(row?.confirmed ?? 0) }
}

type ReceiptPage = Asked &
  Readonly<{ only?: ReceiptFilter | undefined; keyword?: string | undefined; offset: number; limit: number }>

/** Returns a page of people, first those who read it last, and how many there are. */
export async function receiptPage(db: Reader, { only, keyword, offset, limit, ...asked }: ReceiptPage) {
  const { askedEdition } = asked.announcement
  const matching = receiptsIn(db, asked)
    .where(isNamedLike('person.name', keyword))
    .$if(only !== undefined, (query) => query.where(conditions[only ?? 'read'](askedEdition)))
  const rows = await matching
    .orderBy('receipt.readAt', (order) => order.desc().nullsLast())
    .orderBy('person.id')
    .offset(offset)
    .limit(limit)
    .select(['person.id as personId', 'receipt.readAt'])
    .select(
      sql<string | null>`case when ${isConfirmed(askedEdition)} then receipt.confirmed_at end`.as(
        'confirmedAt',
      ),
    )
    .execute()
  const counted = await matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirst()
  return { rows, total: Number(counted?.count ?? 0) }
}

/** Returns the people who have not done what is asked of them. */
export async function peopleBehind(
  db: Reader,
  asked: Asked,
  only: 'unread' | 'unconfirmed',
): Promise<readonly string[]> {
  const rows = await receiptsIn(db, asked)
    .where(conditions[only](asked.announcement.askedEdition))
    .orderBy('person.id')
    .select('person.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks a person's notices of an announcement as read; returns whether one was unread. */
export async function settleNoticesOf(
  tx: Tx,
  { id, personId, now }: Readonly<{ id: string; personId: string; now: string }>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('notice')
    .set({ readAt: now })
    .where('announcementId', '=', id)
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

type DroppedNotices = Readonly<{ id: string; people?: readonly string[] }>

/** Deletes the notices of an announcement, of these people or of all; returns whose they were. */
export async function deleteNoticesOf(tx: Tx, { id, people }: DroppedNotices): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('notice')
    .where('announcementId', '=', id)
    .$if(people !== undefined, (query) =>
      query.where('personId', '=', (eb) => eb.fn.any(eb.val([...(people ?? [])]))),
    )
    .returning('personId')
    .execute()
  return [...new Set(rows.map(({ personId }) => personId))]
}

/** Takes the title out of notices of a recalled announcement that their readers opened; deletes the rest. */
export async function recallNotices(
  tx: Tx,
  { id, titleKey, titleParams }: Readonly<{ id: string; titleKey: string; titleParams: string }>,
): Promise<readonly string[]> {
  const unread = await tx
    .deleteFrom('notice')
    .where('announcementId', '=', id)
    .where('readAt', 'is', null)
    .returning('personId')
    .execute()
  const read = await tx
    .updateTable('notice')
    .set({ titleKey, titleParams, body: '' })
    .where('announcementId', '=', id)
    .returning('personId')
    .execute()
  return [...new Set([...unread, ...read].map(({ personId }) => personId))]
}
