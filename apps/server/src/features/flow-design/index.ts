import { checkFlow } from './check-flow.ts'
import { createFlow } from './create-flow.ts'
import { exportFlowBpmn } from './export-bpmn.ts'
import { listFlows } from './list-flows.ts'
import { openFlow } from './open-flow.ts'
import { publishFlow } from './publish-flow.ts'
import { readFlowBpmn } from './read-bpmn.ts'
import { saveFlow } from './save-flow.ts'

export { draftPlan } from './draft-plan.ts'
export { factsFor } from './facts-for.ts'
export { findFlow, lockFlow } from './flow-design-store.ts'

export const flowDesign = [
  listFlows,
  openFlow,
  createFlow,
  saveFlow,
  checkFlow,
  publishFlow,
  exportFlowBpmn,
  readFlowBpmn,
]
