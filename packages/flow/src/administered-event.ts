import type { CaseStatus, TaskStage, Token } from './case-state.ts'
import type { Happened, Remark } from './happened.ts'

/** A task that an administrator gave to somebody; `from` is whose place it is. */
export type Reassigned = Readonly<{
  task: string
  person: string
  stage: TaskStage
  from?: string
  weight?: number
}>

/** What administrators do to a running case, and what becomes of a case that is to be revoked. */
export type AdministeredEvent =
  | Happened<'caseSuspended', Remark>
  /** The status it had before it was suspended is back. */
  | Happened<'caseResumed', Remark>
  /** A draft has another starter now; `from` is who had begun it. */
  | Happened<'draftHandedOver', { from: string; to: string } & Remark>
  /** Alive again with this status; `tokens` are those that only wait for others, the rest enter their nodes anew. */
  | Happened<'caseRevived', { status: CaseStatus; tokens: readonly Token[] } & Remark>
  /** `cancelled` had stood at the node, decided or not, and do not count any more. */
  | Happened<
      'tasksReassigned',
      { node: string; round: number; cancelled: readonly string[]; opened: readonly Reassigned[] } & Remark
    >
  /** The tokens of `voided` are gone; one enters `to` next. */
  | Happened<'caseJumped', { node: string; to: string; voided: readonly string[] } & Remark>
  /** The token of the node enters it once more. */
  | Happened<'nodeRetried', { node: string } & Remark>
  /**
   * Goes on with another version of its flow. `gone` are nodes that it knew and that are not there, with their names;
   * the tokens of those in `left` are gone and others are entered next.
   */
  | Happened<
      'caseMigrated',
      { from: string; to: string; gone: Readonly<Record<string, string>>; left?: readonly string[] } & Remark
    >
  | Happened<'caseArchived', Remark>
  /** `revocation` is the case that decides about it. */
  | Happened<'revocationStarted', { revocation: string } & Remark>
  | Happened<'revocationEnded', { revocation: string; verdict: 'revoked' | 'kept' }>
