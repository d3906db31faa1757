import { containsPattern, newestFirst, type Reader, type TenantDb, type Tx, totalOf } from '@signet/db'
import type { Lease } from '../../../clock/lease.ts'
import type { Reason } from '../../../clock/reason.ts'
import type { PageRange } from '../../../http/page.ts'

type Asked = Readonly<{
  id: string
  reason: string
  people: readonly string[]
  conversations: readonly string[]
  fromAt: string
  untilAt: string
  askedBy: string
  askedAt: string
  /** When it lapses. */
  dueAt: string
}>

export async function insertExport(tx: Tx, asked: Asked): Promise<void> {
  const { people, conversations } = asked
  await tx
    .insertInto('chatExport')
    .values({ ...asked, people: [...people], conversations: [...conversations], state: 'asked' })
    .execute()
}

const exports = (db: Reader) => db.selectFrom('chatExport').selectAll()
export type ExportRow = Awaited<ReturnType<ReturnType<typeof exports>['execute']>>[number]

export async function exportPage(db: Reader, state: ExportRow['state'] | undefined, range: PageRange) {
  const matching = () =>
    db
      .selectFrom('chatExport')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'asked'))
  const rows = await matching()
    .$call(newestFirst(range, { at: 'askedAt' }))
    .selectAll()
    .execute()
  return { rows, total: await totalOf(db, range, matching()) }
}

export function findExport(db: Reader, id: string): Promise<ExportRow | undefined> {
  return exports(db).where('id', '=', id).executeTakeFirst()
}

/** The same, and no one else decides about it or makes it until this transaction ends. */
export function lockExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  return exports(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

type Change = Readonly<{
  state?: ExportRow['state']
  decidedBy?: string
  decidedAt?: string
  decisionNote?: string
  dueAt?: string | null
  attempts?: number
  fileId?: string | null
  messages?: number
  informed?: number
  madeAt?: string
  expiresAt?: string
}>

export async function updateExport(
  tx: Tx,
  id: string,
  { failure, ...change }: Change & Readonly<{ failure?: Reason }>,
): Promise<void> {
  await tx
    .updateTable('chatExport')
    .set({ ...change, ...(failure && { failure: JSON.stringify(failure) }) })
    .where('id', '=', id)
    .execute()
}

type LeaseRequest = Lease & Readonly<{ most: number }>

/** Takes exports to make or to delete for one node until `until`. */
export function takeDueExports(db: TenantDb, { now, until, most }: LeaseRequest) {
  return db
    .updateTable('chatExport')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('chatExport as due')
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

type Download = Readonly<{ exportId: string; downloadedBy: string; downloadedAt: string }>

export async function insertDownload(tx: Tx, download: Download): Promise<void> {
  await tx
    .insertInto('chatExportDownload')
    .values(download)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function loadDownloads(db: Reader, exportId: string) {
  return db
    .selectFrom('chatExportDownload')
    .where('exportId', '=', exportId)
    .orderBy('downloadedAt')
    .select(['downloadedBy', 'downloadedAt'])
    .execute()
}

const mostGroups = 20

/** Conversations of more than two whose name holds some words, those first that heard something last. */
export function findGroups(db: Reader, keyword: string) {
  return db
    .selectFrom('conversation')
    .where('kind', '<>', 'direct')
    .$if(keyword !== '', (query) => query.where('name', 'ilike', containsPattern(keyword)))
    .orderBy('lastAt', 'desc')
    .limit(mostGroups)
    .select(['id', 'kind', 'name'])
    .execute()
}

/** Those of some conversations that have more than two sides. */
export function loadGroups(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom('conversation')
    .where('kind', '<>', 'direct')
    .where('id', '=', (eb) => eb.fn.any(eb.val([...ids])))
    .select(['id', 'kind', 'name'])
    .execute()
}

type Scope = Pick<ExportRow, 'people' | 'conversations' | 'fromAt' | 'untilAt'>

/** The conversations that an export is about: those chosen, where one of the people was a member in the period. */
export function exportedConversations(db: Reader, { people, conversations, fromAt, untilAt }: Scope) {
  return db
    .selectFrom('conversation')
    .$if(conversations.length > 0, (query) =>
      query.where('conversation.id', '=', (eb) => eb.fn.any(eb.val([...conversations]))),
    )
    .$if(people.length > 0, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('conversationMember as member')
            .whereRef('member.conversationId', '=', 'conversation.id')
            .where('member.personId', '=', (of) => of.fn.any(of.val([...people])))
            .where('member.joinedAt', '<', untilAt)
            .where((of) => of.or([of('member.leftAt', 'is', null), of('member.leftAt', '>=', fromAt)]))
            .select('member.personId'),
        ),
      ),
    )
    .where('conversation.createdAt', '<', untilAt)
    .orderBy('conversation.createdAt')
    .orderBy('conversation.id')
    .select(['id', 'kind', 'name', 'firstId', 'secondId'])
    .execute()
}

export function membersIn(db: Reader, conversationId: string) {
  return db
    .selectFrom('conversationMember')
    .where('conversationId', '=', conversationId)
    .orderBy('joinedAt')
    .orderBy('personId')
    .select(['personId', 'joinedAt', 'leftAt'])
    .execute()
}

type Range = Pick<ExportRow, 'fromAt' | 'untilAt'> &
  Readonly<{ conversationId: string; over: number; most: number }>

/** Messages of a conversation in a period behind a place, oldest first, with the hash of their file. */
export function messagesIn(db: Reader, { conversationId, over, most, fromAt, untilAt }: Range) {
  return db
    .selectFrom('chatMessage')
    .leftJoin('chatFile', (join) =>
      join
        .onRef('chatFile.conversationId', '=', 'chatMessage.conversationId')
        .onRef('chatFile.sequence', '=', 'chatMessage.sequence'),
    )
    .leftJoin('storedFile', 'storedFile.id', 'chatFile.fileId')
    .where('chatMessage.conversationId', '=', conversationId)
    .where('chatMessage.sequence', '>', over)
    .where('chatMessage.sentAt', '>=', fromAt)
    .where('chatMessage.sentAt', '<', untilAt)
    .orderBy('chatMessage.sequence')
    .limit(most)
    .selectAll('chatMessage')
    .select(['storedFile.name as fileName', 'storedFile.contentHash', 'storedFile.size'])
    .execute()
}
