import type { CaseState, Copy, Task, Wait } from './case-state.ts'

/**
 * One row per case. `sequence` is the last event folded. `nodes` are the nodes where people work or something is waited for now, `holders` who
 * holds it now, `since` when the longest waiting of their tasks opened. `changedAt` is the time of the last event.
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
    /** When the clock has to look at it next. */
    dueAt?: string
    /** Since when the longest overdue of the open tasks is. */
    overdueSince?: string
    nodes: readonly string[]
    holders: readonly string[]
    /** Since when something about it needs an administrator. */
    exceptionSince?: string
    /** The case that it is to revoke. */
    revokes?: string
    archivedAt?: string
  }
>

/**
 * One row per task, for ever: also of rounds that the state has already forgotten.
 * To sign, to do and doing are the rows with that stage (and not frozen) of a running case; done are those with a decision.
 */
export type TaskRow = Readonly<Task & { caseId: string }>

/** One row per person and node that got a copy; the id is derived from both. */
export type CopyRow = Readonly<Copy & { caseId: string }>

export const waitStates = ['waiting', 'ended', 'failed', 'done', 'cancelled'] as const
export type WaitState = (typeof waitStates)[number]

/** One row per wait, for ever. `ended`: over, but its token cannot move yet. A wait set aside keeps its state. */
export type WaitRow = Readonly<Wait & { caseId: string; state: WaitState; closedAt?: string }>

/** What to write into the read tables: upsert the rows by id (copies by case, node and person; tasks and waits by theirs), or delete the case. */
export type ReadChanges = Readonly<{
  case: CaseRow
  tasks: readonly TaskRow[]
  copies: readonly CopyRow[]
  waits: readonly WaitRow[]
  isDeleted: boolean
}>
