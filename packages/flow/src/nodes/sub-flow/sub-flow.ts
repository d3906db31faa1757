import { nextSteps, type Run } from '../../engine/run.ts'
import { openWait } from '../../engine/tasks-and-waits.ts'
import { refuse } from '../../refusals.ts'
import { fillingsOf } from '../automation/actions/action-kind.ts'
import type { NodeKind } from '../node-kind.ts'
import { type Deciders, findDeciders } from '../people/find-deciders.ts'
import { type SubFlowNode, subFlowTraits } from './sub-flow-settings.ts'

/** Finds the people when the case arrives; the server starts their cases after the commit. */
export const subFlow: NodeKind<SubFlowNode> = {
  ...subFlowTraits,
  enter(run, node, step) {
    const deciders = findDeciders(run, node, step.from)
    if (deciders.nobody) reportNobody(run, node, deciders)
    if (deciders.people.length === 0 && deciders.nobody?.rule === 'pass')
      return nextSteps(run, node.id, step.from)
    return openWait(run, node, step, { people: deciders.people.map(({ person }) => person) })
  },
  exits: (_node, lines) => [lines],
  outside: ({ flow, values, brings }) => ({
    target: { of: 'flow', id: flow, fields: [...Object.keys(values), ...Object.values(brings)] },
    fillings: fillingsOf(values),
    condition: '',
    brings: Object.keys(brings),
    startsCasesOf: flow,
  }),
  problems({ id, flow, sources, waits, brings, order }) {
    const found = [
      ...(flow === '' ? (['noFlow'] as const) : []),
      ...(sources.length === 0 ? (['noPeople'] as const) : []),
      ...(!waits && (Object.keys(brings).length > 0 || order === 'inTurn')
        ? (['bringsWithoutWaiting'] as const)
        : []),
    ]
    return found.map((code) => ({ code, severity: 'error', node: id }))
  },
}

function reportNobody(run: Run, { id: node, name }: SubFlowNode, { people, nobody }: Deciders): void {
  if (nobody?.rule === 'refuse' && run.onSurprise !== 'foresee') refuse('flow.nobodyFound', { node: name })

  const stops = people.length === 0 && nobody?.rule !== 'pass'
  const raised = { code: 'nobodyFound', node, stops, params: { ...nobody } } as const
  run.record({ type: 'exceptionRaised', at: run.now, by: null, ...raised })
}
