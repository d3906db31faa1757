import type { Wait } from '@signet/flow'
import { z } from 'zod'

const Asks = z.object({ people: z.array(z.string()) })

/** Returns the people of a step, found when the case entered it. */
export function peopleOf({ asks }: Pick<Wait, 'asks'>): readonly string[] {
  return Asks.parse(asks).people
}
