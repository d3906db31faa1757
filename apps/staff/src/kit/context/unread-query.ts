import type { Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { queryOptions } from '@tanstack/react-query'

type Answer = ParsedOutput<(typeof contract)['notices']['unreadCount']>

/** The number of unread notices, and the sequence at which it was counted. */
export const unreadQuery = ({ notices }: Client) =>
  queryOptions({ queryKey: ['notices', 'unread'], queryFn: () => notices.unreadCount() })

/** The count as the live state takes it. */
export function toCount({ sequence, unReadNum }: Answer) {
  return { sequence, notices: unReadNum }
}
