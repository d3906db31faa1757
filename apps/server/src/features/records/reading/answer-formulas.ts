import { join } from 'node:path'
import {
  type FieldValue,
  type FormPlan,
  type FormRights,
  type FormValues,
  isHiddenByRights,
  type PlanField,
  type Speaker,
} from '@signet/form'
import type { FormulaContext, Scope } from '@signet/formula'
import { type Workers, workAt } from '../../../workers/index.ts'

const formulaWork = workAt<typeof import('./formula-work.ts')>(
  join(import.meta.dirname, 'formula-work.ts'),
  'documents',
)

type RecordContext = Readonly<{ form: FormPlan; rights: FormRights; formulaContext: FormulaContext }>

type FormulaCall = Readonly<{
  workers: Workers
  /** Who waits for it, as `tenant:person`. */
  by: string
  speaker: Speaker
}>

/** Steps of one call over all its records: about a second of work. One formula may take 200,000. */
const stepsOfCall = 5_000_000
/** Values handed to a thread at once, so that copying them is short. */
const valuesAtOnce = 20_000

/**
 * Evaluates formulas per record as text, in a thread. Fields hidden by `rights` do not exist for them; errors yield
 * ''. Refuses `server.tooMuchWork` when all together take too long.
 */
export async function answerFormulas(
  { workers, by, speaker: { locale, t } }: FormulaCall,
  formulas: readonly string[],
  records: readonly FormValues[],
  { form, rights, formulaContext }: RecordContext,
): Promise<readonly (readonly string[])[]> {
  if (formulas.length === 0) return records.map(() => [])

  const isSeen = ({ path }: PlanField) => !isHiddenByRights(rights, path)
  const seen = form.fields.filter(isSeen)
  const columns = (table: PlanField) => table.columns.filter(isSeen)
  const question = {
    formulas,
    scope: scopeOfFields(seen, columns),
    formulaContext,
    locale,
    words: { 'form.yes': t('form.yes'), 'form.no': t('form.no') },
  }
  const answers: (readonly string[])[] = []
  let steps = stepsOfCall
  for (const batch of batchesOf(records, seen)) {
    const inputs = batch.map((values) => inputsOf(seen, values, columns))
    const input = { ...question, records: inputs, steps }
    const { texts, stepsLeft } = await workers.run(formulaWork, input, { by })
    answers.push(...texts)
    steps = stepsLeft
  }
  return answers
}

function* batchesOf(records: readonly FormValues[], fields: readonly PlanField[]) {
  let batch: FormValues[] = []
  let size = 0
  for (const values of records) {
    batch.push(values)
    size += fields.reduce((sum, field) => sum + sizeOf(field, values[field.key] ?? null), 0)
    if (size < valuesAtOnce) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function sizeOf({ kind, columns }: PlanField, value: FieldValue): number {
  return kind.holds === 'rows' && Array.isArray(value) ? value.length * columns.length : 1
}

type Columns = (table: PlanField) => readonly PlanField[]

function scopeOfFields(fields: readonly PlanField[], columns: Columns): Scope {
  const types = typesOf(fields)
  const tables = fields.filter(({ kind }) => kind.holds === 'rows')
  return {
    ...types,
    ...Object.fromEntries(tables.map((table) => [table.key, { rows: typesOf(columns(table)) }])),
  }
}

function typesOf(fields: readonly PlanField[]) {
  const typed = fields.flatMap(({ key, kind, settings }) => {
    const type = kind.valueType(settings)
    return type ? [[key, type] as const] : []
  })
  return Object.fromEntries(typed)
}

function inputsOf(
  fields: readonly PlanField[],
  values: FormValues,
  columns: Columns,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.key, inputOf(field, values[field.key] ?? null, columns)]),
  )
}

function inputOf(field: PlanField, value: FieldValue, columns: Columns): unknown {
  if (field.kind.holds === 'rows')
    return (Array.isArray(value) ? value : []).map((row) =>
      inputsOf(columns(field), row as FormValues, columns),
    )
  return field.kind.toFormula ? field.kind.toFormula(value) : value
}
