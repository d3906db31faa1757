import type { Task } from '../../case-state.ts'
import type { Voting } from '../people-settings.ts'

export type Votes = Readonly<{ agreed: number; rejected: number; undone: number }>

/**
 * The votes of one ballot by weight. Handed over, returned and cancelled tasks are no votes; who holds the task now has
 * one. Who agreed and had others sign after him votes as they do.
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

/** What the votes so far decide, or undefined when more are needed. See `Voting` for the meaning of the modes. */
export function verdictOf(voting: Voting, votes: Votes): 'agreed' | 'rejected' | undefined {
  if (voting.mode === 'any') return firstVote(votes)
  if (voting.mode === 'sequential') return unanimous(votes)
  return voting.when === 'certain' ? asSoonAsCertain(voting, votes) : whenComplete(voting, votes)
}

type Tally = Extract<Voting, { when: unknown }>

function firstVote({ agreed, rejected }: Votes) {
  if (agreed > 0) return 'agreed'
  return rejected > 0 ? 'rejected' : undefined
}

function unanimous({ agreed, rejected, undone }: Votes) {
  if (rejected > 0) return 'rejected'
  return agreed > 0 && undone === 0 ? 'agreed' : undefined
}

function asSoonAsCertain(tally: Tally, { agreed, rejected, undone }: Votes) {
  const all = agreed + rejected + undone
  if (isAgreed(tally, agreed, all)) return 'agreed'
  if (isRejected(tally, rejected, all)) return 'rejected'
  return isAgreed(tally, agreed + undone, all) ? undefined : 'rejected'
}

function whenComplete(tally: Tally, { agreed, rejected, undone }: Votes) {
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

type Enough = Readonly<{ share: number; count: number | undefined }>

function isReached(votes: number, all: number, { share, count }: Enough): boolean {
  return count === undefined ? votes * 100 >= share * all : votes >= Math.min(count, all)
}
