import type { RuleSubject } from '@signet/form/design'
import {
  type CalculationRule,
  type Condition,
  type ConditionOperator,
  type ConditionRule,
  everyRow,
  isRowGroup,
  type LiteralOperand,
  type Operand,
  type ValueType,
  writeOperand,
} from '@signet/formula'

/** One line of a calculation. The sign of the first line is `+`. */
export type CalculationLine = Readonly<{ sign: '+' | '-' | '*' | '/'; operand: Operand }>

export function toLines({ parts }: CalculationRule): readonly CalculationLine[] {
  return parts.flatMap(({ sign, factors }) =>
    factors.map(({ by, operand }, at) => ({ sign: at === 0 ? sign : by, operand })),
  )
}

/** The calculation of the lines; lines without a value are left out. */
export function fromLines(lines: readonly CalculationLine[]): CalculationRule {
  const complete = lines.filter(({ operand }) => isComplete(operand))
  return {
    parts: complete.reduce<CalculationRule['parts']>((parts, { sign, operand }) => {
      const last = parts.at(-1)
      if ((sign === '*' || sign === '/') && last)
        return parts.with(-1, { ...last, factors: [...last.factors, { by: sign, operand }] })
      return parts.concat({ sign: last && sign === '-' ? '-' : '+', factors: [{ by: '*', operand }] })
    }, []),
  }
}

/** The rule without rows whose value is still missing, and without groups that have no other rows. */
export function completeRows({ joined, rows }: ConditionRule): ConditionRule {
  const complete = rows.flatMap((row): ConditionRule['rows'] => {
    if (!isRowGroup(row)) return isCompleteRow(row) ? [row] : []
    const group = completeRows(row)
    return group.rows.length === 0 ? [] : [group]
  })
  return { joined: complete.length > 1 ? joined : 'and', rows: complete }
}

function isCompleteRow({ operator, values }: Condition): boolean {
  return isAlone(operator) || (values.length > 0 && values.every(isComplete))
}

/** Whether the operator compares with nothing. */
export function isAlone(operator: ConditionOperator): boolean {
  return operator === 'isTrue' || operator === 'isFalse' || operator === 'isEmpty' || operator === 'isFilled'
}

export function takesSeveral(operator: ConditionOperator): boolean {
  return operator === 'anyOf' || operator === 'noneOf'
}

function isComplete(operand: Operand): boolean {
  return operand.of !== 'literal' || operand.text !== ''
}

/** The row for a newly chosen subject: its likeliest operator, still without a value. */
export function newRow(
  { operand, operators, type }: RuleSubject,
  operator = operators[0] ?? 'isFilled',
): Condition {
  const isEmptyRow = isAlone(operator) || takesSeveral(operator)
  return { subject: operand, operator, values: isEmptyRow ? [] : [emptyLiteral(type)] }
}

export function emptyLiteral(type: ValueType): LiteralOperand {
  return { of: 'literal', type: literalType(type), text: '' }
}

export function literalType(type: ValueType): LiteralOperand['type'] {
  if (type === 'number' || type === 'date' || type === 'datetime' || type === 'duration') return type
  return 'text'
}

/** Finds what an operand is among the offered subjects. */
export function subjectFinder(subjects: readonly RuleSubject[]) {
  const byKey = new Map(subjects.map((subject) => [writeOperand(subject.operand), subject]))
  return (operand: Operand): RuleSubject | undefined => byKey.get(writeOperand(operand))
}

type FindSubject = ReturnType<typeof subjectFinder>

/** What a subject can be compared with instead of an entered value. */
export function comparableWith(
  subject: RuleSubject,
  subjects: readonly RuleSubject[],
): readonly RuleSubject[] {
  const type = subject.type === 'list<text>' ? 'text' : subject.type
  return subjects.filter(
    (other) => other.type === type && other.names === subject.names && keyDiffers(other, subject),
  )
}

function keyDiffers(one: RuleSubject, other: RuleSubject): boolean {
  return writeOperand(one.operand) !== writeOperand(other.operand)
}

/** Whether rows can show every part of the condition. */
export function isShownByRows(rule: ConditionRule, find: FindSubject): boolean {
  return everyRow<Condition>(rule).every(({ subject, operator, values }) => {
    const known = find(subject)
    if (!known?.operators.includes(operator)) return false
    return values.every((value) => isShownValue(known, value, find))
  })
}

function isShownValue(subject: RuleSubject, value: Operand, find: FindSubject): boolean {
  if (value.of === 'literal')
    return subject.input !== undefined && value.text !== '' && value.type === literalType(subject.type)
  if (value.of === 'shifted') return subject.type === (value.from === 'today' ? 'date' : 'datetime')
  return find(value) !== undefined
}

/** Whether lines can show every part of the calculation, and its result has the wanted type. */
export function isShownByLines(
  rule: CalculationRule,
  find: FindSubject,
  wants: ValueType | undefined,
): boolean {
  const types = toLines(rule).map(({ operand }) => typeOfOperand(operand, find))
  const [only] = types
  if (types.length > 1) return types.every((type) => type === 'number') && fits('number', wants)
  return types.length === 0 || (only !== undefined && fits(only, wants))
}

function typeOfOperand(operand: Operand, find: FindSubject): ValueType | undefined {
  if (operand.of === 'literal') return operand.type === 'number' ? 'number' : undefined
  if (operand.of === 'shifted') return operand.from === 'today' ? 'date' : 'datetime'
  return find(operand)?.type
}

/** Texts of one fit where a list is wanted: a choice of several takes one. */
export function fits(type: ValueType, wants: ValueType | undefined): boolean {
  return wants === undefined || type === wants || (wants === 'list<text>' && type === 'text')
}
