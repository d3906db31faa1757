import { type ConversationRow, contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { matchesText, personMatcher, type SeesPhone, type Snapshot } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { loadListed } from './conversation-store.ts'
import { peerIn } from './own-conversation.ts'
import { closedConversations } from './who-may-read.ts'

export const list = serve(contract.chat.list, async (call) => {
  const { input, actor, tx, server } = call
  const directory = await server.directories.of(actor.tenant)
  const rows = await loadListed(tx, {
    personId: actor.personId,
    closed: [...(await closedConversations(call))],
  })
  const list = rows.map((row) => rowOf(directory, actor.personId, row))
  if (!input.keyword) return { list }
  const { phone } = await reachSight(call)
  return { list: list.filter(named(directory, input.keyword, phone)) }
})

type Listed = Awaited<ReturnType<typeof loadListed>>[number]

function rowOf(directory: Snapshot, personId: string, row: Listed): ConversationRow {
  const { id, kind, lastSequence, readSequence, lastRevision, isMuted, unseen } = row
  return {
    ...withWhom(directory, personId, row),
    ...latestOf(directory, row),
    unreadMessage: Math.max(0, lastSequence - readSequence - unseen.length),
    ...{ conversationId: id, kind, lastSequence, readSequence, lastRevision, isMuted, unseen },
    isPinned: row.pinnedAt !== null,
    mentionsMe: Boolean(row.mentionsMe),
  }
}

function withWhom(directory: Snapshot, personId: string, row: Listed) {
  const peer = row.kind === 'direct' ? directory.people.get(peerIn(row, personId) ?? '') : undefined
  return peer
    ? { id: peer.id, account: peer.account, headIcon: peer.avatar, realName: peer.name }
    : { id: row.id, account: '', headIcon: '', realName: row.name }
}

function latestOf(directory: Snapshot, row: Listed) {
  const latestDate = Date.parse(row.latestAt ?? row.lastAt)
  if (row.isLatestBlocked)
    return {
      latestMessage: '',
      latestDate,
      messageType: 'blocked',
      latestSender: '',
      isLatestRecalled: false,
    }
  return {
    latestMessage: row.latestBody ?? '',
    latestDate,
    messageType: row.latestKind ?? '',
    latestSender: row.latestSenderId === null ? '' : directory.nameOf(row.latestSenderId),
    isLatestRecalled: row.latestRecalledAt !== null,
  }
}

/** By the name, the account, pinyin or initials. */
function named(
  { people }: Snapshot,
  keyword: string,
  seesPhone: SeesPhone,
): (row: ConversationRow) => boolean {
  const isNamed = personMatcher(keyword, seesPhone)
  return ({ id, realName }) => {
    const peer = people.get(id)
    return peer ? isNamed(peer) : matchesText(realName, keyword)
  }
}
