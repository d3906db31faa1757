import { type History, redo, step, undo } from '@signet/std'

/** Edits with the same `about` are undone as one step. */
export type DesignAction<Design> =
  | Readonly<{ deed: 'edit'; edit: (design: Design) => Design; about?: string | undefined }>
  | Readonly<{ deed: 'undo' | 'redo' }>

/** The history of a design after an action. */
export function applyDesignAction<Design>(
  history: History<Design>,
  deed: DesignAction<Design>,
): History<Design> {
  switch (deed.deed) {
    case 'edit':
      return step(history, deed.edit(history.present), deed.about)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}
