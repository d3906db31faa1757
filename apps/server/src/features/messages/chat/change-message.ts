import { contract, editHours, type RefusalCode, recallMinutes } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { advance, type OwnConversation } from './conversation-store.ts'
import {
  deleteReaction,
  findMessage,
  insertReaction,
  loadPinned,
  type MessageRow,
  stripMessage,
  updateMessage,
} from './message-store.ts'
import { type ChatWriting, hiddenSequence, lockConversation, refuseUnruled } from './own-conversation.ts'
import { pushChanged } from './push-message.ts'
import { readText, viewOf } from './send-message.ts'

type Of = Readonly<{ id: string; sequence: number }>

/** Finds a message under the lock of its conversation, one that the caller sees. */
async function lockMessage(call: ChatWriting, { id, sequence }: Of) {
  const own = await lockConversation(call, id)
  const row = sequence > hiddenSequence(own) ? await findMessage(call.tx, own.id, sequence) : undefined
  if (!row || row.kind === 'event') throw new Refusal<RefusalCode>('chat.notFound')
  if (row.recalledAt !== null) throw new Refusal<RefusalCode>('chat.recalled')
  return { own, row }
}

async function nextRevision({ tx, now }: ChatWriting, own: OwnConversation): Promise<number> {
  return (await advance(tx, own.id, { isMessage: false, now })).lastRevision
}

async function tellChanged(call: ChatWriting, { conversationId, sequence }: MessageRow) {
  const message = await viewOf(call, conversationId, sequence)
  await pushChanged(call, message)
  return message
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

  const body = readText(input.text)
  await updateMessage(tx, row, { revision: await nextRevision(call, own), body, editedAt: now })
  return tellChanged(call, row)
})

/** A recalled message keeps its place and loses all that it said. */
export const recall = serve(contract.chat.recall, async (call) => {
  const { input, actor, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  const runs = own.kind === 'group' && own.role !== 'member'
  if (row.senderId !== actor.personId && !runs) throw new Refusal<RefusalCode>('chat.notYours')
  if (!runs && ageOf(row, now) > recallMinutes * minute)
    throw new Refusal<RefusalCode>('chat.tooLate', { minutes: recallMinutes })

  const emptied = { body: '', content: null, recalledAt: now, pinnedAt: null }
  await stripMessage(tx, row)
  await updateMessage(tx, row, { revision: await nextRevision(call, own), ...emptied })
  return tellChanged(call, row)
})

export const react = serve(contract.chat.react, async (call) => {
  const { input, actor, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  const reaction = {
    ...{ conversationId: own.id, sequence: row.sequence },
    ...{ personId: actor.personId, emoji: input.emoji },
  }
  if (input.isOn) await insertReaction(tx, reaction, now)
  else await deleteReaction(tx, reaction)
  await updateMessage(tx, row, { revision: await nextRevision(call, own) })
  return tellChanged(call, row)
})

const mostPinned = 20

export const pinMessage = serve(contract.chat.pinMessage, async (call) => {
  const { input, tx, now } = call
  const { own, row } = await lockMessage(call, input)
  if (own.kind === 'group') refuseUnruled(own)
  if (input.isPinned && (await loadPinned(tx, own.id, 0)).length >= mostPinned)
    throw new Refusal<RefusalCode>('chat.tooManyPinned', { max: mostPinned })

  const revision = await nextRevision(call, own)
  await updateMessage(tx, row, { revision, pinnedAt: input.isPinned ? now : null })
  return tellChanged(call, row)
})
