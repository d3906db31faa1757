import type { ContextName } from '../formula-context.ts'

/** A value written in the rule itself, as the text of its type: `5`, `2026-01-31`, `true`. */
export type LiteralOperand = Readonly<{
  of: 'literal'
  type: 'number' | 'text' | 'boolean' | 'date' | 'datetime' | 'duration'
  text: string
}>

/** A moment between which a span is measured: a field, an end of a range, the clock or a date. */
export type PointOperand =
  | Readonly<{ of: 'field'; path: string }>
  | Readonly<{ of: 'end'; path: string; end: 'start' | 'end' }>
  | Readonly<{ of: 'context'; name: ContextName }>
  | LiteralOperand

/** Units of a span. `days` counts both ends, `nights` only one. */
export const spanUnits = ['nights', 'days', 'workingDays', 'hours'] as const
export type SpanUnit = (typeof spanUnits)[number]

export const totalFunctions = ['sum', 'count', 'avg', 'max', 'min'] as const
export type TotalFunction = (typeof totalFunctions)[number]

/** Something that a row of a rule can name. */
export type Operand =
  | PointOperand
  /** A day that lies a number of days from today, or an instant from now. */
  | Readonly<{ of: 'shifted'; from: 'today' | 'now'; unit: 'days' | 'workingDays'; count: number }>
  | Readonly<{ of: 'span'; unit: SpanUnit; from: PointOperand; to: PointOperand }>
  /** A column of a sub-table, or without column its rows. */
  | Readonly<{ of: 'total'; function: TotalFunction; table: string; column?: string }>
  /** The sum of a column, each value times a rate: a number, or a name that its row knows. */
  | Readonly<{ of: 'weighted'; table: string; column: string; rate: WeightOperand }>

export type WeightOperand = Extract<PointOperand, { of: 'field' } | { of: 'literal' }>

export const conditionOperators = [
  'equals',
  'notEquals',
  'greater',
  'atLeast',
  'less',
  'atMost',
  'anyOf',
  'noneOf',
  'contains',
  'notContains',
  'startsWith',
  'includes',
  'notIncludes',
  'isTrue',
  'isFalse',
  'isEmpty',
  'isFilled',
] as const
export type ConditionOperator = (typeof conditionOperators)[number]

/** One row: `anyOf` and `noneOf` compare with several literals, the last four operators with nothing, others with one operand. */
export type Condition = Readonly<{
  subject: Operand
  operator: ConditionOperator
  values: readonly Operand[]
}>

/** Rows that must all be true, or of which one must. A row may be a group in brackets. */
export type RowGroup<Row> = Readonly<{ joined: 'and' | 'or'; rows: readonly (Row | RowGroup<Row>)[] }>

/** Conditions and groups of them. */
export type ConditionRule = RowGroup<Condition>

export function isRowGroup<Row extends object>(row: Row | RowGroup<Row>): row is RowGroup<Row> {
  return 'rows' in row && 'joined' in row
}

/** Returns the rows of a group and of the groups inside it. */
export function everyRow<Row extends object>({ rows }: RowGroup<Row>): readonly Row[] {
  return rows.flatMap((row) => (isRowGroup(row) ? everyRow(row) : [row]))
}

/** The first part has the sign `+` and the first factor of a part is multiplied. */
export type Factor = Readonly<{ by: '*' | '/'; operand: Operand }>
export type CalculationPart = Readonly<{ sign: '+' | '-'; factors: readonly Factor[] }>

/** A sum of products. One part of one factor is a plain value. */
export type CalculationRule = Readonly<{ parts: readonly CalculationPart[] }>
