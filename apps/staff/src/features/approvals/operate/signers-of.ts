import type { SignersVote } from './signers-vote.ts'

/** What the server is told of a vote of added signers: one who rejects counts once agreement is out of reach. */
export function signersOf({ place, mode, share }: SignersVote) {
  return { place, voting: mode === 'all' ? { mode, agreeShare: share } : { mode } }
}
