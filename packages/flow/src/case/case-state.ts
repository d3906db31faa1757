import type { Voting } from '../nodes/voting.ts'

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

export const continuations = ['walkAgain', 'straightBack'] as const
export type Continuation = (typeof continuations)[number]

export const exceptionCodes = [
  'nobodyFound',
  'noLineTrue',
  'choiceMissing',
  'manyRounds',
  'tooManyRounds',
  'endlessWalk',
  'automationFailed',
  'limitPowerless',
  'noMoment',
] as const
export type ExceptionCode = (typeof exceptionCodes)[number]

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
}>

/** Plain JSON: the request of a step to the outside world, and its answer. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [key: string]: Json }>

export const waitOutcomes = ['done', 'skipped'] as const
export type WaitOutcome = (typeof waitOutcomes)[number]

/**
 * What a node without people waits for: a time, a job, cases, or an outside answer. The wait holds the node's token
 * until `waitEnded`. While the case is not running or the wait is set aside, the outcome is stored and the token
 * moves later. `kind` is the kind of the node; `asks` is the data that kind needs when the wait ends.
 */
export type Wait = Readonly<{
  id: string
  node: string
  round: number
  kind: string
  asks: Json
  openedAt: string
  outcome?: WaitOutcome
  /** The last attempt failed; an administrator may retry. */
  failure?: Readonly<{ at: string; reason: FailureReason }>
  /** Set aside by a straight-back return. */
  isFrozen?: true
}>

/** The case that started this one, the wait it belongs to, and the number of ancestors. */
export type Parent = Readonly<{ caseId: string; wait: string; depth: number }>

/** Position of the case. `from` is the previous people node, or the start. */
export type Token = Readonly<{ node: string; from: string }>

/** The round of a node (from 1), and where its last visit came from and which event recorded it. */
export type Visit = Readonly<{
  round: number
  from: string
  sequence: number
  /** Digest of what was decided about, in flows that keep decisions about unchanged cases. */
  inputs?: string
}>

/** A decision that a return voided; it counts again when its inputs have not changed. */
export type KeptDecision = Readonly<{
  inputs: string
  people: readonly Readonly<{ person: string; source: string }>[]
}>

export type Copy = Readonly<{ person: string; node: string; at: string; readAt?: string }>

/** A problem an administrator should see. `stops` tells whether the case waits for them. */
export type CaseException = Readonly<{
  code: ExceptionCode
  node: string
  at: string
  stops: boolean
  /** Round of the node in which it occurred. */
  round?: number
  /** When an administrator assigned other people to the node. */
  solvedAt?: string
}>

export type RevocationTarget = Readonly<{ case: string; reason: string }>

/** Status and tokens of a case just before it ended. */
export type EndedPosition = Readonly<{ status: CaseStatus; tokens: readonly Token[] }>

/** A straight-back return: `at` works now ('start' or a node); afterwards `task` of `person` at `node` reopens. */
export type FrozenReturn = Readonly<{
  at: string
  node: string
  round: number
  person: string
  source: string
  tokens: readonly Token[]
  weight?: number
  group?: string
}>

/**
 * The fold of a case's events, plain JSON without `undefined`. Tasks of rounds that a return or re-launch voided are
 * dropped here; they remain in the events and the read tables.
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
  /** Counters for derived ids, so that no id is reused. */
  taskCount: number
  commentCount: number
  copies: readonly Copy[]
  exceptions: readonly CaseException[]
  frozen?: FrozenReturn
  /** Open waits of nodes without people; absent when there were none. */
  waits?: readonly Wait[]
  /** The agent who launched it for the starter. */
  launcher?: string
  /** By node. */
  kept?: Readonly<Record<string, KeptDecision>>
  urgedAt?: string
  /** Status to restore on resume. */
  suspended?: CaseStatus
  stood?: EndedPosition
  archivedAt?: string
  /** The finished case that this one is to revoke, and why. */
  revokes?: RevocationTarget
  /** The case that decides whether this one is revoked. */
  revocation?: string
  /** The parent case whose sub-flow node started this one. */
  parent?: Parent
  /** The case this one follows up. */
  followsUp?: string
  launchedAt?: string
  endedAt?: string
  deletedAt?: string
}>

const openStages: ReadonlySet<TaskStage> = new Set(['toSign', 'toDo', 'doing'])

/** Whether a person can act on the task now. */
export function isOpen(task: Task): boolean {
  return openStages.has(task.stage) && task.isFrozen !== true
}

/** Whether the case has ended; only a re-launch or an administrator can continue it. */
export function isFinal(status: CaseStatus): boolean {
  return finals.has(status)
}

const finals: ReadonlySet<CaseStatus> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

/** Whether the task is open, waiting for its turn or set aside: neither done nor cancelled. */
export function isUnfinished(task: Task): boolean {
  return task.stage !== 'done' && task.stage !== 'cancelled'
}

/**
 * Why a step without people failed: a catalogue code with its parameters. A plain string is the answer of another
 * system, or predates codes; it is shown as it is.
 */
export type FailureReason =
  | string
  | Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>

/** Unsolved exceptions of the current round of nodes with a token. */
export function openExceptions({
  exceptions,
  tokens,
  visits,
  waits = [],
}: CaseState): readonly CaseException[] {
  if (exceptions.length === 0) return []

  const here = new Set(tokens.map(({ node }) => node))
  const tried = new Set(waits.filter(({ failure }) => failure === undefined).map(({ node }) => node))
  return exceptions.filter(
    ({ node, round = visits[node]?.round, solvedAt }) =>
      solvedAt === undefined && here.has(node) && !tried.has(node) && round === visits[node]?.round,
  )
}
