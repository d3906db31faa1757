import type { ListDefinition } from '@signet/list'
import { type History, redo, step, undo } from '@signet/std'

export type ListDeed =
  | Readonly<{ deed: 'edit'; edit: (list: ListDefinition) => ListDefinition; about?: string | undefined }>
  | Readonly<{ deed: 'undo' | 'redo' }>

/** What a deed makes of the history of a list. */
export function afterDeed(history: History<ListDefinition>, deed: ListDeed): History<ListDefinition> {
  switch (deed.deed) {
    case 'edit':
      return step(history, deed.edit(history.present), deed.about)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}
