import type { RefusalCode } from '@signet/contract'
import type { Reader, TenantDb, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { isKept, isSharedItself } from '../../people/rights/document-rights.ts'

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

export function documentsIn(db: Reader) {
  return db
    .selectFrom('document')
    .leftJoin('storedFile as file', 'file.id', 'document.fileId')
    .leftJoin('document as folder', 'folder.id', 'document.parentId')
    .select([
      'document.id',
      'document.ownerId',
      'document.parentId',
      'document.line',
      'document.name',
      'document.fileId',
      'document.createdAt',
      'document.binnedAt',
      'folder.name as folder',
    ])
    .select([sql<string>`coalesce(file.size, 0)`.as('size'), sql<string>`coalesce(file.type, '')`.as('type')])
    .select((eb) => isSharedItself()(eb).as('isShared'))
}

export function findDocument(db: Reader, id: string) {
  return documentsIn(db).where('document.id', '=', id).executeTakeFirst()
}

/** Serializes changes to a person's folders. */
export async function lockFolders(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${personId}`}, 0))`.execute(tx)
}

type DocumentFolder = Readonly<{ ownerId: string; parentId: string | null }>

/** Returns the names in a person's folder, or at their top level. */
export async function namesIn(db: Reader, { ownerId, parentId }: DocumentFolder): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('document')
    .where('ownerId', '=', ownerId)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('binnedAt', 'is', null)
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

type NewDocument = Readonly<{
  id: string
  ownerId: string | null
  /** Target folder; its line holds its ancestors and itself. */
  parent: Readonly<{ id: string; line: readonly string[] }> | null
  name: string
  fileId: string | null
  flowId?: string
  now: string
}>

/** Refuses `documents.nameTaken`. */
export async function insertDocument(db: TenantDb, { parent, now, ...row }: NewDocument): Promise<void> {
  await refuseTakenName(
    db
      .insertInto('document')
      .values({
        ...row,
        parentId: parent?.id ?? null,
        line: [...(parent?.line ?? []), row.id],
        createdAt: now,
      })
      .execute(),
  )
}

export async function updateFile(
  tx: Tx,
  { id, ...file }: Readonly<{ id: string; name: string; fileId: string }>,
): Promise<void> {
  await tx.updateTable('document').set(file).where('id', '=', id).execute()
}

/** Refuses `documents.nameTaken`. */
export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await refuseTakenName(tx.updateTable('document').set({ name }).where('id', '=', id).execute())
}

type DocumentMove = Pick<DocumentRow, 'id' | 'line'> &
  Readonly<{ parent: Readonly<{ id: string; line: readonly string[] }> | null }>

/** Moves a document with its contents. Refuses `documents.nameTaken`. */
export async function updatePlace(tx: Tx, { id, line, parent }: DocumentMove): Promise<void> {
  const cut = line.length
  await refuseTakenName(
    tx
      .updateTable('document')
      .set({ parentId: parent?.id ?? null })
      .where('id', '=', id)
      .execute(),
  )
  const before = sql<string[]>`${[...(parent?.line ?? [])]}::text[]`
  await tx
    .updateTable('document')
    .set({ line: sql<string[]>`${before} || line[${cut}::int:]` })
    .where(sql<boolean>`line @> array[${id}]`)
    .execute()
}

/** Returns everything of a person outside the trash. */
export async function keptIdsOf(tx: Reader, ownerId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('document')
    .where('ownerId', '=', ownerId)
    .where(isKept)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives documents to another person; those at the top come into a folder. */
export async function updateOwner(
  tx: Tx,
  ids: readonly string[],
  { ownerId, folderId }: Readonly<{ ownerId: string; folderId: string }>,
): Promise<void> {
  await tx
    .updateTable('document')
    .set((eb) => ({
      ownerId,
      parentId: eb.fn.coalesce('parentId', eb.val(folderId)),
      line: sql<string[]>`array[${folderId}] || line`,
    }))
    .where('id', 'in', [...ids])
    .execute()
}

export async function updateBinned(tx: Tx, ids: readonly string[], at: string | null): Promise<void> {
  await refuseTakenName(
    tx
      .updateTable('document')
      .set({ binnedAt: at })
      .where('id', 'in', [...ids])
      .execute(),
  )
}

/** Returns these documents and everything inside them. */
export function selectContents(tx: Reader, ids: readonly string[]) {
  return tx
    .selectFrom('document')
    .where(sql<boolean>`line && ${[...ids]}::text[]`)
    .select(['id', 'fileId'])
    .execute()
}

/** Returns these documents and everything inside them that is not in the trash, up to a limit. */
export function keptIn(tx: Reader, ids: readonly string[], most: number) {
  return tx
    .selectFrom('document')
    .leftJoin('storedFile as file', 'file.id', 'document.fileId')
    .where(sql<boolean>`document.line && ${[...ids]}::text[]`)
    .where(isKept)
    .select(['document.id', 'document.parentId', 'document.line', 'document.name', 'document.fileId'])
    .select('file.state')
    .orderBy('document.name')
    .orderBy('document.id')
    .limit(most)
    .execute()
}

export async function deleteDocuments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('document')
    .where('id', 'in', [...ids])
    .execute()
}

const uniqueViolation = '23505'

async function refuseTakenName(writing: Promise<unknown>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error
    throw new Refusal<RefusalCode>('documents.nameTaken')
  }
}
