import { totalOf } from '../../../people/inbox/index.ts'
import type { Letter, Round } from '../carrier.ts'
import type { FactBody } from '../facts.ts'

/** Tells people once per round that their lists of approvals changed. */
export async function carryListsChanged(_round: Round, facts: readonly FactBody<'listsChanged'>[]) {
  const personIds = [...new Set(facts.flatMap((fact) => fact.personIds))]
  const letters = personIds.map(listsChangedLetter)
  return facts.map((_, place) => (place === facts.length - 1 ? letters : []))
}

function listsChangedLetter(personId: string): Letter {
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
