import type { CaseState } from '../case-state.ts'
import type { FlowEvent } from '../flow-event.ts'
import { administeredAppliers } from './administered-appliers.ts'
import { caseAppliers } from './case-appliers.ts'
import { nodeAppliers } from './node-appliers.ts'
import { sideAppliers } from './side-appliers.ts'
import { taskAppliers } from './task-appliers.ts'
import { waitAppliers } from './wait-appliers.ts'

const appliers = {
  ...caseAppliers,
  ...nodeAppliers,
  ...taskAppliers,
  ...sideAppliers,
  ...waitAppliers,
  ...administeredAppliers,
}

/** The only place where a case changes. Total: whatever was decided can be folded, without looking at flow or directory. */
export function evolve(state: CaseState | null, event: FlowEvent): CaseState {
  const before = state ?? unborn
  const apply: (state: CaseState, event: never) => CaseState = appliers[event.type]
  const after = apply(before, event as never)
  return {
    ...after,
    sequence: before.sequence + 1,
    createdAt: before.createdAt || event.at,
    changedAt: event.at,
  }
}

/** The fold of a whole history, or of what followed `state`. */
export function evolveAll(events: readonly FlowEvent[], state: CaseState | null = null): CaseState {
  const after = events.reduce<CaseState | null>(evolve, state)
  if (!after) throw new Error('A case begins with its first event')
  return after
}

const unborn: CaseState = {
  id: '',
  flowVersionId: '',
  starter: '',
  title: '',
  status: 'draft',
  urgency: 'normal',
  sequence: 0,
  createdAt: '',
  changedAt: '',
  tokens: [],
  visits: {},
  tasks: [],
  taskCount: 0,
  commentCount: 0,
  copies: [],
  exceptions: [],
}
