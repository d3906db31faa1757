import type { Reader, Tx } from '@signet/db'
import { KeptReason } from '../../clock/reason.ts'
import { type DocumentReader, isReadable } from '../../people/rights/document-rights.ts'

type ArchiveRequest = Readonly<{ caseId: string; now: string }>

/**
 * Requests an archive document, replacing an existing one. Waits for a running archive job of the same
 * case.
 */
export async function requestArchive(tx: Tx, { caseId, now }: ArchiveRequest): Promise<void> {
  const request = { state: 'waiting', wantedAt: now, dueAt: now, attempts: 0, failure: null } as const
  await tx
    .insertInto('caseArchive')
    .values({ caseId, ...request })
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet(request))
    .execute()
}

type ArchiveQuery = Readonly<{ caseId: string; reader: DocumentReader }>

/**
 * Returns the archive of a case: the document only if the reader may open it, the failure only for
 * administrators.
 */
export async function findArchive(db: Reader, { caseId, reader }: ArchiveQuery) {
  const row = await db
    .selectFrom('caseArchive')
    .where('caseId', '=', caseId)
    .select(['state', 'documentId', 'failure'])
    .executeTakeFirst()
  if (!row) return null

  const { state, failure } = row
  const isOpenTo = await db
    .selectFrom('document')
    .where('document.id', '=', row.documentId ?? '')
    .where(isReadable(reader))
    .select('document.id')
    .executeTakeFirst()
  return {
    state,
    documentId: isOpenTo?.id ?? null,
    failure: reader.isAdministrator ? KeptReason.nullable().parse(failure) : null,
  }
}
