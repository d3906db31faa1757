import type { Route } from '../../http/serve.ts'
import { callTrigger } from './call-trigger.ts'
import { createTrigger } from './create-trigger.ts'
import { listTriggers } from './list-triggers.ts'
import { listen } from './listen.ts'
import { nextTimes } from './next-times.ts'
import { openTrigger } from './open-trigger.ts'
import { readEventForm } from './read-event-form.ts'
import { readSample } from './read-sample.ts'
import { remove } from './remove.ts'
import { renewAddress } from './renew-address.ts'
import { retryRun } from './retry-run.ts'
import { runs } from './runs.ts'
import { save } from './save.ts'
import { showRun } from './show-run.ts'
import { switchTrigger } from './switch-trigger.ts'

export { doDueRuns } from './do-due-runs.ts'
export { fireDue } from './fire-due.ts'
export { forgetOldRuns } from './forget-old-runs.ts'

const designing = [
  listTriggers,
  openTrigger,
  createTrigger,
  save,
  switchTrigger,
  remove,
  readEventForm,
  nextTimes,
]
const running = [runs, showRun, retryRun]
const beingCalled = [renewAddress, listen, readSample, callTrigger]

export const triggers: readonly Route[] = [...designing, ...running, ...beingCalled]
