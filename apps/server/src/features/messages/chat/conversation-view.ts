import type { Conversation } from '@signet/contract'
import { actsOnCase } from '@signet/flow'
import { onBehalfOf } from '../../../cases/on-behalf.ts'
import { findVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { blockedAmong } from '../../../people/rights/chat-block-store.ts'
import { loadBars } from '../chat-bars/index.ts'
import type { OwnConversation } from './conversation-store.ts'
import { hiddenSequence, ownConversation, peerIn, runsGroup } from './own-conversation.ts'
import { type ChatReading, shownMembers } from './who-may-read.ts'

/** A conversation with its members, as one of them sees it. */
export async function conversationView(call: ChatReading, id: string): Promise<Conversation> {
  const own = await ownConversation(call, id)
  const directory = await call.server.directories.of(call.actor.tenant)
  const refer = personRef(directory)
  const members = await shownMembers(call, own)
  const bars = await barsIn(call, own)
  const mayBlock = blockableBy(directory, call)
  const strangers = members.flatMap(({ personId }) => (mayBlock(personId) ? personId : []))
  const { kind, caseId, isStrict, lastSequence, lastRevision } = own
  return {
    ...{ id: own.id, kind, caseId, isStrict, lastSequence, lastRevision },
    name: await nameOf(call, own),
    mayMark: await mayMark(call, own),
    peerId: kind === 'direct' ? peerIn(own, call.actor.personId) : null,
    members: members.map(({ personId, role, readSequence }) => ({
      ...{ person: refer(personId), role, readSequence },
      isBarred: runsGroup(own) && bars.has(personId),
      mayBlock: mayBlock(personId),
    })),
    own: {
      ...{ role: own.role, readSequence: own.readSequence, isMuted: own.isMuted },
      hiddenSequence: hiddenSequence(own),
      isPinned: own.pinnedAt !== null,
      barred: bars.get(call.actor.personId) ?? null,
      blocked: [...(await blockedAmong(call.tx, call.actor.personId, strangers))],
    },
  }
}

/** Whether the reader may block somebody: one of the two is of another company. */
function blockableBy({ isExternal }: Snapshot, { actor }: ChatReading): (personId: string) => boolean {
  return (personId) => personId !== actor.personId && (actor.isExternal === true || isExternal(personId))
}

/** Who may only read a conversation, and until when. */
async function barsIn({ tx, now }: ChatReading, { id, kind }: OwnConversation) {
  const bars = kind === 'direct' ? [] : await loadBars(tx, { conversationId: id, now })
  return new Map(bars.map(({ personId, until }) => [personId, { until }]))
}

/** As the flow decides it: who acts on the case makes evidence for it. */
async function mayMark(call: ChatReading, { caseId }: OwnConversation): Promise<boolean> {
  const seen = caseId === null ? undefined : await findVisibleCase(call, caseId)
  if (!seen) return false
  const { personId, isAdministrator } = call.actor
  const { isAgent } = await onBehalfOf(call, seen.stored.flowId)
  return actsOnCase(seen.state, personId, { isAdministrator: () => isAdministrator, isAgent })
}

/** The name of a group, or of the other of two. */
export async function nameOf(
  { actor, server }: Pick<ChatReading, 'actor' | 'server'>,
  own: Pick<OwnConversation, 'kind' | 'name' | 'firstId' | 'secondId'>,
): Promise<string> {
  if (own.kind !== 'direct') return own.name
  const directory = await server.directories.of(actor.tenant)
  return directory.nameOf(peerIn(own, actor.personId) ?? '')
}
