import type { RefusalCode } from '@signet/contract'
import type { Reader, TenantDb, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { findOpenModel, type Model } from '../../../records/models/index.ts'

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
export function lockLink(tx: Tx, id: string) {
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
    .where(({ eb, and }) => and(which.id === undefined ? [] : [eb('id', '=', which.id)]))
    .$if(which.purpose !== undefined, (query) => query.where('purpose', '=', which.purpose ?? 'form'))
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Serializes changes to the links of a form. */
export async function lockLinksOfForm(tx: Reader, formId: string): Promise<void> {
  await tx.selectFrom('form').where('id', '=', formId).select('id').forNoKeyUpdate().execute()
}

export async function countUse(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('shortLink')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Pass = Readonly<{ passHash: Buffer; linkId: string }>

export async function insertPass(
  db: TenantDb,
  { now, ...pass }: Pass & Readonly<{ expiresAt: string; now: string }>,
): Promise<void> {
  await db.deleteFrom('shortLinkPass').where('expiresAt', '<=', now).execute()
  await db.insertInto('shortLinkPass').values(pass).execute()
}

export async function isPass(db: Reader, { passHash, linkId }: Pass, now: string): Promise<boolean> {
  const found = await db
    .selectFrom('shortLinkPass')
    .where('passHash', '=', passHash)
    .where('linkId', '=', linkId)
    .where('expiresAt', '>', now)
    .select('linkId')
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes visitors' passes after a change of the password. */
export async function forgetPasses(db: TenantDb, linkId: string): Promise<void> {
  await db.deleteFrom('shortLinkPass').where('linkId', '=', linkId).execute()
}

/** Whether the owner of a link can still sign in and be responsible for it. */
export function isAnswering({ people }: Pick<Snapshot, 'people'>, ownerId: string): boolean {
  return people.get(ownerId)?.isEnabled ?? false
}

/**
 * Refuses `records.modelNotFound` for unpublished models and for data views, which visitors may not see.
 */
export async function modelOfLink(
  { tx, actor, server }: Pick<ReadCall, 'tx' | 'actor' | 'server'>,
  modelId: string,
): Promise<Model> {
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, modelId)
  if (!model || model.form.definition.dataView) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model
}
