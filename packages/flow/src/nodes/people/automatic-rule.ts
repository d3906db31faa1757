import type { AutomaticRule, CaseState, Task } from '../../case-state.ts'
import type { FlowPlan } from '../../flow-plan.ts'
import type { PeopleNode } from './people-node.ts'

/**
 * The rule of the flow by which this task is agreed without its owner, if any. Never where the owner has to give
 * something (an opinion, a signature, a field), where the work is to be handled, or where a later node asked back.
 */
export function automaticRule(
  { definition: { rules } }: FlowPlan,
  state: CaseState,
  node: PeopleNode,
  task: Task,
): AutomaticRule | undefined {
  if (node.kind !== 'approver' || task.isReturned || mustGive(node)) return undefined

  const { automatic } = rules
  if (automatic.isStarter && task.person === state.starter) return 'isStarter'
  if (automatic.sameAsPrevious && agreedAtPrevious(state, task)) return 'sameAsPrevious'
  return automatic.alreadyAgreed && hasAgreed(state, task) ? 'alreadyAgreed' : undefined
}

function mustGive({ opinion, signature, attachment, fields }: PeopleNode): boolean {
  const isRequired = [opinion, signature, attachment].includes('required')
  return isRequired || Object.values(fields).includes('required')
}

function agreedAtPrevious({ tasks, visits }: CaseState, { node, person }: Task): boolean {
  const from = visits[node]?.from
  return tasks.some(
    (task) =>
      task.node === from &&
      task.round === visits[from]?.round &&
      task.person === person &&
      task.decision === 'agreed',
  )
}

function hasAgreed({ tasks }: CaseState, { id, person }: Task): boolean {
  return tasks.some((task) => task.id !== id && task.person === person && task.decision === 'agreed')
}
