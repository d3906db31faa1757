export type { ImportNote } from './note.ts'
export { type BpmnImport, type ImportOptions, importBpmn } from './read/import-bpmn.ts'
export type { ProcessChoice } from './read/open-document.ts'
export { exportBpmn } from './write/export-bpmn.ts'
