import { FieldDefinition, FieldKey, type FormDefinition } from '@signet/form'
import { type ColumnType, columnTypes } from './column-types.ts'

type Definition = Pick<FormDefinition, 'fields'>
type NamedColumn = Readonly<{ name: string; label?: string; type?: ColumnType }>

/** The columns of the view, in order. */
export function columnsOf({ fields }: Definition): readonly FieldDefinition[] {
  return fields.filter(({ answers }) => answers !== undefined)
}

/** The fields that people fill in before the interface is called. */
export function asksOf({ fields }: Definition): readonly FieldDefinition[] {
  return fields.filter(({ asks }) => asks !== undefined)
}

/** A field for a column of the answer, with an unused key. */
export function columnFor(
  { name, label, type = 'text' }: NamedColumn,
  taken: readonly FieldDefinition[],
): FieldDefinition {
  const key = freeKey(name, 'column', taken)
  return FieldDefinition.parse({ key, label: label || name, answers: name, ...columnTypes[type] })
}

/** A field that feeds a parameter. */
export function askFor(
  { name, label, type = 'text' }: NamedColumn,
  taken: readonly FieldDefinition[],
): FieldDefinition {
  const key = freeKey(`ask_${name}`, 'ask', taken)
  return FieldDefinition.parse({ key, label: label || name, asks: name, ...columnTypes[type] })
}

/** Letters, digits and single underscores of the name, or `otherwise` without any. */
function freeKey(name: string, otherwise: string, taken: readonly FieldDefinition[]): string {
  const plain = name
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 30)
  const base = FieldKey.safeParse(plain).success ? plain : otherwise
  const keys = new Set(taken.map(({ key }) => key))
  const isFree = (key: string) => !keys.has(key)
  if (isFree(base)) return base
  const numbers = Array.from({ length: taken.length + 1 }, (_, at) => `${base}${at + 2}`)
  return numbers.find(isFree) ?? base
}
