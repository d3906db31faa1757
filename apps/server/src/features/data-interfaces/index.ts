import type { Route } from '../../http/serve.ts'
import { createInterface, removeInterface, tryInterface, updateInterface } from './change-interfaces.ts'
import { listInterfaces, openInterface } from './read-interfaces.ts'
import { pageOfRows, previewRows, rowsByIds } from './read-rows.ts'
import { listCalls, retryCall } from './review-calls.ts'
import {
  createSource,
  listSources,
  openSource,
  removeSource,
  trySource,
  updateSource,
} from './sources/data-sources.ts'

export { loadCallerContext } from './ask-interface.ts'
export { refuseUnboundValues } from './bound-values.ts'
export { forgetOldCalls } from './call-log.ts'
export { interfaceFamily } from './interface-family.ts'
export { interfaceRows, narrowedRows, rowsOfIds } from './interface-rows.ts'
export { findInterface } from './interface-store.ts'
export type { ReadColumn, RowFilter, RowTest } from './kinds/index.ts'

export const dataInterfaces: readonly Route[] = [
  pageOfRows,
  rowsByIds,
  previewRows,
  listInterfaces,
  openInterface,
  createInterface,
  updateInterface,
  removeInterface,
  tryInterface,
  listCalls,
  retryCall,
  listSources,
  openSource,
  createSource,
  updateSource,
  removeSource,
  trySource,
]
