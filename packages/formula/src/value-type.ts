/**
 * A single value. `number` is an exact decimal; `date` a calendar day; `datetime` an instant; `duration` an exact
 * length of time. Ids of people, departments and options are `text`.
 */
export type ScalarType = 'number' | 'text' | 'boolean' | 'date' | 'datetime' | 'duration'
/** `list<null>` is the type of `[]`. */
export type ListType = `list<${ScalarType | 'null'}>`
export type ValueType = ScalarType | ListType | 'null'

/** A sub-table: its columns by name. */
export type RowsType = Readonly<{ rows: Readonly<Record<string, ValueType>> }>

/** The names a formula may use, with their types: form fields and sub-tables. Reserved names (see `aroundTypes`) need no entry. */
export type Scope = Readonly<Record<string, ValueType | RowsType>>

const elements = {
  'list<number>': 'number',
  'list<text>': 'text',
  'list<boolean>': 'boolean',
  'list<date>': 'date',
  'list<datetime>': 'datetime',
  'list<duration>': 'duration',
  'list<null>': 'null',
} as const satisfies Record<ListType, ScalarType | 'null'>

export function isListType(type: ValueType): type is ListType {
  return Object.hasOwn(elements, type)
}

export function isScalarType(type: ValueType): type is ScalarType | 'null' {
  return !isListType(type)
}

export function elementOf(type: ListType): ScalarType | 'null' {
  return elements[type]
}

export function listOf(type: ScalarType | 'null'): ListType {
  return `list<${type}>`
}

/** Whether type `given` is assignable to `expected`: null fits everywhere, `[]` in every list. */
export function fits(given: ValueType, expected: ValueType): boolean {
  if (given === expected || given === 'null') return true
  return given === 'list<null>' && isListType(expected)
}

/** The common type, or undefined. */
export function commonType(one: ValueType, other: ValueType): ValueType | undefined {
  if (fits(one, other)) return other
  return fits(other, one) ? one : undefined
}
