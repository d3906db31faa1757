import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

/** Whom a form field names: a person, or everybody in a department, position, role or group. */
export const field = sourceKind({
  settings: z.object({
    kind: z.literal('field'),
    field: z.string().min(1),
    as: z.enum(['person', 'department', 'position', 'role', 'group']).default('person'),
  }),
  find: ({ field, as }, { facts: { values, directory } }) => {
    const ids = namesIn(values[field])
    return as === 'person' ? ids : ids.flatMap((id) => directory.holdersOf({ kind: as, id }))
  },
})

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
