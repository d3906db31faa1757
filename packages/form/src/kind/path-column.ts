import { z } from 'zod'
import { type CascaderValue, isSeveral } from '../fields/choice/cascader/cascader-paths.ts'

/** How ways down a tree are stored: one as a list of ids, several as lists in JSON. */
export const pathColumn = {
  column: ({ multiple }: Readonly<{ multiple: boolean }>) =>
    multiple
      ? ({ type: 'jsonb', index: 'members' } as const)
      : ({ type: 'text[]', index: 'members' } as const),
  toColumn: (value: CascaderValue) => (isSeveral(value) ? JSON.stringify(value) : value),
  fromColumn: (stored: unknown, { multiple }: Readonly<{ multiple: boolean }>): CascaderValue => {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    return multiple ? z.array(StoredPath).parse(value) : StoredPath.parse(value)
  },
  valueType: () => 'list<text>' as const,
  /** One way step by step; of several, where each ends. */
  toFormula: (value: CascaderValue) => {
    if (value.length === 0) return null
    return isSeveral(value) ? value.map((one) => one.at(-1) ?? '') : value
  },
}

const StoredPath = z.array(z.string())
