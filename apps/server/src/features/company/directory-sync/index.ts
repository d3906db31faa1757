import type { Route } from '../../../http/serve.ts'
import { beginPreview, beginRun } from './begin-runs.ts'
import { listChanges, listRuns, openRun } from './list-runs.ts'

export { beginScheduled } from './begin-runs.ts'
export { doDueDirectoryRuns } from './do-due-runs.ts'

export const directorySync: readonly Route[] = [listRuns, openRun, listChanges, beginPreview, beginRun]
