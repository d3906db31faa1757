import type { Reader, Tx } from '@signet/db'

export type ListRow = Readonly<{
  formId: string
  draft: unknown
  publishedVersion: number | null
  isChanged: boolean
  changedBy: string
  changedAt: string
}>

type Change = Readonly<{ changedBy: string; changedAt: string }>

export function findList(tx: Reader, formId: string): Promise<ListRow | undefined> {
  return tx.selectFrom('listDesign').where('formId', '=', formId).selectAll().executeTakeFirst()
}

/** Serializes simultaneous publications. */
export function lockList(tx: Tx, formId: string): Promise<ListRow | undefined> {
  return tx.selectFrom('listDesign').where('formId', '=', formId).selectAll().forUpdate().executeTakeFirst()
}

export async function saveDraft(
  tx: Tx,
  { formId, draft, ...change }: Pick<ListRow, 'formId' | 'draft' | 'isChanged'> & Change,
): Promise<void> {
  const row = { ...change, draft: JSON.stringify(draft) }
  await tx
    .insertInto('listDesign')
    .values({ formId, ...row })
    .onConflict((conflict) => conflict.column('formId').doUpdateSet(row))
    .execute()
}

type NewVersion = Readonly<{
  id: string
  formId: string
  version: number
  definition: unknown
  publishedBy: string
  publishedAt: string
}>

export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx
    .insertInto('listVersion')
    .values({ ...version, definition: JSON.stringify(version.definition) })
    .execute()
  await tx
    .updateTable('listDesign')
    .set({ publishedVersion: version.version, isChanged: false })
    .where('formId', '=', version.formId)
    .execute()
}

export function versionsOf(tx: Reader, formId: string) {
  return tx
    .selectFrom('listVersion')
    .where('formId', '=', formId)
    .select(['version', 'definition', 'publishedBy', 'publishedAt'])
    .orderBy('version', 'desc')
    .execute()
}

type Withdrawal = Readonly<{ formId: string; withdrawnBy: string; withdrawnAt: string }>

export async function insertWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  await tx
    .insertInto('listWithdrawal')
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteWithdrawal(tx: Tx, formId: string): Promise<void> {
  await tx.deleteFrom('listWithdrawal').where('formId', '=', formId).execute()
}
