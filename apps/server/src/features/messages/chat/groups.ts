import { contract, mostMembers, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { barAsOwner, refuseBarred } from '../chat-bars/index.ts'
import { refuseFounding } from '../chat-rules/index.ts'
import {
  countMembers,
  insertConversation,
  joinMembers,
  membersOf,
  type OwnConversation,
  updateGroup,
  updateMember,
} from './conversation-store.ts'
import { conversationView } from './conversation-view.ts'
import { cleanText } from './message-view.ts'
import { type ChatWriting, lockConversation, refuseOutsiders, refuseUnruled } from './own-conversation.ts'
import { pushList } from './push-message.ts'
import { sendEvent } from './send-message.ts'

export const createGroup = serve(contract.chat.createGroup, async (call) => {
  const { input, actor, tx, now, server } = call
  const others = [...new Set(input.personIds)].filter((id) => id !== actor.personId)
  if (actor.isExternal) throw new Refusal<RefusalCode>('chat.notAllowed')
  await refuseFounding(call)
  await refuseOutsiders(call, others)

  const id = server.newId()
  const joining = { conversationId: id, joinedSequence: 0, now }
  await insertConversation(tx, {
    ...{ id, kind: 'group', name: cleanText(input.name), createdBy: actor.personId, now },
  })
  await joinMembers(tx, { ...joining, personIds: [actor.personId], role: 'owner' })
  await joinMembers(tx, { ...joining, personIds: others, role: 'member' })
  await refuseCrowd(call, id)
  await sendEvent(call, await lockConversation(call, id), { name: 'created', people: others, text: '' })
  return conversationView(call, id)
})

async function refuseCrowd({ tx }: ChatWriting, id: string): Promise<void> {
  if ((await countMembers(tx, id)) > mostMembers)
    throw new Refusal<RefusalCode>('chat.tooManyMembers', { max: mostMembers })
}

export const change = serve(contract.chat.change, async (call) => {
  const { input, tx } = call
  const own = await lockConversation(call, input.id)
  refuseUnruled(own)
  await refuseBarred(call, own.id)
  if (input.isStrict !== undefined && own.role === 'member') throw new Refusal<RefusalCode>('chat.adminsOnly')
  const name = input.name === undefined ? own.name : cleanText(input.name)
  await updateGroup(tx, own.id, { name, isStrict: input.isStrict ?? own.isStrict })
  if (name !== own.name) await sendEvent(call, { ...own, name }, { name: 'renamed', people: [], text: name })
  if (input.isStrict !== undefined && input.isStrict !== own.isStrict)
    await sendEvent(
      call,
      { ...own, name },
      { name: input.isStrict ? 'strict' : 'open', people: [], text: '' },
    )
  return conversationView(call, own.id)
})

export const addMembers = serve(contract.chat.addMembers, async (call) => {
  const { input, tx, now } = call
  const own = await lockConversation(call, input.id)
  refuseUnruled(own)
  await refuseBarred(call, own.id)
  await refuseOutsiders(call, input.personIds)
  const personIds = [...new Set(input.personIds)]
  const joining = {
    conversationId: own.id,
    personIds,
    role: 'member',
    joinedSequence: own.lastSequence,
    now,
  } as const
  const joined = await joinMembers(tx, joining)
  await refuseCrowd(call, own.id)
  if (joined.length > 0) await sendEvent(call, own, { name: 'added', people: [...joined], text: '' })
  pushList(call, joined)
  return conversationView(call, own.id)
})

/** Administrators take members out, the owner anybody. */
export const removeMember = serve(contract.chat.removeMember, async (call) => {
  const { input, tx, now } = call
  const own = await lockConversation(call, input.id)
  await refuseNotBelow(call, own, input.personId)
  await sendEvent(call, own, { name: 'removed', people: [input.personId], text: '' })
  await updateMember(tx, { id: own.id, personId: input.personId }, { leftAt: now })
  pushList(call, [input.personId])
  return conversationView(call, own.id)
})

/** Administrators of a group bar members from writing, the owner anybody; who is barred reads so. */
export const barMember = serve(contract.chat.barMember, async (call) => {
  const { input } = call
  const own = await lockConversation(call, input.id)
  await refuseNotBelow(call, own, input.personId)
  await barAsOwner(call, { conversationId: own.id, personId: input.personId, bar: input.bar })
  pushList(call, [input.personId])
  return conversationView(call, own.id)
})

/** Refuses `chat.adminsOnly` to members and about oneself, and `chat.ownerOnly` about others who run the group. */
async function refuseNotBelow(call: ChatWriting, own: OwnConversation, personId: string): Promise<void> {
  const member = await memberOf(call, own, personId)
  if (own.role === 'member' || personId === call.actor.personId)
    throw new Refusal<RefusalCode>('chat.adminsOnly')
  if (own.role !== 'owner' && member.role !== 'member') throw new Refusal<RefusalCode>('chat.ownerOnly')
}

/** Refuses `chat.notHere` outside of groups, and `chat.notFound` for those who are not in it. */
async function memberOf({ tx }: ChatWriting, own: OwnConversation, personId: string) {
  if (own.kind !== 'group') throw new Refusal<RefusalCode>('chat.notHere')
  const member = (await membersOf(tx, own.id)).find((one) => one.personId === personId)
  if (!member) throw new Refusal<RefusalCode>('chat.notFound')
  return member
}

export const setRole = serve(contract.chat.setRole, async (call) => {
  const { input, tx, actor } = call
  const own = await lockConversation(call, input.id)
  await memberOf(call, own, input.personId)
  if (own.role !== 'owner' || input.personId === actor.personId)
    throw new Refusal<RefusalCode>('chat.ownerOnly')

  const { personId } = input
  await updateMember(tx, { id: own.id, personId }, { role: input.role })
  if (input.role === 'owner') await handOver(call, own, personId)
  else pushList(call, [personId])
  return conversationView(call, own.id)
})

async function handOver(call: ChatWriting, own: OwnConversation, personId: string): Promise<void> {
  await updateMember(call.tx, { id: own.id, personId: call.actor.personId }, { role: 'admin' })
  await sendEvent(call, own, { name: 'owner', people: [personId], text: '' })
}

export const leave = serve(contract.chat.leave, async (call) => {
  const { input, tx, now, actor } = call
  const own = await lockConversation(call, input.id)
  if (own.kind === 'direct') throw new Refusal<RefusalCode>('chat.notHere')
  await sendEvent(call, own, { name: 'left', people: [], text: '' })
  const successor = own.role === 'owner' ? await successorIn(call, own) : undefined
  if (successor) {
    await updateMember(tx, { id: own.id, personId: successor }, { role: 'owner' })
    await sendEvent(call, own, { name: 'owner', people: [successor], text: '' })
  }
  await updateMember(tx, { id: own.id, personId: actor.personId }, { leftAt: now })
  pushList(call, [actor.personId])
  return null
})

/** The administrator who was there first, otherwise the member. */
async function successorIn({ tx, actor }: ChatWriting, own: OwnConversation): Promise<string | undefined> {
  const others = (await membersOf(tx, own.id)).filter(({ personId }) => personId !== actor.personId)
  return (others.find(({ role }) => role === 'admin') ?? others[0])?.personId
}
