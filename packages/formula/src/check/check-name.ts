import { aroundTypes, isAroundName } from '../around.ts'
import { fail } from '../failure.ts'
import { reject } from '../problem.ts'
import { type Row, type Run, spend } from '../run.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { isScalarType, listOf, type RowsType, type ValueType } from '../value-type.ts'
import { readAround } from '../values/read-around.ts'
import { readValue } from '../values/read-value.ts'
import { type Checker, placeOf } from './checker.ts'
import { findColumn, findField } from './find.ts'
import { nearestName } from './nearest-name.ts'
import { costing, type Term } from './term.ts'

type NameSyntax = Extract<Syntax, { kind: 'name' }>
type MemberSyntax = Extract<Syntax, { kind: 'member' }>

/** A column of the row an aggregate walks, a reserved name, or a field, in this order. */
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

/** The sub-table a name stands for, unless something nearer hides it. */
export function rowsOf(checker: Checker, { name }: NameSyntax): RowsType | undefined {
  if (findColumn(checker, name) || isAroundName(name)) return undefined
  const field = findField(checker, name)
  return typeof field === 'object' ? field : undefined
}

/** The rows of a sub-table as they came in; walking them costs a step each. */
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

function aroundTerm(checker: Checker, tree: NameSyntax, name: keyof typeof aroundTypes): Term {
  checker.asks.add(name)
  return { ...placeOf(checker, tree), type: aroundTypes[name], run: costing((run) => readAround(name, run)) }
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

/** Own values only: what a prototype carries was never entered by anybody. */
function valueIn(row: Row, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

function isRow(raw: unknown): raw is Row {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
