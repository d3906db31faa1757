import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { AnsweredRefusal } from '../read-answer.ts'
import type { NoteFault } from './transfer.ts'

/** What did not get through; `at` in ms by the clock of the device, `errCode` and `requestId` where there is one. */
export type NotedFault = Readonly<{
  at: number
  what: string
  code: string
  errCode: string
  errMsg: string
  requestId: string
}>

export type FaultLog = Readonly<{ noted: ReadonlySignal<readonly NotedFault[]>; note: NoteFault }>

const mostNoted = 20

/**
 * Keeps the last faults of this window for a person who asks for help, the newest first: what got no answer, and what
 * the server failed at. Refusals by a rule are not among them. It has no sentences, which may name people.
 */
export function createFaultLog(now: () => number = Date.now): FaultLog {
  const noted = signal<readonly NotedFault[]>([])
  return {
    noted,
    note: (refusal, what) => {
      if (!isFault(refusal)) return
      const { code, params, requestId } = refusal
      const { errCode = '', errMsg = '' } = params
      const numbered = { errCode: String(errCode), errMsg: String(errMsg) }
      const one = { at: now(), what, code, ...numbered, requestId: requestId ?? '' }
      noted.value = [one, ...noted.peek()].slice(0, mostNoted)
    },
  }
}

/** An answer that nobody waited for is none. */
function isFault({ status, code, params }: AnsweredRefusal): boolean {
  const isServers = status >= 500 && status < 600
  return code !== 'client.aborted' && (isServers || status === 0 || status === 408 || 'errMsg' in params)
}
