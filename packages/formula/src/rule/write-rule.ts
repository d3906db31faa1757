import { assertNever } from '@signet/std'
import {
  type CalculationRule,
  type Condition,
  type ConditionOperator,
  type ConditionRule,
  everyRow,
  type Factor,
  isRowGroup,
  type LiteralOperand,
  type Operand,
  type SpanUnit,
} from './plain-rule.ts'

/** Returns the formula of a condition rule; `readCondition` reads it back. Empty without rows. */
export function writeCondition({ joined, rows }: ConditionRule): string {
  const written = rows.map(writePart).filter((row) => row !== '')
  return written.join(joined === 'and' ? ' && ' : ' || ')
}

/** A group of one row needs no brackets. */
function writePart(part: Condition | ConditionRule): string {
  if (!isRowGroup(part)) return writeRow(part)
  const written = writeCondition(part)
  return everyRow(part).length > 1 ? `(${written})` : written
}

/** Returns the formula of a calculation; `readCalculation` reads it back. Empty without parts. */
export function writeCalculation({ parts }: CalculationRule): string {
  return parts
    .map(({ sign, factors }, index) => (index === 0 ? '' : ` ${sign} `) + factors.map(writeFactor).join(''))
    .join('')
}

function writeFactor({ by, operand }: Factor, index: number): string {
  return (index === 0 ? '' : ` ${by} `) + writeOperand(operand)
}

type RowWriter = (subject: string, value: string, values: readonly string[]) => string

const infix =
  (sign: string): RowWriter =>
  (subject, value) =>
    `${subject} ${sign} ${value}`

const rowWriters: Readonly<Record<ConditionOperator, RowWriter>> = {
  equals: infix('=='),
  notEquals: infix('!='),
  greater: infix('>'),
  atLeast: infix('>='),
  less: infix('<'),
  atMost: infix('<='),
  anyOf: (subject, _, values) => `${subject} in [${values.join(', ')}]`,
  noneOf: (subject, _, values) => `!(${subject} in [${values.join(', ')}])`,
  contains: (subject, value) => `contains(${subject}, ${value})`,
  notContains: (subject, value) => `!contains(${subject}, ${value})`,
  startsWith: (subject, value) => `startsWith(${subject}, ${value})`,
  includes: (subject, value) => `${value} in ${subject}`,
  notIncludes: (subject, value) => `!(${value} in ${subject})`,
  isTrue: (subject) => subject,
  isFalse: (subject) => `!${subject}`,
  isEmpty: (subject) => `isEmpty(${subject})`,
  isFilled: (subject) => `!isEmpty(${subject})`,
}

function writeRow({ subject, operator, values }: Condition): string {
  const written = values.map(writeOperand)
  return rowWriters[operator](writeOperand(subject), written[0] ?? '', written)
}

/** Returns the formula of one operand. */
export function writeOperand(operand: Operand): string {
  switch (operand.of) {
    case 'literal':
      return writeLiteral(operand)
    case 'field':
      return operand.path
    case 'context':
      return operand.name
    case 'end':
      return `${operand.path}[${operand.end === 'start' ? 0 : 1}]`
    case 'shifted':
      return `${operand.unit === 'days' ? 'addDays' : 'addWorkingDays'}(${operand.from}, ${operand.count})`
    case 'span':
      return spanWriters[operand.unit](writeOperand(operand.from), writeOperand(operand.to))
    case 'total':
      return `${operand.function}(${operand.table}${operand.column === undefined ? '' : `.${operand.column}`})`
    case 'weighted':
      return `sum(${operand.table}, ${operand.column} * ${writeOperand(operand.rate)})`
    default:
      return assertNever(operand)
  }
}

const spanWriters: Readonly<Record<SpanUnit, (from: string, to: string) => string>> = {
  nights: (from, to) => `daysBetween(${from}, ${to})`,
  days: (from, to) => `daysBetween(${from}, addDays(${to}, 1))`,
  workingDays: (from, to) => `workingDays(${from}, ${to})`,
  hours: (from, to) => `hours(${to} - ${from})`,
}

function writeLiteral({ type, text }: LiteralOperand): string {
  if (type === 'number' || type === 'boolean') return text
  return type === 'text' ? quote(text) : `${type}(${quote(text)})`
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' }

function quote(text: string): string {
  return `'${text.replaceAll(/[\\'\n\r]/g, (letter) => escapes[letter] ?? letter)}'`
}
