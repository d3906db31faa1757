export { changeFlow, changeLine, changeNode, moveArm } from './change.ts'
export { copyNodes, duplicateNodes, type Fragment, mayCopy, moveNodes, pasteNodes } from './copy.ts'
export { diffFlows, type FlowDifference } from './diff-flows.ts'
export {
  connect,
  type DrawnPosition,
  drawNode,
  mayConnect,
  placeNodes,
  placesOf,
  reconnect,
  removeDrawn,
} from './draw.ts'
export type { FlowEdit, GapIds } from './edited.ts'
export { addArm, insertBranch, insertNode, type NewBranch, type NewNode } from './insert.ts'
export { layOut, type NodePosition } from './lay-out.ts'
export { removeArm, removeNodes } from './remove.ts'
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
export { uniteFlows } from './unite-flows.ts'
