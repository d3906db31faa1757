import type { ChatMessage, Conversation } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, classes, Spinner, useScroller } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { useNow } from '../../../kit/context/use-now.ts'
import { messagesKey, type Outgoing, waitingIn } from '../../../kit/outbox/messages.ts'
import { MessageBubble } from '../conversation/message-bubble.tsx'
import { OutgoingBubble } from '../conversation/outgoing-bubble.tsx'
import { useJump } from '../conversation/use-jump.ts'
import { loadEarlier, type Talk } from '../queries.ts'
import { sentenceOf } from '../words-of.ts'
import styles from './message-log.module.css'
import { Stretch } from './stretch.tsx'
import { stretchesOf } from './stretches-of.ts'
import { useStableScroll } from './use-stable-scroll.ts'

type MessageLogProps = Readonly<{
  conversation: Conversation
  talk: Talk
  me: string
  /** The first message that was unread when the conversation was opened. */
  unreadFrom: number | null
  onReply: (message: ChatMessage) => void
  onEdit: (message: ChatMessage) => void
}>

/** What was said, by day, from the oldest that is loaded to what is still on its way. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, talk, unreadFrom } = props
  const t = useT()
  const { messages } = talk.stream
  const outgoing = useOutgoing(conversation.id, messages)
  const earlier = useEarlier(conversation.id, talk)
  const last = messages.at(-1)?.sequence ?? 0
  const scroll = useStableScroll(useScroller(), {
    first: messages[0]?.sequence ?? 0,
    count: messages.length + outgoing.length,
    outgoing: outgoing.length,
    onTop: earlier.load,
  })

  return (
    <>
      {earlier.isLoading && <Spinner />}
      <JumpToUnread id={conversation.id} last={last} unreadFrom={unreadFrom} />
      <div role="log" aria-label={t('chat.log', { name: conversation.name })} className={styles.log}>
        {stretchesOf(messages).map(({ id, from, to }) => (
          <Stretch
            key={id}
            id={id}
            draw={() =>
              messages
                .slice(from, to)
                .map((message, at) => (
                  <Line
                    key={message.sequence}
                    {...props}
                    message={message}
                    before={messages[from + at - 1]}
                    after={messages[from + at + 1]}
                  />
                ))
            }
          />
        ))}
        {outgoing.map((one) => (
          <OutgoingBubble key={one.clientId} id={conversation.id} outgoing={one} />
        ))}
      </div>
      {!scroll.isAtEnd && <JumpToEnd last={last} onPress={scroll.toEnd} />}
    </>
  )
}

type LineProps = Omit<MessageLogProps, 'talk'> &
  Readonly<{ message: ChatMessage; before: ChatMessage | undefined; after: ChatMessage | undefined }>

/** A message below its day, and below the line where the unread ones begin. */
function Line({ unreadFrom, ...props }: LineProps) {
  const { message, before, me } = props
  const t = useT()
  return (
    <>
      <DayLine message={message} before={before} />
      {message.sequence === unreadFrom && message.sender?.id !== me && (
        <p className={styles.unread}>{t('chat.newMessages')}</p>
      )}
      {message.event ? (
        <p className={styles.event}>{sentenceOf(t, message)}</p>
      ) : (
        <MessageBubble {...props} />
      )}
    </>
  )
}

/** What is on its way, without what has come by the line before its answer did. */
function useOutgoing(id: string, messages: readonly ChatMessage[]): readonly Outgoing[] {
  const app = useApp()
  const { data } = useQuery({
    queryKey: messagesKey(id),
    queryFn: () => waitingIn(app, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const come = new Set(messages.slice(-100).map(({ clientId }) => clientId))
  return (data ?? []).filter(({ clientId }) => !come.has(clientId))
}

function useEarlier(id: string, { hasEarlier }: Talk) {
  const app = useApp()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    if (!hasEarlier || isLoading) return
    setLoading(true)
    try {
      await loadEarlier(app, id)
    } catch (error) {
      app.feedback.error(error instanceof Error ? error.message : String(error))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, load: () => void load() }
}

type DayLineProps = Readonly<{ message: ChatMessage; before: ChatMessage | undefined }>

function DayLine({ message, before }: DayLineProps) {
  const formats = useFormats()
  const day = formats.date(message.sentAt)
  if (before && formats.date(before.sentAt) === day) return null
  return (
    <p className={styles.day}>
      <time dateTime={message.sentAt}>
        <DayName day={day} />
      </time>
    </p>
  )
}

/** Names today and yesterday, and leaves other days as they are written. */
function DayName({ day }: Readonly<{ day: string }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  if (day === formats.date(now)) return t('chat.today')
  return day === formats.date(now - dayLength) ? t('chat.yesterday') : day
}

const dayLength = 86_400_000

type JumpProps = Readonly<{ id: string; last: number; unreadFrom: number | null }>

/** Leads to the first unread message where they are more than a screen. */
function JumpToUnread({ id, last, unreadFrom }: JumpProps) {
  const t = useT()
  const [isDone, setDone] = useState(false)
  const jump = useJump(id)
  // What comes later is below, and was not missed.
  const [lastAtOpening] = useState(last)
  const unread = unreadFrom === null ? 0 : lastAtOpening - unreadFrom + 1
  if (unreadFrom === null || isDone || unread < fewest) return null
  const press = () => {
    setDone(true)
    void jump(unreadFrom)
  }
  return (
    <div className={styles.jump}>
      <Button size="small" icon={<ArrowUp aria-hidden="true" />} onClick={press}>
        {t('chat.jump', { count: unread })}
      </Button>
    </div>
  )
}

const fewest = 10

/** Leads back to the end, and says how much has come there since one left it. */
function JumpToEnd({ last, onPress }: Readonly<{ last: number; onPress: () => void }>) {
  const t = useT()
  const [lastSeen] = useState(last)
  return (
    <div className={classes(styles.jump, styles.toEnd)}>
      <Button size="small" icon={<ArrowDown aria-hidden="true" />} onClick={onPress}>
        {t('chat.toEnd', { count: last - lastSeen })}
      </Button>
    </div>
  )
}
