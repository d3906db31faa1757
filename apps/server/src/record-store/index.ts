export type { RecordPlace } from './record-place.ts'
export { loadRecord, removeRecord, saveRecord } from './record-store.ts'
export { changeTables } from './table-store.ts'
