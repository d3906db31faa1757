import { z } from 'zod'
import { DivideMode, type NodeTraits, nodeSettings } from '../node-settings.ts'

export const branchSettings = z.object({
  ...nodeSettings,
  kind: z.literal('branch'),
  /**
   * exclusive: the first true transition; inclusive: every true one; parallel: all; chosen: those that the previous
   * approver picks from the true ones.
   */
  mode: DivideMode.default('exclusive'),
})
export type BranchNode = z.infer<typeof branchSettings>

export const branchTraits = {
  waitsFor: 'nothing',
  linesIn: 'any',
  linesOut: 'many',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: undefined,
  isTimed: false,
} as const satisfies NodeTraits<BranchNode>
