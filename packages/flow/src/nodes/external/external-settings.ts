import { z } from 'zod'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'

/** Hands the case to a system outside and waits for its signed answer. */
export const externalSettings = z.object({
  ...nodeSettings,
  kind: z.literal('external'),
  /** Where the signed request goes. */
  url: z.string().max(2000).default(''),
  /** What the other system is told, and what its answer may change. */
  fields: FieldAccesses.default({}),
})
export type ExternalNode = z.infer<typeof externalSettings>

export const externalTraits = {
  waitsFor: 'system',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: { most: 'write', usual: 'read' },
  isTimed: false,
} as const satisfies NodeTraits<ExternalNode>
