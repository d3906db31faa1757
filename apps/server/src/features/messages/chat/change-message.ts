import { contract, editHours, type RefusalCode, recallMinutes } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { refuseBarred } from '../chat-bars/index.ts'
import { writeGrams } from '../chat-grams/index.ts'
import { advance, type OwnConversation } from './conversation-store.ts'
import {
  deleteReaction,
  findMessage,
  insertReaction,
  isEvidence,
  loadPinned,
  type MessageRow,
  stripMessage,
  updateMessage,
} from './message-store.ts'
import { seenFrom } from './message-view.ts'
import {
  type ChatWriting,
  hiddenSequence,
  lockConversation,
  refuseUnruled,
  runsGroup,
} from './own-conversation.ts'
import { pushChanged } from './push-message.ts'
import { readText, refuseOutOfReach, viewOf } from './send-message.ts'

type Of = Readonly<{ id: string; sequence: number }>

/** Finds a message under the lock of its conversation, one that the caller sees. */
async function lockMessage(call: ChatWriting, of: Of) {
  const { own, row } = await lockAnyMessage(call, of)
  if (row.recalledAt !== null) throw new Refusal<RefusalCode>('chat.recalled')
  return { own, row }
}

async function lockAnyMessage(call: ChatWriting, { id, sequence }: Of) {
  const own = await lockConversation(call, id)
  const row = sequence > hiddenSequence(own) ? await findMessage(call.tx, own.id, sequence) : undefined
  if (!row || row.kind === 'event') throw new Refusal<RefusalCode>('chat.notFound')
  return { own, row }
}

async function nextRevision({ tx, now }: ChatWriting, own: OwnConversation): Promise<number> {
  return (await advance(tx, own.id, { by: 'change', now })).lastRevision
}

async function tellChanged(call: ChatWriting, own: OwnConversation, { sequence }: MessageRow) {
  const message = await viewOf(call, own.id, sequence)
  await pushChanged(call, own, message)
  return seenFrom(hiddenSequence(own), message)
}

/**
 * The answer of a call that changes nothing, as one that is repeated. No answer of a change is kept under a key, since
 * it would keep what the message says beyond its recall.
 */
async function unchanged(
  call: ChatWriting,
  own: OwnConversation,
  { sequence }: Pick<MessageRow, 'sequence'>,
) {
  return seenFrom(hiddenSequence(own), await viewOf(call, own.id, sequence))
}

/** What is evidence of a case stays in the conversation as it is in the case. */
async function refuseEvidence({ tx }: ChatWriting, row: MessageRow): Promise<void> {
  if (await isEvidence(tx, row)) throw new Refusal<RefusalCode>('chat.isEvidence')
}

/** Gives messages a new revision, after what hangs on them has changed, and tells all members. */
export async function changeMessages(
  call: ChatWriting,
  own: OwnConversation,
  sequences: readonly number[],
): Promise<void> {
  for (const sequence of sequences) {
    const at = { conversationId: own.id, sequence }
    await updateMessage(call.tx, at, { revision: await nextRevision(call, own) })
    await pushChanged(call, own, await viewOf(call, own.id, sequence))
  }
}

const minute = 60_000
const ageOf = ({ sentAt }: MessageRow, now: string): number => Date.parse(now) - Date.parse(sentAt)

export const edit = serve(contract.chat.edit, async (call) => {
  const { input, actor, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  if (row.kind !== 'text') throw new Refusal<RefusalCode>('chat.notHere')
  if (row.senderId !== actor.personId) throw new Refusal<RefusalCode>('chat.notYours')
  if (ageOf(row, now) > editHours * 60 * minute)
    throw new Refusal<RefusalCode>('chat.tooLateToEdit', { hours: editHours })
  await refuseEvidence(call, row)
  await refuseOutOfReach(call, own)

  const body = readText(input.text)
  if (body === row.body) return unchanged(call, own, row)
  await updateMessage(tx, row, { revision: await nextRevision(call, own), body, editedAt: now })
  await writeGrams(tx, { ...row, body })
  return tellChanged(call, own, row)
})

/** A recalled message keeps its place and loses all that it said; recalling it again changes nothing. */
export const recall = serve(contract.chat.recall, async (call) => {
  const { input, actor, tx, now } = call
  const { own, row } = await lockAnyMessage(call, input)
  const runs = runsGroup(own)
  if (row.senderId !== actor.personId && !runs) throw new Refusal<RefusalCode>('chat.notYours')
  if (row.recalledAt !== null) return unchanged(call, own, row)
  if (!runs && ageOf(row, now) > recallMinutes * minute)
    throw new Refusal<RefusalCode>('chat.tooLate', { minutes: recallMinutes })
  await refuseEvidence(call, row)

  const emptied = { body: '', content: null, replyTo: null, recalledAt: now, pinnedAt: null }
  await stripMessage(tx, row)
  await updateMessage(tx, row, { revision: await nextRevision(call, own), ...emptied })
  return tellChanged(call, own, row)
})

export const react = serve(contract.chat.react, async (call) => {
  const { input, actor, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  const reaction = {
    ...{ conversationId: own.id, sequence: row.sequence },
    ...{ personId: actor.personId, emoji: input.emoji },
  }
  const isNew = input.isOn ? await insertReaction(tx, reaction, now) : await deleteReaction(tx, reaction)
  if (!isNew) return unchanged(call, own, row)
  await updateMessage(tx, row, { revision: await nextRevision(call, own) })
  return tellChanged(call, own, row)
})

const mostPinned = 20

export const pinMessage = serve(contract.chat.pinMessage, async (call) => {
  const { input, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  if (own.kind === 'group') refuseUnruled(own)
  await refuseBarred(call, own.id)
  if (input.isPinned === (row.pinnedAt !== null)) return unchanged(call, own, row)
  if (input.isPinned && (await loadPinned(tx, own.id, 0)).length >= mostPinned)
    throw new Refusal<RefusalCode>('chat.tooManyPinned', { max: mostPinned })

  const revision = await nextRevision(call, own)
  await updateMessage(tx, row, { revision, pinnedAt: input.isPinned ? now : null })
  return tellChanged(call, own, row)
})
