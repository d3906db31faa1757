import type { Voting } from '../nodes/voting.ts'

export const taskStages = ['waiting', 'toSign', 'toDo', 'doing', 'done', 'cancelled'] as const
export type TaskStage = (typeof taskStages)[number]

export const taskDecisions = ['agreed', 'rejected', 'handled', 'returned', 'transferred', 'assisted'] as const
export type TaskDecision = (typeof taskDecisions)[number]

/**
 * The rule that decided instead of the person. `unchanged`: nothing the person had decided about changed after a
 * return. `timeLimit`: the task was open for too long.
 */
export const automaticRules = [
  'isStarter',
  'alreadyAgreed',
  'sameAsPrevious',
  'agreeIf',
  'rejectIf',
  'unchanged',
  'timeLimit',
] as const
export type AutomaticRule = (typeof automaticRules)[number]

/** How added signers vote. */
export type SignerVoting = Exclude<Voting, Readonly<{ mode: 'weighted' }>>

/**
 * Colleagues the owner of a task asked to vote, `before` the owner decides or `after` the owner has agreed. Their
 * tasks carry the same `group`. `isOpen` until their vote is decided; in `after`, their verdict is the owner's vote.
 */
export type Signers = Readonly<{
  group: string
  place: 'before' | 'after'
  voting: SignerVoting
  isOpen?: true
  verdict?: 'agreed' | 'rejected'
}>

/**
 * Due date of a task. `nextAt` is the next time the clock acts, absent after the last tick; `ticks` counts overdue
 * notices.
 */
export type Deadline = Readonly<{ dueAt: string; nextAt?: string; reminders: number; ticks: number }>

/**
 * One person's work at one node in one round. Stages that the flow skips leave no timestamp: a task opened in `doing`
 * has no `signedAt`, and an untouched task has neither.
 */
export type Task = Readonly<{
  id: string
  node: string
  round: number
  person: string
  /** The kind of the approver source (or `nobody` rule) that found this person. */
  source: string
  stage: TaskStage
  openedAt: string
  signedAt?: string
  startedAt?: string
  closedAt?: string
  urgedAt?: string
  decision?: TaskDecision
  automatic?: AutomaticRule
  transferredFrom?: string
  /** The agent who decided for the person. */
  agent?: string
  /** When the person first opened the task, in flows that record it. */
  seenAt?: string
  /** How much the vote weighs; 1 when absent. */
  weight?: number
  /** The latest signers whom the owner of this task has added. */
  signers?: Signers
  /** Added as one of these signers. */
  group?: string
  /** Opened to help with the form of this task; no vote. */
  assists?: string
  /** Removed by the owner who added it, or by an administrator. */
  isRemoved?: true
  /** Opened because a later node sent the case back here. */
  isReturned?: true
  /** Set aside by a straight-back return; no command is accepted meanwhile. */
  isFrozen?: true
  deadline?: Deadline
  /** Transferred because a time limit passed; the limit does not transfer it again. */
  isEscalated?: true
  /** The use of a seal with which it was decided. */
  seal?: string
}>

const openStages: ReadonlySet<TaskStage> = new Set(['toSign', 'toDo', 'doing'])

/** Whether a person can act on the task now. */
export function isOpen(task: Task): boolean {
  return openStages.has(task.stage) && task.isFrozen !== true
}

/** Whether the task is open, waiting for its turn or set aside: neither done nor cancelled. */
export function isUnfinished(task: Task): boolean {
  return task.stage !== 'done' && task.stage !== 'cancelled'
}
