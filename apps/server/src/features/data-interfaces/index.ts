import type { Route } from '../../http/serve.ts'
import { createInterface } from './create-interface.ts'
import { listCalls } from './list-calls.ts'
import { listInterfaces } from './list-interfaces.ts'
import { openInterface } from './open-interface.ts'
import { pageOfRows } from './page-of-rows.ts'
import { previewRows } from './preview-rows.ts'
import { removeInterface } from './remove-interface.ts'
import { retryCall } from './retry-call.ts'
import { rowsByIds } from './rows-by-ids.ts'
import { createSource } from './sources/create-source.ts'
import { listSources } from './sources/list-sources.ts'
import { openSource } from './sources/open-source.ts'
import { removeSource } from './sources/remove-source.ts'
import { trySource } from './sources/try-source.ts'
import { updateSource } from './sources/update-source.ts'
import { tryInterface } from './try-interface.ts'
import { updateInterface } from './update-interface.ts'

export { forgetOldCalls } from './forget-old-calls.ts'
export { interfaceFamily } from './interface-family.ts'
export { interfaceRows, narrowedRows } from './interface-rows.ts'
export type { Narrowing, ReadColumn, RowTest } from './kinds/index.ts'
export { rowsOfIds } from './rows-of-ids.ts'
export { surroundingsOf } from './surroundings.ts'

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
