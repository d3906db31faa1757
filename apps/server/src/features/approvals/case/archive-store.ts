import type { Reader, Tx } from '@signet/db'
import { type DocumentReader, isReadable } from '../../../document-rights/index.ts'
import { KeptReason } from '../../../reasons/index.ts'

type Wanted = Readonly<{ caseId: string; now: string }>

/** A case is to be kept as a document, or as a new one when it already is. Whoever makes one now is waited for. */
export async function wantArchive(tx: Tx, { caseId, now }: Wanted): Promise<void> {
  const wish = { state: 'waiting', wantedAt: now, dueAt: now, attempts: 0, failure: null } as const
  await tx
    .insertInto('caseArchive')
    .values({ caseId, ...wish })
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet(wish))
    .execute()
}

type Asked = Readonly<{ caseId: string; reader: DocumentReader }>

/** What a case is kept as: the document only when its reader may open it, why there is none only for administrators. */
export async function archiveOf(db: Reader, { caseId, reader }: Asked) {
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
