export { type DocumentReader, isKept, isReadable, isSharedItself, isSharedWith } from './document-rights.ts'
