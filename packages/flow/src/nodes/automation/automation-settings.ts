import { z } from 'zod'
import { FieldAccesses, type NodeTraits, nodeSettings } from '../node-settings.ts'
import { AutomationAction } from './actions/action-kinds.ts'

/** An automatic action. Several actions are several nodes, so that each is retried on its own. */
export const automationSettings = z.object({
  ...nodeSettings,
  kind: z.literal('automation'),
  action: AutomationAction,
  /** Runs only if this formula over the form is true; otherwise the case goes on at once. */
  condition: z.string().max(2000).optional(),
  /** Access to the fields of the case's own form. */
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
