import type { AutomaticRule, TaskDecision, TaskStage } from '../case/task.ts'
import type { FailureReason, WaitOutcome } from '../case/wait.ts'
import type { NodeKindName } from '../definition/flow-definition.ts'
import type { Remark } from '../events/flow-event.ts'
import type { SourceReason } from '../sources/source-kind.ts'

export const stepStatuses = [
  'launched',
  'passed',
  'rejected',
  'active',
  'returned',
  'recalled',
  'terminated',
  'cancelled',
  'administered',
  'filed',
  'exception',
  'toCome',
] as const
export type StepStatus = (typeof stepStatuses)[number]

export const stepWorks = ['decide', 'handle', 'read', 'run', 'none'] as const
/** Work at a step: people decide, handle or read, the system works, or nothing. */
export type StepWork = (typeof stepWorks)[number]

/** Types of the events that are actions on a whole case. */
export const caseActions = [
  'caseRecalled',
  'caseWithdrawn',
  'caseTerminated',
  'draftHandedOver',
  'caseSuspended',
  'caseResumed',
  'caseRevived',
  'caseArchived',
  'caseMigrated',
  'tasksReassigned',
  'caseJumped',
  'nodeRetried',
  'revocationStarted',
  'revocationEnded',
  'messagesFiled',
] as const
export type CaseAction = (typeof caseActions)[number]

export type Vote = Readonly<
  Remark & {
    task?: string
    person: string
    source?: string
    why?: SourceReason
    stage?: TaskStage
    decision?: TaskDecision
    automatic?: AutomaticRule
    at?: string
    transferredTo?: string
    /** Who decided in the person's name. */
    agent?: string
    /** The task whose owner asked for help with the form, or for a vote before or after theirs. */
    assists?: string
    signs?: Readonly<{ task: string; place: 'before' | 'after' }>
    returnedTo?: string
    /** Due date, since when it is overdue, and the last reminder. */
    dueAt?: string
    overdueSince?: string
    remindedAt?: string
  }
>

/** A visit of a node, the launch, or an action of the starter or an administrator; oldest first. */
export type TimelineStep = Readonly<{
  node: string
  kind: NodeKindName | 'case' | 'automation'
  name: string
  round: number
  status: StepStatus
  /** What was done to the whole case. */
  action?: CaseAction
  enteredAt?: string
  leftAt?: string
  votes: readonly Vote[]
  /** The wait of a node without people, its outcome, and why it failed for now. */
  wait?: string
  outcome?: WaitOutcome
  /** When a timer ends. */
  until?: string
  failure?: FailureReason
  /** Cases of other flows started here. */
  cases?: readonly Readonly<{ caseId: string; person: string }>[]
  /** People who received a copy here. */
  copiedTo?: readonly string[]
}>
