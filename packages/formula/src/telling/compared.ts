import { ProblemFound } from '../refusals.ts'
import { parse } from '../syntax/parse.ts'
import type { BinaryOperator, Syntax } from '../syntax/syntax.ts'
import type { Scope } from '../value-type.ts'

/** The constants and other fields with which a condition compares its fields. */
export type ComparedValues = Readonly<{
  constants: ReadonlyMap<string, readonly (string | boolean)[]>
  pairs: readonly (readonly [string, string])[]
}>

/**
 * The comparisons of a condition that consists only of field comparisons joined by and, or, not. Undefined for
 * anything else: a sum, a text function, the clock, a list.
 */
export function findComparisons(source: string, scope: Scope): ComparedValues | undefined {
  try {
    const found: ComparisonLog = { constants: new Map(), pairs: [] }
    return reads(parse(source), { scope, found }) ? found : undefined
  } catch (error) {
    if (error instanceof ProblemFound) return undefined
    throw error
  }
}

type ComparisonLog = { constants: Map<string, (string | boolean)[]>; pairs: [string, string][] }

type ComparisonReader = Readonly<{ scope: Scope; found: ComparisonLog }>

function reads(tree: Syntax, reading: ComparisonReader): boolean {
  switch (tree.kind) {
    case 'constant':
      return true
    case 'name':
      return typeIn(reading, tree) === 'boolean' && note(reading, tree.name, [])
    case 'unary':
      return tree.operator === '!' && reads(tree.operand, reading)
    case 'choice':
      return [tree.when, tree.then, tree.otherwise].every((part) => reads(part, reading))
    case 'call':
      return readsPresence(tree, reading)
    case 'binary':
      return readsBinary(tree, reading)
    default:
      return false
  }
}

function readsPresence({ name, args }: Syntax & { kind: 'call' }, reading: ComparisonReader): boolean {
  const [only] = args
  const isKnown = (name === 'isEmpty' || name === 'has') && args.length === 1
  if (!isKnown || only?.kind !== 'name' || typeIn(reading, only) === undefined) return false
  return note(reading, only.name, typeIn(reading, only) === 'text' ? ['', ' '] : [])
}

const ordering: ReadonlySet<BinaryOperator> = new Set(['<', '<=', '>', '>='])

const equality: ReadonlySet<BinaryOperator> = new Set(['==', '!='])

function readsBinary(
  { operator, left, right }: Syntax & { kind: 'binary' },
  reading: ComparisonReader,
): boolean {
  if (operator === '&&' || operator === '||') return reads(left, reading) && reads(right, reading)
  if (operator === 'in') return readsMembers(left, right, reading)
  if (!ordering.has(operator) && !equality.has(operator)) return false
  if (left.kind === 'name' && right.kind === 'name') return readsPair(operator, [left, right], reading)

  const [field, other] = left.kind === 'name' ? [left, right] : [right, left]
  return field.kind === 'name' && readsConstants(operator, field, [other], reading)
}

function readsMembers(field: Syntax, list: Syntax, reading: ComparisonReader): boolean {
  return field.kind === 'name' && list.kind === 'list' && readsConstants('==', field, list.parts, reading)
}

type Name = Syntax & { kind: 'name' }

function readsConstants(
  operator: BinaryOperator,
  field: Name,
  parts: readonly Syntax[],
  reading: ComparisonReader,
): boolean {
  const type = typeIn(reading, field)
  if (type === undefined || (ordering.has(operator) && type !== 'number' && type !== 'date')) return false

  const constants = parts.map(constantOf)
  if (constants.includes(undefined)) return false
  return note(
    reading,
    field.name,
    constants.filter((value) => value !== undefined && value !== null),
  )
}

function readsPair(
  operator: BinaryOperator,
  [left, right]: readonly [Name, Name],
  reading: ComparisonReader,
): boolean {
  const type = typeIn(reading, left)
  if (type === undefined || type !== typeIn(reading, right)) return false
  if (ordering.has(operator) && type !== 'number' && type !== 'date') return false

  reading.found.pairs.push([left.name, right.name])
  return note(reading, left.name, []) && note(reading, right.name, [])
}

const plainTypes = ['number', 'text', 'boolean', 'date'] as const

function typeIn({ scope }: ComparisonReader, { name }: Name): (typeof plainTypes)[number] | undefined {
  const declared = Object.hasOwn(scope, name) ? scope[name] : undefined
  return plainTypes.find((type) => type === declared)
}

function note({ found }: ComparisonReader, field: string, values: readonly (string | boolean)[]): true {
  found.constants.set(field, [...(found.constants.get(field) ?? []), ...values])
  return true
}

/** The constant value of a term, as in form values; undefined when it must be computed. */
function constantOf(tree: Syntax): string | boolean | null | undefined {
  switch (tree.kind) {
    case 'number':
    case 'text':
      return tree.text
    case 'constant':
      return tree.value
    case 'unary':
      return tree.operator === '-' && tree.operand.kind === 'number' ? `-${tree.operand.text}` : undefined
    case 'call':
      return dayOf(tree)
    default:
      return undefined
  }
}

function dayOf({ name, args }: Syntax & { kind: 'call' }): string | undefined {
  if (name !== 'date') return undefined
  if (args.length === 1) return args[0]?.kind === 'text' ? args[0].text : undefined

  const parts = args.map((part) => (part.kind === 'number' ? part.text : ''))
  const [year = '', month = '', day = ''] = parts
  return parts.length === 3 && !parts.includes('')
    ? `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined
}
