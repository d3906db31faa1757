import type { AutomaticRule, CaseState, Task } from '../../case/case-state.ts'
import { isTrue } from '../../definition/flow-plan.ts'
import type { Run } from '../../engine/run.ts'
import { type PeopleNode, taskAt } from './people-node.ts'

/**
 * The rule of the step or of the flow by which this task is decided without its owner, if any. Never where the owner has
 * to give something (an opinion, a signature, a field) or to choose who or what comes next, where the work is to be
 * handled, or where a later node asked back.
 */
export function automaticRule(run: Run, node: PeopleNode, task: Task): AutomaticRule | undefined {
  if (!taskAt(node).mayBeAutomatic || task.isReturned || mustGive(node)) return undefined
  if (node.free || run.plan.choosers.has(node.id)) return undefined
  return ruleOfStep(run, node) ?? ruleOfFlow(run, task)
}

function ruleOfStep({ plan, facts, now, state }: Run, { id }: PeopleNode): AutomaticRule | undefined {
  const conditions = plan.conditions.get(id)
  if (!conditions) return undefined

  const around = { ...facts.around, now, starter: state.starter }
  if (conditions.agreeIf && isTrue(conditions.agreeIf, facts.values, around)) return 'agreeIf'
  return conditions.rejectIf && isTrue(conditions.rejectIf, facts.values, around) ? 'rejectIf' : undefined
}

function ruleOfFlow({ plan, state }: Run, task: Task): AutomaticRule | undefined {
  const { automatic } = plan.definition.rules
  if (automatic.isStarter && task.person === state.starter) return 'isStarter'
  if (automatic.sameAsPrevious && agreedAtPrevious(state, task)) return 'sameAsPrevious'
  return automatic.alreadyAgreed && hasAgreed(state, task) ? 'alreadyAgreed' : undefined
}

/** Whether the step asks its people for something that only they can give. */
export function mustGive({ opinion, signature, attachment, fields }: PeopleNode): boolean {
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
