import type { Route } from '../../http/serve.ts'
import { addFile, addFolder, moveDocuments, removeDocuments, renameDocument } from './change-documents.ts'
import { purgeDocuments, restoreDocuments } from './document-bin.ts'
import { downloadDocument, listDocuments, openDocument, packDocuments } from './read-documents.ts'
import { shareDocuments } from './share-documents.ts'

export { findDocument } from './document-store.ts'
export { handDocumentsOver } from './hand-documents-over.ts'
export { storeCompanyDocument } from './kept-document.ts'
export { addReader } from './share-documents.ts'
export { findReadable } from './shelf-store.ts'

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
