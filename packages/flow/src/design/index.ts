export { canCopy, copyNodes, duplicateNodes, type Fragment, moveNodes, pasteNodes } from './copy.ts'
export { diffFlows, type FlowDifference, uniteFlows } from './diff-flows.ts'
export {
  canConnect,
  connect,
  type DrawnPosition,
  drawNode,
  layOut,
  type NodePosition,
  nodePositions,
  positionNodes,
  reconnect,
  removeDrawn,
} from './draw.ts'
export {
  addArm,
  changeFlow,
  changeNode,
  changeTransition,
  insertBranch,
  insertNode,
  moveArm,
  type NewBranch,
  type NewNode,
  removeArm,
  removeNodes,
} from './edit-flow.ts'
export { accessLevels, accessLevelsOf, accessTo, changeAccess } from './field-access.ts'
export type { FlowEdit, GapIds } from './flow-edit.ts'
export { type FlowText, listFlowTexts, setFlowText } from './flow-texts.ts'
export { flowMergeRules } from './merge-flows.ts'
export {
  type Arm,
  everyItem,
  type FlowTree,
  type Gap,
  nodesIn,
  type Row,
  type TreeItem,
  treeOf,
} from './tree.ts'
