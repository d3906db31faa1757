import type { ServerFrame } from '@signet/contract'
import { settleNotices, totalOf } from '../../people/inbox/index.ts'
import type { Letter, Round } from './carrier.ts'
import type { FactBody } from './facts.ts'

/** Settles notices of changed cases and tells each person once per round that their lists changed. */
export async function carryListsChanged({ tx, now }: Round, facts: readonly FactBody<'listsChanged'>[]) {
  const cases = facts.flatMap(({ about }) => about ?? [])
  const settled = cases.length > 0 ? await settleNotices(tx, { cases, now }) : new Set<string>()
  const personIds = new Set([...facts.flatMap((fact) => fact.personIds), ...settled])
  const noticed = new Set([...facts.flatMap((fact) => (fact.hasNotices ? fact.personIds : [])), ...settled])
  const letters = [...personIds].map((personId) =>
    letterTo(personId, noticed.has(personId) ? ['approvals', 'notices'] : ['approvals']),
  )
  return facts.map((_, index) => (index === facts.length - 1 ? letters : []))
}

type Topics = Extract<ServerFrame, { method: 'changed' }>['topics']

function letterTo(personId: string, topics: Topics): Letter {
  return {
    personId,
    frame: ({ sequence, unread }) => ({
      method: 'changed',
      sequence,
      topics,
      unreadTotalCount: totalOf(unread),
    }),
  }
}
