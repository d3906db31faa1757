import type { Json, Wait } from '../case/case-state.ts'
import type { FlowNode } from '../definition/flow-definition.ts'
import { nextSteps } from './next-steps.ts'
import type { Run, Step } from './run.ts'

/**
 * A token reaches a node without people and stays until `endWait`. `asks` is plain JSON: whoever does the work outside
 * learns from it, and from the event's time, all that it needs; `evolve` never looks at the flow.
 */
export function openWait(run: Run, { id: node, kind }: FlowNode, step: Step, asks: Json): readonly Step[] {
  if (run.state.tokens.some((token) => token.node === node)) return []

  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node, round }
  run.record({ type: 'nodeEntered', ...happened, from: step.from })
  run.record({ type: 'waitOpened', ...happened, wait: nextWaitId(run), kind, asks })
  return []
}

/** Derived from the place in the case's history, so it is never given twice: `<case>-w<sequence>`. */
function nextWaitId({ state: { id, sequence } }: Run): string {
  return `${id}-w${sequence + 1}`
}

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
