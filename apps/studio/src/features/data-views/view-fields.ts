import {
  FieldDefinition,
  FieldKey,
  type FormDefinition,
  inputKindOf,
  LocalizedText,
  textIn,
} from '@signet/form'
import { z } from 'zod'

type Definition = Pick<FormDefinition, 'fields'>
type NamedColumn = Readonly<{ name: string; label?: string; type?: ColumnType }>

/** The columns of the view, in order. */
export function columnsOf({ fields }: Definition): readonly FieldDefinition[] {
  return fields.filter(({ answers }) => answers !== undefined)
}

/** The fields that people fill in before the interface is called. */
export function parameterFieldsOf({ fields }: Definition): readonly FieldDefinition[] {
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
export function parameterFieldFor(
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

const yesNo = {
  on: { 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' },
  off: { 'zh-CN': '否', 'zh-TW': '否', 'en-US': 'No' },
}

type ColumnField = Pick<FieldDefinition, 'kind' | 'settings'>

/** The data type of a column and the field that shows it. A new type is one line here. */
export const columnTypes = {
  text: { ...inputKindOf('text'), settings: { maxLength: 2000 } },
  number: inputKindOf('number'),
  amount: { ...inputKindOf('number'), settings: { precision: 2, thousands: true } },
  day: inputKindOf('date'),
  moment: { ...inputKindOf('datetime'), settings: { precision: 'minute' } },
  yesNo: { ...inputKindOf('boolean'), settings: yesNo },
  choice: { kind: 'select', settings: { options: [] } },
  person: inputKindOf('people'),
} satisfies Readonly<Record<string, ColumnField>>

export type ColumnType = keyof typeof columnTypes
export const columnTypeNames = Object.keys(columnTypes) as readonly ColumnType[]

/** The type a field was made with; text for any other field. */
export function typeOf({ kind, settings }: Pick<FieldDefinition, 'kind' | 'settings'>): ColumnType {
  const same = columnTypeNames.filter((name) => columnTypes[name].kind === kind)
  const exact = same.find((name) => holds(settings, columnTypes[name].settings))
  return exact ?? same[0] ?? 'text'
}

function holds(settings: FieldDefinition['settings'], wanted: Readonly<Record<string, unknown>>): boolean {
  const plainSettings = Object.entries(wanted).filter(([, value]) => typeof value !== 'object')
  const markers = ['precision', 'thousands']
  const isBare = plainSettings.length > 0 || markers.every((name) => settings[name] === undefined)
  return isBare && plainSettings.every(([name, value]) => settings[name] === value)
}

type Parameter = Readonly<{ type: 'text' | 'number' | 'boolean' | 'date' }>

const askedAs: Readonly<Record<Parameter['type'], ColumnType>> = {
  text: 'text',
  number: 'number',
  boolean: 'yesNo',
  date: 'day',
}

/** The input type of a parameter. */
export function typeOfParameter({ type }: Parameter): ColumnType {
  return askedAs[type]
}

const shapes: readonly (readonly [ColumnType, RegExp])[] = [
  ['moment', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
  ['day', /^\d{4}-\d\d-\d\d$/],
]

/** Guesses the type of a column from a few rows. */
export function typeOfCells(cells: readonly unknown[]): ColumnType {
  const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '')
  if (filled.length === 0) return 'text'
  if (filled.every((cell) => typeof cell === 'number')) return 'number'
  if (filled.every((cell) => typeof cell === 'boolean')) return 'yesNo'
  const shape = shapes.find(([, pattern]) =>
    filled.every((cell) => typeof cell === 'string' && pattern.test(cell)),
  )
  return shape?.[0] ?? 'text'
}

const Options = z.array(z.object({ id: z.string(), label: LocalizedText }))
type Setting = FieldDefinition['settings'][string]

/** One option per line: the value, and after a space its label. */
export function formatOptions({ options }: FieldDefinition['settings']): string {
  const read = Options.safeParse(options)
  return (read.data ?? []).map(({ id, label }) => `${id} ${textIn('zh-CN', label)}`).join('\n')
}

/** Parses the lines; without a label the value is the label. Unchanged labels keep their translations. */
export function parseOptions(text: string, before: FieldDefinition['settings']): Setting {
  const known = new Map(Options.safeParse(before['options']).data?.map(({ id, label }) => [id, label]))
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pairs = lines.map((line) => {
    const [id = '', ...words] = line.split(/\s+/)
    return [id, words.join(' ') || id] as const
  })
  const options = [...new Map(pairs)].map(([id, words]) => {
    const label = known.get(id)
    return { id, label: label !== undefined && textIn('zh-CN', label) === words ? label : words }
  })
  return z.json().parse(options)
}

type Row = Readonly<Record<string, unknown>>
type KeyProblem = Readonly<{ is: 'missing' | 'twice'; count: number }>

/** How many of these rows have no key or a repeated one: they cannot be opened. */
export function findKeyProblem(rows: readonly Row[], column: string): KeyProblem | undefined {
  if (column === '') return undefined
  const keys = rows.map((row) => row[column])
  const missing = keys.filter((key) => key === undefined || key === null || key === '').length
  if (missing > 0) return { is: 'missing', count: missing }

  const twice = keys.length - new Set(keys.map(String)).size
  return twice > 0 ? { is: 'twice', count: twice } : undefined
}
