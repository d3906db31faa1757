import { z } from 'zod'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'

const holders = z.object({
  kind: z.enum(['people', 'position', 'role', 'group', 'department']),
  ids: z.array(z.string().min(1)).min(1),
})

export const startSettings = z.object({
  ...nodeSettings,
  kind: z.literal('start'),
  /** Who may launch. */
  launchers: z.union([z.literal('everyone'), z.array(holders).min(1)]).default('everyone'),
  fields: FieldAccesses.default({}),
  /** The starter may copy the case to anybody. */
  copyFreely: z.boolean().default(false),
  buttons: z.partialRecord(z.enum(['launch', 'saveDraft']), z.string().max(20)).default({}),
})
export type StartNode = z.infer<typeof startSettings>

export const startTraits = {
  waitsFor: 'nothing',
  linesIn: 'none',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: { most: 'required', usual: 'write' },
  isTimed: false,
} as const satisfies NodeTraits<StartNode>
