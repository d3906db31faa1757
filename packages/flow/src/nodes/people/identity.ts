import { evaluate } from '@signet/formula'
import type { FlowEvent } from '../../events/flow-event.ts'
import type { CaseContext } from '../../rules/objections.ts'
import { isPeopleNode, type PeopleNode } from './people-node.ts'

type Context = Pick<CaseContext, 'plan' | 'state' | 'facts'>

/**
 * Whether those who decide at a step confirm who they are, by the form's values in `facts`. A condition that is missing
 * or cannot be computed asks them too.
 */
export function asksIdentity({ plan, state, facts }: Context, { id, identity }: PeopleNode): boolean {
  if (identity?.rule !== 'condition') return identity !== undefined

  const formula = plan.conditions.get(id)?.identity?.formula
  if (!formula) return true
  const context = { ...facts.context, now: facts.now, ...(state && { starter: state.starter }) }
  const result = evaluate(formula, facts.values, context)
  return !result.ok || result.value === true
}

/** Whether a command, by its events, decides at a step where the acting person confirms who they are. */
export function decidesWithIdentity(context: Context, events: readonly FlowEvent[]): boolean {
  return events.some((event) => {
    if (!isDecision(event) || event.by === null || event.automatic) return false
    const task = context.state?.tasks.find(({ id }) => id === event.task)
    const node = task && context.plan.nodes.get(task.node)
    return isPeopleNode(node) && asksIdentity(context, node)
  })
}

const decisions = ['taskAgreed', 'taskHandled', 'taskRejected', 'taskReturned'] as const
type Decision = Extract<FlowEvent, { type: (typeof decisions)[number] }>

function isDecision(event: FlowEvent): event is Decision {
  return decisions.some((type) => type === event.type)
}
