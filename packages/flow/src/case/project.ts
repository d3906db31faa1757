import type { FlowEvent } from '../events/flow-event.ts'
import { evolve, evolveAll } from '../evolve/evolve.ts'
import { nextDue } from '../limits/set-deadlines.ts'
import type { CaseState, Copy } from './case-state.ts'
import { openExceptions } from './case-state.ts'
import { isOpen, type Task } from './task.ts'
import type { Wait } from './wait.ts'

/**
 * The read-table changes of one command, from the state before, the events and the state after. The server applies
 * them in the transaction that appends the events. Rows of tasks that the state drops keep their last shape.
 */
export function project(
  before: CaseState | null,
  events: readonly FlowEvent[],
  after: CaseState,
): ReadChanges {
  const tasks = new Map<string, TaskRow>()
  const copies = new Map<string, CopyRow>()
  const waits = new Map<string, WaitRow>()
  let state = before
  for (const event of events) {
    const next = evolve(state, event)
    for (const task of changed(state?.tasks, next.tasks)) tasks.set(task.id, { ...task, caseId: after.id })
    for (const copy of changed(state?.copies, next.copies))
      copies.set(keyOf(copy), { ...copy, caseId: after.id })
    for (const row of waitRows(state, event, next)) waits.set(row.id, row)
    state = next
  }
  return {
    case: caseRow(after),
    tasks: [...tasks.values()],
    copies: [...copies.values()],
    waits: [...waits.values()],
    isDeleted: after.deletedAt !== undefined,
  }
}

/** All rows of a case from its whole history, for rebuilding the read tables. */
export function projectAll(events: readonly FlowEvent[]): ReadChanges {
  return project(null, events, evolveAll(events))
}

/** Appliers keep unchanged parts as the same object, so identity shows what changed. */
function changed<Part>(before: readonly Part[] = [], after: readonly Part[]): readonly Part[] {
  if (before === after) return []
  const known = new Set(before)
  return after.filter((part) => !known.has(part))
}

/** A wait leaves the state when its token moves on or the wait is cancelled; the row keeps which. */
function waitRows(before: CaseState | null, event: FlowEvent, after: CaseState): readonly WaitRow[] {
  const caseId = after.id
  const still = new Set(after.waits?.map(({ id }) => id))
  const gone = before?.waits === after.waits ? [] : (before?.waits ?? []).filter(({ id }) => !still.has(id))
  const closed = {
    state: event.type === 'waitsCancelled' ? 'cancelled' : 'done',
    closedAt: event.at,
  } as const
  return [
    ...changed(before?.waits ?? [], after.waits ?? []).map((wait) => ({
      ...wait,
      caseId,
      state: stateOf(wait),
    })),
    ...gone.map((wait) => ({ ...wait, caseId, ...closed })),
  ]
}

function stateOf({ outcome, failure }: Wait): WaitState {
  if (outcome) return 'ended'
  return failure ? 'failed' : 'waiting'
}

function keyOf({ node, person }: Copy): string {
  return `${node} ${person}`
}

function caseRow(state: CaseState): CaseRow {
  const { id, flowVersionId, starter, title, status, urgency, sequence, createdAt, changedAt } = state
  const { launchedAt, endedAt } = state
  const open = status === 'running' || status === 'suspended' ? state.tasks.filter(isOpen) : []
  const waits = status === 'running' ? (state.waits ?? []).filter(({ isFrozen }) => !isFrozen) : []
  const since = (open.length > 0 ? open : waits).map(({ openedAt }) => openedAt).sort()[0]
  const dueAt = nextDue(state)
  const overdueSince = open.flatMap(overdueOf).sort()[0]
  return {
    ...{ id, flowVersionId, starter, title, status, urgency, sequence, createdAt, changedAt },
    ...(launchedAt !== undefined && { launchedAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(since !== undefined && { since }),
    nodes: [...new Set([...open, ...waits].map(({ node }) => node))],
    ...(dueAt !== undefined && { dueAt }),
    ...(overdueSince !== undefined && { overdueSince }),
    holders: [...new Set(open.map(({ person }) => person))],
    ...administered(state),
  }
}

function administered(state: CaseState): Pick<CaseRow, 'exceptionSince' | 'revokes' | 'archivedAt'> {
  const since = openExceptions(state)
    .map(({ at }) => at)
    .sort()[0]
  return {
    ...(since !== undefined && { exceptionSince: since }),
    ...(state.revokes !== undefined && { revokes: state.revokes.case }),
    ...(state.archivedAt !== undefined && { archivedAt: state.archivedAt }),
  }
}

function overdueOf({ deadline }: Task): readonly string[] {
  return deadline && deadline.ticks > 0 ? [deadline.dueAt] : []
}

/**
 * One row per case. `nodes` are the nodes that wait for people or the system, `holders` the people with open tasks,
 * `since` the opening of the oldest of these tasks. `changedAt` is the time of the last event.
 */
export type CaseRow = Readonly<
  Pick<
    CaseState,
    | 'id'
    | 'flowVersionId'
    | 'starter'
    | 'title'
    | 'status'
    | 'urgency'
    | 'sequence'
    | 'createdAt'
    | 'changedAt'
  > & {
    launchedAt?: string
    endedAt?: string
    since?: string
    /** When the clock acts next. */
    dueAt?: string
    /** Due date of the longest overdue open task. */
    overdueSince?: string
    nodes: readonly string[]
    holders: readonly string[]
    /** Time of the oldest open exception. */
    exceptionSince?: string
    /** The case this one revokes. */
    revokes?: string
    archivedAt?: string
  }
>

/**
 * One row per task, kept for good, including voided rounds. To sign, to do and doing are the unfrozen rows in that
 * stage of a running case; done rows have a decision.
 */
export type TaskRow = Readonly<Task & { caseId: string }>

/** One row per person and node that received a copy; the id derives from both. */
export type CopyRow = Readonly<Copy & { caseId: string }>

export const waitStates = ['waiting', 'ended', 'failed', 'done', 'cancelled'] as const
export type WaitState = (typeof waitStates)[number]

/** One row per wait, kept for good. `ended`: the outcome is known, but the token cannot move yet. */
export type WaitRow = Readonly<Wait & { caseId: string; state: WaitState; closedAt?: string }>

/** Rows to upsert by id (copies by case, node and person), or the case to delete. */
export type ReadChanges = Readonly<{
  case: CaseRow
  tasks: readonly TaskRow[]
  copies: readonly CopyRow[]
  waits: readonly WaitRow[]
  isDeleted: boolean
}>
