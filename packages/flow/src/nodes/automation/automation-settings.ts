import { z } from 'zod'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'
import { AutomationAction } from './actions/action-kinds.ts'

/** Does something by itself. A chain of actions is a chain of nodes, so that each is tried again by itself. */
export const automationSettings = z.object({
  ...nodeSettings,
  kind: z.literal('automation'),
  action: AutomationAction,
  /** Only when this formula over the form is true; otherwise the case goes on at once. */
  condition: z.string().max(2000).optional(),
  /** What it may change of the case's own form. */
  fields: FieldAccesses.default({}),
})
export type AutomationNode = z.infer<typeof automationSettings>

export const automationTraits = {
  waitsFor: 'system',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: { most: 'write', usual: 'read' },
  isTimed: false,
} as const satisfies NodeTraits<AutomationNode>
