import type { Selection } from '../../lib/use-selection.ts'
import { useShortcuts } from '../../lib/use-shortcuts.ts'
import { deedsFor } from './deeds/document-deed.ts'
import type { DocumentDeeds } from './deeds/use-document-deeds.ts'
import type { Document, Shelf } from './queries.ts'

type Around = Readonly<{
  shelf: Shelf
  selection: Selection<Document>
  rows: readonly Document[]
  deeds: DocumentDeeds
}>

/** Ctrl+A ticks all, Delete throws the ticked away (for good, in the bin), F2 renames the one, Esc ends ticking. */
export function useDocumentKeys({ shelf, selection, rows, deeds }: Around) {
  const perform = (deed: 'remove' | 'purge' | 'rename') => () => {
    if (deedsFor(shelf, selection.rows).includes(deed)) deeds.begin(deed, selection.rows)
  }
  useShortcuts({
    'mod+a': () => selection.choose(rows),
    Delete: perform(shelf === 'bin' ? 'purge' : 'remove'),
    F2: perform('rename'),
    ...(selection.isOn && { Escape: selection.end }),
  })
}
