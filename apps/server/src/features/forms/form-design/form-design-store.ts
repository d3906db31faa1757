import type { RefusalCode } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { compileForm, type FormPlan, type TableShape } from '@signet/form'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'
import { availabilityOf, type DesignFilter, isFormOf, isInList } from '../../../publication/index.ts'

export type FormRow = Readonly<{
  id: string
  name: string
  code: string
  category: string
  icon: string
  iconColor: string
  draft: unknown
  mainTable: string
  publishedVersion: number | null
  isChanged: boolean
  changedBy: string
  changedAt: string
  ownerId: string | null
  tags: string[]
}>

type Change = Readonly<{ changedBy: string; changedAt: string }>

/** Inserts a form, whose owner is who made it. Returns whether code and table were free. */
export async function insertForm(
  tx: Tx,
  form: Omit<FormRow, 'publishedVersion' | 'isChanged' | 'ownerId' | 'tags'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('form')
    .values({ ...form, ownerId: form.changedBy, draft: JSON.stringify(form.draft) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findForm(tx: Reader, id: string) {
  return tx
    .selectFrom('form')
    .where('id', '=', id)
    .selectAll()
    .select(availabilityOf('form').as('availability'))
    .executeTakeFirst()
}

/** Serializes simultaneous publications. */
export function lockForm(tx: Tx, id: string): Promise<FormRow | undefined> {
  return tx.selectFrom('form').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

export async function isTableTaken(tx: Reader, mainTable: string, byOtherThan: string): Promise<boolean> {
  const row = await tx
    .selectFrom('form')
    .where('mainTable', '=', mainTable)
    .where('id', '!=', byOtherThan)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateDraft(
  tx: Tx,
  { id, ...change }: Pick<FormRow, 'id' | 'name' | 'category' | 'draft' | 'isChanged' | 'mainTable'> & Change,
): Promise<void> {
  await tx
    .updateTable('form')
    .set({ ...change, draft: JSON.stringify(change.draft) })
    .where('id', '=', id)
    .execute()
}

export async function insertVersion(
  tx: Tx,
  version: Readonly<{ id: string; form: FormRow; version: number; tables: readonly TableShape[] } & Change>,
): Promise<void> {
  const { id, form, tables, changedAt: publishedAt, changedBy: publishedBy } = version
  await tx
    .insertInto('formVersion')
    .values({
      id,
      formId: form.id,
      version: version.version,
      definition: JSON.stringify(form.draft),
      tables: JSON.stringify(tables),
      publishedBy,
      publishedAt,
    })
    .execute()
  await tx
    .updateTable('form')
    .set({ publishedVersion: version.version, isChanged: false })
    .where('id', '=', form.id)
    .execute()
}

export type VersionTables = Readonly<{ id: string; version: number; tables: readonly TableShape[] }>

/** Returns the tables of every published version, newest first. */
export async function versionTables(tx: Reader, formId: string): Promise<VersionTables[]> {
  const rows = await tx
    .selectFrom('formVersion')
    .where('formId', '=', formId)
    .select(['id', 'version', 'tables'])
    .orderBy('version', 'desc')
    .execute()
  // Only `insertVersion` writes this column, from `tablesOf`.
  return rows.map((row) => ({ ...row, tables: row.tables as readonly TableShape[] }))
}

export async function updateVersionTables(tx: Tx, { id, tables }: VersionTables): Promise<void> {
  await tx
    .updateTable('formVersion')
    .set({ tables: JSON.stringify(tables) })
    .where('id', '=', id)
    .execute()
}

/** Returns the version that new cases use. */
export function publishedVersion(tx: Reader, formId: string) {
  return tx
    .selectFrom('form')
    .innerJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where('form.id', '=', formId)
    .select(['formVersion.id', 'formVersion.version', 'formVersion.definition'])
    .executeTakeFirst()
}

/**
 * Returns the published form that a list or template is for. Refuses `design.notPublished`, and `design.notFound` also
 * for the form about people, whose records have no list.
 */
export async function loadPublishedForm(
  tx: Reader,
  formId: string,
): Promise<Readonly<{ id: string; name: string; form: FormPlan }>> {
  const row = await tx
    .selectFrom('form')
    .leftJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where('form.id', '=', formId)
    .where(sql<boolean>`form.draft ->> 'about' is null`)
    .select(['form.id', 'form.name', 'formVersion.definition'])
    .executeTakeFirst()
  if (!row) throw new Refusal<RefusalCode>('design.notFound')
  if (row.definition === null) throw new Refusal<RefusalCode>('design.notPublished')
  return { id: row.id, name: row.name, form: compileForm(row.definition) }
}

type FormFilter = DesignFilter &
  Readonly<{ keyword?: string | undefined; of: Parameters<typeof isFormOf>[0] }>

/** Returns a page of forms, latest change first. */
export async function formRows(tx: Reader, range: PageRange, { keyword, of, ...filter }: FormFilter) {
  const found = tx
    .selectFrom('form')
    .where((where) => where.or(['name', 'code'].map((column) => isNamedLike(column, keyword))))
    .where(isFormOf(of))
    .where(isInList('form', filter))
  const rows = await found
    .selectAll()
    .select(availabilityOf('form').as('availability'))
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return { rows, total: await totalOf(tx, range, found) }
}
