import { z } from 'zod'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'

export const endSettings = z.object({ ...nodeSettings, kind: z.literal('end') })
export type EndNode = z.infer<typeof endSettings>

export const endTraits = {
  waitsFor: 'nothing',
  linesIn: 'any',
  linesOut: 'none',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: undefined,
  isTimed: false,
} as const satisfies NodeTraits<EndNode>
