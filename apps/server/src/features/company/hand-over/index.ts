import type { Route } from '../../../http/serve.ts'
import { handOverEverything } from './carry-out.ts'
import { listDeparted, previewHandOver } from './preview-hand-over.ts'

export { handCasesOver } from './carry-out.ts'
export { applicationsOf, casesWithOpenTasks, countTasks, countUnsent } from './in-hand-store.ts'
export { workloadOf } from './preview-hand-over.ts'

export const handOver: readonly Route[] = [listDeparted, previewHandOver, handOverEverything]
