import { type History, recordStep, redo, undo } from '@signet/std'

/** Edits with the same `about` are undone as one step. */
export type DesignAction<Design> =
  | Readonly<{ type: 'edit'; edit: (design: Design) => Design; about?: string | undefined }>
  | Readonly<{ type: 'undo' | 'redo' }>

/** The history of a design after an action. */
export function applyDesignAction<Design>(
  history: History<Design>,
  action: DesignAction<Design>,
): History<Design> {
  switch (action.type) {
    case 'edit':
      return recordStep(history, action.edit(history.present), action.about)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}
