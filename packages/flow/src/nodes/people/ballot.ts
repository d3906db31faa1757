import type { CaseState } from '../../case/case-state.ts'
import { isUnfinished, type Task } from '../../case/task.ts'
import { findPeople, isOrdered } from '../../sources/people-source.ts'
import type { SourceContext } from '../../sources/source-kind.ts'
import { Voting } from '../voting.ts'
import type { PeopleNode } from './people-node.ts'

/** Tasks that vote together: those of a node in a round, or of added signers. */
export type Ballot = Readonly<{ voting: Voting; tasks: readonly Task[] }>

export function ballotAt({ tasks, visits }: CaseState, node: PeopleNode): Ballot {
  const round = visits[node.id]?.round ?? 1
  const own = tasks.filter((task) => task.node === node.id && task.round === round && isRootTask(task))
  return { voting: votingOf(node), tasks: own }
}

/** Whether the flow opened the task, rather than an owner who added signers or helpers. */
export function isRootTask({ group, assists }: Task): boolean {
  return group === undefined && assists === undefined
}

/** The open ballot of a task's added signers. */
export function openSigners({ tasks }: CaseState, { signers }: Task): Ballot | undefined {
  if (!signers?.isOpen) return undefined
  return { voting: signers.voting, tasks: tasks.filter(({ group }) => group === signers.group) }
}

/** The ballot in which a task votes. */
export function ballotOf(state: CaseState, node: PeopleNode, { group }: Task): Ballot {
  const owner = group === undefined ? undefined : state.tasks.find(({ signers }) => signers?.group === group)
  return (owner && openSigners(state, owner)) ?? ballotAt(state, node)
}

/** Tasks that depend on these, recursively: helpers and open signers. */
export function dependants(state: CaseState, of: readonly Task[]): readonly Task[] {
  const ids = new Set(of.map(({ id }) => id))
  const groups = new Set(of.flatMap(({ signers }) => (signers?.isOpen ? [signers.group] : [])))
  const own = state.tasks.filter(
    ({ assists, group }) =>
      (assists !== undefined && ids.has(assists)) || (group !== undefined && groups.has(group)),
  )
  return own.length === 0 ? [] : [...own, ...dependants(state, own)]
}

/** Depth of a task in signers of signers; 0 for one that the flow opened. */
export function depthOf({ tasks }: CaseState, { group }: Task): number {
  let depth = 0
  for (let of = group; of !== undefined; depth += 1) {
    const inGroup = of
    of = tasks.find(({ signers }) => signers?.group === inGroup)?.group
  }
  return depth
}

/** The next task of a sequential ballot, or undefined while another is open. */
export function nextInTurn({ voting, tasks }: Ballot): Task | undefined {
  if (!votingRule(voting).isInTurn || tasks.some(({ signers }) => signers?.isOpen)) return undefined

  const undone = tasks.filter(isUnfinished)
  return undone.every(({ stage }) => stage === 'waiting') ? undone[0] : undefined
}

export type Verdict = 'agreed' | 'rejected'
export type Tally = Extract<Voting, { when: unknown }>
type Weights = Extract<Voting, { weights: unknown }>['weights']

/** Rules of a voting mode. */
export type VotingRule = Readonly<{
  /** Whether people are asked one after another. */
  isInTurn: boolean
  /** Whether the first vote decides for all. */
  firstVoteDecides: boolean
  /** Required votes, where the settings give them. */
  tally: Tally | undefined
  /** Vote weights, where votes are weighted. */
  weights: Weights | undefined
  /** The verdict of the votes so far, or undefined when more are needed. */
  verdict: (votes: Votes) => Verdict | undefined
}>

export const votingModes = Voting.options.map(({ shape }) => shape.mode.value)

const headCount = { isInTurn: false, firstVoteDecides: false, tally: undefined, weights: undefined } as const

/** The rules of a voting mode; a new mode does not compile without an entry. See `Voting` for their meaning. */
export function votingRule(voting: Voting): VotingRule {
  switch (voting.mode) {
    case 'any':
      return { ...headCount, firstVoteDecides: true, verdict: firstVote }
    case 'sequential':
      return { ...headCount, isInTurn: true, verdict: unanimousVerdict }
    case 'all':
      return { ...headCount, tally: voting, verdict: (votes) => tallyVotes(voting, votes) }
    case 'weighted':
      return {
        ...headCount,
        tally: voting,
        weights: voting.weights,
        verdict: (votes) => tallyVotes(voting, votes),
      }
  }
}

const inTurn: Voting = { mode: 'sequential' }

/** The voting of a node: its setting, or sequential when a source orders its people. */
export function votingOf({ sources, voting }: PeopleNode): Voting {
  return isOrdered(sources) ? inTurn : voting
}

export function asksInTurn(node: PeopleNode): boolean {
  return votingRule(votingOf(node)).isInTurn
}

function firstVote({ agreed, rejected }: Votes): Verdict | undefined {
  if (agreed > 0) return 'agreed'
  return rejected > 0 ? 'rejected' : undefined
}

function unanimousVerdict({ agreed, rejected, undone }: Votes): Verdict | undefined {
  if (rejected > 0) return 'rejected'
  return agreed > 0 && undone === 0 ? 'agreed' : undefined
}

function tallyVotes(tally: Tally, votes: Votes): Verdict | undefined {
  return tally.when === 'certain' ? asSoonAsCertain(tally, votes) : whenComplete(tally, votes)
}

function asSoonAsCertain(tally: Tally, { agreed, rejected, undone }: Votes): Verdict | undefined {
  const all = agreed + rejected + undone
  if (isAgreed(tally, agreed, all)) return 'agreed'
  if (isRejected(tally, rejected, all)) return 'rejected'
  return isAgreed(tally, agreed + undone, all) ? undefined : 'rejected'
}

function whenComplete(tally: Tally, { agreed, rejected, undone }: Votes): Verdict | undefined {
  if (undone > 0) return undefined

  const all = agreed + rejected
  if (isRejected(tally, rejected, all)) return 'rejected'
  return isAgreed(tally, agreed, all) ? 'agreed' : 'rejected'
}

function isAgreed({ agreeShare, agreeCount }: Tally, agreed: number, all: number): boolean {
  return isReached(agreed, all, { share: agreeShare, count: agreeCount })
}

function isRejected({ rejectShare, rejectCount }: Tally, rejected: number, all: number): boolean {
  return isReached(rejected, all, { share: rejectShare, count: rejectCount })
}

type Threshold = Readonly<{ share: number; count: number | undefined }>

function isReached(votes: number, all: number, { share, count }: Threshold): boolean {
  return count === undefined ? votes * 100 >= share * all : votes >= Math.min(count, all)
}

/** Vote weights at a node; reads the organization only when weights differ. */
export function weightsOf({ voting }: PeopleNode, asking: () => SourceContext): (person: string) => number {
  const { weights } = votingRule(voting)
  if (!weights) return () => 1

  const now = asking()
  const weighed = weights.map(({ source, weight }) => ({
    weight,
    people: new Set(findPeople([source], now).map(({ person }) => person)),
  }))
  return (person) => weighed.find(({ people }) => people.has(person))?.weight ?? 1
}

type Votes = Readonly<{ agreed: number; rejected: number; undone: number }>

/**
 * Votes of a ballot by weight. Transferred, returned and cancelled tasks do not vote. An owner with signers after
 * them votes as the signers do.
 */
export function votesOf(tasks: readonly Task[]): Votes {
  const votes = { agreed: 0, rejected: 0, undone: 0 }
  for (const task of tasks) {
    const vote = voteOf(task)
    if (vote) votes[vote] += task.weight ?? 1
  }
  return votes
}

function voteOf({ stage, decision, signers }: Task): keyof Votes | undefined {
  if (stage === 'cancelled') return undefined
  if (stage !== 'done') return 'undone'
  if (decision === 'rejected') return 'rejected'
  if (decision !== 'agreed' && decision !== 'handled') return undefined
  if (signers?.place !== 'after') return 'agreed'
  return signers.isOpen ? 'undone' : (signers.verdict ?? 'agreed')
}
