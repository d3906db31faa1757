import type { AutomaticRule, TaskDecision, TaskStage } from './case-state.ts'
import type { NodeKindName } from './flow-definition.ts'
import type { Remark } from './flow-event.ts'
import type { Why } from './sources/source-kind.ts'

export const stepStatuses = [
  'launched',
  'passed',
  'rejected',
  'active',
  'returned',
  'recalled',
  'terminated',
  'exception',
  'toCome',
] as const
export type StepStatus = (typeof stepStatuses)[number]

export type Vote = Readonly<
  Remark & {
    task?: string
    person: string
    source?: string
    why?: Why
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
  }
>

/** One visit of one node (or the launch, or an act of the starter or an administrator), oldest first. */
export type TimelineStep = Readonly<{
  node: string
  kind: NodeKindName | 'case' | 'automation'
  name: string
  round: number
  status: StepStatus
  enteredAt?: string
  leftAt?: string
  votes: readonly Vote[]
  /** Who got to see the case from here. */
  copiedTo?: readonly string[]
}>
