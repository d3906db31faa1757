import { insertBlocks, type PrintBlock, type PrintTemplate, removeBlock } from '@signet/print'
import { beginHistory, type History, redo, step, undo } from '@signet/std'

export type Draft = Readonly<{ name: string; template: PrintTemplate }>

/** A template being designed. */
export type TemplateState = Readonly<{
  history: History<Draft>
  /** The selected block; undefined: the page itself. */
  selected: string | undefined
  clipboard: PrintBlock | undefined
}>

export type TemplateAction =
  /** Edits with the same `about` are undone as one step. */
  | Readonly<{
      deed: 'edit'
      edit: (template: PrintTemplate) => PrintTemplate
      about?: string
      select?: string
    }>
  | Readonly<{ deed: 'rename'; name: string }>
  | Readonly<{ deed: 'select'; id: string | undefined }>
  | Readonly<{ deed: 'undo' | 'redo' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'remove' }>

export function beginTemplate(draft: Draft): TemplateState {
  return { history: beginHistory(draft), selected: undefined, clipboard: undefined }
}

/** The state after an action. The selected block always exists. */
export function applyAction(state: TemplateState, deed: TemplateAction): TemplateState {
  const { name, template } = state.history.present
  const own = template.blocks.find(({ id }) => id === state.selected)
  switch (deed.deed) {
    case 'edit':
      return edited({ ...state, selected: deed.select ?? state.selected }, deed.edit(template), deed.about)
    case 'rename':
      return { ...state, history: step(state.history, { name: deed.name, template }, 'name') }
    case 'select':
      return { ...state, selected: deed.id }
    case 'undo':
      return existing({ ...state, history: undo(state.history) })
    case 'redo':
      return existing({ ...state, history: redo(state.history) })
    case 'copy':
      return { ...state, clipboard: own ?? state.clipboard }
    case 'cut':
      return own ? removed({ ...state, clipboard: own }, own, name) : state
    case 'paste':
      return inserted(state, state.clipboard)
    case 'duplicate':
      return inserted(state, own)
    case 'remove':
      return own ? removed(state, own, name) : state
  }
}

/** The index after the selection, or the end. */
export function placeAfter(template: PrintTemplate, selected: string | undefined): number {
  const at = template.blocks.findIndex(({ id }) => id === selected)
  return at < 0 ? template.blocks.length : at + 1
}

function inserted(state: TemplateState, block: PrintBlock | undefined): TemplateState {
  if (!block) return state
  const { template } = state.history.present
  const at = placeAfter(template, state.selected)
  const after = insertBlocks(template, [block], at)
  return edited({ ...state, selected: after.blocks[at]?.id }, after)
}

/** Selects the next block, or else the previous one, so that the keyboard continues there. */
function removed(state: TemplateState, { id }: PrintBlock, name: string): TemplateState {
  const { template } = state.history.present
  const at = template.blocks.findIndex((block) => block.id === id)
  const next = template.blocks[at + 1] ?? template.blocks[at - 1]
  const history = step(state.history, { name, template: removeBlock(template, id) })
  return { ...state, history, selected: next?.id }
}

function edited(state: TemplateState, template: PrintTemplate, about?: string): TemplateState {
  const { present } = state.history
  if (template === present.template) return existing(state)
  return existing({ ...state, history: step(state.history, { ...present, template }, about) })
}

function existing(state: TemplateState): TemplateState {
  const isThere = state.history.present.template.blocks.some(({ id }) => id === state.selected)
  return isThere ? state : { ...state, selected: undefined }
}
