import { Download, FolderInput, Info, PencilLine, RotateCcw, Share2, Trash2, UserMinus } from 'lucide-react'
import type { Document, Shelf } from '../queries.ts'

/** Actions on existing documents. */
export type DocumentAction =
  | 'details'
  | 'download'
  | 'share'
  | 'unshare'
  | 'move'
  | 'rename'
  | 'remove'
  | 'restore'
  | 'purge'

/** The actions allowed on all these documents; the server checks again. */
export function allowedActions(shelf: Shelf, rows: readonly Document[]): readonly DocumentAction[] {
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

const icons = {
  details: Info,
  download: Download,
  share: Share2,
  unshare: UserMinus,
  move: FolderInput,
  rename: PencilLine,
  remove: Trash2,
  restore: RotateCcw,
  purge: Trash2,
} as const

export function ActionIcon({ action }: Readonly<{ action: DocumentAction }>) {
  const Icon = icons[action]
  return <Icon aria-hidden="true" />
}
