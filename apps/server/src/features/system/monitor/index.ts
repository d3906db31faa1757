import type { Route } from '../../../http/serve.ts'
import { listRecurringJobs, runJob } from './run-job.ts'
import { emptyOneCache, showCaches } from './show-caches.ts'
import { showMonitor } from './show-monitor.ts'

export { sayGone, sayThere } from './show-monitor.ts'

export const monitor: readonly Route[] = [showMonitor, listRecurringJobs, runJob, showCaches, emptyOneCache]
