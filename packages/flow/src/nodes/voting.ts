import { z } from 'zod'
import { PeopleSource } from '../sources/people-source.ts'

const share = z.number().int().min(1).max(100)

/** How many are enough: a share of everybody asked in percent, or a number, which then counts instead. */
const tally = {
  agreeShare: share.default(100),
  agreeCount: z.number().int().min(1).optional(),
  rejectShare: share.default(100),
  rejectCount: z.number().int().min(1).optional(),
  when: z.enum(['certain', 'complete']).default('certain'),
}

/** A vote that counts more: of everybody whom the source names. The first that fits counts; all others weigh 1. */
const Weight = z.object({ source: PeopleSource, weight: z.number().int().min(1).max(1000) })

/**
 * How many have to agree. `all` counts heads and `weighted` counts weights of everybody asked; a number of more than
 * there are means all of them.
 * - `certain`: after every vote; the first share reached decides, and so does an agreement out of reach.
 * - `complete`: when all have voted; a reached reject share wins (a veto), then the agree share, otherwise it is rejected.
 */
export const Voting = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('any') }),
  z.object({ mode: z.literal('all'), ...tally }),
  z.object({ mode: z.literal('sequential') }),
  z.object({ mode: z.literal('weighted'), ...tally, weights: z.array(Weight).min(1).max(50) }),
])
export type Voting = z.infer<typeof Voting>
