import type { Conversation } from '@signet/contract'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'

/** Marks a conversation as read while somebody looks at it; who looks through their eyes marks nothing. */
export function useReadMark({ id, own }: Conversation, last: number): void {
  const { client, live, queries } = useApp()
  const user = useCurrentUser().data?.userInfo
  const isLooking = useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden')
  const marked = useRef(own.readSequence)
  const mayMark = isLooking && user !== undefined && !user.viewedBy

  useEffect(() => {
    if (!mayMark || last <= marked.current) return
    marked.current = last
    client.chat.read({ id, sequence: last }).then(
      () => {
        live.standing(id, { last, read: last, unseen: [], isMuted: own.isMuted })
        return queries.invalidateQueries({ queryKey: ['chat', 'list'] })
      },
      () => {
        // The next message, or the next look, marks again.
        marked.current = own.readSequence
      },
    )
  }, [client, live, queries, id, last, mayMark, own.isMuted, own.readSequence])
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
