import type { Task } from '../../case-state.ts'
import type { Voting } from '../people-settings.ts'

export type Votes = Readonly<{ agreed: number; rejected: number; undone: number }>

/** The votes of one round. Handed over, returned and cancelled tasks are no votes; who holds the task now has one. */
export function votesOf(tasks: readonly Task[], node: string, round: number): Votes {
  const votes = { agreed: 0, rejected: 0, undone: 0 }
  for (const task of tasks) {
    const vote = task.node === node && task.round === round ? voteOf(task) : undefined
    if (vote) votes[vote] += 1
  }
  return votes
}

function voteOf({ stage, decision }: Task): keyof Votes | undefined {
  if (stage === 'cancelled') return undefined
  if (stage !== 'done') return 'undone'
  if (decision === 'rejected') return 'rejected'
  return decision === 'agreed' || decision === 'handled' ? 'agreed' : undefined
}

/** What the votes so far decide, or undefined when more are needed. See `Voting` for the meaning of the modes. */
export function verdictOf(voting: Voting, votes: Votes): 'agreed' | 'rejected' | undefined {
  if (voting.mode === 'any') return firstVote(votes)
  if (voting.mode === 'sequential') return unanimous(votes)
  return voting.when === 'certain' ? asSoonAsCertain(voting, votes) : whenComplete(voting, votes)
}

type Shares = Readonly<{ agreeShare: number; rejectShare: number }>

function firstVote({ agreed, rejected }: Votes) {
  if (agreed > 0) return 'agreed'
  return rejected > 0 ? 'rejected' : undefined
}

function unanimous({ agreed, rejected, undone }: Votes) {
  if (rejected > 0) return 'rejected'
  return agreed > 0 && undone === 0 ? 'agreed' : undefined
}

function asSoonAsCertain({ agreeShare, rejectShare }: Shares, { agreed, rejected, undone }: Votes) {
  const all = agreed + rejected + undone
  if (agreed * 100 >= agreeShare * all) return 'agreed'
  if (rejected * 100 >= rejectShare * all) return 'rejected'
  return (agreed + undone) * 100 < agreeShare * all ? 'rejected' : undefined
}

function whenComplete({ agreeShare, rejectShare }: Shares, { agreed, rejected, undone }: Votes) {
  if (undone > 0) return undefined

  const all = agreed + rejected
  if (rejected * 100 >= rejectShare * all) return 'rejected'
  return agreed * 100 >= agreeShare * all ? 'agreed' : 'rejected'
}
