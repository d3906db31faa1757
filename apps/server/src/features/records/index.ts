import { changesSince } from './reading/changes-since.ts'
import { chooseRecords } from './reading/choose-records.ts'
import { detailRecord } from './reading/detail-record.ts'
import { groupRecords } from './reading/group-records.ts'
import { listModels } from './reading/list-models.ts'
import { listNodes } from './reading/list-nodes.ts'
import { listRecords } from './reading/list-records.ts'
import { logRecord } from './reading/log-record.ts'
import { openConfig } from './reading/open-config.ts'
import { openRecord } from './reading/open-record.ts'
import { printRecords } from './reading/print-records.ts'
import { summarizeRecords } from './reading/summarize-records.ts'
import { createRecord } from './writing/create-record.ts'
import { pressAction } from './writing/press-action.ts'
import { removeEach } from './writing/remove-each.ts'
import { removeRecord } from './writing/remove-record.ts'
import { setFavourite } from './writing/set-favourite.ts'
import { updateRecord } from './writing/update-record.ts'

export { idsCalled } from './reading/ids-called.ts'
export { pageOf } from './reading/list-records.ts'
export { loadRows } from './reading/load-rows.ts'
export { matchingRows } from './reading/matching-rows.ts'
export { mayReadFile } from './reading/may-read-file.ts'
export { modelFamily } from './reading/model-family.ts'
export { readerOf } from './shown/reader-of.ts'
export { rowViews, seenRows, textOf } from './shown/row-view.ts'
export type { FoundRow } from './sources/found-row.ts'
export { idsInOrder } from './sources/ids-in-order-store.ts'
export { rowsAfter } from './sources/page-store.ts'
export { meantBy, valueIs } from './sources/question.ts'
export type { RowSource } from './sources/row-source.ts'
export { sourceOf } from './sources/source-of.ts'
export { wantedForList } from './sources/wanted.ts'
export { addRecord } from './writing/add-record.ts'
export { answersTo } from './writing/answers-to.ts'
export { carriedFiles } from './writing/carried-files.ts'
export { changeRecord, holdRecord, noteChange } from './writing/change-record.ts'
export { lockRows } from './writing/lock-store.ts'
export { carryFiles } from './writing/record-file-store.ts'
export { refuseUnlessMay, refuseUnlessMayPress } from './writing/refuse-unless.ts'
export { removeOne } from './writing/remove-record.ts'
export { tellRecords } from './writing/tell-records.ts'

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
  pressAction,
  logRecord,
]

export const records = [...reading, ...writing]
