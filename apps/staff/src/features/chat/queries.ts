import { openStream, receiveHistory, receiveMessage, type Stream, type Told } from '@signet/chat'
import { AnsweredRefusal, type Client } from '@signet/client'
import type { ChatMessage, ConversationRow } from '@signet/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type App, useApp } from '../../kit/context/app-context.ts'

export function conversationsQuery({ client, live }: Pick<App, 'client' | 'live'>, keyword = '') {
  return queryOptions({
    queryKey: ['chat', 'list', keyword],
    queryFn: async () => {
      const { list } = await client.chat.list(keyword ? { keyword } : {})
      for (const row of list) live.standing(row.conversationId, standingOf(row))
      return list
    },
  })
}

function standingOf({ lastSequence: last, readSequence: read, unseen, isMuted }: ConversationRow): Told {
  return { last, read, unseen, isMuted }
}

export function useConversations(keyword: string) {
  return useQuery(conversationsQuery(useApp(), keyword))
}

/** A conversation by its id or colleague, or the one about a case. */
export type ChatAddress = Readonly<{ id: string; caseId: string }>

/** The conversation of an address; with a colleague, and about a case, it is made when there is none yet. */
export function useConversation({ id, caseId }: ChatAddress) {
  const { client } = useApp()
  return useQuery({
    queryKey: ['chat', 'open', id, caseId],
    queryFn: () => (id === '' ? client.chat.openCase({ caseId }) : openConversation(client, id)),
  })
}

async function openConversation({ chat }: Client, id: string) {
  try {
    return await chat.open({ id })
  } catch (error) {
    if (!(error instanceof AnsweredRefusal && error.code === 'chat.notFound')) throw error
    return chat.openDirect({ personId: id })
  }
}

/** What this device has of a conversation; `hasEarlier` when there is more before it. */
export type Talk = Readonly<{ stream: Stream; hasEarlier: boolean }>

const pageSize = 40

/** The last messages of a conversation. Frames and pages are put into it; it is not fetched again while it is kept whole. */
export function talkQuery({ client }: Pick<App, 'client'>, id: string, lastRevision: number) {
  return queryOptions({
    queryKey: ['chat', 'talk', id],
    queryFn: async (): Promise<Talk> => {
      const { list, hasEarlier } = await client.chat.messages({ id, pageSize })
      return { stream: receiveHistory(openStream(lastRevision), list), hasEarlier }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts a message into what the device has of its conversation, if it has any of it. */
export function keepMessage({ queries }: Pick<App, 'queries'>, message: ChatMessage): Stream | undefined {
  const key = ['chat', 'talk', message.conversationId]
  const talk = queries.setQueryData<Talk>(
    key,
    (known) => known && { ...known, stream: receiveMessage(known.stream, message) },
  )
  return talk?.stream
}

/** When somebody was last heard typing. */
export const typingKey = (id: string, personId: string) => ['chat-typing', id, personId]

/** Loads the page before the first message that the device has. */
export async function loadEarlier(
  { client, queries }: Pick<App, 'client' | 'queries'>,
  id: string,
): Promise<void> {
  const key = ['chat', 'talk', id]
  const before = queries.getQueryData<Talk>(key)?.stream.messages[0]?.sequence
  if (before === undefined) return
  const { list, hasEarlier } = await client.chat.messages({ id, before, pageSize })
  queries.setQueryData<Talk>(
    key,
    (known) => known && { hasEarlier, stream: receiveHistory(known.stream, list) },
  )
}

/** Takes a conversation off the list; `onDone` hears of it also when its row is gone. */
export function useRemoveChat(onDone: (row: ConversationRow) => void) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: ({ conversationId }: ConversationRow) => client.chat.remove({ id: conversationId }),
    onSuccess: (_, row) => {
      onDone(row)
      return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
    },
  })
}

export function useRestoreChat() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: ({ conversationId }: ConversationRow) => client.chat.restore({ id: conversationId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['chat', 'list'] }),
  })
}

export function useKeepChat() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (kept: Readonly<{ id: string; isMuted?: boolean; isPinned?: boolean }>) =>
      client.chat.keep(kept),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: ['chat'], predicate: ({ queryKey }) => queryKey[1] !== 'talk' }),
  })
}

export function useCreateGroup(onDone: (id: string, name: string) => void) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (group: Readonly<{ name: string; personIds: readonly string[] }>) =>
      client.chat.createGroup({ name: group.name, personIds: [...group.personIds] }),
    onSuccess: ({ id, name }) => {
      onDone(id, name)
      return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
    },
  })
}

/** Edits, recalls, reacts to or pins a message; what came of it is seen at once. */
export function useChangeMessage() {
  const app = useApp()
  return useMutation({
    mutationFn: (change: (chat: Client['chat']) => Promise<ChatMessage>) => change(app.client.chat),
    onSuccess: (message) => void keepMessage(app, message),
  })
}
