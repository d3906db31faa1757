import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { findOwns, moveRead, type OwnConversation } from './conversation-store.ts'
import {
  findMessage,
  findSequenceAt,
  loadChanged,
  loadPinned,
  loadRange,
  type MessageRow,
} from './message-store.ts'
import { messageViews } from './message-view.ts'
import { type ChatWriting, hiddenSequence, ownConversation } from './own-conversation.ts'
import { type ChatReading, closedConversations, currentMembers, shownMembers } from './who-may-read.ts'

export const messages = serve(contract.chat.messages, async (call) => {
  const own = await ownConversation(call, call.input.id)
  const rows = await rangeOf(call, own, call.input)
  const [first, last] = [rows[0]?.sequence ?? own.lastSequence, rows.at(-1)?.sequence ?? own.lastSequence]
  return {
    list: [...(await messageViews(call, () => hiddenSequence(own), rows))],
    hasEarlier: first > hiddenSequence(own) + 1,
    hasLater: last < own.lastSequence,
  }
})

type Range = ParsedInput<typeof contract.chat.messages>

async function rangeOf(
  { tx }: ChatReading,
  own: OwnConversation,
  range: Range,
): Promise<readonly MessageRow[]> {
  const { before, after, pageSize: most } = range
  const hidden = hiddenSequence(own)
  const end = own.lastSequence
  if (after !== undefined)
    return loadRange(tx, own.id, { over: Math.max(hidden, after), upTo: end, most, from: 'start' })
  const around = range.since ? await findSequenceAt(tx, own.id, range.since) : range.around
  if (around === undefined) {
    const upTo = before === undefined ? end : before - 1
    return loadRange(tx, own.id, { over: hidden, upTo, most, from: 'end' })
  }
  const half = Math.ceil(most / 2)
  const earlier = { over: hidden, upTo: around - 1, most: half, from: 'end' } as const
  const later = { over: Math.max(hidden, around - 1), upTo: end, most: half, from: 'start' } as const
  return [...(await loadRange(tx, own.id, earlier)), ...(await loadRange(tx, own.id, later))]
}

const mostMissed = 200

/** Conversations that the caller is not in any more, or may not read any more, are left out. */
export const missed = serve(contract.chat.missed, async (call) => {
  const { input, tx } = call
  const owns = await readableOwns(
    call,
    input.known.map(({ id }) => id),
  )
  const known = input.known.flatMap((one) => {
    const own = owns.get(one.id)
    return own ? { ...one, hidden: hiddenSequence(own), lastRevision: own.lastRevision } : []
  })
  const changed = Map.groupBy(
    await loadChanged(tx, known, mostMissed + 1),
    ({ conversationId }) => conversationId,
  )
  const shown = [...changed.values()].flatMap((rows) => rows.slice(0, mostMissed))
  const hiddenIn = new Map(known.map(({ id, hidden }) => [id, hidden]))
  const views = Map.groupBy(
    await messageViews(call, (id) => hiddenIn.get(id) ?? 0, shown),
    ({ conversationId }) => conversationId,
  )
  const list = known.map(({ id, revision, lastRevision }) => {
    const messages = views.get(id) ?? []
    const hasMore = (changed.get(id)?.length ?? 0) > mostMissed
    return {
      ...{ id, messages, hasMore },
      lastRevision: hasMore ? (messages.at(-1)?.revision ?? revision) : lastRevision,
    }
  })
  return { list }
})

async function readableOwns(call: ChatReading, ids: readonly string[]) {
  const { tx, actor } = call
  const owns = await findOwns(tx, { ids, personId: actor.personId })
  const closed = await closedConversations(call)
  return new Map(owns.flatMap((own) => (closed.has(own.id) ? [] : [[own.id, own] as const])))
}

export const pinned = serve(contract.chat.pinned, async (call) => {
  const own = await ownConversation(call, call.input.id)
  const rows = await loadPinned(call.tx, own.id, hiddenSequence(own))
  return { list: [...(await messageViews(call, () => hiddenSequence(own), rows))] }
})

export const readers = serve(contract.chat.readers, async (call) => {
  const { input, actor, tx } = call
  const own = await ownConversation(call, input.id)
  const row = input.sequence > hiddenSequence(own) && (await findMessage(tx, own.id, input.sequence))
  if (!row) throw new Refusal<RefusalCode>('chat.notFound')
  if (row.senderId !== actor.personId) throw new Refusal<RefusalCode>('chat.notYours')

  const others = (await shownMembers(call, own)).filter(
    ({ personId, joinedSequence }) => personId !== actor.personId && joinedSequence < row.sequence,
  )
  const hasRead = Map.groupBy(others, ({ readSequence }) => readSequence >= row.sequence)
  const idsOf = (isRead: boolean) => (hasRead.get(isRead) ?? []).map(({ personId }) => personId)
  return { read: idsOf(true), unread: idsOf(false) }
})

/** Refuses `chat.beyondEnd`: what is not written yet cannot have been read. */
export const read = serve(contract.chat.read, async (call) => {
  const { input } = call
  const own = await ownConversation(call, input.id)
  if (input.sequence > own.lastSequence) throw new Refusal<RefusalCode>('chat.beyondEnd')
  return { readSequence: await markRead(call, own, input.sequence) }
})

/** In large groups the others ask who has read; telling them each mark would cost the square of their number. */
const mostTold = 50

export async function markRead(call: ChatWriting, own: OwnConversation, sequence: number): Promise<number> {
  const { tx, actor, server, afterCommit } = call
  const { personId, tenant } = actor
  if (!(await moveRead(tx, { id: own.id, personId, sequence }))) return Math.max(own.readSequence, sequence)

  const members = (await currentMembers(call, own)).map((member) => member.personId)
  const personIds = members.length <= mostTold ? members : [personId]
  const frame = { method: 'chatRead', conversationId: own.id, personId, sequence } as const
  afterCommit(() => server.sockets.publish({ tenant, personIds, frame }))
  return sequence
}
