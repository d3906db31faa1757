import type { AdministeredEvent } from './administered-event.ts'
import type {
  AutomaticRule,
  Continuation,
  ExceptionCode,
  Json,
  Parent,
  Revokes,
  SignerVoting,
  Stood,
  TaskStage,
  Urgency,
  WaitOutcome,
} from './case-state.ts'
import type { FailureReason } from './failure-reason.ts'
import type { Happened, Remark } from './happened.ts'
import type { Why } from './sources/source-kind.ts'

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
export type Opened = Readonly<{ task: string; person: string; stage: TaskStage }>

/** What another case has to do with the beginning of this one. */
type Origin = { parent?: Parent; followsUp?: string }

type Identity = { caseId: string; flowVersionId: string; starter: string; title: string; urgency: Urgency }

/**
 * Facts about a case, appended and never changed. `at` is ISO 8601 from the caller's clock; `by` is a person, or null
 * for the system. Each carries everything that `evolve` needs: a fold never looks at a flow or a directory.
 */
export type FlowEvent =
  | AdministeredEvent
  | Happened<'draftSaved', Identity & Origin>
  | Happened<'draftDeleted', object>
  /** `again` tells a re-launch; a first launch has none. `straightBack` skips to the returner. */
  | Happened<
      'caseLaunched',
      Identity & {
        again?: 'draft' | 'returned' | 'recalled' | 'rejected' | 'terminated'
        straightBack?: true
        /** The finished case that this one is to revoke. */
        revokes?: Revokes
      } & Origin
    >
  | Happened<'caseRecalled', Remark>
  | Happened<'caseWithdrawn', Remark>
  | Happened<'caseApproved', object>
  /** `stood` is where the case stood, so that it can be brought back to life. */
  | Happened<'caseRejected', { node: string; stood?: Stood }>
  | Happened<'caseTerminated', { stood?: Stood } & Remark>
  /** A token arrived at a node that waits (people, merge, or a branch with nowhere to go). */
  | Happened<'nodeEntered', { node: string; round: number; from: string }>
  | Happened<'nodeLeft', { node: string; round: number; outcome: NodeOutcome; inputs?: string }>
  | Happened<'branchTaken', { node: string; lines: readonly string[]; from: string }>
  | Happened<
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
        why?: Why
        weight?: number
      }
    >
  /** A task that waited for its turn (one after another) is open now. */
  | Happened<'taskReached', { task: string; stage: TaskStage }>
  | Happened<'tasksCancelled', { tasks: readonly string[]; reason: CancelReason }>
  | Happened<'taskSigned', { task: string; stage: TaskStage }>
  | Happened<'taskUnsigned', { task: string }>
  | Happened<'taskStarted', { task: string }>
  | Happened<'taskAgreed', { task: string; automatic?: AutomaticRule } & Remark>
  | Happened<'taskHandled', { task: string; automatic?: AutomaticRule } & Remark>
  | Happened<'taskRejected', { task: string; automatic?: AutomaticRule } & Remark>
  /** The person looked at the task for the first time. */
  | Happened<'taskSeen', { task: string }>
  /** Helpers were asked; `helpers` are their tasks. */
  | Happened<'helpAsked', { task: string; helpers: readonly Opened[] } & Remark>
  /** A helper has done what was asked. */
  | Happened<'taskHelped', { task: string } & Remark>
  /** The owner of `task` wants colleagues to vote before or after him. Their group is the id of the first one's task. */
  | Happened<
      'signersAdded',
      { task: string; place: 'before' | 'after'; voting: SignerVoting; signers: readonly Opened[] } & Remark
    >
  /** They have decided; with `stage` the owner has his task back. */
  | Happened<'signersDecided', { task: string; verdict: 'agreed' | 'rejected'; stage?: TaskStage }>
  | Happened<
      'taskTransferred',
      { task: string; newTask: string; to: string; stage: TaskStage; automatic?: AutomaticRule } & Remark
    >
  /** `to` is 'start' or a node id. */
  | Happened<
      'taskReturned',
      { task: string; to: string; continuation: Continuation; automatic?: AutomaticRule } & Remark
    >
  /**
   * The case stands at an earlier place. `voided` are the nodes whose tokens and rounds are void (walk again) or set
   * aside (straight back).
   */
  | Happened<
      'caseReturned',
      { task: string; node: string; to: string; continuation: Continuation; voided: readonly string[] }
    >
  /** The task has to be done by `dueAt`; `nextAt` is when the clock looks at it first. */
  | Happened<'deadlineSet', { task: string; dueAt: string; nextAt: string }>
  /** Whoever holds the task was reminded of its deadline. */
  | Happened<'taskReminded', { task: string; nextAt: string }>
  /** The deadline has passed, for the `tick`-th time that somebody is told. The last one has no `nextAt`. */
  | Happened<'taskOverdue', { task: string; tick: number; nextAt?: string }>
  /** What a straight-back return had set aside is live again; `newTask` is the returner's. */
  | Happened<'caseCameBack', { newTask: string; person: string; source: string; stage: TaskStage }>
  /** `stages` are the tasks of the node that are undone again; `voided` the later nodes that the decision had led to. */
  | Happened<
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
  | Happened<'waitOpened', { wait: string; node: string; round: number; kind: string; asks: Json }>
  /** What was waited for is there. The token moves on at once, or when the case runs again. */
  | Happened<'waitEnded', { wait: string; outcome: WaitOutcome; result?: Json }>
  /** It was tried often enough; the token stays, and an administrator sees why. */
  | Happened<'waitFailed', { wait: string; reason: FailureReason }>
  | Happened<'waitRetried', { wait: string } & Remark>
  | Happened<'waitsCancelled', { waits: readonly string[]; reason: CancelReason }>
  /** Cases of other flows were begun here. */
  | Happened<'casesBegun', { node: string; cases: readonly Readonly<{ caseId: string; person: string }>[] }>
  | Happened<'copied', { node: string; people: readonly string[] }>
  | Happened<'copyOpened', object>
  | Happened<
      'commented',
      {
        comment: string
        text: string
        replyTo?: string
        mentions?: readonly string[]
        attachments?: readonly string[]
      }
    >
  | Happened<'urged', { tasks: readonly string[]; text?: string }>
  /** Something outside did a step by name (payment, booking): history only. */
  | Happened<'stepRecorded', { name: string }>
  | Happened<
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
