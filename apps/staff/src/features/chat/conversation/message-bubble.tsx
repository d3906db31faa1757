import type { ChatMessage, Conversation } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, classes } from '@signet/ui'
import { Ellipsis, FileLock, Pin } from 'lucide-react'
import { useState } from 'react'
import { BlockedWords } from '../moderation/blocked-words.tsx'
import { isBlocked, unblockedWordsOf } from '../words-of.ts'
import { MessageActions } from './message-actions.tsx'
import styles from './message-bubble.module.css'
import { MessageContent } from './message-content.tsx'
import { ReactionBar } from './reaction-bar.tsx'

type MessageBubbleProps = Readonly<{
  conversation: Conversation
  message: ChatMessage
  before: ChatMessage | undefined
  after: ChatMessage | undefined
  me: string
  onReply: (message: ChatMessage) => void
  onEdit: (message: ChatMessage) => void
}>

/** A message: who said it and when, what it says, and what people think of it. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, before, me, conversation } = props
  const formats = useFormats()
  const { sender } = message
  const isOwn = sender?.id === me
  const isFollowing = before?.sender?.id === sender?.id && !before?.event
  const name = sender?.name ?? ''

  return (
    <article
      className={classes(styles.message, isOwn && styles.own)}
      aria-label={`${name} ${formats.time(message.sentAt)}`}
      data-sequence={message.sequence}
    >
      {!isOwn &&
        (isFollowing ? (
          <span className={styles.gap} />
        ) : (
          <Avatar id={sender?.id ?? ''} name={name} src={sender?.headIcon ?? ''} size={32} />
        ))}
      <div className={styles.column}>
        {!isOwn && !isFollowing && conversation.kind !== 'direct' && (
          <span className={styles.name}>{name}</span>
        )}
        <div className={styles.line}>
          <div className={classes(styles.bubble, styles[message.kind])}>
            <Said message={message} blocked={conversation.own.blocked} />
          </div>
          {message.recalledAt === null && <ActionsButton {...props} />}
        </div>
        <ReactionBar message={message} me={me} conversation={conversation} />
        <Foot {...props} isOwn={isOwn} />
      </div>
    </article>
  )
}

type SaidProps = Readonly<{ message: ChatMessage; blocked: readonly string[] }>

function Said({ message, blocked }: SaidProps) {
  const t = useT()
  const { replyTo } = message
  if (message.recalledAt !== null) {
    const word = message.isRemoved ? 'wasRemoved' : 'wasRecalled'
    return <span className={styles.recalled}>{t(`chat.${word}`)}</span>
  }
  const said = (
    <>
      {replyTo && (
        <blockquote className={styles.quote}>
          {replyTo.sender && `${replyTo.sender.name}: `}
          {unblockedWordsOf(t, replyTo, blocked)}
        </blockquote>
      )}
      <MessageContent message={message} />
    </>
  )
  return isBlocked(message, blocked) ? <BlockedWords>{said}</BlockedWords> : said
}

function ActionsButton(props: MessageBubbleProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={t('chat.actions')}
        title={t('chat.actions')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && <MessageActions {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** When it was said, once for what somebody said in a row; under one's own last words whether they were read. */
function Foot({
  message,
  conversation,
  me,
  isOwn,
  after,
}: MessageBubbleProps & Readonly<{ isOwn: boolean }>) {
  const t = useT()
  const formats = useFormats()
  const { isPinned, isEvidence, editedAt, recalledAt, sentAt } = message
  const isFollowed = isSoonAfter(message, after)
  const mark = isOwn && !isFollowed && recalledAt === null ? readWord(conversation, message, me) : null
  if (isFollowed && !isPinned && !isEvidence && editedAt === null) return null
  return (
    <span className={styles.foot}>
      {isPinned && <Pin role="img" aria-label={t('chat.pinned')} />}
      <time dateTime={sentAt} title={formats.dateTime(sentAt)}>
        {formats.time(sentAt)}
      </time>
      {isEvidence && <FileLock role="img" aria-label={t('chat.inEvidence')} />}
      {editedAt && <span>{t('chat.edited')}</span>}
      {mark && <span>{t(`chat.${mark.word}`, { count: mark.count })}</span>}
    </span>
  )
}

const soonMs = 5 * 60_000

function isSoonAfter({ sender, sentAt }: ChatMessage, after: ChatMessage | undefined): boolean {
  if (!after || after.event || after.sender?.id !== sender?.id) return false
  return Date.parse(after.sentAt) - Date.parse(sentAt) < soonMs
}

/** Whether the other has read it; in a group how many have. */
function readWord({ kind, members }: Conversation, { sequence }: ChatMessage, me: string) {
  const read = members.filter(
    ({ person, readSequence }) => person.id !== me && readSequence >= sequence,
  ).length
  if (kind !== 'direct') return { word: 'readBy', count: read } as const
  return { word: read > 0 ? 'read' : 'notRead', count: read } as const
}
