import type { ChatMessage, ServerFrame } from '@signet/contract'
import type { OwnConversation } from './conversation-store.ts'
import { membersOf } from './conversation-store.ts'
import { type ChatWriting, peerIn } from './own-conversation.ts'

/** Sends a new message to the sender's devices and, encoded once, to all other members, after the commit. */
export async function pushNew(call: ChatWriting, own: OwnConversation, message: ChatMessage): Promise<void> {
  const { tx, actor, server, afterCommit } = call
  const { tenant, personId } = actor
  const others = (await membersOf(tx, own.id)).flatMap((member) =>
    member.personId === personId ? [] : member.personId,
  )
  const { toSender, toOthers } = await framesOf(call, own, message)
  afterCommit(() => {
    server.sockets.publish({ tenant, personIds: [personId], frame: toSender })
    if (others.length > 0) server.sockets.publish({ tenant, personIds: others, frame: toOthers })
  })
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
  const toOthers: ServerFrame = {
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
export async function pushChanged(call: ChatWriting, message: ChatMessage): Promise<void> {
  const { conversationId } = message
  await pushToMembers(call, conversationId, { method: 'chatChanged', conversationId, message })
}

export async function pushToMembers(call: ChatWriting, id: string, frame: ServerFrame): Promise<void> {
  const { tx, actor, server, afterCommit } = call
  const personIds = (await membersOf(tx, id)).map(({ personId }) => personId)
  afterCommit(() => server.sockets.publish({ tenant: actor.tenant, personIds, frame }))
}

/** Tells people that their list of conversations changed otherwise than by a message. */
export function pushList({ actor, server, afterCommit }: ChatWriting, personIds: readonly string[]): void {
  const frame: ServerFrame = { method: 'chatList' }
  afterCommit(() => server.sockets.publish({ tenant: actor.tenant, personIds: [...personIds], frame }))
}
