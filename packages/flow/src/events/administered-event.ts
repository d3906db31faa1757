import type { CaseStatus, TaskStage, Token } from '../case/case-state.ts'
import type { CaseEvent, Remark } from './happened.ts'

/** A task that an administrator gave to somebody; `from` is whose place it is. */
export type ReassignedTask = Readonly<{
  task: string
  person: string
  stage: TaskStage
  from?: string
  weight?: number
}>

/** What administrators do to a running case, and what becomes of a case that is to be revoked. */
export type AdministeredEvent =
  | CaseEvent<'caseSuspended', Remark>
  /** The status it had before it was suspended is back. */
  | CaseEvent<'caseResumed', Remark>
  /** A draft has another starter now; `from` is who had begun it. */
  | CaseEvent<'draftHandedOver', { from: string; to: string } & Remark>
  /** Alive again with this status; `tokens` are those that only wait for others, the rest enter their nodes anew. */
  | CaseEvent<'caseRevived', { status: CaseStatus; tokens: readonly Token[] } & Remark>
  /** `cancelled` had stood at the node, decided or not, and do not count any more. */
  | CaseEvent<
      'tasksReassigned',
      {
        node: string
        round: number
        cancelled: readonly string[]
        opened: readonly ReassignedTask[]
      } & Remark
    >
  /** The tokens of `voided` are gone; one enters `to` next. */
  | CaseEvent<'caseJumped', { node: string; to: string; voided: readonly string[] } & Remark>
  /** The token of the node enters it once more. */
  | CaseEvent<'nodeRetried', { node: string } & Remark>
  /**
   * Goes on with another version of its flow. `gone` are nodes that it knew and that are not there, with their names;
   * the tokens of those in `left` are gone and others are entered next.
   */
  | CaseEvent<
      'caseMigrated',
      { from: string; to: string; gone: Readonly<Record<string, string>>; left?: readonly string[] } & Remark
    >
  | CaseEvent<'caseArchived', Remark>
  /** `revocation` is the case that decides about it. */
  | CaseEvent<'revocationStarted', { revocation: string } & Remark>
  | CaseEvent<'revocationEnded', { revocation: string; verdict: 'revoked' | 'kept' }>
