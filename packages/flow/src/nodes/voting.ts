import { z } from 'zod'
import { PeopleSource } from '../sources/people-source.ts'

const share = z.number().int().min(1).max(100)

/** Required votes: a percentage of everyone asked, or a count, which takes precedence. */
const tally = {
  agreeShare: share.default(100),
  agreeCount: z.number().int().min(1).optional(),
  rejectShare: share.default(100),
  rejectCount: z.number().int().min(1).optional(),
  when: z.enum(['certain', 'complete']).default('certain'),
}

/** A vote weight for everyone the source names. The first match counts; others weigh 1. */
const Weight = z.object({ source: PeopleSource, weight: z.number().int().min(1).max(1000) })

/**
 * How many must agree. `all` counts heads and `weighted` counts weights of everyone asked; a count above the total
 * means everyone. `certain`: decides as soon as a share is reached or an agreement is out of reach. `complete`:
 * decides when all have voted; a reached reject share wins (a veto), then the agree share, otherwise it is rejected.
 */
export const Voting = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('any') }),
  z.object({ mode: z.literal('all'), ...tally }),
  z.object({ mode: z.literal('sequential') }),
  z.object({ mode: z.literal('weighted'), ...tally, weights: z.array(Weight).min(1).max(50) }),
])
export type Voting = z.infer<typeof Voting>
