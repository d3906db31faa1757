import type { Route } from '../../../http/serve.ts'
import { beginPreview, beginRun } from './begin-runs.ts'
import { createSync, listFields, listSyncs, openSync, removeSync, updateSync } from './edit-syncs.ts'
import { listChanges, listRuns, openRun } from './list-runs.ts'

export { beginScheduledSyncs } from './begin-runs.ts'
export { doDueSyncs } from './do-due-runs.ts'

export const dataSyncs: readonly Route[] = [
  listSyncs,
  openSync,
  listFields,
  createSync,
  updateSync,
  removeSync,
  beginPreview,
  beginRun,
  listRuns,
  openRun,
  listChanges,
]
