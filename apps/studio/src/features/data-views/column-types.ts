import type { FieldDefinition, FieldKindName } from '@signet/form'

type Shape = Readonly<{ kind: FieldKindName; settings: FieldDefinition['settings'] }>

const yesNo = {
  on: { 'zh-CN': '是', 'zh-TW': '是', 'en-US': 'Yes' },
  off: { 'zh-CN': '否', 'zh-TW': '否', 'en-US': 'No' },
}

/** The data type of a column and the field kind that shows it. A new type is one line here. */
export const columnTypes = {
  text: { kind: 'input', settings: { maxLength: 2000 } },
  number: { kind: 'number', settings: {} },
  amount: { kind: 'number', settings: { precision: 2, thousands: true } },
  day: { kind: 'date', settings: {} },
  moment: { kind: 'date', settings: { precision: 'minute' } },
  yesNo: { kind: 'switch', settings: yesNo },
  choice: { kind: 'select', settings: { options: [] } },
  person: { kind: 'user-select', settings: {} },
} as const satisfies Readonly<Record<string, Shape>>

export type ColumnType = keyof typeof columnTypes
export const columnTypeNames = Object.keys(columnTypes) as readonly ColumnType[]

/** The type a field was made with; text for any other field. */
export function typeOf({ kind, settings }: Pick<FieldDefinition, 'kind' | 'settings'>): ColumnType {
  const same = columnTypeNames.filter((name) => columnTypes[name].kind === kind)
  const exact = same.find((name) => holds(settings, columnTypes[name].settings))
  return exact ?? same[0] ?? 'text'
}

function holds(settings: FieldDefinition['settings'], wanted: Readonly<Record<string, unknown>>): boolean {
  const told = Object.entries(wanted).filter(([, value]) => typeof value !== 'object')
  const markers = ['precision', 'thousands']
  const isBare = told.length > 0 || markers.every((name) => settings[name] === undefined)
  return isBare && told.every(([name, value]) => settings[name] === value)
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
