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
import { beginHistory, type History, redo, step, undo } from '@signet/std'

/** A flow being designed: its history and selection. */
export type FlowDesignerState = Readonly<{
  history: History<FlowDefinition>
  /** Ids, the last selected at the end. Empty: the flow itself. */
  selected: readonly string[]
  clipboard: readonly Fragment[]
}>

export type FlowAction =
  /** Edits with the same `about` are undone as one step. */
  | Readonly<{ deed: 'edit'; edit: (flow: FlowDefinition) => FlowEdit; about?: string }>
  /** `with`: adds to the selection instead of replacing it. */
  | Readonly<{ deed: 'select'; ids: readonly string[]; with?: 'others' }>
  /** Selects some ids and deselects others; the rest is unchanged. */
  | Readonly<{ deed: 'mark'; marks: ReadonlyMap<string, boolean> }>
  /** Without a gap: after the selection. */
  | Readonly<{ deed: 'paste'; gap?: GapIds }>
  | Readonly<{ deed: 'undo' | 'redo' | 'copy' | 'cut' | 'duplicate' | 'remove' }>

export function beginFlowDesign(flow: FlowDefinition): FlowDesignerState {
  return { history: beginHistory(flow), selected: [], clipboard: [] }
}

/** The state after an action. The selection only has existing ids. */
export function applyFlowAction(state: FlowDesignerState, deed: FlowAction): FlowDesignerState {
  const flow = state.history.present
  switch (deed.deed) {
    case 'edit':
      return edited(state, deed.edit(flow), deed.about)
    case 'select':
      return existing({ ...state, selected: chosen(state, deed.ids, deed.with === 'others') })
    case 'mark':
      return existing({ ...state, selected: marked(state.selected, deed.marks) })
    case 'undo':
      return existing({ ...state, history: undo(state.history) })
    case 'redo':
      return existing({ ...state, history: redo(state.history) })
    case 'copy':
      return { ...state, clipboard: copied(state) }
    case 'cut':
      return edited({ ...state, clipboard: copied(state) }, removed(state))
    case 'paste':
      return edited(state, pasteNodes(flow, deed.gap ?? gapBehind(state), state.clipboard))
    case 'duplicate':
      return edited(state, duplicateNodes(flow, state.selected))
    case 'remove':
      return edited(state, removed(state))
  }
}

/** Keeps the old clipboard when nothing selected can be copied. */
function copied({ history, selected, clipboard }: FlowDesignerState): readonly Fragment[] {
  const fragments = copyNodes(history.present, selected)
  return fragments.length > 0 ? fragments : clipboard
}

function removed({ history: { present: flow }, selected }: FlowDesignerState): FlowEdit {
  const [only] = selected
  const isLine = selected.length === 1 && flow.lines.some(({ id }) => id === only)
  return isLine && only !== undefined ? removeArm(flow, only) : removeNodes(flow, selected)
}

/** The transition out of the last selected step; without a selection the first one of the flow. */
function gapBehind({ history: { present: flow }, selected }: FlowDesignerState): GapIds {
  const last = selected.at(-1)
  const item = everyItem(treeOf(flow).row).find(({ node }) => node.id === last)
  const from = item ? (item.merge ?? item.node).id : flow.nodes.find(isStart)?.id
  const line = flow.lines.find((one) => one.id === last) ?? flow.lines.find((one) => one.from === from)
  return line ? [line.id] : []
}

function edited(state: FlowDesignerState, { flow, selected }: FlowEdit, about?: string): FlowDesignerState {
  if (flow === state.history.present) return existing({ ...state, selected })
  return existing({ ...state, history: step(state.history, flow, about), selected })
}

function chosen(
  { selected }: FlowDesignerState,
  ids: readonly string[],
  isAdded: boolean,
): readonly string[] {
  if (!isAdded) return ids
  const rest = selected.filter((id) => !ids.includes(id))
  return rest.length < selected.length && ids.length === 1 ? rest : [...rest, ...ids]
}

function marked(selected: readonly string[], marks: ReadonlyMap<string, boolean>): readonly string[] {
  const kept = selected.filter((id) => marks.get(id) !== false)
  const added = [...marks].flatMap(([id, isOn]) => (isOn && !kept.includes(id) ? id : []))
  return [...kept, ...added]
}

function existing(state: FlowDesignerState): FlowDesignerState {
  const { nodes, lines } = state.history.present
  const ids = new Set([...nodes, ...lines].map(({ id }) => id))
  return { ...state, selected: state.selected.filter((id) => ids.has(id)) }
}
