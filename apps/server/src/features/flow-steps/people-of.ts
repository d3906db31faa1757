import type { Wait } from '@signet/flow'
import { z } from 'zod'

const Asks = z.object({ people: z.array(z.string()) })

/** Whom a step is for, as they were found when the case came there. */
export function peopleOf({ asks }: Pick<Wait, 'asks'>): readonly string[] {
  return Asks.parse(asks).people
}
