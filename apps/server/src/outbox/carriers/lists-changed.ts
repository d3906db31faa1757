import { z } from 'zod'
import { totalOf } from '../../inbox/index.ts'
import { carrier, type Letter } from '../carrier.ts'

const ListsChanged = z.object({ personIds: z.array(z.string()) })

/** Tells people that their lists of approvals are other than they were, without a notice: once a round, with its last fact. */
export const listsChanged = carrier({
  body: ListsChanged,
  carry: async (_round, facts) => {
    const personIds = [...new Set(facts.flatMap((fact) => fact.personIds))]
    const letters = personIds.map(lookAgain)
    return facts.map((_, place) => (place === facts.length - 1 ? letters : []))
  },
})

function lookAgain(personId: string): Letter {
  return {
    personId,
    frame: ({ sequence, unread }) => ({
      method: 'changed',
      sequence,
      topics: ['approvals'],
      unreadTotalCount: totalOf(unread),
    }),
  }
}
