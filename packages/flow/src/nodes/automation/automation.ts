import { openWait } from '../../engine/open-wait.ts'
import { findPeople } from '../../sources/people-source.ts'
import type { NodeKind } from '../node-kind.ts'
import { askingFrom } from '../people/find-deciders.ts'
import { kindOfAction } from './actions/action-kinds.ts'
import type { AutomationNode } from './automation-settings.ts'

/** Done after the commit, by whoever runs it; `asks` says whom it is for. */
export const automation: NodeKind<AutomationNode> = {
  waitsFor: 'system',
  enter(run, node, step) {
    const sources = kindOfAction(node.action).people(node.action)
    const people = findPeople(sources, askingFrom(run, step.from)).map(({ person }) => person)
    const steps = openWait(run, node, step, { people })
    if (sources.length > 0 && people.length === 0)
      run.record({ ...nobody, at: run.now, node: node.id, params: { rule: 'pass' } })
    return steps
  },
  exits: (_node, lines) => [lines],
  problems: ({ id, action, fields }) => [
    ...(kindOfAction(action).isWhole(action) ? [] : [{ ...incomplete, node: id }]),
    ...kindOfAction(action)
      .brings(action)
      .filter((field) => fields[field] !== 'write' && fields[field] !== 'required')
      .map((field) => ({ code: 'bringsLocked', severity: 'error', node: id, params: { field } }) as const),
  ],
}

const nobody = { type: 'exceptionRaised', by: null, code: 'nobodyFound', stops: false } as const
const incomplete = { code: 'actionIncomplete', severity: 'error' } as const
