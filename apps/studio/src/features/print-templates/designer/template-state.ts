import { insertBlocks, type PrintBlock, type PrintTemplate, removeBlock } from '@signet/print'
import { beginHistory, type History, recordStep, redo, undo } from '@signet/std'

export type Draft = Readonly<{ name: string; template: PrintTemplate }>

/** A template being designed. */
export type TemplateState = Readonly<{
  history: History<Draft>
  /** The selected block; undefined if the page is selected. */
  selected: string | undefined
  clipboard: PrintBlock | undefined
}>

export type TemplateAction =
  /** Consecutive edits with the same `about` are undone together. */
  | Readonly<{
      type: 'edit'
      edit: (template: PrintTemplate) => PrintTemplate
      about?: string
      select?: string
    }>
  | Readonly<{ type: 'rename'; name: string }>
  | Readonly<{ type: 'replace'; draft: Draft }>
  | Readonly<{ type: 'select'; id: string | undefined }>
  | Readonly<{ type: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'remove' }>

export function beginTemplate(draft: Draft): TemplateState {
  return { history: beginHistory(draft), selected: undefined, clipboard: undefined }
}

/** Reduces the state. The selected block always exists. */
export function applyAction(state: TemplateState, action: TemplateAction): TemplateState {
  const { name, template } = state.history.present
  const own = template.blocks.find(({ id }) => id === state.selected)
  switch (action.type) {
    case 'edit':
      return applyEdit(
        { ...state, selected: action.select ?? state.selected },
        action.edit(template),
        action.about,
      )
    case 'rename':
      return { ...state, history: recordStep(state.history, { name: action.name, template }, 'name') }
    case 'replace':
      return keepExistingBlock({ ...state, history: recordStep(state.history, action.draft) })
    case 'select':
      return { ...state, selected: action.id }
    case 'undo':
      return keepExistingBlock({ ...state, history: undo(state.history) })
    case 'redo':
      return keepExistingBlock({ ...state, history: redo(state.history) })
    case 'copy':
      return { ...state, clipboard: own ?? state.clipboard }
    case 'cut':
      return own ? removeAndSelectNext({ ...state, clipboard: own }, own, name) : state
    case 'paste':
      return insertBlock(state, state.clipboard)
    case 'duplicate':
      return insertBlock(state, own)
    case 'remove':
      return own ? removeAndSelectNext(state, own, name) : state
  }
}

/** Returns the index after the selection, or the end. */
export function findIndexAfter(template: PrintTemplate, selected: string | undefined): number {
  const at = template.blocks.findIndex(({ id }) => id === selected)
  return at < 0 ? template.blocks.length : at + 1
}

function insertBlock(state: TemplateState, block: PrintBlock | undefined): TemplateState {
  if (!block) return state
  const { template } = state.history.present
  const at = findIndexAfter(template, state.selected)
  const after = insertBlocks(template, [block], at)
  return applyEdit({ ...state, selected: after.blocks[at]?.id }, after)
}

/** Selects the next block, or else the previous one, so that the keyboard continues there. */
function removeAndSelectNext(state: TemplateState, { id }: PrintBlock, name: string): TemplateState {
  const { template } = state.history.present
  const at = template.blocks.findIndex((block) => block.id === id)
  const next = template.blocks[at + 1] ?? template.blocks[at - 1]
  const history = recordStep(state.history, { name, template: removeBlock(template, id) })
  return { ...state, history, selected: next?.id }
}

function applyEdit(state: TemplateState, template: PrintTemplate, about?: string): TemplateState {
  const { present } = state.history
  if (template === present.template) return keepExistingBlock(state)
  return keepExistingBlock({ ...state, history: recordStep(state.history, { ...present, template }, about) })
}

function keepExistingBlock(state: TemplateState): TemplateState {
  const isThere = state.history.present.template.blocks.some(({ id }) => id === state.selected)
  return isThere ? state : { ...state, selected: undefined }
}
