import type { ExceptionCode } from '../case/case-exception.ts'
import type {
  CaseStatus,
  Continuation,
  EndedPosition,
  Parent,
  RevocationTarget,
  Token,
  Urgency,
} from '../case/case-state.ts'
import type { AutomaticRule, SignerVoting, TaskStage } from '../case/task.ts'
import type { FailureReason, Json, WaitOutcome } from '../case/wait.ts'
import type { SourceReason } from '../sources/source-kind.ts'
import type { CaseTitles } from '../translations/case-titles.ts'

export const cancelReasons = [
  'decided',
  'returned',
  'recalled',
  'withdrawn',
  'ended',
  'takenBack',
  'removed',
  'jumped',
  'migrated',
  'retried',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** How a node was left. */
export const nodeOutcomes = ['agreed', 'rejected', 'handled', 'passed', 'merged', 'done'] as const
export type NodeOutcome = (typeof nodeOutcomes)[number]

/** A task opened by an event about another task. */
export type OpenedTask = Readonly<{ task: string; person: string; stage: TaskStage }>

/** Cases this one originates from. */
type Origin = { parent?: Parent; followsUp?: string }

type Identity = {
  caseId: string
  flowVersionId: string
  starter: string
  title: string
  titles?: CaseTitles
  urgency: Urgency
}

/**
 * Facts about a case, append-only. `at` is ISO 8601 from the caller's clock; `by` is a person, or null for the
 * system. Each event carries all that `evolve` needs, so folding needs no flow or directory.
 */
export type FlowEvent =
  | AdministeredEvent
  | CaseEvent<'draftSaved', Identity & Origin>
  | CaseEvent<'draftDeleted', object>
  /** `again` marks a re-launch; `straightBack` skips to the person who returned the case. */
  | CaseEvent<
      'caseLaunched',
      Identity & {
        again?: 'draft' | 'returned' | 'recalled' | 'rejected' | 'terminated'
        straightBack?: true
        /** The finished case to revoke. */
        revokes?: RevocationTarget
      } & Origin
    >
  | CaseEvent<'caseRecalled', Remark>
  | CaseEvent<'caseWithdrawn', Remark>
  | CaseEvent<'caseApproved', object>
  /** `stood` is the position of the case, used to reopen it; `reason` is the opinion of the rejection that decided. */
  | CaseEvent<'caseRejected', { node: string; stood?: EndedPosition; reason?: string }>
  | CaseEvent<'caseTerminated', { stood?: EndedPosition } & Remark>
  /** A token arrived at a node that holds it (people, merge, or a branch without a match). */
  | CaseEvent<'nodeEntered', { node: string; round: number; from: string }>
  | CaseEvent<'nodeLeft', { node: string; round: number; outcome: NodeOutcome; inputs?: string }>
  | CaseEvent<'branchTaken', { node: string; lines: readonly string[]; from: string }>
  | CaseEvent<
      'taskOpened',
      {
        task: string
        node: string
        round: number
        person: string
        source: string
        stage: TaskStage
        isReturned?: true
        /** The facts by which the source found this person at that time. */
        why?: SourceReason
        weight?: number
      }
    >
  /** The turn of a waiting task has come. */
  | CaseEvent<'taskReached', { task: string; stage: TaskStage }>
  | CaseEvent<'tasksCancelled', { tasks: readonly string[]; reason: CancelReason }>
  | CaseEvent<'taskSigned', { task: string; stage: TaskStage }>
  | CaseEvent<'taskUnsigned', { task: string }>
  | CaseEvent<'taskStarted', { task: string }>
  | CaseEvent<'taskAgreed', { task: string; automatic?: AutomaticRule } & Remark>
  | CaseEvent<'taskHandled', { task: string; automatic?: AutomaticRule } & Remark>
  | CaseEvent<'taskRejected', { task: string; automatic?: AutomaticRule } & Remark>
  /** The person opened the task for the first time. */
  | CaseEvent<'taskSeen', { task: string }>
  /** Colleagues were asked to help; `helpers` are their tasks. */
  | CaseEvent<'helpAsked', { task: string; helpers: readonly OpenedTask[] } & Remark>
  /** A helper finished. */
  | CaseEvent<'taskHelped', { task: string } & Remark>
  /** The owner of `task` asked colleagues to vote first or afterwards. Their group is the id of their first task. */
  | CaseEvent<
      'signersAdded',
      {
        task: string
        place: 'before' | 'after'
        voting: SignerVoting
        signers: readonly OpenedTask[]
      } & Remark
    >
  /** The added signers decided; with `stage` the owner's task is open again. */
  | CaseEvent<'signersDecided', { task: string; verdict: 'agreed' | 'rejected'; stage?: TaskStage }>
  | CaseEvent<
      'taskTransferred',
      { task: string; newTask: string; to: string; stage: TaskStage; automatic?: AutomaticRule } & Remark
    >
  /** `to` is 'start' or a node id. */
  | CaseEvent<
      'taskReturned',
      { task: string; to: string; continuation: Continuation; automatic?: AutomaticRule } & Remark
    >
  /**
   * The case moved back. `voided` are the nodes whose tokens and rounds are void (walk again) or set aside (straight
   * back).
   */
  | CaseEvent<
      'caseReturned',
      { task: string; node: string; to: string; continuation: Continuation; voided: readonly string[] }
    >
  /** The task is due at `dueAt`; `nextAt` is when the clock acts first. */
  | CaseEvent<'deadlineSet', { task: string; dueAt: string; nextAt: string }>
  /** The assignee was reminded of the due date. */
  | CaseEvent<'taskReminded', { task: string; nextAt: string }>
  /** Overdue notice number `tick`; the last one has no `nextAt`. */
  | CaseEvent<'taskOverdue', { task: string; tick: number; nextAt?: string }>
  /** Work set aside by a straight-back return resumes; `newTask` belongs to the person who returned the case. */
  | CaseEvent<'caseCameBack', { newTask: string; person: string; source: string; stage: TaskStage }>
  /** `stages` are the reopened tasks of the node; `voided` are the later nodes the decision had led to. */
  | CaseEvent<
      'decisionTakenBack',
      {
        task: string
        node: string
        from: string
        stages: Readonly<Record<string, TaskStage>>
        voided: readonly string[]
      }
    >
  /** A token waits at a node of this `kind` without people. */
  | CaseEvent<'waitOpened', { wait: string; node: string; round: number; kind: string; asks: Json }>
  /** The wait ended. The token moves on at once, or when the case runs again. */
  | CaseEvent<'waitEnded', { wait: string; outcome: WaitOutcome; result?: Json }>
  /** All attempts failed; the token stays and an administrator sees why. */
  | CaseEvent<'waitFailed', { wait: string; reason: FailureReason }>
  | CaseEvent<'waitRetried', { wait: string } & Remark>
  | CaseEvent<'waitsCancelled', { waits: readonly string[]; reason: CancelReason }>
  /** Cases of other flows started here. */
  | CaseEvent<'casesBegun', { node: string; cases: readonly Readonly<{ caseId: string; person: string }>[] }>
  | CaseEvent<'copied', { node: string; people: readonly string[] }>
  | CaseEvent<'copyOpened', object>
  | CaseEvent<
      'commented',
      {
        comment: string
        text: string
        replyTo?: string
        mentions?: readonly string[]
        attachments?: readonly string[]
      }
    >
  /** Messages of the conversation about the case became evidence; `attachments` are the files in them. */
  | CaseEvent<
      'messagesFiled',
      { conversation: string; messages: readonly FiledMessage[]; attachments?: readonly string[] }
    >
  | CaseEvent<'urged', { tasks: readonly string[]; text?: string }>
  /** An outside system did a named step (payment, booking); only history changes. */
  | CaseEvent<'stepRecorded', { name: string }>
  | CaseEvent<
      'exceptionRaised',
      {
        code: ExceptionCode
        node: string
        stops: boolean
        params?: Readonly<Record<string, string | number>>
      }
    >

export type FlowEventType = FlowEvent['type']
export type FlowEventOf<Type extends FlowEventType> = Extract<FlowEvent, { type: Type }>

/**
 * A message as it was when it became evidence. `sequence` is its place in the conversation, `by` its author, `sentAt` and
 * `editedAt` are ISO 8601, `text` is what it said (of a file or place its name), `file.sha256` covers the bytes.
 */
export type FiledMessage = Readonly<{
  sequence: number
  by: string
  sentAt: string
  editedAt?: string
  kind: string
  text: string
  /** The place of the message that it answers. */
  replyTo?: number
  file?: Readonly<{ fileId: string; name: string; size: number; sha256: string }>
  place?: Readonly<{ name: string; address: string; lng: number; lat: number }>
  /** The case that a card shows. */
  caseId?: string
}>

/** Channels whose messages carry a link by which a task is decided. */
export const linkChannels = ['mail', 'push'] as const
export type LinkChannel = (typeof linkChannels)[number]

/**
 * A seal of the company that an agreement applied. `use` is its row in the ledger, `sha256` covers the bytes of its
 * picture, and `name` is what it was called then.
 */
export type AppliedSeal = Readonly<{ use: string; seal: string; name: string; sha256: string }>

/**
 * Opinion, signature, attachments and seal given with a decision. Ids are the server's. `link` is the channel of the
 * link that it was made by, without signing in.
 */
export type Remark = Readonly<{
  opinion?: string
  signature?: string
  attachments?: readonly string[]
  seal?: AppliedSeal
  link?: LinkChannel
}>

type CaseEvent<Type extends string, What> = Readonly<{ type: Type; at: string; by: string | null } & What>

/** Drops empty parts, so that events have no empty keys. */
export function remarkOf({ opinion, signature, attachments, seal, link }: Remark): Remark {
  return {
    ...(link !== undefined && { link }),
    ...(opinion !== undefined && opinion.trim() !== '' && { opinion }),
    ...(signature !== undefined && signature !== '' && { signature }),
    ...(attachments !== undefined && attachments.length > 0 && { attachments }),
    ...(seal !== undefined && { seal }),
  }
}

/** A task given by an administrator; `from` is the person it replaces. */
export type ReassignedTask = Readonly<{
  task: string
  person: string
  stage: TaskStage
  from?: string
  weight?: number
}>

/** Events by administrators, and of revocations. */
export type AdministeredEvent =
  | CaseEvent<'caseSuspended', Remark>
  /** Restores the status from before the suspension. */
  | CaseEvent<'caseResumed', Remark>
  /** A draft has a new starter; `from` is the previous one. */
  | CaseEvent<'draftHandedOver', { from: string; to: string } & Remark>
  /** Reopens the case with this status. `tokens` wait at merges; all others enter their nodes again. */
  | CaseEvent<'caseRevived', { status: CaseStatus; tokens: readonly Token[] } & Remark>
  /** `cancelled` are tasks of the node, decided or not, that no longer count. */
  | CaseEvent<
      'tasksReassigned',
      {
        node: string
        round: number
        cancelled: readonly string[]
        opened: readonly ReassignedTask[]
      } & Remark
    >
  /** Removes the tokens of `voided`; one token enters `to` next. */
  | CaseEvent<'caseJumped', { node: string; to: string; voided: readonly string[] } & Remark>
  /** The token enters its node again. */
  | CaseEvent<'nodeRetried', { node: string } & Remark>
  /**
   * Continues with another flow version. `gone` are nodes missing there, with their names; the tokens of those in
   * `left` are removed and others are entered next.
   */
  | CaseEvent<
      'caseMigrated',
      { from: string; to: string; gone: Readonly<Record<string, string>>; left?: readonly string[] } & Remark
    >
  | CaseEvent<'caseArchived', Remark>
  /** `revocation` is the case that decides on revoking this one. */
  | CaseEvent<'revocationStarted', { revocation: string } & Remark>
  | CaseEvent<'revocationEnded', { revocation: string; verdict: 'revoked' | 'kept' }>
