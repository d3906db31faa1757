import type { ChatMessage, ServerFrame } from '@signet/contract'
import type { Sighted } from '../../../cases/reading/conversation-sight.ts'
import type { OwnConversation } from './conversation-store.ts'
import { seenFrom } from './message-view.ts'
import { type ChatWriting, hiddenSequence, peerIn } from './own-conversation.ts'
import { currentMembers } from './who-may-read.ts'

type Member = Awaited<ReturnType<typeof currentMembers>>[number]
type New = Readonly<{ message: ChatMessage; members: readonly Member[] }>

/**
 * Sends a new message to the sender's devices and, encoded once, to all other members, after the commit. Those who may
 * not read what it answers get it without the quote.
 */
export function pushNew(call: ChatWriting, own: OwnConversation, { message, members }: New): void {
  const { actor, server, afterCommit } = call
  const { tenant, personId } = actor
  const others = members.filter((member) => member.personId !== personId)
  afterCommit(async () => {
    const { toSender, toOthers } = await framesOf(call, own, message)
    server.sockets.publish({ tenant, personIds: [personId], frame: toSender })
    // Who blocked the sender gets the message, which their client counts as read.
    const blockers = others.filter(({ hasBlocked }) => hasBlocked)
    publishAsSeen(call, blockers, { ...toOthers, isUnseen: true })
    publishAsSeen(
      call,
      others.filter(({ hasBlocked }) => !hasBlocked),
      toOthers,
    )
  })
}

type Spoken = Extract<ServerFrame, { method: 'receiveMessage' | 'chatChanged' }>

/** Publishes a frame with a message, to those who may not read what it answers without the quote. */
function publishAsSeen({ actor, server }: ChatWriting, members: readonly Member[], frame: Spoken): void {
  const { tenant } = actor
  const quoted = frame.message.replyTo?.sequence ?? Number.POSITIVE_INFINITY
  const readsQuote = Map.groupBy(members, (member) => quoted > hiddenSequence(member))
  for (const [reads, group] of readsQuote) {
    const message = reads ? frame.message : seenFrom(quoted, frame.message)
    const personIds = group.map(({ personId }) => personId)
    server.sockets.publish({ tenant, personIds, frame: { ...frame, message } })
  }
}

/** What the inherited interface says about one side: of two people the person, otherwise the conversation. */
async function sideOf({ actor, server }: ChatWriting, own: OwnConversation, personId: string) {
  const { people } = await server.directories.of(actor.tenant)
  const person = own.kind === 'direct' ? people.get(personId) : undefined
  return {
    id: person?.id ?? own.id,
    name: person?.name ?? own.name,
    account: person?.account ?? '',
    icon: person?.avatar ?? '',
  }
}

async function framesOf(call: ChatWriting, own: OwnConversation, message: ChatMessage) {
  const { personId } = call.actor
  const from = await sideOf(call, own, personId)
  const to = await sideOf(call, own, peerIn(own, personId) ?? '')
  const at = Date.parse(message.sentAt)
  const sent = {
    ...{ userId: personId, dateTime: at, latestDate: at },
    ...{ headIcon: from.icon, realName: from.name, account: from.account },
    ...{ messageType: message.kind, conversationId: own.id, message },
  }
  const toSender: ServerFrame = {
    method: 'sendMessage',
    ...sent,
    ...{ toUserId: to.id, toAccount: to.account, toRealName: to.name, toHeadIcon: to.icon },
    toMessage: wireContent(message),
  }
  const toOthers: Extract<ServerFrame, { method: 'receiveMessage' }> = {
    method: 'receiveMessage',
    ...sent,
    formUserId: from.id,
    formMessage: wireContent(message),
  }
  return { toSender, toOthers }
}

/** The content as the inherited interface has it: a text, or a file with its size or length. */
export function wireContent({ text, file }: Pick<ChatMessage, 'text' | 'file'>) {
  if (!file) return text
  const { fileId: path, width, height, seconds: length } = file
  return { path, ...(length > 0 ? { length } : { width, height }) }
}

/** Tells all members, the caller too, that a message changed. */
export async function pushChanged(
  call: ChatWriting,
  conversation: Sighted,
  message: ChatMessage,
): Promise<void> {
  const members = await currentMembers(call, conversation)
  const frame = { method: 'chatChanged', conversationId: conversation.id, message } as const
  call.afterCommit(() => publishAsSeen(call, members, frame))
}

/** Tells people that their list of conversations changed otherwise than by a message. */
export function pushList({ actor, server, afterCommit }: ChatWriting, personIds: readonly string[]): void {
  const frame: ServerFrame = { method: 'chatList' }
  afterCommit(() => server.sockets.publish({ tenant: actor.tenant, personIds: [...personIds], frame }))
}
