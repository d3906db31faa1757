import { assignmentsOf, type FormPlan, type FormValues, type WantedValue } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import type { AskingForm } from './asking-form.ts'
import { columnsOfChosen } from './columns-of-chosen.ts'

type ColumnRequest = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  around: FormulaContext
  /** Paths of the wanted fields. */
  paths: ReadonlySet<string>
}>

/**
 * Adds the current columns of chosen things to fields that only show them. Equal questions are asked once
 * for all records.
 */
export async function withShownColumns(
  asking: AskingForm,
  { form, records, around, paths }: ColumnRequest,
): Promise<readonly FormValues[]> {
  const isWanted = (field: WantedValue['field']) => paths.has(field.path) && isOnlyShown(field)
  if (!form.fields.some((field) => isWanted(field) || field.columns.some(isWanted))) return records

  const wanted = records.map((values) => assignmentsOf(form, values).filter(({ field }) => isWanted(field)))
  const texts = await columnsOfChosen(asking, { form, records, around, wanted })
  return records.map((values, at) => withTexts(values, new Map(Object.entries(texts[at] ?? {}))))
}

/** Whether a field shows a column of another field's choice without storing it. */
export function isOnlyShown({ kind, settings }: WantedValue['field']): boolean {
  return kind.assignment?.(settings)?.from === 'chosen' && kind.column(settings) === undefined
}

/** Sets texts at their paths: `price`, `lines.<row id>.price`. */
function withTexts(values: FormValues, texts: ReadonlyMap<string, string>): FormValues {
  const tables = new Set(
    [...texts.keys()].flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])),
  )
  return Object.fromEntries([
    ...Object.entries(values).map(([key, value]) => [
      key,
      tables.has(key) && Array.isArray(value)
        ? (value as unknown as FormValues[]).map((row) => ({ ...row, ...own(texts, `${key}.${row['id']}.`) }))
        : value,
    ]),
    ...Object.entries(own(texts, '')),
  ])
}

function own(texts: ReadonlyMap<string, string>, at: string): Record<string, string> {
  const beside = [...texts].filter(([path]) => path.startsWith(at) && !path.slice(at.length).includes('.'))
  return Object.fromEntries(beside.map(([path, text]) => [path.slice(at.length), text]))
}
