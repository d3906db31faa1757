import type { Formula } from '@signet/formula'
import type { FormulaField } from './compile-rules.ts'
import type { Read, ReadField, Rule } from './form-plan.ts'

export type FieldsByPath = ReadonlyMap<string, FormulaField>

/** Finds out what the names in a formula of `field` stand for: its own row first, then the form. */
export function bindRule(field: FormulaField, formula: Formula, fields: FieldsByPath): Rule {
  const tables = new Map<string, ReadField[]>()
  const reads: Read[] = []

  for (const name of formula.reads) {
    const [table = '', column] = name.split('.')
    const own = field.parent === undefined ? undefined : fields.get(`${field.parent}.${name}`)
    const found = own ?? fields.get(name)
    if (column !== undefined && found) columnsOf(tables, table).push(readField(found))
    else if (found?.kind.holds === 'rows') columnsOf(tables, name)
    else if (found) reads.push({ from: own ? 'row' : 'form', ...readField(found) })
  }

  return {
    formula,
    reads: [...reads, ...[...tables].map(([key, columns]) => ({ from: 'rows', key, columns }) as const)],
  }
}

/** The paths that a rule depends on. */
export function pathsOf({ reads }: Rule): string[] {
  return reads.flatMap((read) =>
    read.from === 'rows' ? [read.key, ...read.columns.map(({ path }) => path)] : [read.path],
  )
}

function columnsOf(tables: Map<string, ReadField[]>, key: string): ReadField[] {
  const columns = tables.get(key) ?? []
  tables.set(key, columns)
  return columns
}

function readField({ key, path, kind }: FormulaField): ReadField {
  return { key, path, kind }
}
