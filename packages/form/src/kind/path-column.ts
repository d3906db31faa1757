import { z } from 'zod'
import { type CascaderValue, hasSeveralPaths } from '../fields/choice/cascader/cascader-paths.ts'

/** The column of paths in a tree: one path is an array of ids, several are arrays in JSON. */
export const pathColumn = {
  column: ({ multiple }: Readonly<{ multiple: boolean }>) =>
    multiple
      ? ({ type: 'jsonb', index: 'members' } as const)
      : ({ type: 'text[]', index: 'members' } as const),
  toColumn: (value: CascaderValue) => (hasSeveralPaths(value) ? JSON.stringify(value) : value),
  fromColumn: (stored: unknown, { multiple }: Readonly<{ multiple: boolean }>): CascaderValue => {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    return multiple ? z.array(StoredPath).parse(value) : StoredPath.parse(value)
  },
  valueType: () => 'list<text>' as const,
  /** One path as its ids, several paths as the last id of each. */
  toFormula: (value: CascaderValue) => {
    if (value.length === 0) return null
    return hasSeveralPaths(value) ? value.map((one) => one.at(-1) ?? '') : value
  },
}

const StoredPath = z.array(z.string())
