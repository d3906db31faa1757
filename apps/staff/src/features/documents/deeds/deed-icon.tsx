import { Download, FolderInput, Info, PencilLine, RotateCcw, Share2, Trash2, UserMinus } from 'lucide-react'
import type { DocumentAction } from './document-deed.ts'

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

export function ActionIcon({ deed }: Readonly<{ deed: DocumentAction }>) {
  const Icon = icons[deed]
  return <Icon aria-hidden="true" />
}
