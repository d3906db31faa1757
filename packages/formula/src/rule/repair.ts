import { isAroundName } from '../formula-context.ts'
import type { FormulaProblem } from '../refusals.ts'
import { tokenize } from '../syntax/tokenize.ts'
import { elementOf, isListType, type Scope, type ValueType } from '../value-type.ts'
import type { Operand, SpanUnit } from './plain-rule.ts'
import { writeOperand } from './write-rule.ts'

/** A formula that mends a problem, and what it puts in place of the wrong piece: an operand, or a corrected name. */
export type FormulaRepair = Readonly<{ formula: string; operand: Operand }>

const spanNames: Readonly<Partial<Record<ValueType, readonly SpanUnit[]>>> = {
  'list<date>': ['nights', 'days'],
  'list<datetime>': ['nights', 'days', 'hours'],
  'list<duration>': ['hours'],
}

/**
 * Returns what the author probably meant by the wrong piece: the nights or days of the range in it, a total of its
 * column or rows, an end of a range instead of a member, or a similar name.
 */
export function listRepairs(source: string, problem: FormulaProblem, scope: Scope): readonly FormulaRepair[] {
  const { at, length, code, params } = problem
  const put = (operand: Operand): FormulaRepair => ({
    formula: source.slice(0, at) + writeOperand(operand) + source.slice(at + length),
    operand,
  })
  if (code === 'formula.unknownField')
    return repairName(String(params['name']), params['near'], scope).map(put)
  if (!['formula.wrongType', 'formula.wrongArguments', 'formula.wrongOperands'].includes(code)) return []
  const wrong = tokenize(source.slice(at, at + length))
  const names = [...new Set(namesIn(wrong.map(({ kind, text }) => (kind === 'name' ? text : `:${text}`))))]
  const [name] = names
  return names.length === 1 && name !== undefined ? operandsFor(name, scope).map(put) : []
}

/** The names and columns in a list of words; signs begin with a colon. */
function namesIn(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const isCall = words[index + 1] === ':('
    const isColumn = words[index - 1] === ':.'
    if (word.startsWith(':') || isCall || isColumn || isAroundName(word)) return []
    const column = words[index + 1] === ':.' ? words[index + 2] : undefined
    return [column === undefined ? word : `${word}.${column}`]
  })
}

function operandsFor(name: string, scope: Scope): Operand[] {
  const [table = '', column] = name.split('.')
  const type = Object.hasOwn(scope, table) ? scope[table] : undefined
  if (typeof type === 'object') return totalsOf(table, column, type.rows)
  const units = type && isListType(type) && elementOf(type) !== 'null' ? spanNames[type] : undefined
  return (units ?? []).map((unit) => ({
    of: 'span',
    unit,
    from: { of: 'end', path: table, end: 'start' },
    to: { of: 'end', path: table, end: 'end' },
  }))
}

function totalsOf(
  table: string,
  column: string | undefined,
  columns: Readonly<Record<string, ValueType>>,
): Operand[] {
  if (column === undefined || columns[column] !== 'number') return [{ of: 'total', function: 'count', table }]
  return (['sum', 'avg', 'max'] as const).map((name) => ({ of: 'total', function: name, table, column }))
}

/** `trip.end` means an end of the range; otherwise the nearest name. */
function repairName(name: string, near: unknown, scope: Scope): Operand[] {
  const [path = '', member = ''] = name.split('.')
  const type = Object.hasOwn(scope, path) ? scope[path] : undefined
  if (typeof type === 'string' && spanNames[type] && member !== '') {
    const isEnd = /^(end|to|until|last|1)/i.test(member)
    return [{ of: 'end', path, end: isEnd ? 'end' : 'start' }]
  }
  return typeof near === 'string' && !near.includes('.') && !isAroundName(near)
    ? [{ of: 'field', path: near }]
    : []
}
