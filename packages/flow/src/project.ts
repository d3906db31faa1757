import { type CaseState, type Copy, isOpen } from './case-state.ts'
import { evolve, evolveAll } from './evolve/evolve.ts'
import type { FlowEvent } from './flow-event.ts'
import type { CaseRow, CopyRow, ReadChanges, TaskRow } from './read-changes.ts'

/**
 * What one decision changes in the read tables: a pure function of the state before, the events and the state after.
 * The server applies it in the transaction that appends the events. Rows of tasks that the state forgets in between
 * (a round made void) keep the last shape they had, which is closed.
 */
export function project(
  before: CaseState | null,
  events: readonly FlowEvent[],
  after: CaseState,
): ReadChanges {
  const tasks = new Map<string, TaskRow>()
  const copies = new Map<string, CopyRow>()
  let state = before
  for (const event of events) {
    const next = evolve(state, event)
    for (const task of changed(state?.tasks, next.tasks)) tasks.set(task.id, { ...task, caseId: after.id })
    for (const copy of changed(state?.copies, next.copies))
      copies.set(keyOf(copy), { ...copy, caseId: after.id })
    state = next
  }
  return {
    case: caseRow(after),
    tasks: [...tasks.values()],
    copies: [...copies.values()],
    isDeleted: after.deletedAt !== undefined,
  }
}

/** Every row of a case from its whole history, for rebuilding the read tables. */
export function projectAll(events: readonly FlowEvent[]): ReadChanges {
  return project(null, events, evolveAll(events))
}

/** An applier keeps what it does not change as the same object, so identity tells what changed. */
function changed<Part>(before: readonly Part[] = [], after: readonly Part[]): readonly Part[] {
  if (before === after) return []
  const known = new Set(before)
  return after.filter((part) => !known.has(part))
}

function keyOf({ node, person }: Copy): string {
  return `${node} ${person}`
}

function caseRow(state: CaseState): CaseRow {
  const { id, flowVersionId, starter, title, status, urgency, sequence, createdAt, changedAt } = state
  const { launchedAt, endedAt } = state
  const open = status === 'running' ? state.tasks.filter(isOpen) : []
  const since = open.map(({ openedAt }) => openedAt).sort()[0]
  return {
    ...{ id, flowVersionId, starter, title, status, urgency, sequence, createdAt, changedAt },
    ...(launchedAt !== undefined && { launchedAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(since !== undefined && { since }),
    nodes: [...new Set(open.map(({ node }) => node))],
    holders: [...new Set(open.map(({ person }) => person))],
    hasException: state.exceptions.length > 0,
  }
}
