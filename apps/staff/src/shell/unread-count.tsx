import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../lib/app-context.ts'

/** Counts what is unread also where no live line stands. Draws nothing. */
export function UnreadCount() {
  const { client, live } = useApp()
  const { data: count } = useQuery({
    queryKey: ['notices', 'unread'],
    queryFn: () => client.notices.unreadCount(),
  })
  useEffect(() => {
    if (count) live.count({ sequence: count.sequence, notices: count.unReadNum })
  }, [count, live])
  return null
}
