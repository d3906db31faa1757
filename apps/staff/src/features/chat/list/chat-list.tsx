import type { ConversationRow } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import {
  Avatar,
  Badge,
  classes,
  Empty,
  IconButton,
  InfiniteList,
  Link,
  PageState,
  useFeedback,
} from '@signet/ui'
import { MessagesSquare, Pin, PinOff, Trash2, VolumeX } from 'lucide-react'
import { useNow } from '../../../kit/context/use-now.ts'
import { chatHref } from '../../../kit/links/chat-href.ts'
import { SwipeRow } from '../../../kit/lists/swipe-row.tsx'
import { type useConversations, useKeepChat, useRemoveChat, useRestoreChat } from '../queries.ts'
import { wordsOf } from '../words-of.ts'
import styles from './chat-list.module.css'
import { GroupFace } from './group-face.tsx'

type ChatListProps = Readonly<{ chats: ReturnType<typeof useConversations>; words: string }>

/** The conversations of a person, each with how many messages are unread. */
export function ChatList({ chats, words }: ChatListProps) {
  const t = useT()
  const empty = words ? (
    <Empty title={t('chat.noneFound')} hint={t('chat.notFoundHint')} />
  ) : (
    <Empty icon={<MessagesSquare />} title={t('chat.none')} hint={t('chat.noneHint')} />
  )
  return (
    <PageState query={chats} isEmpty={({ length }) => length === 0} empty={empty}>
      {(rows) => (
        <InfiniteList<ConversationRow>
          label={t('chat.title')}
          rows={rows}
          keyOf={({ conversationId }) => conversationId}
          estimate={68}
          hasMore={false}
          onEnd={() => undefined}
        >
          {(row) => (
            <SwipeRow actions={<RowActions row={row} />}>
              <ChatRow row={row} />
            </SwipeRow>
          )}
        </InfiniteList>
      )}
    </PageState>
  )
}

/** A few conversations, without a list that scrolls. */
export function ChatRows({ rows }: Readonly<{ rows: readonly ConversationRow[] }>) {
  const t = useT()
  return (
    <ul className={styles.rows} aria-label={t('chat.recent')}>
      {rows.map((row) => (
        <li key={row.conversationId}>
          <SwipeRow actions={<RowActions row={row} />}>
            <ChatRow row={row} />
          </SwipeRow>
        </li>
      ))}
    </ul>
  )
}

function ChatRow({ row }: Readonly<{ row: ConversationRow }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  return (
    <Link href={chatHref(row)} className={classes(styles.row, row.isPinned && styles.pinned)}>
      {row.kind === 'direct' ? (
        <Avatar id={row.id} name={row.realName} src={row.headIcon} size={40} />
      ) : (
        <GroupFace size={40} />
      )}
      <span className={styles.text}>
        <span className={styles.name}>{row.realName}</span>
        <span className={styles.latest}>
          {row.mentionsMe && <span className={styles.mention}>{t('chat.mentionsYou')} </span>}
          {latestOf(t, row)}
        </span>
      </span>
      <span className={styles.side}>
        <time dateTime={new Date(row.latestDate).toISOString()}>{formats.near(row.latestDate, now)}</time>
        <span className={styles.marks}>
          {row.isPinned && <Pin role="img" aria-label={t('chat.pinned')} />}
          {row.isMuted && <VolumeX role="img" aria-label={t('chat.muted')} />}
          {row.unreadMessage > 0 && (
            <>
              <Badge count={row.unreadMessage} />
              <span className="visually-hidden">{t('chat.unread', { count: row.unreadMessage })}</span>
            </>
          )}
        </span>
      </span>
    </Link>
  )
}

function latestOf(t: ReturnType<typeof useT>, row: ConversationRow): string {
  if (row.messageType === '') return ''
  const words = wordsOf(t, {
    kind: row.messageType,
    text: row.latestMessage,
    isRecalled: row.isLatestRecalled,
  })
  return row.kind === 'direct' || row.latestSender === ''
    ? words
    : t('chat.said', { name: row.latestSender, text: words })
}

function RowActions({ row }: Readonly<{ row: ConversationRow }>) {
  const t = useT()
  const feedback = useFeedback()
  const restore = useRestoreChat()
  const keep = useKeepChat()
  const remove = useRemoveChat((removed) =>
    feedback.success(t('chat.removed'), { label: t('chat.undo'), run: () => restore.mutate(removed) }),
  )
  const { conversationId: id, isPinned } = row
  return (
    <>
      <IconButton
        label={t(isPinned ? 'chat.unpin' : 'chat.pin')}
        icon={isPinned ? <PinOff /> : <Pin />}
        disabled={keep.isPending}
        onClick={() => keep.mutate({ id, isPinned: !isPinned })}
      />
      <IconButton
        label={t('chat.remove')}
        icon={<Trash2 />}
        disabled={remove.isPending}
        onClick={() => remove.mutate(row)}
      />
    </>
  )
}
