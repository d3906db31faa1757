import { closedAmong, type Sighted } from '../../../cases/reading/conversation-sight.ts'
import { knownBy } from '../../../cases/reading/known-people-store.ts'
import { readersAmong } from '../../../cases/reading/readers-among.ts'
import type { ReadCall } from '../../../http/serve.ts'
import { blockedAmong } from '../../../people/rights/chat-block-store.ts'
import { loadDoubtful, membersOf } from './conversation-store.ts'

export type ChatReading = Pick<ReadCall, 'tx' | 'actor' | 'server' | 'now'>

/** Whether a member may read a conversation now. */
export async function mayRead(call: ChatReading, conversation: Sighted): Promise<boolean> {
  return !(await closedAmong(call, [conversation])).has(conversation.id)
}

/** The conversations that the acting person is in and may not read now. */
export async function closedConversations(call: ChatReading): Promise<ReadonlySet<string>> {
  const { personId, isExternal = false } = call.actor
  return closedAmong(call, await loadDoubtful(call.tx, { personId, isExternal }))
}

/** The members of a conversation who may read it now; no one else hears of it or is addressed. */
export async function currentMembers(call: ChatReading, conversation: Sighted) {
  const members = await shownMembers(call, conversation)
  const { kind, firstId, secondId } = conversation
  if (kind !== 'direct' || !firstId || !secondId) return members
  const blockers = await blockersOf(call, [firstId, secondId])
  return members.filter(({ personId }) => !blockers.has(personId))
}

/** Of two people those who blocked the other. */
async function blockersOf({ tx, actor, server }: ChatReading, [one, other]: readonly [string, string]) {
  const { isExternal } = await server.directories.of(actor.tenant)
  if (!isExternal(one) && !isExternal(other)) return new Set<string>()
  const ofOne = await blockedAmong(tx, one, [other])
  const ofOther = await blockedAmong(tx, other, [one])
  return new Set([...(ofOne.size > 0 ? [one] : []), ...(ofOther.size > 0 ? [other] : [])])
}

/** The same with those who blocked the other of two, so that the other does not see so. */
export async function shownMembers(call: ChatReading, conversation: Sighted) {
  const members = await membersOf(call.tx, conversation.id, call.actor.personId)
  const isOpenTo = await readersOf(
    call,
    conversation,
    members.map(({ personId }) => personId),
  )
  return members.filter(({ personId }) => isOpenTo(personId))
}

async function readersOf(
  call: ChatReading,
  { kind, caseId, firstId, secondId }: Sighted,
  personIds: readonly string[],
): Promise<(personId: string) => boolean> {
  if (kind === 'case') {
    const readers = await readersAmong(call, caseId ?? '', personIds)
    return (personId) => readers.has(personId)
  }
  const directory = await call.server.directories.of(call.actor.tenant)
  const outside = kind === 'direct' ? personIds.filter((id) => directory.isExternal(id)) : []
  const strangers = new Set<string>()
  for (const personId of outside) {
    const knows = await knownBy({ tx: call.tx, actor: { ...call.actor, personId, isExternal: true } })
    if (!knows((firstId === personId ? secondId : firstId) ?? '')) strangers.add(personId)
  }
  return (personId) => !strangers.has(personId)
}
