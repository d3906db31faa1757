import type {
  AutomaticRule,
  FailureReason,
  TaskDecision,
  TaskStage,
  WaitOutcome,
} from '../case/case-state.ts'
import type { NodeKindName } from '../definition/flow-definition.ts'
import type { FlowEventType, Remark } from '../events/flow-event.ts'
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
  'exception',
  'toCome',
] as const
export type StepStatus = (typeof stepStatuses)[number]

export const stepWorks = ['decide', 'handle', 'read', 'run', 'none'] as const
/** What happens at a step: its people decide, handle or only read, the system works, or nothing. */
export type StepWork = (typeof stepWorks)[number]

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
    /** Asked by the holder of this task: to help with the form, or to sign before or after him. */
    assists?: string
    signs?: Readonly<{ task: string; place: 'before' | 'after' }>
    returnedTo?: string
    /** Until when it is to be done, since when it is overdue, and when the clock last reminded of it. */
    dueAt?: string
    overdueSince?: string
    remindedAt?: string
  }
>

/** One visit of one node (or the launch, or an act of the starter or an administrator), oldest first. */
export type TimelineStep = Readonly<{
  node: string
  kind: NodeKindName | 'case' | 'automation'
  name: string
  round: number
  status: StepStatus
  /** The event by which somebody did something to the whole case. */
  act?: FlowEventType
  enteredAt?: string
  leftAt?: string
  votes: readonly Vote[]
  /** What a node without people waits or waited for, how that ended, and why it failed for now. */
  wait?: string
  outcome?: WaitOutcome
  /** Until when a timer waits. */
  until?: string
  failure?: FailureReason
  /** Cases of other flows that were begun here. */
  cases?: readonly Readonly<{ caseId: string; person: string }>[]
  /** Who got to see the case from here. */
  copiedTo?: readonly string[]
}>
