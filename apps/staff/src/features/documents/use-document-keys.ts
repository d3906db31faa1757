import type { Selection } from '../../kit/lists/use-selection.ts'
import { useShortcuts } from '../../kit/pages/use-shortcuts.ts'
import { allowedActions } from './deeds/document-deed.ts'
import type { DocumentActions } from './deeds/use-document-deeds.ts'
import type { Document, Shelf } from './queries.ts'

type DocumentKeysOptions = Readonly<{
  shelf: Shelf
  selection: Selection<Document>
  rows: readonly Document[]
  deeds: DocumentActions
}>

/**
 * Ctrl+A selects all, Delete removes the selected (for good in the trash), F2 renames one, Esc ends
 * selecting.
 */
export function useDocumentKeys({ shelf, selection, rows, deeds }: DocumentKeysOptions) {
  const perform = (deed: 'remove' | 'purge' | 'rename') => () => {
    if (allowedActions(shelf, selection.rows).includes(deed)) deeds.begin(deed, selection.rows)
  }
  useShortcuts({
    'mod+a': () => selection.choose(rows),
    Delete: perform(shelf === 'bin' ? 'purge' : 'remove'),
    F2: perform('rename'),
    ...(selection.isOn && { Escape: selection.end }),
  })
}
