import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { answerKey, sourceKind } from './source-kind.ts'

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

/** The people who decided at another node of this case, in its latest round. */
export const handledAt = sourceKind({
  settings: z.object({ kind: z.literal('handledAt'), node: z.string().min(1) }),
  hangsOn: ({ node }) => (node === 'start' ? 'starter' : 'case'),
  node: { of: ({ node }) => node, to: (settings, node) => ({ ...settings, node }) },
  find: ({ node }, { handledAt: handled }) => handled?.(node) ?? [],
  why: ({ node }, _person, { nameOfNode }) => ({ node: nameOfNode?.(node) ?? node }),
})

/**
 * The people a data interface answers. The engine does no I/O: the caller has asked before and puts the answer into
 * `facts.answers` under `answerKey`. A missing answer (the interface failed) finds nobody.
 */
export const dataInterface = sourceKind({
  settings: z.object({
    kind: z.literal('dataInterface'),
    interface: z.string().min(1),
    /** Parameter of the interface to the form field that fills it. */
    parameters: z.record(z.string().min(1), z.string().min(1)).default({}),
  }),
  hangsOn: () => 'case',
  question: (settings) => settings,
  find: (settings, { facts }) => facts.answers?.[answerKey(settings)] ?? [],
  why: (settings) => ({ interface: settings.interface }),
})
