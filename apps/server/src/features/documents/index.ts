import type { Route } from '../../http/serve.ts'
import { addFile } from './add-file.ts'
import { addFolder } from './add-folder.ts'
import { downloadDocument } from './download-document.ts'
import { listDocuments } from './list-documents.ts'
import { moveDocuments } from './move-documents.ts'
import { openDocument } from './open-document.ts'
import { packDocuments } from './pack-documents.ts'
import { purgeDocuments } from './purge-documents.ts'
import { removeDocuments } from './remove-documents.ts'
import { renameDocument } from './rename-document.ts'
import { restoreDocuments } from './restore-documents.ts'
import { shareDocuments } from './share-documents.ts'

export { keptDocument } from './kept-document.ts'

export const documents: readonly Route[] = [
  listDocuments,
  openDocument,
  addFolder,
  addFile,
  renameDocument,
  moveDocuments,
  removeDocuments,
  restoreDocuments,
  purgeDocuments,
  shareDocuments,
  downloadDocument,
  packDocuments,
]
