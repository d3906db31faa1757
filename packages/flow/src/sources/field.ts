import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { sourceKind } from './source-kind.ts'

/** Whom a form field names: a person, everybody in a department, position, role or group, or a department's head. */
export const field = sourceKind({
  settings: z.object({
    kind: z.literal('field'),
    field: z.string().min(1),
    as: z.enum(['person', 'department', 'departmentHead', 'position', 'role', 'group']).default('person'),
  }),
  hangsOn: () => 'case',
  find: ({ field, as }, { facts: { values, directory } }) =>
    namesIn(values[field]).flatMap((id) => whomItNames(directory, as, id)),
  why: ({ field }) => ({ field }),
})

type FieldMeaning = 'person' | 'department' | 'departmentHead' | 'position' | 'role' | 'group'

function whomItNames(directory: Directory, as: FieldMeaning, id: string): readonly string[] {
  if (as === 'person') return [id]
  if (as !== 'departmentHead') return directory.holdersOf({ kind: as, id })

  const head = directory.headOf(id, 0)
  return head === undefined ? [] : [head]
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
