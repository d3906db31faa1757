import type { CaseState, Copy, Task } from './case-state.ts'

/**
 * One row per case. `sequence` is the last event folded. `nodes` are the nodes where people work now, `holders` who
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
    nodes: readonly string[]
    holders: readonly string[]
    hasException: boolean
  }
>

/**
 * One row per task, for ever: also of rounds that the state has already forgotten.
 * To sign, to do and doing are the rows with that stage (and not frozen) of a running case; done are those with a decision.
 */
export type TaskRow = Readonly<Task & { caseId: string }>

/** One row per person and node that got a copy; the id is derived from both. */
export type CopyRow = Readonly<Copy & { caseId: string }>

/** What to write into the read tables: upsert the rows by id (copies by case, node and person), or delete the case. */
export type ReadChanges = Readonly<{
  case: CaseRow
  tasks: readonly TaskRow[]
  copies: readonly CopyRow[]
  isDeleted: boolean
}>
