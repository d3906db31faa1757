import { DirectoryChange, DirectoryCounts } from '@signet/contract'
import type { z } from 'zod'
import { openChangeStore, openRunStore, StoredChange, StoredRun } from '../../../sync-runs/index.ts'

const DirectoryRun = StoredRun.extend({ counts: DirectoryCounts.nullable() })
export type DirectoryRun = Readonly<z.infer<typeof DirectoryRun>>

export const directoryRuns = openRunStore({ table: 'directoryRun', row: DirectoryRun })

export const directoryRunChanges = openChangeStore({
  table: 'directoryRunChange',
  row: DirectoryChange.omit({ id: true }).extend(StoredChange.shape),
  searched: ['name', 'account'],
})
