export const caseStatuses = [
  'draft',
  'running',
  'suspended',
  'returned',
  'recalled',
  'approved',
  'rejected',
  'terminated',
  'revoking',
  'revoked',
  'exception',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

export const urgencies = ['normal', 'important', 'urgent'] as const
export type Urgency = (typeof urgencies)[number]

export const taskStages = ['waiting', 'toSign', 'toDo', 'doing', 'done', 'cancelled'] as const
export type TaskStage = (typeof taskStages)[number]

export const taskDecisions = ['agreed', 'rejected', 'handled', 'returned', 'transferred'] as const
export type TaskDecision = (typeof taskDecisions)[number]

/** Why nobody had to press a button: the rule that agreed for the person. */
export const automaticRules = ['isStarter', 'alreadyAgreed', 'sameAsPrevious'] as const
export type AutomaticRule = (typeof automaticRules)[number]

export const continuations = ['walkAgain', 'straightBack'] as const
export type Continuation = (typeof continuations)[number]

export const exceptionCodes = [
  'nobodyFound',
  'noLineTrue',
  'manyRounds',
  'tooManyRounds',
  'endlessWalk',
] as const
export type ExceptionCode = (typeof exceptionCodes)[number]

/**
 * One person's work at one node in one round. Stages that a flow switches off leave no time stamp: a task without
 * `signedAt` in stage `doing` was born there. A task that nobody has touched has neither stamp.
 */
export type Task = Readonly<{
  id: string
  node: string
  round: number
  person: string
  /** The kind of the approver source (or nobody rule) that found this person. */
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
  /** Opened because a later node sent the case back here. */
  isReturned?: true
  /** Set aside by a return that comes straight back; nobody may act on it meanwhile. */
  isFrozen?: true
}>

/** Where the case stands. `from` is the node of people (or the start) that it came from. */
export type Token = Readonly<{ node: string; from: string }>

/** How often a node was entered (the round, from 1), and the last time: from where, and as which event of the case. */
export type Visit = Readonly<{ round: number; from: string; sequence: number }>

export type Copy = Readonly<{ person: string; node: string; at: string; readAt?: string }>

/** A surprise an administrator should see. `stops` tells whether the case waits for him. */
export type CaseException = Readonly<{ code: ExceptionCode; node: string; at: string; stops: boolean }>

/** A return that comes straight back: `at` works now ('start' or a node); then `task` of `person` at `node` reopens. */
export type Frozen = Readonly<{
  at: string
  node: string
  round: number
  person: string
  source: string
  tokens: readonly Token[]
}>

/**
 * The fold of a case's events, plain JSON without `undefined`.
 * It keeps what rules still need: tasks of a round that a return or a re-launch made void are gone from here (they stay
 * in the events and in the read tables), everything else stays until the case is deleted.
 */
export type CaseState = Readonly<{
  id: string
  flowVersionId: string
  starter: string
  title: string
  status: CaseStatus
  urgency: Urgency
  /** Number of events folded. */
  sequence: number
  /** Times of the first and the last of them. */
  createdAt: string
  changedAt: string
  tokens: readonly Token[]
  visits: Readonly<Record<string, Visit>>
  tasks: readonly Task[]
  /** Numbers given so far, so that ids are derived and never reused. */
  taskCount: number
  commentCount: number
  copies: readonly Copy[]
  exceptions: readonly CaseException[]
  frozen?: Frozen
  urgedAt?: string
  launchedAt?: string
  endedAt?: string
  deletedAt?: string
}>

const openStages: ReadonlySet<TaskStage> = new Set(['toSign', 'toDo', 'doing'])

/** Somebody can act on it now. */
export function isOpen(task: Task): boolean {
  return openStages.has(task.stage) && task.isFrozen !== true
}

/** Open, or waiting for its turn, or set aside: not yet done and not cancelled. */
export function isUndone(task: Task): boolean {
  return task.stage !== 'done' && task.stage !== 'cancelled'
}
