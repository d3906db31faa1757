import type {
  AutomaticRule,
  Continuation,
  ExceptionCode,
  SignerVoting,
  TaskStage,
  Urgency,
} from './case-state.ts'
import type { Why } from './sources/source-kind.ts'

/** What a person wrote, signed and attached when deciding. Ids are the server's. */
export type Remark = Readonly<{
  opinion?: string
  signature?: string
  attachments?: readonly string[]
}>

export const cancelReasons = [
  'decided',
  'returned',
  'recalled',
  'withdrawn',
  'ended',
  'takenBack',
  'removed',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** How people left a node. */
export const nodeOutcomes = ['agreed', 'rejected', 'handled', 'passed', 'merged'] as const
export type NodeOutcome = (typeof nodeOutcomes)[number]

type Happened<Type extends string, What> = Readonly<{ type: Type; at: string; by: string | null } & What>

/** A task that is born with an event about another one. */
export type Opened = Readonly<{ task: string; person: string; stage: TaskStage }>

type Identity = { caseId: string; flowVersionId: string; starter: string; title: string; urgency: Urgency }

/**
 * Facts about a case, appended and never changed. `at` is ISO 8601 from the caller's clock; `by` is a person, or null
 * for the system. Each carries everything that `evolve` needs: a fold never looks at a flow or a directory.
 */
export type FlowEvent =
  | Happened<'draftSaved', Identity>
  | Happened<'draftDeleted', object>
  /** `again` tells a re-launch; a first launch has none. `straightBack` skips to the returner. */
  | Happened<
      'caseLaunched',
      Identity & {
        again?: 'draft' | 'returned' | 'recalled' | 'rejected' | 'terminated'
        straightBack?: true
      }
    >
  | Happened<'caseRecalled', Remark>
  | Happened<'caseWithdrawn', Remark>
  | Happened<'caseApproved', object>
  | Happened<'caseRejected', { node: string }>
  | Happened<'caseTerminated', Remark>
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
  | Happened<'taskTransferred', { task: string; newTask: string; to: string; stage: TaskStage } & Remark>
  /** `to` is 'start' or a node id. */
  | Happened<'taskReturned', { task: string; to: string; continuation: Continuation } & Remark>
  /**
   * The case stands at an earlier place. `voided` are the nodes whose tokens and rounds are void (walk again) or set
   * aside (straight back).
   */
  | Happened<
      'caseReturned',
      { task: string; node: string; to: string; continuation: Continuation; voided: readonly string[] }
    >
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
