import {
  assignmentsOf,
  choicesOf,
  type FieldChoice,
  type FormPlan,
  type FormValues,
  type WantedValue,
} from '@signet/form'
import type { Around } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { type AskingForm, askingOf } from './asking-form.ts'
import { columnOf, sourceOf, textOfColumn } from './chosen-columns.ts'
import { familyOf } from './family.ts'

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

  const wants = records.map((values) => assignmentsOf(form, values).filter(({ field }) => isWanted(field)))
  const choices = records.map(
    (values) => new Map(choicesOf(form, values, around).map((choice) => [choice.path, choice])),
  )
  const questions = wants.flatMap((own, at) =>
    own.flatMap((want) => {
      const choice = choices[at]?.get(sourceOf(want))
      return choice ? [{ choice, column: columnOf(want) }] : []
    }),
  )
  const found = await answers(asking, questions)
  return records.map((values, at) => {
    const texts = (wants[at] ?? []).map((want) => {
      const choice = choices[at]?.get(sourceOf(want))
      const rows = choice?.ids.map((id) => found.get(questionOf(choice))?.get(id) ?? {}) ?? []
      return [want.path, rows.map((row) => textOfColumn(row[columnOf(want)])).join('、')] as const
    })
    return withTexts(values, new Map(texts))
  })
}

/** Does a field show a column of what another one chose, without keeping it? */
export function isOnlyShown({ kind, settings }: WantedValue['field']): boolean {
  return kind.assignment?.(settings)?.from === 'chosen' && kind.column(settings) === undefined
}

type Question = Readonly<{ choice: FieldChoice; column: string }>
type Row = Readonly<Record<string, unknown>>

async function answers(asking: AskingForm, questions: readonly Question[]) {
  const found = new Map<string, ReadonlyMap<string, Row>>()
  for (const [question, same] of Map.groupBy(questions, ({ choice }) => questionOf(choice))) {
    const [first] = same
    if (!first) continue
    const { of, parameters } = first.choice
    const { family, name } = familyOf(asking.server.families, of)
    const ids = [...new Set(same.flatMap(({ choice }) => choice.ids))]
    const columns = [...new Set(same.map(({ column }) => column))]
    const chosen = { name, ids, range: undefined, parameters }
    found.set(question, (await family.columns?.(askingOf(asking), chosen, columns)) ?? new Map())
  }
  return found
}

function questionOf({ of, parameters }: FieldChoice): string {
  return `${of} ${canonicalJson(parameters)}`
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
