import type { FieldValue, PlanField, Referent } from '@signet/form'
import type { OneOrSeveral, RowChoiceSettings } from '@signet/form/kinds'
import type { ControlProps, ReadProps } from '../form/field-view.ts'
import type { Choice } from '../form/form-environment.ts'
import { useFormContext } from '../form/surroundings.ts'

type ChooseOptions = Pick<RowProps, 'field' | 'settings' | 'onFill'>

/** Chooses rows and applies what they fill in and what the server will derive, in one edit. */
export function useChooseRows({ field, settings, onFill }: ChooseOptions): (rows: readonly Choice[]) => void {
  const { store } = useFormContext()
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

/** Returns every column that is needed: shown, filled into other fields, or stored beside the choice. */
export function useColumns({ field, settings }: Pick<RowProps, 'field' | 'settings'>): readonly string[] {
  const { store } = useFormContext()
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

/** Returns the sibling fields that show a column of its choice. */
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

/** Returns a column of a choice as text. */
export function columnText({ columns, texts }: Pick<Choice, 'columns' | 'texts'>, column: string): string {
  if (texts && Object.hasOwn(texts, column)) return texts[column] ?? ''
  const value: FieldValue | undefined = columns && Object.hasOwn(columns, column) ? columns[column] : null
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The props of a control for a choice of rows from any source. */
export type RowProps = Omit<ControlProps, 'settings' | 'value' | 'onChange'> &
  Readonly<{
    settings: RowChoiceSettings
    value: OneOrSeveral
    /** Undefined until an administrator sets the source. */
    of: Referent | undefined
  }>

export type ReadRowProps = Omit<ReadProps, 'settings' | 'value'> & Pick<RowProps, 'settings' | 'value' | 'of'>
