import { z } from 'zod'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'

/** Sends the case to an outside system and waits for its signed answer. */
export const externalSettings = z.object({
  ...nodeSettings,
  kind: z.literal('external'),
  /** Address of the signed request. */
  url: z.string().max(2000).default(''),
  /** Fields sent to the other system, and fields its answer may change. */
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
