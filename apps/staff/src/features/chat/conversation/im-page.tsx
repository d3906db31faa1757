import type { ChatMessage, Conversation } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { IconButton, PageState, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useApp, useLive } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { textOf } from '../../../kit/links/address.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { MessageLog } from '../log/message-log.tsx'
import { type ChatAddress, talkQuery, useConversation } from '../queries.ts'
import { Composer, type Draft } from './composer.tsx'
import { ConversationSheet } from './conversation-sheet.tsx'
import { useReadMark } from './use-read-mark.ts'

/** A conversation: what was said, and where one writes. On a wide screen its pane takes the place of the page. */
export function ImPage() {
  return useIsWide() ? null : <TalkPane />
}

/** The same beside the conversations, and beside the case that was opened from it, without being drawn anew. */
export function TalkPane() {
  const { pathname, search } = useLocation()
  const isBeside = pathname !== '/pages/message/im/index'
  const { address, name } = isBeside ? talkBeside(search) : talkIn(search)
  if (address.id === '' && address.caseId === '') return <BrokenLink />
  return <Opened key={address.id || address.caseId} address={address} name={name} isBeside={isBeside} />
}

type Search = Readonly<Record<string, unknown>>
type NamedAddress = Readonly<{ address: ChatAddress; name: string }>

/** The conversation of its own page. */
function talkIn(search: Search): NamedAddress {
  const address = { id: textOf(search['formUserId']), caseId: textOf(search['caseId']) }
  return { address, name: textOf(search['name']) }
}

/** The conversation that a case was opened from. */
function talkBeside(search: Search): NamedAddress {
  return { address: { id: textOf(search['talk']), caseId: textOf(search['talkCase']) }, name: '' }
}

/** The address names colleagues as `name/account`. */
const nameIn = (name: string): string => name.replace(/\/[^/]*$/, '')

function Opened({ address, name, isBeside }: NamedAddress & Readonly<{ isBeside: boolean }>) {
  const t = useT()
  const opened = useConversation(address)
  const conversation = opened.data
  if (conversation) return <Talking conversation={conversation} isBeside={isBeside} />
  return (
    <StackPage title={nameIn(name) || t('chat.title')} isBeside={isBeside}>
      <PageState query={opened}>{() => null}</PageState>
    </StackPage>
  )
}

const noDraft: Draft = { text: '', replyTo: null, editing: null }

function Talking({ conversation, isBeside }: Readonly<{ conversation: Conversation; isBeside: boolean }>) {
  const app = useApp()
  const { id } = conversation
  const talk = useQuery(talkQuery(app, id, conversation.lastRevision))
  const me = useCurrentUser().data?.userInfo.userId ?? ''
  const [draft, setDraft] = useState(noDraft)
  const unreadFrom = useUnreadFrom(conversation)
  const last = talk.data?.stream.messages.at(-1)?.sequence ?? 0
  useReadMark(conversation, last)
  const answer = (message: ChatMessage) =>
    setDraft((before) => ({ ...before, replyTo: message, editing: null }))
  const edit = (message: ChatMessage) => setDraft({ text: message.text, replyTo: null, editing: message })

  return (
    <StackPage
      title={titleOf(conversation)}
      isBeside={isBeside}
      actions={<More conversation={conversation} />}
      footer={
        conversation.own.barred ? (
          <BarredNote until={conversation.own.barred.until} />
        ) : (
          <Composer conversation={conversation} me={me} draft={draft} onDraft={setDraft} />
        )
      }
    >
      <PageState query={talk}>
        {(shown) => (
          <MessageLog
            conversation={conversation}
            talk={shown}
            me={me}
            unreadFrom={unreadFrom}
            onReply={answer}
            onEdit={edit}
          />
        )}
      </PageState>
    </StackPage>
  )
}

/** In the place of the composer for those who may only read. */
function BarredNote({ until }: Readonly<{ until: string | null }>) {
  const t = useT()
  const formats = useFormats()
  return (
    <p role="status" className={sharedStyles.note}>
      {until === null ? t('chat.barred') : t('chat.barredUntil', { until: formats.dateTime(until) })}
    </p>
  )
}

function titleOf({ kind, name, members }: Conversation): string {
  return kind === 'direct' ? name : `${name} (${members.length})`
}

/** Where the unread messages began when the conversation was opened; it stays while they are read. */
function useUnreadFrom({ id, own, lastSequence }: Conversation): number | null {
  const { inbox } = useLive()
  const [from] = useState(() => {
    const read = Math.max(own.readSequence, inbox.conversations[id]?.read ?? 0)
    return read < Math.max(lastSequence, inbox.conversations[id]?.last ?? 0) ? read + 1 : null
  })
  return from
}

function More({ conversation }: Readonly<{ conversation: Conversation }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('chat.about')}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ConversationSheet conversation={conversation} onClose={() => setOpen(false)} />}
    </>
  )
}
