import { chooseRecords } from './reading/choose-records.ts'
import { listNodes } from './reading/list-nodes.ts'
import { listRecords } from './reading/list-records.ts'
import { changesSince, logRecord } from './reading/log-record.ts'
import { listModels, openConfig } from './reading/open-config.ts'
import { detailRecord, openRecord } from './reading/open-record.ts'
import { printRecords } from './reading/print-records.ts'
import { groupRecords, summarizeRecords } from './reading/summarize-records.ts'
import { askForRight } from './rights-help/ask-for-right.ts'
import { explainRights } from './rights-help/explain-rights.ts'
import { createRecord } from './writing/add-record.ts'
import { setFavourite } from './writing/favourite-store.ts'
import { pressAction } from './writing/press-action.ts'
import { removeEach, removeRecord } from './writing/remove-record.ts'
import { updateRecord } from './writing/update-record.ts'

export { answerFormulas } from './reading/answer-formulas.ts'
export { idsCalled } from './reading/choose-records.ts'
export { pageOf } from './reading/list-records.ts'
export { loadRows, matchingRows } from './reading/load-rows.ts'
export { modelFamily } from './reading/model-family.ts'
export { mayReadFile } from './reading/open-record.ts'
export { rightsView } from './shown/rights-view.ts'
export { countValues, rowViews, seenRows, textOf } from './shown/row-view.ts'
export { readerOf } from './shown/system-value.ts'
export type { FoundRow } from './sources/found-row.ts'
export { idsInOrder, rowsAfter } from './sources/page-store.ts'
export { predicateOfQuestion, valueIs } from './sources/question.ts'
export type { RowSource } from './sources/row-source.ts'
export { sourceOf } from './sources/source-of.ts'
export { wantedForList } from './sources/wanted.ts'
export { addRecord } from './writing/add-record.ts'
export { changeRecord, lockRecord, noteChange, type RecordWriter } from './writing/change-record.ts'
export { lockRows } from './writing/lock-store.ts'
export { carryFiles, filesInRecord, placesOf } from './writing/record-file-store.ts'
export { refuseStopped, refuseUnlessMay, refuseUnlessMayAdd } from './writing/refuse-unless.ts'
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
  explainRights,
]
const writing = [
  askForRight,
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
