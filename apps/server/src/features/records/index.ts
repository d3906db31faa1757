import { act } from './act.ts'
import { changesSince } from './changes-since.ts'
import { chooseRecords } from './choose-records.ts'
import { createRecord } from './create-record.ts'
import { detailRecord } from './detail-record.ts'
import { groupRecords } from './group-records.ts'
import { listModels } from './list-models.ts'
import { listNodes } from './list-nodes.ts'
import { listRecords } from './list-records.ts'
import { logRecord } from './log-record.ts'
import { openConfig } from './open-config.ts'
import { openRecord } from './open-record.ts'
import { printRecords } from './print-records.ts'
import { removeEach } from './remove-each.ts'
import { removeRecord } from './remove-record.ts'
import { setFavourite } from './set-favourite.ts'
import { summarizeRecords } from './summarize-records.ts'
import { updateRecord } from './update-record.ts'

export { carriedFiles } from './carried-files.ts'
export { noteChange } from './change-record.ts'
export { idsCalled } from './ids-called.ts'
export { pageOf } from './list-records.ts'
export { loadRows } from './load-rows.ts'
export { lockRows } from './lock-store.ts'
export { mayReadFile } from './may-read-file.ts'
export { modelFamily } from './model-family.ts'
export { rowsAfter, rowsByIds } from './page-store.ts'
export { meantBy, valueIs } from './question.ts'
export { readerOf } from './reader-of.ts'
export { carryFiles } from './record-file-store.ts'
export { seenRows, textOf } from './row-view.ts'
export { wantedForList } from './wanted.ts'

const reading = [
  listModels,
  openConfig,
  listRecords,
  summarizeRecords,
  groupRecords,
  listNodes,
  openRecord,
  detailRecord,
  chooseRecords,
  printRecords,
]
const writing = [
  setFavourite,
  createRecord,
  updateRecord,
  changesSince,
  removeRecord,
  removeEach,
  act,
  logRecord,
]

export const records = [...reading, ...writing]
