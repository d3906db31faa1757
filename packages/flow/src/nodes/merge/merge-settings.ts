import { z } from 'zod'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'

export const mergeSettings = z.object({ ...nodeSettings, kind: z.literal('merge') })
export type MergeNode = z.infer<typeof mergeSettings>

export const mergeTraits = {
  waitsFor: 'tokens',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: undefined,
  isTimed: false,
} as const satisfies NodeTraits<MergeNode>
