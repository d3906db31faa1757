export { copyNodes, duplicateNodes, type Fragment, mayCopy, moveNodes, pasteNodes } from './copy.ts'
export { diffFlows, type FlowDifference, uniteFlows } from './diff-flows.ts'
export {
  connect,
  type DrawnPosition,
  drawNode,
  layOut,
  mayConnect,
  type NodePosition,
  placeNodes,
  placesOf,
  reconnect,
  removeDrawn,
} from './draw.ts'
export {
  addArm,
  changeFlow,
  changeLine,
  changeNode,
  insertBranch,
  insertNode,
  moveArm,
  type NewBranch,
  type NewNode,
  removeArm,
  removeNodes,
} from './edit-flow.ts'
export type { FlowEdit, GapIds } from './flow-edit.ts'
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
