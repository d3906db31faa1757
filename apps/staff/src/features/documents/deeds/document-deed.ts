import type { Document, Shelf } from '../queries.ts'

/** What people do to documents that are there. */
export type DocumentDeed =
  | 'details'
  | 'download'
  | 'share'
  | 'unshare'
  | 'move'
  | 'rename'
  | 'remove'
  | 'restore'
  | 'purge'

/** What may be done to these documents together; the server decides again. */
export function deedsFor(shelf: Shelf, rows: readonly Document[]): readonly DocumentDeed[] {
  if (rows.length === 0) return []
  if (shelf === 'bin') return ['restore', 'purge']
  if (!rows.every(({ can }) => can.change)) return ['download']
  return [
    'download',
    'share',
    ...(rows.every(({ isShared }) => isShared) ? (['unshare'] as const) : []),
    'move',
    ...(rows.length === 1 ? (['rename'] as const) : []),
    'remove',
  ]
}
