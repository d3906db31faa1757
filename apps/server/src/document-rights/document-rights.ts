import type { TenantTables } from '@signet/db'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'

/** Who asks for documents. */
export type DocumentReader = Readonly<{ personId: string; isAdministrator: boolean }>

type Documents = ExpressionBuilder<TenantTables, 'document'>
type Condition = ExpressionWrapper<TenantTables, 'document', SqlBool>

/**
 * Which documents somebody may read, for every path: his own, those shared with him by themselves or with a folder
 * around them, and those of the company for administrators. What lies in a bin is read by nobody.
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

/** Shared by itself or with a folder around it. */
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

/** With anybody, or with this person, by itself. */
export function isSharedItself(personId?: string) {
  return (where: Documents) =>
    where.exists(
      where
        .selectFrom('documentShare as own')
        .whereRef('own.documentId', '=', 'document.id')
        .$if(personId !== undefined, (query) => query.where('own.personId', '=', personId ?? ''))
        .select('own.personId'),
    )
}

/** Neither it nor a folder around it lies in a bin. */
export function isKept(where: Documents) {
  return where.not(
    where.exists(
      where
        .selectFrom('document as around')
        .where(sql<boolean>`around.id = any(document.line)`)
        .where('around.binnedAt', 'is not', null)
        .select('around.id'),
    ),
  )
}
