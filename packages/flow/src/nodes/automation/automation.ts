import { openWait } from '../../engine/tasks-and-waits.ts'
import { findPeople } from '../../sources/people-source.ts'
import type { NodeKind, OutsideWork } from '../node-kind.ts'
import { sourceContextAt } from '../people/find-deciders.ts'
import { type AutomationAction, kindOfAction } from './actions/action-kinds.ts'
import { type AutomationNode, automationTraits } from './automation-settings.ts'

/** Carried out by the server after the commit; `asks` holds the receivers. */
export const automation: NodeKind<AutomationNode> = {
  ...automationTraits,
  enter(run, node, step) {
    const sources = kindOfAction(node.action).people(node.action)
    const people = findPeople(sources, sourceContextAt(run, step.from)).map(({ person }) => person)
    const steps = openWait(run, node, step, { people })
    if (sources.length > 0 && people.length === 0)
      run.record({ ...nobody, at: run.now, node: node.id, params: { rule: 'pass' } })
    return steps
  },
  exits: (_node, lines) => [lines],
  outside: ({ action, condition = '' }) => ({
    target: targetOf(action),
    fillings: kindOfAction(action).formulas(action),
    condition,
    brings: kindOfAction(action).brings(action),
    startsCasesOf: undefined,
  }),
  problems: ({ id, action, fields }) => [
    ...(kindOfAction(action).isWhole(action) ? [] : [{ ...incomplete, node: id }]),
    ...kindOfAction(action)
      .brings(action)
      .filter((field) => fields[field] !== 'write' && fields[field] !== 'required')
      .map((field) => ({ code: 'bringsLocked', severity: 'error', node: id, params: { field } }) as const),
  ],
}

function targetOf(action: AutomationAction): OutsideWork['target'] {
  const fields = kindOfAction(action)
    .formulas(action)
    .map(({ fills }) => fills)
  if ('flow' in action) return { of: 'flow', id: action.flow, fields }
  if (!('form' in action)) return undefined
  const taken = 'brings' in action ? Object.values(action.brings) : []
  return { of: 'form', id: action.form, fields: [...fields, ...taken] }
}

const nobody = { type: 'exceptionRaised', by: null, code: 'nobodyFound', stops: false } as const
const incomplete = { code: 'actionIncomplete', severity: 'error' } as const
