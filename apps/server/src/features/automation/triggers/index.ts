import type { Route } from '../../../http/serve.ts'
import { listenForCall, readSample, renewAddress } from './address.ts'
import { callTrigger } from './call-trigger.ts'
import { readEventForm } from './event-form.ts'
import { nextTimes } from './fire-due.ts'
import { listTriggers, openTrigger } from './list-triggers.ts'
import { previewSwitch } from './preview-switch.ts'
import { createTrigger, deleteTrigger, saveChangedTrigger, switchTrigger } from './save-trigger.ts'
import { pageOfRuns, retryRun, showRun } from './trigger-runs.ts'

export { doDueRuns } from './do-due-runs.ts'
export { fireDue } from './fire-due.ts'
export { forgetOldRuns } from './trigger-runs.ts'

const designing = [
  listTriggers,
  openTrigger,
  createTrigger,
  saveChangedTrigger,
  switchTrigger,
  previewSwitch,
  deleteTrigger,
  readEventForm,
  nextTimes,
]
const running = [pageOfRuns, showRun, retryRun]
const beingCalled = [renewAddress, listenForCall, readSample, callTrigger]

export const triggers: readonly Route[] = [...designing, ...running, ...beingCalled]
