import { exportFlowBpmn, readFlowBpmn } from './bpmn.ts'
import { checkFlow, listFlows, openFlow } from './open-flow.ts'
import { previewRelease } from './preview-release.ts'
import { publishFlow } from './publish-flow.ts'
import { createFlow, saveFlow } from './save-flow.ts'

export { addLauncher, previewLauncher } from './add-launcher.ts'
export { describeFlowDifferences, describeSources, loadChangeContext } from './flow-changes.ts'
export {
  findFlow,
  formDraft,
  insertFlow,
  lockFlow,
  publishedDefinition,
  updateDraft as updateFlowDraft,
} from './flow-design-store.ts'
export { checkOrganization } from './release-findings.ts'
export { draftPlans, runTestOnForm, trialFacts } from './trial-run.ts'

export const flowDesign = [
  listFlows,
  openFlow,
  createFlow,
  saveFlow,
  checkFlow,
  previewRelease,
  publishFlow,
  exportFlowBpmn,
  readFlowBpmn,
]
