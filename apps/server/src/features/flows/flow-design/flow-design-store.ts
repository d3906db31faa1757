import { containsPattern, type Db, isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { sql } from 'kysely'
import type { PageRange } from '../../../http/page.ts'
import { availabilityOf, type DesignFilter, isFormIn, isInList, isNot } from '../../../publication/index.ts'
import { findOpenModel } from '../../../records/models/index.ts'

export type FlowRow = Readonly<{
  id: string
  name: string
  code: string
  category: string
  icon: string
  iconColor: string
  formId: string
  draft: unknown
  publishedVersionId: string | null
  isChanged: boolean
  changedBy: string
  changedAt: string
  ownerId: string | null
  tags: string[]
  /** Of the draft, as `FlowTranslations`. */
  translations: unknown
  /** Written as `FlowTest`. */
  tests: unknown
  testRule: 'refuse' | 'warn'
}>

type NewFlow = Pick<
  FlowRow,
  'id' | 'name' | 'code' | 'category' | 'icon' | 'iconColor' | 'formId' | 'draft' | 'changedBy' | 'changedAt'
>

/** Inserts a flow, whose owner is who made it. Returns whether the code was free. */
export async function insertFlow(tx: Tx, flow: NewFlow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flow')
    .values({ ...flow, ownerId: flow.changedBy, draft: JSON.stringify(flow.draft) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findFlow(tx: Reader, id: string) {
  return withVersion(tx).where('flow.id', '=', id).executeTakeFirst()
}

/** Serializes simultaneous publications. */
export function lockFlow(tx: Tx, id: string): Promise<FlowRow | undefined> {
  return tx.selectFrom('flow').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

export async function updateDraft(
  tx: Tx,
  { id, ...change }: Pick<FlowRow, 'id' | 'name' | 'draft' | 'isChanged' | 'changedBy' | 'changedAt'>,
): Promise<void> {
  await tx
    .updateTable('flow')
    .set({ ...change, draft: JSON.stringify(change.draft) })
    .where('id', '=', id)
    .execute()
}

/** Returns the definition that new cases follow. */
export async function publishedDefinition(
  tx: Reader,
  { publishedVersionId }: Pick<FlowRow, 'publishedVersionId'>,
): Promise<FlowDefinition | undefined> {
  const row = await publishedVersionRow(tx, { publishedVersionId })
  return row && readFlowDefinition(row.definition)
}

/** Returns the version that new cases follow, with the version of its form. */
export async function publishedVersionRow(
  tx: Reader,
  { publishedVersionId }: Pick<FlowRow, 'publishedVersionId'>,
) {
  if (publishedVersionId === null) return undefined
  return tx
    .selectFrom('flowVersion')
    .innerJoin('formVersion', 'formVersion.id', 'flowVersion.formVersionId')
    .where('flowVersion.id', '=', publishedVersionId)
    .select([
      'flowVersion.definition',
      'flowVersion.formVersionId',
      'formVersion.definition as formDefinition',
    ])
    .executeTakeFirstOrThrow()
}

type NewVersion = Readonly<{
  id: string
  flowId: string
  definition: unknown
  formVersionId: string
  publishedBy: string
  publishedAt: string
}>

/** Inserts the next version of a locked flow and returns its number. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { last } = await tx
    .selectFrom('flowVersion')
    .where('flowId', '=', version.flowId)
    .select((select) => select.fn.max('version').as('last'))
    .executeTakeFirstOrThrow()
  const next = (last ?? 0) + 1
  await tx
    .insertInto('flowVersion')
    .values({ ...version, definition: JSON.stringify(version.definition), version: next })
    .execute()
  await tx
    .updateTable('flow')
    .set({ publishedVersionId: version.id, isChanged: false })
    .where('id', '=', version.flowId)
    .execute()
  return next
}

/**
 * Returns the draft of a form in use (no data view, not about people), since a flow may be designed before its form is published.
 */
export async function formDraft(tx: Reader, formId: string): Promise<unknown> {
  const form = await tx
    .selectFrom('form')
    .where('id', '=', formId)
    .where(isNot(isFormIn(['archived', 'deleted'])))
    .where(sql<boolean>`form.draft -> 'dataView' is null and form.draft ->> 'about' is null`)
    .select('draft')
    .executeTakeFirst()
  return form?.draft
}

type FlowFilter = DesignFilter & Readonly<{ keyword?: string | undefined }>

/** Returns a page of flows, latest change first, with forms and numbers of running cases. */
export async function flowRows(tx: Reader, range: PageRange, { keyword, ...filter }: FlowFilter) {
  const rows = await withVersion(tx)
    .where(isCalled(keyword))
    .where(isInList('flow', filter))
    .select((select) => [
      select
        .selectFrom('flowCase')
        .whereRef('flowCase.flowId', '=', 'flow.id')
        .where('flowCase.status', '=', 'running')
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('running'),
    ])
    .$call(newestFirst(range, { at: 'flow.changedAt', id: 'flow.id' }))
    .execute()
  const found = tx.selectFrom('flow').where(isCalled(keyword)).where(isInList('flow', filter))
  return { rows, total: await totalOf(tx, range, found) }
}

/** Whether a flow has a text in its code or in its name in any language. */
function isCalled(keyword: string | undefined) {
  const names = sql`jsonb_path_query_array(flow.translations, '$.*.name')`
  const inOthers = sql`${names}::text ilike ${containsPattern(keyword)}`
  return sql<boolean>`(${isNamedLike('flow.name', keyword)} or ${isNamedLike('flow.code', keyword)} or ${inOthers})`
}

function withVersion(tx: Reader) {
  return tx
    .selectFrom('flow')
    .innerJoin('form', 'form.id', 'flow.formId')
    .leftJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .selectAll('flow')
    .select(['form.name as formName', 'flowVersion.version'])
    .select(sql<unknown>`jsonb_build_object('title', form.draft -> 'title')`.as('formWords'))
    .select(availabilityOf('flow').as('availability'))
}

type TenantHandle = Readonly<{ tx: Reader; db: Db; tenant: string }>
type Fields = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the fields of forms with a published list, by form. */
export async function fieldsOfModels(handle: TenantHandle, ids: readonly string[]): Promise<Fields> {
  const fields = new Map<string, ReadonlySet<string>>()
  for (const id of new Set(ids)) {
    const model = await findOpenModel(handle, id)
    if (model) fields.set(id, new Set(model.form.byPath.keys()))
  }
  return fields
}

/** Returns the fields of the forms of published flows, by flow. */
export async function fieldsOfFlows(
  { tx }: Pick<TenantHandle, 'tx'>,
  ids: readonly string[],
): Promise<Fields> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('flow')
    .innerJoin('flowVersion', 'flowVersion.id', 'flow.publishedVersionId')
    .innerJoin('formVersion', 'formVersion.id', 'flowVersion.formVersionId')
    .where('flow.id', 'in', [...ids])
    .select(['flow.id', 'formVersion.definition'])
    .execute()
  return new Map(rows.map(({ id, definition }) => [id, new Set(compileForm(definition).byPath.keys())]))
}
