import {
  assignmentsOf,
  choicesOf,
  type FieldChoice,
  type FormPlan,
  type FormValues,
  type WantedValue,
} from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { canonicalJson } from '@signet/std'
import { type AskingForm, askingOf } from './asking-form.ts'
import { familyOf } from './family.ts'

type ShownColumnsRequest = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  context: FormulaContext
  /** Paths of the wanted fields. */
  paths: ReadonlySet<string>
}>

/**
 * Adds the current columns of chosen things to fields that only show them. Equal questions are asked once
 * for all records.
 */
export async function withShownColumns(
  asking: AskingForm,
  { form, records, context, paths }: ShownColumnsRequest,
): Promise<readonly FormValues[]> {
  const isWanted = (field: WantedValue['field']) => paths.has(field.path) && isOnlyShown(field)
  if (!form.fields.some((field) => isWanted(field) || field.columns.some(isWanted))) return records

  const wanted = records.map((values) => assignmentsOf(form, values).filter(({ field }) => isWanted(field)))
  const texts = await columnsOfChosen(asking, { form, records, context, wanted })
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
        ? (value as unknown as FormValues[]).map((row) => ({
            ...row,
            ...textsAt(texts, `${key}.${row['id']}.`),
          }))
        : value,
    ]),
    ...Object.entries(textsAt(texts, '')),
  ])
}

function textsAt(texts: ReadonlyMap<string, string>, at: string): Record<string, string> {
  const beside = [...texts].filter(([path]) => path.startsWith(at) && !path.slice(at.length).includes('.'))
  return Object.fromEntries(beside.map(([path, text]) => [path.slice(at.length), text]))
}

type ChosenColumnsRequest = Readonly<{
  form: FormPlan
  records: readonly FormValues[]
  context: FormulaContext
  /** By record, the fields that show a column of a neighbouring choice. */
  wanted: readonly (readonly WantedValue[])[]
}>

/**
 * Returns columns of things chosen in other fields, by record and path. Equal questions are asked once for
 * all records.
 */
export async function columnsOfChosen(
  asking: AskingForm,
  { form, records, context, wanted }: ChosenColumnsRequest,
): Promise<readonly Readonly<Record<string, string>>[]> {
  if (wanted.every(({ length }) => length === 0)) return records.map(() => ({}))

  const choices = records.map(
    (values) => new Map(choicesOf(form, values, context).map((choice) => [choice.path, choice])),
  )
  const questions = wanted.flatMap((own, at) =>
    own.flatMap((want) => {
      const choice = choices[at]?.get(sourceOf(want))
      return choice ? [{ choice, column: columnOf(want) }] : []
    }),
  )
  const found = await fetchColumns(asking, questions)
  return wanted.map((own, at) =>
    Object.fromEntries(
      own.map((want) => {
        const choice = choices[at]?.get(sourceOf(want))
        const rows = choice?.ids.map((id) => found.get(questionOf(choice))?.get(id) ?? {}) ?? []
        return [want.path, rows.map((row) => textOfColumn(row[columnOf(want)])).join('、')] as const
      }),
    ),
  )
}

/** Returns the path of the neighbouring field with the choice: `buyer`, `lines.<row id>.buyer`. */
function sourceOf({ path, assignment }: WantedValue): string {
  const beside = path.slice(0, path.lastIndexOf('.') + 1)
  return assignment.from === 'chosen' ? `${beside}${assignment.of}` : path
}

function columnOf({ assignment }: WantedValue): string {
  return assignment.from === 'chosen' ? assignment.column : ''
}

type Question = Readonly<{ choice: FieldChoice; column: string }>
type Row = Readonly<Record<string, unknown>>

async function fetchColumns(asking: AskingForm, questions: readonly Question[]) {
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

/** Formats a column value as text. */
function textOfColumn(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
