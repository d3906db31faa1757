import { z } from 'zod'
import { approverSettings } from '../nodes/approver/approver-settings.ts'
import { automationSettings } from '../nodes/automation/automation-settings.ts'
import { branchSettings } from '../nodes/branch/branch-settings.ts'
import { copySettings } from '../nodes/copy/copy-settings.ts'
import { endSettings } from '../nodes/end/end-settings.ts'
import { externalSettings } from '../nodes/external/external-settings.ts'
import { handlerSettings } from '../nodes/handler/handler-settings.ts'
import { mergeSettings } from '../nodes/merge/merge-settings.ts'
import { startSettings } from '../nodes/start/start-settings.ts'
import { subFlowSettings } from '../nodes/sub-flow/sub-flow-settings.ts'
import { timerSettings } from '../nodes/timer/timer-settings.ts'
import { FlowRules } from './flow-rules.ts'

export const FlowNode = z.discriminatedUnion('kind', [
  startSettings,
  approverSettings,
  handlerSettings,
  copySettings,
  branchSettings,
  mergeSettings,
  automationSettings,
  subFlowSettings,
  externalSettings,
  timerSettings,
  endSettings,
])
export type FlowNode = z.infer<typeof FlowNode>
export type NodeKindName = FlowNode['kind']
export type NodeOf<Kind extends NodeKindName> = Extract<FlowNode, { kind: Kind }>

/** A way from node to node. `condition` is a formula that counts on lines out of a branch; lines are tried in order. */
export const FlowLine = z.object({
  id: z.string().min(1).max(64),
  from: z.string(),
  to: z.string(),
  name: z.string().max(80).optional(),
  condition: z.string().max(2000).optional(),
  isDefault: z.boolean().optional(),
})
export type FlowLine = z.infer<typeof FlowLine>

/** What an administrator designs: our own JSON with stable ids, so that two versions differ only where they differ. */
export const FlowDefinition = z.object({
  version: z.literal(1),
  name: z.string().trim().min(1).max(120),
  nodes: z.array(FlowNode).max(500),
  lines: z.array(FlowLine).max(2000),
  rules: FlowRules.prefault({}),
})
export type FlowDefinition = z.infer<typeof FlowDefinition>
/** As a designer or a seed may write it: everything with a default may be left out. */
export type FlowDefinitionDraft = z.input<typeof FlowDefinition>
