import { type FormulaFailure, type Run, spend } from '../evaluate/run.ts'
import { findFunction } from '../functions/index.ts'
import { reject, type Span } from '../refusals.ts'
import type { CallSyntax, Syntax } from '../syntax/syntax.ts'
import { isScalarType, listOf } from '../value-type.ts'
import { rowsIn, rowsOf } from './check-name.ts'
import { attempt, type Check, type Checker, costing, expectBoolean, placeOf, type Term } from './checker.ts'
import { apply, findField, matchOverload } from './overload.ts'

/** A call by name or on a receiver: `sum(lines.amount)`, `sum(lines, price * quantity)`, `name.startsWith('A')`. */
export function checkCall(checker: Checker, tree: CallSyntax, check: Check): Term {
  const { name } = tree
  if (name === 'matches') return reject('formula.noRegularExpressions', tree)
  const called = findFunction(name)
  if (!called) return reject('formula.unknownFunction', tree, { name })

  const [first, body] = tree.args
  if (called.takesRows && first && namesRows(checker, first)) {
    if (tree.args.length === 2 && body && isQuantifier(name))
      return checkQuantifier(checker, { name, table: first.name, body, span: tree }, check)
    if (tree.args.length <= 2) return overRows(checker, tree, first.name, check)
  }
  const terms = tree.args.map((arg) => check(checker, arg))
  return callTerm(checker, tree, terms)
}

type NameSyntax = Extract<Syntax, { kind: 'name' }>

function namesRows(checker: Checker, tree: Syntax): tree is NameSyntax {
  return tree.kind === 'name' && rowsOf(checker, tree) !== undefined
}

function callTerm(checker: Checker, tree: CallSyntax, terms: readonly Term[]): Term {
  const { name } = tree
  const overloads = findFunction(name)?.overloads ?? []
  const found = matchOverload(overloads, terms)
  if (found) return apply(found.overload, found.type, terms, placeOf(checker, tree))
  const given = terms.map(({ type }) => type).join(', ')
  return reject('formula.wrongArguments', tree, { name, given })
}

/** `f(rows, each)` is `f` of the list of `each` per row, and `f(rows)` is `f` of a list of true per row. */
function overRows(checker: Checker, tree: CallSyntax, table: string, check: Check): Term {
  const [rows, body] = tree.args
  const span = body ?? rows ?? tree
  if (!body) {
    checker.reads.add(table)
    const run = costing((run) => rowsIn(run, table).map(() => true))
    return callTerm(checker, tree, [{ ...placeOf(checker, span), type: 'list<boolean>', run }])
  }
  const { each, level } = walk(checker, table, body, check)
  if (!isScalarType(each.type))
    return reject('formula.wrongType', each, { expected: 'value', given: each.type })
  const run = costing((run) => {
    const rows = rowsIn(run, table)
    spend(run, rows.length)
    return rows.map((row) => {
      run.rows[level] = row
      return each.run(run)
    })
  })
  return callTerm(checker, tree, [{ ...placeOf(checker, span), type: listOf(each.type), run }])
}

type Quantifier = 'any' | 'all'

function isQuantifier(name: string): name is Quantifier {
  return name === 'any' || name === 'all'
}

type QuantifierCall = Readonly<{ name: Quantifier; table: string; body: Syntax; span: Span }>

/**
 * `any(rows, condition)` and `all(rows, condition)`: the first deciding row ends them, as in CEL's `exists` and
 * `all`, even if other rows have no value.
 */
function checkQuantifier(checker: Checker, { name, table, body, span }: QuantifierCall, check: Check): Term {
  const { each, level } = walk(checker, table, body, check)
  const condition = expectBoolean(each)
  const decisive = name === 'any'
  const run = costing((run) => decide(run, { table, level, condition, decisive }))
  return { ...placeOf(checker, span), type: 'boolean', run }
}

type Walk = Readonly<{ table: string; level: number; condition: Term; decisive: boolean }>

function decide(run: Run, { table, level, condition, decisive }: Walk): boolean {
  let failure: FormulaFailure | undefined
  for (const row of rowsIn(run, table)) {
    spend(run, 1)
    run.rows[level] = row
    const answer = attempt(condition, run)
    if (answer === decisive) return decisive
    if (typeof answer !== 'boolean') failure ??= answer
  }
  if (failure) throw failure
  return !decisive
}

/** Checks the formula per row, with the row's columns in scope. `level` is the index of the row in `run.rows`. */
function walk(
  checker: Checker,
  table: string,
  body: Syntax,
  check: Check,
): Readonly<{ each: Term; level: number }> {
  const rows = findField(checker, table)
  const columns = typeof rows === 'object' ? rows.rows : {}
  const each = check({ ...checker, frames: [...checker.frames, { name: table, columns }] }, body)
  const readsColumn = [...checker.reads].some((name) => name.startsWith(`${table}.`))
  if (!readsColumn) checker.reads.add(table)
  return { each, level: checker.frames.length }
}
