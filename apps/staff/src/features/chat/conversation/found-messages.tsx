import type { ChatMessage, Conversation } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Cell, CellGroup, Empty, PageState, SearchField, Sheet, TextField } from '@signet/ui'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { unblockedWordsOf } from '../words-of.ts'
import { useJump } from './use-jump.ts'

type FoundMessagesProps = Readonly<{ conversation: Conversation; onClose: () => void }>

/** Messages of a conversation that hold some words; two Chinese letters are enough. */
export function SearchSheet(props: FoundMessagesProps) {
  const t = useT()
  const { chat } = useClient()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { id } = props.conversation
  const found = useQuery({
    queryKey: ['chat', 'search', id, keyword],
    queryFn: async () => (await chat.search({ id, keyword })).list.map(({ message }) => message),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <Sheet title={t('chat.search')} onClose={props.onClose}>
      <SearchField label={t('chat.search')} value={typed} onChange={setTyped} />
      {keyword === '' && <DayField {...props} />}
      {keyword !== '' && <MessageCells {...props} found={found} />}
    </Sheet>
  )
}

/** Leads to the first message of a day, or to the next one after it. */
function DayField({ conversation: { id }, onClose }: FoundMessagesProps) {
  const t = useT()
  const { client, feedback } = useApp()
  const jump = useJump(id)
  const [day, setDay] = useState('')
  const go = useMutation({
    mutationFn: async (since: string) => {
      const { list } = await client.chat.messages({ id, since, pageSize: 20 })
      return list.find(({ sentAt }) => sentAt >= since) ?? list.at(-1)
    },
    onSuccess: (message) => {
      if (!message) return feedback.plain(t('chat.noMessages'))
      onClose()
      return jump(message.sequence)
    },
  })
  const choose = (next: string) => {
    setDay(next)
    // A year that is being typed is no date yet.
    if (/^2\d{3}-/.test(next)) go.mutate(new Date(`${next}T00:00:00`).toISOString())
  }
  return <TextField type="date" label={t('chat.jumpToDay')} value={day} onChange={choose} />
}

export function PinnedSheet(props: FoundMessagesProps) {
  const t = useT()
  const { chat } = useClient()
  const { id } = props.conversation
  const found = useQuery({
    queryKey: ['chat', 'pinned', id],
    queryFn: async () => (await chat.pinned({ id })).list,
    staleTime: 0,
  })
  return (
    <Sheet title={t('chat.pinnedMessages')} onClose={props.onClose}>
      <MessageCells {...props} found={found} />
    </Sheet>
  )
}

type MessageCellsProps = FoundMessagesProps &
  Readonly<{ found: ReturnType<typeof useQuery<readonly ChatMessage[]>> }>

function MessageCells({ conversation, onClose, found }: MessageCellsProps) {
  const t = useT()
  const formats = useFormats()
  const jump = useJump(conversation.id)
  const open = (sequence: number) => {
    onClose()
    void jump(sequence)
  }
  return (
    <PageState
      query={found}
      isEmpty={({ length }) => length === 0}
      empty={<Empty title={t('chat.noMessages')} hint="" />}
    >
      {(messages) => (
        <CellGroup label={t('chat.found')}>
          {messages.map((message) => (
            <Cell
              key={message.sequence}
              title={unblockedWordsOf(t, message, conversation.own.blocked)}
              note={`${message.sender?.name ?? ''} · ${formats.dateTime(message.sentAt)}`}
              onPress={() => open(message.sequence)}
            />
          ))}
        </CellGroup>
      )}
    </PageState>
  )
}
