import type { FlowDefinition } from '@signet/flow'
import { isStart } from '@signet/flow'
import {
  copyNodes,
  duplicateNodes,
  everyItem,
  type FlowEdit,
  type Fragment,
  type GapIds,
  pasteNodes,
  removeArm,
  removeNodes,
  treeOf,
} from '@signet/flow/design'
import { beginHistory, type History, recordStep, redo, undo } from '@signet/std'

/** A flow being designed: its history and selection. */
export type FlowDesignerState = Readonly<{
  history: History<FlowDefinition>
  /** Ids in the order of selection. Empty if the flow itself is selected. */
  selected: readonly string[]
  clipboard: readonly Fragment[]
}>

export type FlowAction =
  /** Consecutive edits with the same `about` are undone together. */
  | Readonly<{ type: 'edit'; edit: (flow: FlowDefinition) => FlowEdit; about?: string }>
  /** `with` adds to the selection instead of replacing it. */
  | Readonly<{ type: 'select'; ids: readonly string[]; with?: 'others' }>
  /** Selects or deselects the given ids; others are unchanged. */
  | Readonly<{ type: 'mark'; marks: ReadonlyMap<string, boolean> }>
  /** Pastes after the selection if there is no gap. */
  | Readonly<{ type: 'paste'; gap?: GapIds }>
  | Readonly<{ type: 'undo' | 'redo' | 'copy' | 'cut' | 'duplicate' | 'remove' }>

export function beginFlowDesign(flow: FlowDefinition): FlowDesignerState {
  return { history: beginHistory(flow), selected: [], clipboard: [] }
}

/** Reduces the state. Removes ids from the selection that no longer exist. */
export function applyFlowAction(state: FlowDesignerState, action: FlowAction): FlowDesignerState {
  const flow = state.history.present
  switch (action.type) {
    case 'edit':
      return applyEdit(state, action.edit(flow), action.about)
    case 'select':
      return keepExistingIds({ ...state, selected: selectIds(state, action.ids, action.with === 'others') })
    case 'mark':
      return keepExistingIds({ ...state, selected: applyMarks(state.selected, action.marks) })
    case 'undo':
      return keepExistingIds({ ...state, history: undo(state.history) })
    case 'redo':
      return keepExistingIds({ ...state, history: redo(state.history) })
    case 'copy':
      return { ...state, clipboard: copySelection(state) }
    case 'cut':
      return applyEdit({ ...state, clipboard: copySelection(state) }, removeSelection(state))
    case 'paste':
      return applyEdit(state, pasteNodes(flow, action.gap ?? findGapAfter(state), state.clipboard))
    case 'duplicate':
      return applyEdit(state, duplicateNodes(flow, state.selected))
    case 'remove':
      return applyEdit(state, removeSelection(state))
  }
}

/** Keeps the old clipboard when nothing selected can be copied. */
function copySelection({ history, selected, clipboard }: FlowDesignerState): readonly Fragment[] {
  const fragments = copyNodes(history.present, selected)
  return fragments.length > 0 ? fragments : clipboard
}

function removeSelection({ history: { present: flow }, selected }: FlowDesignerState): FlowEdit {
  const [only] = selected
  const isLine = selected.length === 1 && flow.lines.some(({ id }) => id === only)
  return isLine && only !== undefined ? removeArm(flow, only) : removeNodes(flow, selected)
}

/** Finds the transition out of the last selected step, or out of the start. */
function findGapAfter({ history: { present: flow }, selected }: FlowDesignerState): GapIds {
  const last = selected.at(-1)
  const item = everyItem(treeOf(flow).row).find(({ node }) => node.id === last)
  const from = item ? (item.merge ?? item.node).id : flow.nodes.find(isStart)?.id
  const line = flow.lines.find((one) => one.id === last) ?? flow.lines.find((one) => one.from === from)
  return line ? [line.id] : []
}

function applyEdit(
  state: FlowDesignerState,
  { flow, selected }: FlowEdit,
  about?: string,
): FlowDesignerState {
  if (flow === state.history.present) return keepExistingIds({ ...state, selected })
  return keepExistingIds({ ...state, history: recordStep(state.history, flow, about), selected })
}

function selectIds(
  { selected }: FlowDesignerState,
  ids: readonly string[],
  isAdded: boolean,
): readonly string[] {
  if (!isAdded) return ids
  const rest = selected.filter((id) => !ids.includes(id))
  return rest.length < selected.length && ids.length === 1 ? rest : [...rest, ...ids]
}

function applyMarks(selected: readonly string[], marks: ReadonlyMap<string, boolean>): readonly string[] {
  const kept = selected.filter((id) => marks.get(id) !== false)
  const added = [...marks].flatMap(([id, isOn]) => (isOn && !kept.includes(id) ? id : []))
  return [...kept, ...added]
}

function keepExistingIds(state: FlowDesignerState): FlowDesignerState {
  const { nodes, lines } = state.history.present
  const ids = new Set([...nodes, ...lines].map(({ id }) => id))
  return { ...state, selected: state.selected.filter((id) => ids.has(id)) }
}
