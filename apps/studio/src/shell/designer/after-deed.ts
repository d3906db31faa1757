import { type History, redo, step, undo } from '@signet/std'

/** `about` makes what is typed at one setting one step of undoing. */
export type DesignDeed<Design> =
  | Readonly<{ deed: 'edit'; edit: (design: Design) => Design; about?: string | undefined }>
  | Readonly<{ deed: 'undo' | 'redo' }>

/** What a deed makes of the history of what is designed. */
export function afterDeed<Design>(history: History<Design>, deed: DesignDeed<Design>): History<Design> {
  switch (deed.deed) {
    case 'edit':
      return step(history, deed.edit(history.present), deed.about)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}
