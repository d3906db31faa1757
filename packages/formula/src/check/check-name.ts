import { fail, type Row, type Run, spend } from '../evaluate/run.ts'
import { contextTypes, isAroundName } from '../formula-context.ts'
import { reject } from '../refusals.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { isScalarType, listOf, type RowsType, type ValueType } from '../value-type.ts'
import { readAround, readValue } from '../values/value.ts'
import { type Checker, costing, placeOf, type Term } from './checker.ts'
import { findColumn, findField } from './overload.ts'

type NameSyntax = Extract<Syntax, { kind: 'name' }>

type MemberSyntax = Extract<Syntax, { kind: 'member' }>

/** A column of the current row, a reserved name, or a field, in this order. */
export function checkName(checker: Checker, tree: NameSyntax): Term {
  const { name } = tree
  const column = findColumn(checker, name)
  if (column) return columnOfRow(checker, tree, column)
  if (isAroundName(name)) return aroundTerm(checker, tree, name)

  const field = findField(checker, name)
  if (field === undefined) return unknownField(checker, tree, name)
  if (typeof field !== 'string')
    return reject('formula.wrongType', tree, { expected: 'value', given: 'rows' })
  return fieldTerm(checker, tree, name, field)
}

/** `lines.amount`: the list of a column's values. */
export function checkMember(checker: Checker, tree: MemberSyntax): Term {
  const rows = tree.of.kind === 'name' ? rowsOf(checker, tree.of) : undefined
  const path = tree.of.kind === 'name' ? `${tree.of.name}.${tree.name}` : tree.name
  if (!rows || tree.of.kind !== 'name') return unknownField(checker, tree, path)

  const table = tree.of.name
  const type = Object.hasOwn(rows.rows, tree.name) ? rows.rows[tree.name] : undefined
  if (type === undefined) return unknownField(checker, tree, path)
  if (!isScalarType(type)) return reject('formula.notSupported', tree, { what: path })
  checker.reads.add(path)
  const run = costing((run) =>
    rowsIn(run, table).map((row) => readValue(valueIn(row, tree.name), type, path, run)),
  )
  return { ...placeOf(checker, tree), type: listOf(type), run }
}

/** The sub-table of a name, unless an inner scope hides it. */
export function rowsOf(checker: Checker, { name }: NameSyntax): RowsType | undefined {
  if (findColumn(checker, name) || isAroundName(name)) return undefined
  const field = findField(checker, name)
  return typeof field === 'object' ? field : undefined
}

/** The given rows of a sub-table; visiting them costs a step each. */
export function rowsIn(run: Run, name: string): readonly Row[] {
  const raw = valueIn(run.values, name)
  if (raw === undefined || raw === null) return []
  if (!Array.isArray(raw) || !raw.every(isRow)) return fail('formula.wrongValue', { name, expected: 'rows' })
  spend(run, raw.length)
  return raw
}

function columnOfRow(
  checker: Checker,
  tree: NameSyntax,
  { level, table, type }: Readonly<{ level: number; table: string; type: ValueType }>,
): Term {
  const path = `${table}.${tree.name}`
  checker.reads.add(path)
  const run = costing((run) => readValue(valueIn(run.rows[level] ?? {}, tree.name), type, path, run))
  return { ...placeOf(checker, tree), type, run }
}

function aroundTerm(checker: Checker, tree: NameSyntax, name: keyof typeof contextTypes): Term {
  checker.asks.add(name)
  return { ...placeOf(checker, tree), type: contextTypes[name], run: costing((run) => readAround(name, run)) }
}

function fieldTerm(checker: Checker, tree: NameSyntax, name: string, type: ValueType): Term {
  checker.reads.add(name)
  const run = costing((run) => readValue(valueIn(run.values, name), type, name, run))
  return { ...placeOf(checker, tree), type, run }
}

function unknownField(checker: Checker, tree: Syntax, name: string): never {
  const near = nearestName(checker, name)
  return reject('formula.unknownField', tree, near === undefined ? { name } : { name, near })
}

/** Own properties only, because inherited ones are not form values. */
function valueIn(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** The likely intended name: equal except for case, or at most two letters away. */
function nearestName({ scope, frames }: Checker, name: string): string | undefined {
  const names = [
    ...frames.flatMap(({ columns }) => Object.keys(columns)),
    ...Object.keys(scope).flatMap((field) => withColumns(scope[field], field)),
    ...Object.keys(contextTypes),
  ].slice(0, 2_000)
  const near = names
    .map((known) => ({ known, steps: distance(known.toLowerCase(), name.toLowerCase()) }))
    .filter(({ known, steps }) => steps <= Math.min(2, known.length - 2))
  return near.toSorted((one, other) => one.steps - other.steps)[0]?.known
}

function withColumns(type: Checker['scope'][string] | undefined, field: string): string[] {
  if (typeof type !== 'object') return [field]
  return [field, ...Object.keys(type.rows).map((column) => `${field}.${column}`)]
}

/** Levenshtein distance with swapped letters as one step; 9 means "far", judged by the lengths alone. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 9
  if (one !== other && lettersOf(one) === lettersOf(other)) return 1
  const start = Array.from({ length: other.length + 1 }, (_, index) => index)
  return [...one].reduce((above, letter) => nextRow(above, letter, other), start).at(-1) ?? 0
}

function nextRow(above: readonly number[], letter: string, other: string): number[] {
  const row = [(above[0] ?? 0) + 1]
  for (let column = 1; column < above.length; column += 1) {
    const replaced = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1)
    row.push(Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
  }
  return row
}

function lettersOf(name: string): string {
  return [...name].sort().join('')
}
