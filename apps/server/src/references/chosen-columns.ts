import { choicesOf, type FieldChoice, type FormPlan, type FormValues, type WantedValue } from '@signet/form'
import type { Around } from '@signet/formula'
import { type AskingForm, askingOf } from './asking-form.ts'
import { familyOf } from './family.ts'

type Wanting = Readonly<{
  form: FormPlan
  values: FormValues
  around: Around
  wanted: readonly WantedValue[]
}>

/** What columns of the things chosen in other fields say, by the path of the field that shows them. */
export async function chosenColumns(
  asking: AskingForm,
  { form, values, around, wanted }: Wanting,
): Promise<Readonly<Record<string, string>>> {
  const shown = wanted.filter(({ assignment, field }) => {
    const isStored = field.kind.column(field.settings) !== undefined
    return assignment.from === 'chosen' && isStored
  })
  if (shown.length === 0) return {}

  const choices = new Map(choicesOf(form, values, around).map((choice) => [choice.path, choice]))
  const given: Record<string, string> = {}
  for (const [of, same] of Map.groupBy(shown, sourceOf)) {
    const choice = choices.get(of)
    const rows = choice ? await rowsOf(asking, choice, same.map(columnOf)) : []
    for (const want of same)
      given[want.path] = rows.map((row) => textOfColumn(row[columnOf(want)])).join('、')
  }
  return given
}

/** The path of the field whose choice is asked, which stands beside: `buyer`, `lines.<row id>.buyer`. */
export function sourceOf({ path, assignment }: WantedValue): string {
  const beside = path.slice(0, path.lastIndexOf('.') + 1)
  return assignment.from === 'chosen' ? `${beside}${assignment.of}` : path
}

export function columnOf({ assignment }: WantedValue): string {
  return assignment.from === 'chosen' ? assignment.column : ''
}

type Row = Readonly<Record<string, unknown>>

async function rowsOf(
  asking: AskingForm,
  { of, ids, range, parameters }: FieldChoice,
  columns: readonly string[],
): Promise<readonly Row[]> {
  const { family, name } = familyOf(asking.server.families, of)
  const found = await family.columns?.(askingOf(asking), { name, ids, range, parameters }, columns)
  return ids.map((id) => found?.get(id) ?? {})
}

/** What a column of a row reads. */
export function textOfColumn(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
