import type { TenantTables } from '@signet/db'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'

/** The reader of documents. */
export type DocumentReader = Readonly<{ personId: string; isAdministrator: boolean }>

type Documents = ExpressionBuilder<TenantTables, 'document'>
type Condition = ExpressionWrapper<TenantTables, 'document', SqlBool>

/**
 * Condition for readable documents: the person's own, those shared with them directly or through a folder,
 * and company documents for administrators. Excludes the trash.
 */
export function isReadable({ personId, isAdministrator }: DocumentReader) {
  return (where: Documents): Condition =>
    where.and([
      where.or([
        where('document.ownerId', '=', personId),
        isSharedWith(personId)(where),
        ...(isAdministrator ? [where('document.ownerId', 'is', null)] : []),
      ]),
      isKept(where),
    ])
}

/** Shared directly or through a folder. */
export function isSharedWith(personId: string) {
  return (where: Documents) =>
    where.exists(
      where
        .selectFrom('documentShare as share')
        .where(sql<boolean>`share.document_id = any(document.line)`)
        .where('share.personId', '=', personId)
        .select('share.personId'),
    )
}

/** Shared directly with anyone, or with this person. */
export function isSharedItself(personId?: string) {
  return (where: Documents) =>
    where.exists(
      where
        .selectFrom('documentShare as own')
        .whereRef('own.documentId', '=', 'document.id')
        .where(({ eb, and }) => and(personId === undefined ? [] : [eb('own.personId', '=', personId)]))
        .select('own.personId'),
    )
}

/** Neither the document nor a folder above it is in the trash. */
export function isKept(where: Documents) {
  return where.not(
    where.exists(
      where
        .selectFrom('document as ancestor')
        .where(sql<boolean>`ancestor.id = any(document.line)`)
        .where('ancestor.binnedAt', 'is not', null)
        .select('ancestor.id'),
    ),
  )
}
