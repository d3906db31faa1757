import type { Json } from '../case-state.ts'
import type { FlowNode } from '../flow-definition.ts'
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
