import type { FieldValue, PlanField } from '@signet/form'
import type { Choice } from '../form/form-environment.ts'
import { useSurroundings } from '../form/surroundings.ts'
import { columnText } from './column-text.ts'
import type { RowProps } from './row-control.ts'

type Choosing = Pick<RowProps, 'field' | 'settings' | 'onFill'>

/** Chooses rows, and with them, in one go, what they fill in and what the server will take from them. */
export function useChoose({ field, settings, onFill }: Choosing): (rows: readonly Choice[]) => void {
  const { store } = useSurroundings()
  const shown = attributesOf(store.plan, field)

  return (rows) => {
    const [only] = rows
    const ids = rows.map(({ id }) => id)
    const filled = settings.multiple || !only ? [] : settings.fills
    onFill({
      ...Object.fromEntries(filled.map(({ column, field: key }) => [key, only?.columns?.[column] ?? null])),
      ...Object.fromEntries(shown.map(({ key, column }) => [key, textsOf(rows, column)])),
      [field.key]: settings.multiple ? ids : (ids[0] ?? null),
    })
  }
}

/** Every column that somebody needs of a row: to show it, to fill others with it, to keep it beside the choice. */
export function useColumns({ field, settings }: Pick<RowProps, 'field' | 'settings'>): readonly string[] {
  const { store } = useSurroundings()
  return [
    ...new Set([
      ...settings.columns.map(({ column }) => column),
      ...settings.below,
      ...settings.fills.map(({ column }) => column),
      ...attributesOf(store.plan, field).map(({ column }) => column),
    ]),
  ]
}

type Plan = Readonly<{ fields: readonly PlanField[]; byPath: ReadonlyMap<string, PlanField> }>

/** The fields beside it that show a column of what is chosen in it. */
function attributesOf({ fields, byPath }: Plan, { key, parent }: PlanField) {
  const beside = parent === undefined ? fields : (byPath.get(parent)?.columns ?? [])
  return beside.flatMap((one) => {
    const assignment = one.kind.assignment?.(one.settings)
    return assignment?.from === 'chosen' && assignment.of === key
      ? [{ key: one.key, column: assignment.column }]
      : []
  })
}

function textsOf(rows: readonly Choice[], column: string): FieldValue {
  return rows.map((row) => columnText(row, column)).join('、')
}
