import type { KnownField } from './known-fields.ts'

/** What a field must support for each use in a list; the same rules as on the server. */
export const servesAs = {
  column: () => true,
  search: ({ operators }) => operators.length > 0,
  keyword: ({ operators }) => operators.includes('contains'),
  sort: ({ isSortable }) => isSortable,
  sum: (field) => field.from === 'form' && field.column === 'numeric' && field.field.parent === undefined,
  leftTree: ({ operators }) => operators.includes('anyOf'),
  single: (field) =>
    field.from === 'form' &&
    field.field.parent === undefined &&
    field.column !== undefined &&
    field.column !== 'text[]' &&
    field.column !== 'jsonb',
} as const satisfies Readonly<Record<string, (field: KnownField) => boolean>>
