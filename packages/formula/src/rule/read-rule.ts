import { isAroundName } from '../formula-context.ts'
import { ProblemFound } from '../refusals.ts'
import { parse } from '../syntax/parse.ts'
import type { BinaryOperator, BinarySyntax, Syntax } from '../syntax/syntax.ts'
import type {
  CalculationPart,
  CalculationRule,
  Condition,
  ConditionOperator,
  ConditionRule,
  Factor,
} from './plain-rule.ts'
import { readOperand } from './read-operand.ts'

/** Returns the condition rule that a formula says, or undefined for a formula that only its text can say. */
export function readCondition(source: string): ConditionRule | undefined {
  return source.trim() === '' ? { joined: 'and', rows: [] } : readTree(source, readRows)
}

/** Returns the calculation that a formula says, or undefined for a formula that only its text can say. */
export function readCalculation(source: string): CalculationRule | undefined {
  return source.trim() === '' ? { parts: [] } : readTree(source, readParts)
}

function readTree<Rule>(source: string, read: (tree: Syntax) => Rule | undefined): Rule | undefined {
  try {
    return read(parse(source))
  } catch (error) {
    if (error instanceof ProblemFound) return undefined
    throw error
  }
}

function readRows(tree: Syntax): ConditionRule | undefined {
  const isOr = tree.kind === 'binary' && tree.operator === '||'
  const rows = complete(chainOf(tree, isOr ? ['||'] : ['&&']).map(({ of }) => readPart(of)))
  return rows && { joined: isOr ? 'or' : 'and', rows }
}

/** What a chain joins: one condition, or a chain of its own in brackets. */
function readPart(tree: Syntax): Condition | ConditionRule | undefined {
  const isChain = tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||')
  return isChain ? readRows(tree) : readRow(tree)
}

function readParts(tree: Syntax): CalculationRule | undefined {
  const parts = complete(
    chainOf(tree, ['+', '-']).map(({ operator, of }): CalculationPart | undefined => {
      const factors = readFactors(of)
      return factors && { sign: operator === '-' ? '-' : '+', factors }
    }),
  )
  return parts && { parts }
}

function readFactors(tree: Syntax): Factor[] | undefined {
  return complete(
    chainOf(tree, ['*', '/']).map(({ operator, of }): Factor | undefined => {
      const operand = readOperand(of)
      return operand && { by: operator === '/' ? '/' : '*', operand }
    }),
  )
}

type ChainLink = Readonly<{ operator: BinaryOperator | undefined; of: Syntax }>

/** The operands of a chain of the same operators, from left to right; brackets on the right end it. */
function chainOf(tree: Syntax, operators: readonly BinaryOperator[]): ChainLink[] {
  const links: ChainLink[] = []
  let rest = tree
  while (rest.kind === 'binary' && operators.includes(rest.operator)) {
    links.unshift({ operator: rest.operator, of: rest.right })
    rest = rest.left
  }
  return [{ operator: undefined, of: rest }, ...links]
}

function complete<Part>(parts: readonly (Part | undefined)[]): Part[] | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? known : undefined
}

const comparisons: Readonly<Partial<Record<BinaryOperator, ConditionOperator>>> = {
  '==': 'equals',
  '!=': 'notEquals',
  '>': 'greater',
  '>=': 'atLeast',
  '<': 'less',
  '<=': 'atMost',
}

const opposites: Readonly<Partial<Record<ConditionOperator, ConditionOperator>>> = {
  anyOf: 'noneOf',
  contains: 'notContains',
  includes: 'notIncludes',
  isTrue: 'isFalse',
  isEmpty: 'isFilled',
}

function readRow(tree: Syntax): Condition | undefined {
  if (tree.kind === 'name') return isAroundName(tree.name) ? undefined : rowOf(tree, 'isTrue', [])
  if (tree.kind === 'call') return readCall(tree.name, tree.args)
  if (tree.kind === 'binary') return readComparison(tree)
  if (tree.kind !== 'unary' || tree.operator !== '!' || tree.operand.kind === 'unary') return undefined
  const row = readRow(tree.operand)
  const opposite = row && opposites[row.operator]
  return row && opposite && { ...row, operator: opposite }
}

function readCall(name: string, args: readonly Syntax[]): Condition | undefined {
  const [subject, value] = args
  if (name === 'isEmpty') return args.length === 1 ? rowOf(subject, 'isEmpty', []) : undefined
  if (name !== 'contains' && name !== 'startsWith') return undefined
  return args.length === 2 && value ? rowOf(subject, name, [value]) : undefined
}

function readComparison({ operator, left, right }: BinarySyntax): Condition | undefined {
  const comparison = comparisons[operator]
  if (comparison) return rowOf(left, comparison, [right])
  if (operator !== 'in') return undefined
  return right.kind === 'list' ? rowOf(left, 'anyOf', right.parts) : rowOf(right, 'includes', [left])
}

function rowOf(
  subject: Syntax | undefined,
  operator: ConditionOperator,
  values: readonly Syntax[],
): Condition | undefined {
  const read = subject && readOperand(subject)
  const operands = complete(values.map(readOperand))
  return read && operands && { subject: read, operator, values: operands }
}
