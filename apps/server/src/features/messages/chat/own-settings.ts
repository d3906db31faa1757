import { contract } from '@signet/contract'
import { serve } from '../../../http/serve.ts'
import { updateMember } from './conversation-store.ts'
import { lockConversation } from './own-conversation.ts'
import { pushList } from './push-message.ts'
import { markRead } from './read-messages.ts'

/** What is off the list counts as read, so that no unread message hides. */
export const remove = serve(contract.chat.remove, async (call) => {
  const { personId } = call.actor
  const own = await lockConversation(call, call.input.id)
  await markRead(call, own, own.lastSequence)
  await updateMember(call.tx, { id: own.id, personId }, { removedSequence: own.lastSequence })
  pushList(call, [personId])
  return null
})

export const restore = serve(contract.chat.restore, async (call) => {
  const { personId } = call.actor
  const own = await lockConversation(call, call.input.id)
  await updateMember(call.tx, { id: own.id, personId }, { removedSequence: 0 })
  pushList(call, [personId])
  return null
})

export const deleteRecord = serve(contract.chat.deleteRecord, async (call) => {
  const { personId } = call.actor
  const own = await lockConversation(call, call.input.id)
  await markRead(call, own, own.lastSequence)
  await updateMember(call.tx, { id: own.id, personId }, { clearedSequence: own.lastSequence })
  pushList(call, [personId])
  return null
})

export const keep = serve(contract.chat.keep, async (call) => {
  const { input, actor, tx, now } = call
  const { personId } = actor
  const own = await lockConversation(call, input.id)
  const change = {
    ...(input.isMuted !== undefined && { isMuted: input.isMuted }),
    ...(input.isPinned !== undefined && { pinnedAt: input.isPinned ? now : null }),
  }
  if (Object.keys(change).length > 0) await updateMember(tx, { id: own.id, personId }, change)
  pushList(call, [personId])
  return null
})
