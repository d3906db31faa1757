import { Refusal } from '@signet/std'
import { AnsweredRefusal, type Say } from '../read-answer.ts'
import { realTimers, type Timers } from '../timers.ts'
import { aborted, type Fault, networkFailed, refusalOf, timedOut } from './fault.ts'

/** Time limits in ms where a caller configures none (spec section 9). */
export const networkTimeouts = { request: 60_000, socket: 60_000, upload: 60_000, download: 60_000 } as const

/** Called with what did not get through, and what it was: `GET /api/…`, without ids. */
export type NoteFault = (refusal: AnsweredRefusal, what: string) => void

export type TransferOptions = Readonly<{
  what: string
  say: Say
  timeoutMs: number
  timers?: Timers | undefined
  note?: NoteFault | undefined
  /** Aborted when the caller does not want the answer any more. */
  signal?: AbortSignal | undefined
}>

/**
 * Runs everything that asks the network for something, from the first byte to the last. Refuses `client.timedOut` after
 * the time limit, `client.aborted` when the caller left, `client.networkFailed` when `run` fails with anything but a
 * refusal. `run` gets a signal that ends with it.
 */
export async function transfer<Answer>(
  run: (signal: AbortSignal) => Promise<Answer>,
  { what, say, timeoutMs, timers = realTimers, note, signal }: TransferOptions,
): Promise<Answer> {
  const abort = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (fault: Fault) => {
    reject(refusalOf(fault, say))
    abort.abort()
  }
  const leave = () => end(signal?.reason?.name === 'TimeoutError' ? timedOut : aborted)
  const cancel = timers.after(timeoutMs, () => end(timedOut))
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()

  try {
    return await Promise.race([ended, run(abort.signal)])
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOf(networkFailed, say)
    if (refusal instanceof AnsweredRefusal) note?.(refusal, what)
    throw refusal
  } finally {
    cancel()
    signal?.removeEventListener('abort', leave)
  }
}
