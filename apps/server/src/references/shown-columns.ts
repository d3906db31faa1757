import { assignmentsOf, type FormPlan, type FormValues, type WantedValue } from '@signet/form'
import type { Around } from '@signet/formula'
import type { AskingForm } from './asking-form.ts'
import { columnsOfChosen } from './columns-of-chosen.ts'

type Wanting = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  around: Around
  /** Of the fields that are wanted. */
  paths: ReadonlySet<string>
}>

/**
 * Records together with what fields only show of what is chosen beside them, as it is now. What is asked of the same
 * things is asked once for all records; a form without such fields costs nothing.
 */
export async function withShownColumns(
  asking: AskingForm,
  { form, records, around, paths }: Wanting,
): Promise<readonly FormValues[]> {
  const isWanted = (field: WantedValue['field']) => paths.has(field.path) && isOnlyShown(field)
  if (!form.fields.some((field) => isWanted(field) || field.columns.some(isWanted))) return records

  const wanted = records.map((values) => assignmentsOf(form, values).filter(({ field }) => isWanted(field)))
  const texts = await columnsOfChosen(asking, { form, records, around, wanted })
  return records.map((values, at) => withTexts(values, new Map(Object.entries(texts[at] ?? {}))))
}

/** Does a field show a column of what another one chose, without keeping it? */
export function isOnlyShown({ kind, settings }: WantedValue['field']): boolean {
  return kind.assignment?.(settings)?.from === 'chosen' && kind.column(settings) === undefined
}

/** Values with texts at their paths: `price`, `lines.<row id>.price`. */
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
