import type { CaseState, KeptDecision } from '../case/case-state.ts'
import type { FlowEventOf } from '../events/flow-event.ts'

/**
 * The decisions that a return makes void and that may stand again: of nodes that were left and whose inputs are known,
 * but not of the node that is asked once more, nor of the one that asked. Undefined in flows that keep none.
 */
export function keptBy(state: CaseState, event: FlowEventOf<'caseReturned'>): CaseState['kept'] {
  const before = Object.entries(state.kept ?? {}).filter(([node]) => node !== event.to)
  const now = event.voided.flatMap((node) => {
    const kept = node === event.to || node === event.node ? undefined : decisionAt(state, node)
    return kept ? [[node, kept] as const] : []
  })
  const entries = [...before, ...now]
  return entries.length > 0 || state.kept ? Object.fromEntries(entries) : undefined
}

function decisionAt({ visits, tasks }: CaseState, node: string): KeptDecision | undefined {
  const visit = visits[node]
  if (visit?.inputs === undefined) return undefined

  const people = tasks
    .filter((task) => task.node === node && task.round === visit.round)
    .filter(({ decision }) => decision === 'agreed' || decision === 'handled')
    .map(({ person, source }) => ({ person, source }))
  return { inputs: visit.inputs, people }
}
