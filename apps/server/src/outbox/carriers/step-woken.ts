import { z } from 'zod'
import { carrier } from '../carrier.ts'

const StepWoken = z.object({ waitId: z.string() })

/** Something that a step waits for may be there: it is looked at again, now. */
export const stepWoken = carrier({
  body: StepWoken,
  carry: async ({ tx, now }, facts) => {
    const ids = facts.map(({ waitId }) => waitId)
    await tx
      .updateTable('flowWait')
      .set({ nextAttemptAt: now })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute()
    return facts.map(() => [])
  },
})
