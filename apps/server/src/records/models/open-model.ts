import type { Db, Reader, Tx } from '@signet/db'
import { compileForm, type FormPlan, type Locale, type TableShape } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ListField, type ListPlan, labelOf, planList, readList, type SystemPath } from '@signet/list'
import { type CacheUse, cacheOfMap, registerCache } from '../../socket/hints/index.ts'
import { changeListIndexes } from '../record-store/index.ts'
import { findModel, findModelEvenWithdrawn, loadDefinitions, type ModelRow } from './model-store.ts'

/** A form with its list, compiled: a function of the product. */
export type Model = ModelRow &
  Readonly<{ tenant: string; form: FormPlan; tables: readonly TableShape[]; list: ListPlan }>

type ModelContext = Readonly<{ tx: Reader; db: Db; tenant: string }>
type CompiledForm = Pick<Model, 'form' | 'tables' | 'list'>

const mostKept = 500
type Kept = Readonly<{ models: Map<string, CompiledForm>; use: CacheUse }>
const kept = new WeakMap<Db, Kept>()

/** Returns undefined for anything but a form with a published list. */
export async function findOpenModel(context: ModelContext, id: string): Promise<Model | undefined> {
  const row = await findModel(context.tx, id)
  return row && compiledModel(context, row)
}

/** Includes withdrawn models, since chosen records keep their name. */
export async function findModelToRead(context: ModelContext, id: string): Promise<Model | undefined> {
  const row = await findModelEvenWithdrawn(context.tx, id)
  return row && compiledModel(context, row)
}

/** Compiles once per publication and process. */
export async function compiledModel({ tx, db, tenant }: ModelContext, row: ModelRow): Promise<Model> {
  const found = kept.get(db) ?? openKept(db)
  kept.set(db, found)
  const { models, use } = found
  const key = `${tenant}/${row.formVersionId}/${row.listVersionId}`
  const known = models.get(key)
  use[known ? 'hit' : 'miss'](tenant)
  const compiled = known ?? (await compile(tx, row))
  models.set(key, compiled)
  const [oldest] = models.size > mostKept ? models.keys() : []
  if (oldest !== undefined) models.delete(oldest)
  return { ...row, tenant, ...compiled }
}

function openKept(db: Db): Kept {
  const models = new Map<string, CompiledForm>()
  return { models, use: registerCache(db, 'lists', cacheOfMap(models)) }
}

async function compile(tx: Reader, row: ModelRow): Promise<CompiledForm> {
  const definitions = await loadDefinitions(tx, row)
  const form = compileForm(definitions.form)
  return { form, tables: definitions.tables, list: planList(readList(definitions.list), form) }
}

/** Creates the indexes for the published list of a form; none for a form without one. */
export async function indexModel(
  { tx, db, tenant }: Readonly<{ tx: Tx; db: Db; tenant: string }>,
  formId: string,
): Promise<number> {
  const row = await findModel(tx, formId)
  if (!row) return 0

  const { form: plan, tables, list } = await compiledModel({ tx, db, tenant }, row)
  if (plan.definition.dataView) return 0
  return changeListIndexes({ tx, tenant, plan, tables, list })
}

const words: Readonly<Record<SystemPath, string>> = {
  $author: 'author',
  $createdAt: 'createdAt',
  $changedBy: 'changedBy',
  $changedAt: 'changedAt',
  $organization: 'organization',
  $position: 'position',
  $status: 'status',
}

/** Returns the name of a column in the reader's language. */
export function fieldLabel(
  field: ListField,
  { locale, t }: Readonly<{ locale: Locale; t: Translate }>,
): string {
  return field.from === 'form' ? labelOf(field, locale) : t(`record-sheets.column.${words[field.system]}`)
}
