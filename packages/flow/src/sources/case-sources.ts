import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { answerKey, sourceKind } from './source-kind.ts'

/**
 * People named by a form field: a person, the members of a department, position, role or group, or a department head.
 */
export const field = sourceKind({
  settings: z.object({
    kind: z.literal('field'),
    field: z.string().min(1),
    as: z.enum(['person', 'department', 'departmentHead', 'position', 'role', 'group']).default('person'),
  }),
  dependsOn: () => 'case',
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

/** The people who decided at another node, in its latest round. */
export const handledAt = sourceKind({
  settings: z.object({ kind: z.literal('handledAt'), node: z.string().min(1) }),
  dependsOn: ({ node }) => (node === 'start' ? 'starter' : 'case'),
  node: { of: ({ node }) => node, to: (settings, node) => ({ ...settings, node }) },
  find: ({ node }, { handledAt: handled }) => handled?.(node) ?? [],
  why: ({ node }, _person, { nameOfNode }) => ({ node: nameOfNode?.(node) ?? node }),
})

/**
 * People returned by a data interface. The caller fetches the answer beforehand and passes it in `facts.answers`
 * under `answerKey`; a missing answer finds no one.
 */
export const dataInterface = sourceKind({
  settings: z.object({
    kind: z.literal('dataInterface'),
    interface: z.string().min(1),
    /** Form fields by the parameter they fill. */
    parameters: z.record(z.string().min(1), z.string().min(1)).default({}),
  }),
  dependsOn: () => 'case',
  question: (settings) => settings,
  find: (settings, { facts }) => facts.answers?.[answerKey(settings)] ?? [],
  why: (settings) => ({ interface: settings.interface }),
})
