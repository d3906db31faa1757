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

/** By its address, unless it was revoked. */
export function findLink(db: Reader, addressHash: Buffer) {
  return db
    .selectFrom('shortLink')
    .where('addressHash', '=', addressHash)
    .where('revokedAt', 'is', null)
    .select(columns)
    .executeTakeFirst()
}

/** The same under the lock of the transaction: of two who come last, one waits and sees what the other did. */
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

type Allowed = Readonly<{
  expiresAt: string | null
  quota: number | null
  fields: readonly string[]
  asks: readonly string[]
}>
type NewLink = Allowed &
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
  { fields, asks, ...rest }: Allowed & Readonly<{ ownerId: string; passwordHash?: string | null }>,
): Promise<void> {
  await tx
    .updateTable('shortLink')
    .set({ ...rest, fields: [...fields], asks: [...asks] })
    .where('id', '=', id)
    .execute()
}

/** Ends the links of a form that still work: one of them, or that of one purpose. Answers whether there was any. */
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

/** Whoever changes the links of a form goes first come, first served. */
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
