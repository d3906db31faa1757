import type { DocumentRow as Shown } from '@signet/contract'
import { personRef, type Snapshot } from '../../directory/index.ts'
import type { DocumentRow } from './document-store.ts'
import { type Asking, mayChange } from './my-document.ts'

type Seen = Readonly<{ directory: Snapshot; actor: Asking['actor'] }>

/** A document as this person sees it. */
export function documentView({ directory, actor }: Seen, row: DocumentRow): Shown {
  const { id, name, fileId, size, type, ownerId, folder, createdAt, isShared } = row
  return {
    ...{ id, name, type, createdAt },
    isShared: isShared === true,
    kind: fileId === null ? 'folder' : 'file',
    size: Number(size),
    folder: folder ?? '',
    owner: ownerId === null ? null : personRef(directory)(ownerId),
    can: { change: mayChange({ actor }, row) },
  }
}
