import type { CaseTitles } from '../translations/case-titles.ts'
import type { CaseException } from './case-exception.ts'
import type { Choices } from './choices.ts'
import type { Task } from './task.ts'
import type { Wait } from './wait.ts'

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

export const continuations = ['walkAgain', 'straightBack'] as const
export type Continuation = (typeof continuations)[number]

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

/** The case to revoke. `choices` are those made in it, which the revocation repeats. */
export type RevocationTarget = Readonly<{ case: string; reason: string; choices?: Choices }>

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
  titles?: CaseTitles
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

/** Whether the case has ended; only a re-launch or an administrator can continue it. */
export function isFinal(status: CaseStatus): boolean {
  return finals.has(status)
}

const finals: ReadonlySet<CaseStatus> = new Set(['approved', 'rejected', 'terminated', 'revoked'])

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
