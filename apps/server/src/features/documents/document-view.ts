import type { DocumentRow as Shown } from '@signet/contract'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import type { DocumentRow } from './document-store.ts'
import { type DocumentCaller, mayChange } from './my-document.ts'

type ViewContext = Readonly<{ directory: Snapshot; actor: DocumentCaller['actor'] }>

/** Returns a document as this person sees it. */
export function documentView({ directory, actor }: ViewContext, row: DocumentRow): Shown {
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
