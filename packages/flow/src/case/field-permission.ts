import type { FlowPlan } from '../definition/flow-plan.ts'
import type { FieldAccess } from '../nodes/node-settings.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { fieldsAt, traitsOf } from '../nodes/traits-of.ts'
import type { CaseState } from './case-state.ts'
import { isOpen } from './task.ts'

/** Access by field; fields that are not listed have the access of `others`. */
export type FieldPermission = Readonly<{
  fields: Readonly<Record<string, FieldAccess>>
  others: 'read' | 'write'
}>

const readOnly: FieldPermission = { fields: {}, others: 'read' }

/**
 * Form access of a person: the start node's fields while the starter may edit, the task's fields while their own task
 * is open. Otherwise read-only, and fields hidden by the start or their node stay hidden.
 */
export function fieldPermission(
  plan: FlowPlan,
  state: CaseState | null,
  person: string,
  task?: string,
): FieldPermission {
  if (task !== undefined) return atTask(plan, state, person, task)

  const isStarters = state === null || state.starter === person
  if (!isStarters) return toRead(atCopy(plan, state, person))
  const isWritable = state === null || ['draft', 'returned', 'recalled'].includes(state.status)
  const atStart: FieldPermission = { fields: plan.start.fields, others: 'write' }
  return isWritable || isLaunchable(plan, state) ? atStart : toRead(atStart)
}

function isLaunchable({ definition: { rules } }: FlowPlan, { status }: CaseState): boolean {
  return rules.resubmit.some((from) => from === status)
}

function atTask(plan: FlowPlan, state: CaseState | null, person: string, id: string): FieldPermission {
  const task = state?.tasks.find((candidate) => candidate.id === id && candidate.person === person)
  const node = task && plan.nodes.get(task.node)
  if (!task || !isPeopleNode(node)) return readOnly

  const permission: FieldPermission = { fields: node.fields, others: 'read' }
  return isOpen(task) && state?.status === 'running' ? permission : toRead(permission)
}

function atCopy(plan: FlowPlan, { copies }: CaseState, person: string): FieldPermission {
  const copy = copies.findLast((candidate) => candidate.person === person)
  const node = copy && plan.nodes.get(copy.node)
  const isTold = node !== undefined && (traitsOf(node).informs || isPeopleNode(node))
  return isTold ? { fields: fieldsAt(node), others: 'read' } : readOnly
}

function toRead({ fields }: FieldPermission): FieldPermission {
  const hidden = Object.entries(fields).filter(([, access]) => access === 'hidden')
  return { fields: Object.fromEntries(hidden), others: 'read' }
}

/** Splits submitted values by permission: the values to store, and the ignored keys to report. */
export function splitWritable(
  { fields, others }: FieldPermission,
  values: Readonly<Record<string, unknown>>,
): Readonly<{ kept: Readonly<Record<string, unknown>>; ignored: readonly string[] }> {
  const isWritable = (key: string) => {
    const access = Object.hasOwn(fields, key) ? fields[key] : others
    return access === 'write' || access === 'required'
  }
  const entries = Object.entries(values)
  return {
    kept: Object.fromEntries(entries.filter(([key]) => isWritable(key))),
    ignored: entries.map(([key]) => key).filter((key) => !isWritable(key)),
  }
}

/** Whether the start form lets the starter fill in a field, so that required fields are filled. */
export function isWritableAtStart({ start }: Pick<FlowPlan, 'start'>, field: string): boolean {
  const access = start.fields[field] ?? 'write'
  return access === 'write' || access === 'required'
}
