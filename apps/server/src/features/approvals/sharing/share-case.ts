import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { titleOf } from '../../../cases/reading/named-case.ts'
import { viewerPosition } from '../../../cases/reading/viewer.ts'
import {
  casesSharedWith,
  endShare,
  findShares,
  insertShare,
  listShares,
  lockShares,
} from '../../../cases/store/case-share-store.ts'
import { titleIn } from '../../../cases/store/case-translations.ts'
import { endOfDay } from '../../../clock/local-days.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { isColleague, markedPersonRef, personRef } from '../../../people/directory/index.ts'
import { answerAccessRequests, openAccessRequests } from '../../../people/rights/access-request-store.ts'
import { loadSharedCase } from './may-share.ts'

export const listCaseShares = serve(contract.caseAccess.shares, async (call) => {
  const { input, tx, now, server, actor, caller } = call
  await loadSharedCase(call, input.caseId)
  const refer = markedPersonRef(await server.directories.of(actor.tenant), server.words.t(caller.locale))
  const stateAt = (until: string | null) =>
    until !== null && until <= now ? ('over' as const) : ('given' as const)
  return {
    list: (await listShares(tx, input.caseId)).map(({ personId, givenBy, endedBy, endedAt, ...share }) => ({
      ...{ id: share.id, givenAt: share.givenAt, until: share.until },
      ...{ person: refer(personId), givenBy: refer(givenBy) },
      state: endedAt === null ? stateAt(share.until) : ('ended' as const),
      endedBy: endedBy === null ? null : refer(endedBy),
    })),
    requests: (await openAccessRequests(tx, about(input.caseId))).map(({ personId, reason, askedAt }) => ({
      ...{ person: refer(personId), reason, askedAt },
    })),
  }
})

/** A share shows what the person who gives it sees of the form, and no more. */
export const shareCase = serve(contract.caseAccess.share, async (call) => {
  const { input, tx, now, server, actor } = call
  const { caseId } = input
  const seen = await loadSharedCase(call, caseId)
  const directory = await server.directories.of(actor.tenant)
  const people = [...new Set(input.userIds)].filter((person) => person !== actor.personId)
  if (!people.every((person) => isColleague(directory, person)))
    throw new Refusal<RefusalCode>('caseAccess.personUnknown')
  const until = input.lastDay === null ? null : endOfDay(input.lastDay, server.timeZone)
  if (until !== null && Date.parse(until) <= Date.parse(now))
    throw new Refusal<RefusalCode>('caseAccess.dayOver')

  const position = viewerPosition(seen.viewer)
  const node = position.as === 'node' ? position.node : null
  await lockShares(tx, caseId)
  const isNew = await Promise.all(
    people.map(async (personId) => (await findShares(tx, { caseId, personId, now })).length === 0),
  )
  for (const personId of people)
    await insertShare(tx, {
      ...{ id: server.newId(), caseId, personId, node },
      ...{ givenBy: actor.personId, givenAt: now, until },
    })
  const answer = { ...about(caseId), outcome: 'granted', by: actor.personId, now } as const
  await answerAccessRequests(tx, { ...answer, personIds: people })
  const news = people.filter((_, at) => isNew[at])
  tellReaders(call, { state: seen.state, people: news, from: directory.nameOf(actor.personId) })
  return null
})

export const endCaseShare = serve(contract.caseAccess.endShare, async (call) => {
  const { input, tx, now, actor } = call
  await loadSharedCase(call, input.caseId)
  const { shareId: id, caseId } = input
  const person = await endShare(tx, { id, caseId, by: actor.personId, now })
  if (person === undefined) throw new Refusal<RefusalCode>('caseAccess.shareNotFound')
  return null
})

/** The notice names neither the case nor its people, since its reader may know neither. */
export const declineAccess = serve(contract.caseAccess.decline, async (call) => {
  const { input, tx, now, actor, tell } = call
  const { caseId, userId, reason } = input
  await loadSharedCase(call, caseId)
  const answer = { ...about(caseId), outcome: 'declined', by: actor.personId, now } as const
  const [person] = await answerAccessRequests(tx, { ...answer, personIds: [userId] })
  if (person === undefined) throw new Refusal<RefusalCode>('caseAccess.alreadyAnswered')

  tell({
    topic: 'notice',
    body: {
      ...{ toPersonIds: [person], kind: 'system', titleKey: 'approvals.notice.accessDeclined' },
      body: reason,
      fact: `caseAccess:${caseId}:declined:${person}:${now}`,
    },
  })
  return null
})

export const listSharedWithMe = serve(contract.caseAccess.sharedWithMe, async (call) => {
  const { tx, now, server, actor, caller } = call
  const refer = personRef(await server.directories.of(actor.tenant))
  const rows = await casesSharedWith(tx, { personId: actor.personId, now })
  return {
    list: rows.map(({ starterId, givenBy, title, translations, ...row }) => ({
      ...row,
      title: titleIn(caller.locale, { title, translations }),
      starter: refer(starterId),
      givenBy: refer(givenBy),
    })),
  }
})

function about(subjectId: string) {
  return { kind: 'case', subjectId } as const
}

type NewReaders = Readonly<{ state: VisibleCase['state']; people: readonly string[]; from: string }>

/** `from` is the name of the person who shares. */
function tellReaders(
  { actor, now, tell, caller }: Pick<Call<Endpoint>, 'actor' | 'now' | 'tell' | 'caller'>,
  { state, people, from }: NewReaders,
): void {
  if (people.length === 0) return
  tell({
    topic: 'notice',
    body: {
      ...{ toPersonIds: [...people], kind: 'flow', titleKey: 'approvals.notice.shared' },
      titleParams: { person: from, title: titleOf(state, caller.locale) },
      ...{ caseId: state.id, senderId: actor.personId },
      fact: `caseShared:${state.id}:${actor.personId}:${now}`,
    },
  })
}
