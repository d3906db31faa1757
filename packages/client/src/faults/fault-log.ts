import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { AnsweredRefusal } from '../read-answer.ts'
import type { NoteFault } from './transfer.ts'

/** What did not get through; `at` in ms by the clock of the device, `what` without ids. */
export type NotedFault = Readonly<{ at: number; what: string; refusal: AnsweredRefusal }>

export type FaultLog = Readonly<{ noted: ReadonlySignal<readonly NotedFault[]>; note: NoteFault }>

const mostNoted = 20

/**
 * Keeps the last faults of this window for a person who asks for help, the newest first: what got no answer, and what
 * the server failed at. Refusals by a rule are not among them.
 */
export function createFaultLog(now: () => number = Date.now): FaultLog {
  const noted = signal<readonly NotedFault[]>([])
  return {
    noted,
    note: (refusal, what) => {
      if (isFault(refusal)) noted.value = [{ at: now(), what, refusal }, ...noted.peek()].slice(0, mostNoted)
    },
  }
}

/** A call that its caller left did not fail. */
function isFault({ status, code, params }: AnsweredRefusal): boolean {
  return (status >= 500 && status < 600) || ('errMsg' in params && code !== 'client.aborted')
}
