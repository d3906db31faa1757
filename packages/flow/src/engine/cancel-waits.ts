import type { Wait } from '../case-state.ts'
import type { CancelReason } from '../flow-event.ts'
import type { Run } from './run.ts'

/** Gives up what is waited for, everywhere or where `which` says so: whoever does the work finds the wait gone. */
export function cancelWaits(
  run: Run,
  reason: CancelReason,
  which: (wait: Wait) => boolean = () => true,
): void {
  const waits = (run.state.waits ?? []).filter(which).map(({ id }) => id)
  if (waits.length > 0) run.record({ type: 'waitsCancelled', at: run.now, by: null, waits, reason })
}
