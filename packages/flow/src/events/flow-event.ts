import type {
  AutomaticRule,
  CaseStatus,
  Continuation,
  EndedPosition,
  ExceptionCode,
  FailureReason,
  Json,
  Parent,
  RevocationTarget,
  SignerVoting,
  TaskStage,
  Token,
  Urgency,
  WaitOutcome,
} from '../case/case-state.ts'
import type { SourceReason } from '../sources/source-kind.ts'

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

/** How people left a node. */
export const nodeOutcomes = ['agreed', 'rejected', 'handled', 'passed', 'merged', 'done'] as const
export type NodeOutcome = (typeof nodeOutcomes)[number]

/** A task that is born with an event about another one. */
export type OpenedTask = Readonly<{ task: string; person: string; stage: TaskStage }>

/** What another case has to do with the beginning of this one. */
type Origin = { parent?: Parent; followsUp?: string }

type Identity = { caseId: string; flowVersionId: string; starter: string; title: string; urgency: Urgency }

/**
 * Facts about a case, appended and never changed. `at` is ISO 8601 from the caller's clock; `by` is a person, or null
 * for the system. Each carries everything that `evolve` needs: a fold never looks at a flow or a directory.
 */
export type FlowEvent =
  | AdministeredEvent
  | CaseEvent<'draftSaved', Identity & Origin>
  | CaseEvent<'draftDeleted', object>
  /** `again` tells a re-launch; a first launch has none. `straightBack` skips to the returner. */
  | CaseEvent<
      'caseLaunched',
      Identity & {
        again?: 'draft' | 'returned' | 'recalled' | 'rejected' | 'terminated'
        straightBack?: true
        /** The finished case that this one is to revoke. */
        revokes?: RevocationTarget
      } & Origin
    >
  | CaseEvent<'caseRecalled', Remark>
  | CaseEvent<'caseWithdrawn', Remark>
  | CaseEvent<'caseApproved', object>
  /** `stood` is where the case stood, so that it can be brought back to life. */
  | CaseEvent<'caseRejected', { node: string; stood?: EndedPosition }>
  | CaseEvent<'caseTerminated', { stood?: EndedPosition } & Remark>
  /** A token arrived at a node that waits (people, merge, or a branch with nowhere to go). */
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
        /** Why it came to this person: what the source named as `source` found, as it was then. */
        why?: SourceReason
        weight?: number
      }
    >
  /** A task that waited for its turn (one after another) is open now. */
  | CaseEvent<'taskReached', { task: string; stage: TaskStage }>
  | CaseEvent<'tasksCancelled', { tasks: readonly string[]; reason: CancelReason }>
  | CaseEvent<'taskSigned', { task: string; stage: TaskStage }>
  | CaseEvent<'taskUnsigned', { task: string }>
  | CaseEvent<'taskStarted', { task: string }>
  | CaseEvent<'taskAgreed', { task: string; automatic?: AutomaticRule } & Remark>
  | CaseEvent<'taskHandled', { task: string; automatic?: AutomaticRule } & Remark>
  | CaseEvent<'taskRejected', { task: string; automatic?: AutomaticRule } & Remark>
  /** The person looked at the task for the first time. */
  | CaseEvent<'taskSeen', { task: string }>
  /** Helpers were asked; `helpers` are their tasks. */
  | CaseEvent<'helpAsked', { task: string; helpers: readonly OpenedTask[] } & Remark>
  /** A helper has done what was asked. */
  | CaseEvent<'taskHelped', { task: string } & Remark>
  /** The owner of `task` wants colleagues to vote before or after him. Their group is the id of the first one's task. */
  | CaseEvent<
      'signersAdded',
      {
        task: string
        place: 'before' | 'after'
        voting: SignerVoting
        signers: readonly OpenedTask[]
      } & Remark
    >
  /** They have decided; with `stage` the owner has his task back. */
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
   * The case stands at an earlier place. `voided` are the nodes whose tokens and rounds are void (walk again) or set
   * aside (straight back).
   */
  | CaseEvent<
      'caseReturned',
      { task: string; node: string; to: string; continuation: Continuation; voided: readonly string[] }
    >
  /** The task has to be done by `dueAt`; `nextAt` is when the clock looks at it first. */
  | CaseEvent<'deadlineSet', { task: string; dueAt: string; nextAt: string }>
  /** Whoever holds the task was reminded of its deadline. */
  | CaseEvent<'taskReminded', { task: string; nextAt: string }>
  /** The deadline has passed, for the `tick`-th time that somebody is told. The last one has no `nextAt`. */
  | CaseEvent<'taskOverdue', { task: string; tick: number; nextAt?: string }>
  /** What a straight-back return had set aside is live again; `newTask` is the returner's. */
  | CaseEvent<'caseCameBack', { newTask: string; person: string; source: string; stage: TaskStage }>
  /** `stages` are the tasks of the node that are undone again; `voided` the later nodes that the decision had led to. */
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
  /** A token waits at a node without people for what `asks` says; `kind` is the node's. */
  | CaseEvent<'waitOpened', { wait: string; node: string; round: number; kind: string; asks: Json }>
  /** What was waited for is there. The token moves on at once, or when the case runs again. */
  | CaseEvent<'waitEnded', { wait: string; outcome: WaitOutcome; result?: Json }>
  /** It was tried often enough; the token stays, and an administrator sees why. */
  | CaseEvent<'waitFailed', { wait: string; reason: FailureReason }>
  | CaseEvent<'waitRetried', { wait: string } & Remark>
  | CaseEvent<'waitsCancelled', { waits: readonly string[]; reason: CancelReason }>
  /** Cases of other flows were begun here. */
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
  | CaseEvent<'urged', { tasks: readonly string[]; text?: string }>
  /** Something outside did a step by name (payment, booking): history only. */
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

/** What a person wrote, signed and attached when deciding. Ids are the server's. */
export type Remark = Readonly<{
  opinion?: string
  signature?: string
  attachments?: readonly string[]
}>

type CaseEvent<Type extends string, What> = Readonly<{ type: Type; at: string; by: string | null } & What>

/** Only what was given, so that an event has no empty keys. */
export function remarkOf({ opinion, signature, attachments }: Remark): Remark {
  return {
    ...(opinion !== undefined && opinion.trim() !== '' && { opinion }),
    ...(signature !== undefined && signature !== '' && { signature }),
    ...(attachments !== undefined && attachments.length > 0 && { attachments }),
  }
}

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
