import type { RowsType, ValueType } from '../value-type.ts'
import type { Checker } from './checker.ts'

/** A field or sub-table that the scope itself declares. */
export function findField({ scope }: Checker, name: string): ValueType | RowsType | undefined {
  return Object.hasOwn(scope, name) ? scope[name] : undefined
}

/** The column of the innermost walked sub-table that has one of this name. */
export function findColumn(
  { frames }: Checker,
  name: string,
): Readonly<{ level: number; table: string; type: ValueType }> | undefined {
  for (const [level, frame] of [...frames.entries()].reverse()) {
    const type = Object.hasOwn(frame.columns, name) ? frame.columns[name] : undefined
    if (type !== undefined) return { level, table: frame.name, type }
  }
  return undefined
}
