import { RecentChats } from '../features/chat/list/recent-chats.tsx'
import { MessagePage } from '../features/notices/message-page.tsx'

/** Conversations and messages. */
export function MessageTab({ isActive }: Readonly<{ isActive: boolean }>) {
  return <MessagePage isActive={isActive} chats={<RecentChats />} />
}
