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
 * Why nobody had to press a button: the rule that decided for the person. `unchanged`: after a return nothing that the
 * person had decided about was different. `timeLimit`: it was open for too long.
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

/** How those vote whom somebody added at a step. */
export type SignerVoting = Exclude<Voting, Readonly<{ mode: 'weighted' }>>

/**
 * Colleagues whom the owner of a task has asked to vote, `before` he does so himself or `after` he has agreed; those
 * whose tasks carry the same `group`. Open until their vote is decided; after it their verdict is the owner's vote.
 */
export type Signers = Readonly<{
  group: string
  place: 'before' | 'after'
  voting: SignerVoting
  isOpen?: true
  verdict?: 'agreed' | 'rejected'
}>

/**
 * Until when a task is to be done, and what the clock has done about it: `nextAt` is when it looks again (never, when it
 * has said everything), `ticks` how often it has told that the task is overdue, which it is since `dueAt` then.
 */
export type Deadline = Readonly<{ dueAt: string; nextAt?: string; reminders: number; ticks: number }>

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
  /** Who decided in the person's name, where it was an agent. */
  agent?: string
  /** When the person first looked at it, in flows that want to know. */
  seenAt?: string
  /** How much the vote weighs; 1 when absent. */
  weight?: number
  /** The latest signers whom the owner of this task has added. */
  signers?: Signers
  /** Added as one of these signers. */
  group?: string
  /** Opened to help with the form of this task; no vote. */
  assists?: string
  /** Taken away again by whoever had added it, or by an administrator. */
  isRemoved?: true
  /** Opened because a later node sent the case back here. */
  isReturned?: true
  /** Set aside by a return that comes straight back; nobody may act on it meanwhile. */
  isFrozen?: true
  deadline?: Deadline
  /** Came from somebody who had let the time limit pass; it is not handed on by itself once more. */
  isEscalated?: true
}>

/** Plain JSON: what a step asks of the world outside, and what it was answered. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [key: string]: Json }>

export const waitOutcomes = ['done', 'skipped'] as const
export type WaitOutcome = (typeof waitOutcomes)[number]

/**
 * What a node without people waits for: a moment, a job, cases, an answer from outside. It holds the node's token until
 * `waitEnded`; while the case does not run or the wait is set aside, the outcome is kept here and the token moves later.
 * `kind` is the node's kind and `asks` what that kind wants to know again when it is done.
 */
export type Wait = Readonly<{
  id: string
  node: string
  round: number
  kind: string
  asks: Json
  openedAt: string
  outcome?: WaitOutcome
  /** Given up for now; an administrator may have it tried again. */
  failure?: Readonly<{ at: string; reason: FailureReason }>
  /** Set aside by a return that comes straight back. */
  isFrozen?: true
}>

/** A case that began another one: at which wait, and how many stand above. */
export type Parent = Readonly<{ caseId: string; wait: string; depth: number }>

/** Where the case stands. `from` is the node of people (or the start) that it came from. */
export type Token = Readonly<{ node: string; from: string }>

/** How often a node was entered (the round, from 1), and the last time: from where, and as which event of the case. */
export type Visit = Readonly<{
  round: number
  from: string
  sequence: number
  /** What was decided about, as a digest, in flows that keep decisions about unchanged cases. */
  inputs?: string
}>

/** A decision that a return made void and that still stands if nothing it was about changes. */
export type KeptDecision = Readonly<{
  inputs: string
  people: readonly Readonly<{ person: string; source: string }>[]
}>

export type Copy = Readonly<{ person: string; node: string; at: string; readAt?: string }>

/** A surprise an administrator should see. `stops` tells whether the case waits for him. */
export type CaseException = Readonly<{
  code: ExceptionCode
  node: string
  at: string
  stops: boolean
  /** The visit of the node in which it came up. */
  round?: number
  /** When an administrator named others for the node. */
  solvedAt?: string
}>

export type RevocationTarget = Readonly<{ case: string; reason: string }>

/** Where a case stood when it was ended. */
export type EndedPosition = Readonly<{ status: CaseStatus; tokens: readonly Token[] }>

/** A return that comes straight back: `at` works now ('start' or a node); then `task` of `person` at `node` reopens. */
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
  frozen?: FrozenReturn
  /** What nodes without people wait for; absent where none ever did. */
  waits?: readonly Wait[]
  /** Who launched it in the starter's name. */
  launcher?: string
  /** By node. */
  kept?: Readonly<Record<string, KeptDecision>>
  urgedAt?: string
  /** The status that comes back when it is resumed. */
  suspended?: CaseStatus
  stood?: EndedPosition
  archivedAt?: string
  /** The finished case that this one is to revoke, and why. */
  revokes?: RevocationTarget
  /** The case that decides whether this one is revoked. */
  revocation?: string
  /** The case at whose node this one was begun. */
  parent?: Parent
  /** The case that somebody began this one as a follow-up of. */
  followsUp?: string
  launchedAt?: string
  endedAt?: string
  deletedAt?: string
}>

const openStages: ReadonlySet<TaskStage> = new Set(['toSign', 'toDo', 'doing'])

/** Somebody can act on it now. */
export function isOpen(task: Task): boolean {
  return openStages.has(task.stage) && task.isFrozen !== true
}

/** Nothing more happens by itself; what may happen is a launch again, or an administrator's. */
export function isFinal(status: CaseStatus): boolean {
  return finals.has(status)
}

const finals: ReadonlySet<CaseStatus> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

/** Open, or waiting for its turn, or set aside: not yet done and not cancelled. */
export function isUndone(task: Task): boolean {
  return task.stage !== 'done' && task.stage !== 'cancelled'
}

/**
 * Why a step without people could not be done: a code of the catalogue with what its sentence takes. A sentence of its own
 * is what another system has answered, or what was written before reasons were codes; it is shown as it is.
 */
export type FailureReason =
  | string
  | Readonly<{ code: string; params: Readonly<Record<string, string | number>> }>

/** Everything that an administrator should still look at: of the running visit of a node where the case stands now. */
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
