import { cleanUp } from './clean-up.ts'
import { endDelegations } from './end-delegations.ts'
import type { Job } from './job.ts'
import { sweepSheets } from './sweep-sheets.ts'
import { watchFlows } from './watch-flows.ts'

export { type Jobs, openJobs } from './open-jobs.ts'

/** Everything that comes back. A job joins here, in one line. */
export const jobs: readonly Job[] = [cleanUp, sweepSheets, endDelegations, watchFlows]
