import type { Reader, Tx } from '@signet/db'

const columns = [
  'id',
  'formId',
  'purpose',
  'ownerId',
  'passwordHash',
  'expiresAt',
  'quota',
  'used',
  'fields',
  'asks',
  'createdAt',
] as const

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>
export type Purpose = LinkRow['purpose']

/** Finds an unrevoked link by its address. */
export function findLink(db: Reader, addressHash: Buffer) {
  return db
    .selectFrom('shortLink')
    .where('addressHash', '=', addressHash)
    .where('revokedAt', 'is', null)
    .select(columns)
    .executeTakeFirst()
}

/** Locks an unrevoked link, so that only one visitor uses the last of its quota. */
export function holdLink(tx: Tx, id: string) {
  return tx
    .selectFrom('shortLink')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
}

export function linksOf(db: Reader, formId: string) {
  return db
    .selectFrom('shortLink')
    .where('formId', '=', formId)
    .where('revokedAt', 'is', null)
    .select(columns)
    .orderBy('purpose')
    .execute()
}

type LinkSettings = Readonly<{
  expiresAt: string | null
  quota: number | null
  fields: readonly string[]
  asks: readonly string[]
}>
type NewLink = LinkSettings &
  Readonly<{
    id: string
    formId: string
    purpose: Purpose
    addressHash: Buffer
    ownerId: string
    passwordHash: string | null
    createdAt: string
  }>

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .insertInto('shortLink')
    .values({ ...link, fields: [...link.fields], asks: [...link.asks] })
    .execute()
}

export async function updateLink(
  tx: Tx,
  id: string,
  { fields, asks, ...rest }: LinkSettings & Readonly<{ ownerId: string; passwordHash?: string | null }>,
): Promise<void> {
  await tx
    .updateTable('shortLink')
    .set({ ...rest, fields: [...fields], asks: [...asks] })
    .where('id', '=', id)
    .execute()
}

/** Revokes the active links of a form, by id or purpose. Returns whether there was any. */
export async function endLinks(
  tx: Tx,
  { formId, now, ...which }: Readonly<{ formId: string; now: string; id?: string; purpose?: Purpose }>,
): Promise<boolean> {
  const ended = await tx
    .updateTable('shortLink')
    .set({ revokedAt: now })
    .where('formId', '=', formId)
    .where('revokedAt', 'is', null)
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id ?? ''))
    .$if(which.purpose !== undefined, (query) => query.where('purpose', '=', which.purpose ?? 'form'))
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Serializes changes to the links of a form. */
export async function holdForm(tx: Reader, formId: string): Promise<void> {
  await tx.selectFrom('form').where('id', '=', formId).select('id').forNoKeyUpdate().execute()
}

export async function countUse(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('shortLink')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
