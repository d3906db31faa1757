import {
  type ConditionOperator,
  type ContextName,
  contextTypes,
  type Operand,
  readCalculation,
  type Scope,
  type SpanUnit,
  type TotalFunction,
  type ValueType,
  type WeightOperand,
} from '@signet/formula'
import type { FieldDefinition } from '../../definition/field-definition.ts'
import type { FieldKindName } from '../../fields/index.ts'
import { isFieldKindName } from '../../fields/index.ts'
import { inputKindOf } from '../../fields/input-kind.ts'
import type { DirectoryReferent } from '../../references/referent.ts'
import type { Currency } from '../../values/money.ts'
import { isTable, kindOf, namesOf } from '../kind-of.ts'
import { everyField, type PlacedField } from '../tree.ts'
import { operatorsOfKind, operatorsOfType, withSeveral } from './condition-operators.ts'

/** The field in which people enter a value that is compared with a subject. */
export type RuleInput = Readonly<{ kind: FieldKindName; settings: FieldDefinition['settings'] }>

/** What a row of a rule may be about. */
export type RuleSubject = Readonly<{
  operand: Operand
  type: ValueType
  /** What its ids refer to in the organization. */
  names?: DirectoryReferent
  operators: readonly ConditionOperator[]
  /** Absent where no value can be entered. */
  input?: RuleInput
  /** What converts an amount of foreign money into the organization's currency. */
  rate?: WeightOperand
  /** That currency, where there is a rate. */
  into?: Currency
}>

/** Returns everything that a rule at `path` may be about: its row and the form, the clock and the person, spans and totals. */
export function listSubjects(fields: readonly FieldDefinition[], path = ''): readonly RuleSubject[] {
  const table = path.includes('.') ? path.split('.')[0] : undefined
  const own = everyField(fields).flatMap((placed) => {
    const name = nameIn(placed, table)
    return name === undefined || placed.path === path ? [] : [{ ...placed, path: name }]
  })
  const single = own.flatMap(fieldSubject)
  return [
    ...single,
    ...own.flatMap(endSubjects),
    ...spanSubjects(own),
    ...totalSubjects(fields),
    ...contextSubjects(),
  ]
}

/** Returns the names that a formula at `path` may read, with their types. */
export function listNames(fields: readonly FieldDefinition[], path = ''): Scope {
  const table = path.includes('.') ? path.split('.')[0] : undefined
  const placed = everyField(fields)
  const single = placed.flatMap((one) => {
    const [name, type] = [nameIn(one, table), typeOf(one)]
    return name === undefined || type === undefined ? [] : [[name, type] as const]
  })
  const rows = fields.length === 0 ? [] : placed.filter(({ field }) => isTable(field))
  const tables = rows.map(
    ({ field }) => [field.key, { rows: Object.fromEntries(columnTypes(field)) }] as const,
  )
  return Object.fromEntries([...tables, ...single.toReversed()])
}

function columnTypes({ fields }: FieldDefinition): (readonly [string, ValueType])[] {
  return fields.flatMap((field) => {
    const type = typeOf({ field })
    return type === undefined ? [] : [[field.key, type] as const]
  })
}

/** The name of a field in a formula: a column by its key inside its own row only. */
function nameIn({ path, field }: PlacedField, table: string | undefined): string | undefined {
  if (!path.includes('.')) return path
  return table !== undefined && path.startsWith(`${table}.`) ? field.key : undefined
}

function typeOf({ field }: Readonly<{ field: FieldDefinition }>): ValueType | undefined {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return settings?.success ? kind?.valueType(settings.data) : undefined
}

function fieldSubject(placed: PlacedField): RuleSubject[] {
  const { field, path } = placed
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  const type = typeOf(placed)
  if (!kind || !settings?.success || type === undefined) return []
  const names = namesOf(field)
  const operators = operatorsOfKind(kind, settings.data)
  const input = inputOfField(field, type, operators)
  return [
    {
      ...{ operand: { of: 'field', path }, type, operators },
      ...{ ...(names && { names }), ...(input && { input }), ...rateOf(field) },
    },
  ]
}

/** A rate that is a number or a field; one that is calculated is said by a formula only. */
function rateOf(field: FieldDefinition): Pick<RuleSubject, 'rate' | 'into'> {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  const conversion = settings?.success ? kind?.conversion?.(settings.data, field.key) : undefined
  const rate = conversion && readCalculation(conversion)?.parts[0]?.factors[1]?.operand
  const into = settings?.success ? kind?.money?.(settings.data).convertsInto : undefined
  return rate && into && (rate.of === 'field' || rate.of === 'literal') ? { rate, into } : {}
}

/** Returns the currency into which a field converts its amounts, if it can. */
export function convertsInto(field: FieldDefinition): Currency | undefined {
  return rateOf(field).into
}

/** Choices are entered in their own control, everything else in the plainest one of its type. */
function inputOfField(
  { kind: name, settings }: FieldDefinition,
  type: ValueType,
  operators: readonly ConditionOperator[],
): RuleInput | undefined {
  const kind = kindOf({ kind: name })
  const isChoice = kind?.searches.includes('anyOf') === true
  if (!operators.some((one) => one !== 'isEmpty' && one !== 'isFilled')) return undefined
  if (!kind || !isFieldKindName(name) || !isChoice || kind.searches.includes('contains'))
    return inputOfType(type)
  const single = (withSeveral(kind, settings, false) ?? settings) as RuleInput['settings']
  return takesLists(kind, single) ? selectOf(single) : { kind: name, settings: single }
}

/** Whether every value of the kind is a list, as of checkboxes: one id becomes a list of one. */
function takesLists(kind: NonNullable<ReturnType<typeof kindOf>>, settings: RuleInput['settings']): boolean {
  const read = kind.settings.safeParse(settings)
  const value = read.success ? kind.value(read.data).safeParse('a') : undefined
  return value?.success === true && Array.isArray(value.data)
}

/** A row compares with one id, which is chosen from the same options. */
function selectOf({ options, source }: RuleInput['settings']): RuleInput {
  return {
    kind: 'select',
    settings: { ...(options !== undefined && { options }), ...(source !== undefined && { source }) },
  }
}

function inputOfType(type: ValueType): RuleInput | undefined {
  if (type === 'number' || type === 'text' || type === 'date') return inputKindOf(type)
  return type === 'datetime' ? { kind: 'date', settings: { precision: 'minute' } } : undefined
}

function typedSubject(operand: Operand, type: ValueType, names?: DirectoryReferent): RuleSubject {
  const input = inputOfType(type)
  return { operand, type, operators: operatorsOfType(type), ...(names && { names }), ...(input && { input }) }
}

const endTypes: Partial<Record<ValueType, 'date' | 'datetime' | 'duration'>> = {
  'list<date>': 'date',
  'list<datetime>': 'datetime',
  'list<duration>': 'duration',
}

function endSubjects(placed: PlacedField): RuleSubject[] {
  const type = endTypes[typeOf(placed) ?? 'text']
  if (!type) return []
  const endOf = (end: 'start' | 'end') => typedSubject({ of: 'end', path: placed.path, end }, type)
  return [endOf('start'), endOf('end')]
}

const units: Readonly<Record<'date' | 'datetime' | 'duration', readonly SpanUnit[]>> = {
  date: ['nights', 'days', 'workingDays'],
  datetime: ['nights', 'days', 'workingDays', 'hours'],
  duration: ['hours'],
}
/** Pairs grow with the square of the dates. */
const mostPoints = 8

/** Spans of a range, and between two dates in the order of the form. */
function spanSubjects(own: readonly PlacedField[]): RuleSubject[] {
  const ranges = own.flatMap((placed) => {
    const type = endTypes[typeOf(placed) ?? 'text']
    const end = (at: 'start' | 'end') => ({ of: 'end', path: placed.path, end: at }) as const
    return type ? spansBetween(end('start'), end('end'), units[type]) : []
  })
  const pairs = (['date', 'datetime', 'duration'] as const).flatMap((type) => {
    const points = own.filter((placed) => typeOf(placed) === type).slice(0, mostPoints)
    return points.flatMap(({ path: from }, at) => [
      ...(type === 'date'
        ? spansBetween({ of: 'context', name: 'today' }, { of: 'field', path: from }, ['nights'])
        : []),
      ...points
        .slice(at + 1)
        .flatMap(({ path: to }) =>
          spansBetween({ of: 'field', path: from }, { of: 'field', path: to }, units[type]),
        ),
    ])
  })
  return [...ranges, ...pairs]
}

type Span = Extract<Operand, { of: 'span' }>

function spansBetween(from: Span['from'], to: Span['to'], offered: readonly SpanUnit[]): RuleSubject[] {
  return offered.map((unit) => typedSubject({ of: 'span', unit, from, to }, 'number'))
}

const totals: readonly TotalFunction[] = ['sum', 'avg', 'max', 'min']

function totalSubjects(fields: readonly FieldDefinition[]): RuleSubject[] {
  return everyField(fields)
    .filter(({ field }) => isTable(field))
    .flatMap(({ field: table }) => [
      ...table.fields
        .filter((field) => typeOf({ field }) === 'number')
        .flatMap(({ key: column }) =>
          totals.map((name) =>
            typedSubject({ of: 'total', function: name, table: table.key, column }, 'number'),
          ),
        ),
      ...table.fields.flatMap((field) => {
        const { rate } = rateOf(field)
        return rate
          ? [typedSubject({ of: 'weighted', table: table.key, column: field.key, rate }, 'number')]
          : []
      }),
      typedSubject({ of: 'total', function: 'count', table: table.key }, 'number'),
    ])
}

const contextNames: Readonly<Partial<Record<ContextName, DirectoryReferent>>> = {
  me: 'people',
  starter: 'people',
  organization: 'organizations',
  position: 'positions',
  roles: 'roles',
}

function contextSubjects(): RuleSubject[] {
  return (Object.keys(contextTypes) as ContextName[]).map((name) => {
    const type = contextTypes[name]
    const names = contextNames[name]
    const plain = typedSubject({ of: 'context', name }, type, names)
    if (!names) return plain
    const operators: readonly ConditionOperator[] =
      type === 'list<text>' ? ['includes', 'notIncludes'] : ['equals', 'notEquals', 'anyOf', 'noneOf']
    return { ...plain, operators, input: inputKindOf(names) }
  })
}
