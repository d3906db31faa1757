import type { Route } from '../../http/serve.ts'
import { listen, readSample, renewAddress } from './address.ts'
import { callTrigger } from './call-trigger.ts'
import { readEventForm } from './event-form.ts'
import { nextTimes } from './fire-due.ts'
import { listTriggers, openTrigger } from './list-triggers.ts'
import { createTrigger, remove, save, switchTrigger } from './save-trigger.ts'
import { retryRun, runs, showRun } from './trigger-runs.ts'

export { doDueRuns } from './do-due-runs.ts'
export { fireDue } from './fire-due.ts'
export { forgetOldRuns } from './trigger-runs.ts'

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
