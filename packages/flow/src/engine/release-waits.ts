import type { Wait } from '../case-state.ts'
import { nextSteps } from './next-steps.ts'
import type { Run, Step } from './run.ts'

/**
 * Lets the tokens go whose waits are over, as far as the case runs and they are not set aside. Whatever makes a case run
 * again asks for this, since a wait may have ended meanwhile.
 */
export function releaseWaits(run: Run): readonly Step[] {
  if (run.state.status !== 'running') return []
  return (run.state.waits ?? [])
    .filter(({ outcome, isFrozen }) => outcome !== undefined && !isFrozen)
    .flatMap((wait) => passOn(run, wait))
}

function passOn(run: Run, { node, round }: Wait): readonly Step[] {
  const from = run.state.tokens.find((token) => token.node === node)?.from ?? 'start'
  run.record({ type: 'nodeLeft', at: run.now, by: null, node, round, outcome: 'done' })
  return nextSteps(run, node, from)
}
