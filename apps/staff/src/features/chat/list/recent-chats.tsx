import { useT } from '@signet/i18n/react'
import { Cell, CellGroup } from '@signet/ui'
import { MessagesSquare } from 'lucide-react'
import { useConversations } from '../queries.ts'
import { ChatRows } from './chat-list.tsx'

const shown = 5

/** The way to all conversations, and those that last heard something. */
export function RecentChats() {
  const t = useT()
  const { data = [] } = useConversations('')
  const unread = data.reduce((total, row) => total + (row.isMuted ? 0 : row.unreadMessage), 0)
  return (
    <>
      <CellGroup label={t('chat.title')}>
        <Cell
          icon={<MessagesSquare />}
          title={t('chat.title')}
          value={unread > 0 ? t('chat.unread', { count: unread }) : ''}
          href="/pages/message/chat/index"
        />
      </CellGroup>
      {data.length > 0 && <ChatRows rows={data.slice(0, shown)} />}
    </>
  )
}
