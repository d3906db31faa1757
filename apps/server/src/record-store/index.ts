export { mainTable, type RecordPlace } from './record-place.ts'
export { type RecordRow, recordRow, tableNamed } from './record-row.ts'
export { type Birth, loadRecord, removeRecord, saveRecord } from './record-store.ts'
export { changeTables } from './table-store.ts'
