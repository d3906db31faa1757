import { z } from 'zod'
import { countUnread, nextSequences, nothingUnread, totalOf } from '../../inbox/index.ts'
import { carrier } from '../carrier.ts'

const ListsChanged = z.object({ personIds: z.array(z.string()) })

/** Tells people that their lists of approvals are other than they were, without a notice. */
export const listsChanged = carrier({
  body: ListsChanged,
  carry: async ({ tx, tenant, push }, facts) => {
    const personIds = [...new Set(facts.flatMap((fact) => fact.personIds))]
    if (personIds.length === 0) return

    const sequences = await nextSequences(tx, new Map(personIds.map((personId) => [personId, 1])))
    const unread = await countUnread(tx, personIds)
    for (const [personId, sequence] of sequences) {
      const unreadTotalCount = totalOf(unread.get(personId) ?? nothingUnread)
      const frame = { method: 'changed', sequence, topics: ['approvals'], unreadTotalCount } as const
      push({ tenant, personIds: [personId], frame: { ...frame, topics: [...frame.topics] } })
    }
  },
})
