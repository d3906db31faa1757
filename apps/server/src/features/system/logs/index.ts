import type { Route } from '../../../http/serve.ts'
import { exportLog, sendLogSheet } from './export-log.ts'
import { listLog, listLogKinds, openFault } from './read-logs.ts'

export { reasonOf } from './log-view.ts'

export const logs: readonly Route[] = [listLogKinds, openFault, listLog, exportLog, sendLogSheet]
