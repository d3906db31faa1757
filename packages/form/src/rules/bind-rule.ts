import type { Formula } from '@signet/formula'
import type { Read, ReadField, Rule } from '../plan/form-plan.ts'
import type { FormulaField } from './compile-rules.ts'

export type FieldsByPath = ReadonlyMap<string, FormulaField>

/** Finds out what the names in a formula of `field` stand for: its own row first, then the form. */
export function bindRule(field: FormulaField, formula: Formula, fields: FieldsByPath): Rule {
  const values = formula.reads.filter((name) => !name.includes('.'))
  const single = values.map((name) => nameInRow(field, name, fields)).filter((read) => read !== undefined)
  const tables = new Set(
    formula.reads.map((name) => name.split('.')[0] ?? '').filter((key) => isTable(key, fields)),
  )
  const rows = [...tables].map(
    (key) => ({ from: 'rows', key, columns: columnsRead(formula, key, fields) }) as const,
  )

  return { formula, reads: [...single, ...rows] }
}

/** The paths that a rule depends on. */
export function pathsOf({ reads }: Rule): string[] {
  return reads.flatMap((read) =>
    read.from === 'rows' ? [read.key, ...read.columns.map(({ path }) => path)] : [read.path],
  )
}

function nameInRow(field: FormulaField, name: string, fields: FieldsByPath): Read | undefined {
  const column = field.parent === undefined ? undefined : fields.get(`${field.parent}.${name}`)
  if (column) return { from: 'row', ...readField(column) }
  const found = fields.get(name)
  return found && found.kind.holds === 'value' ? { from: 'form', ...readField(found) } : undefined
}

function isTable(key: string, fields: FieldsByPath): boolean {
  return fields.get(key)?.kind.holds === 'rows'
}

function columnsRead({ reads }: Formula, table: string, fields: FieldsByPath): ReadField[] {
  return reads
    .filter((name) => name.startsWith(`${table}.`))
    .map((path) => fields.get(path))
    .filter((column) => column !== undefined)
    .map(readField)
}

function readField({ key, path, kind }: FormulaField): ReadField {
  return { key, path, kind }
}
