import type { Around } from '@signet/formula'
import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/use-current-user.ts'

/** What the rules of a form may ask about the moment and the person; the server asks the same of its own. */
export function useAround(starter?: string): Around | undefined {
  const { data } = useCurrentUser()
  return useMemo(() => {
    if (!data) return undefined
    const { userId, organizeId, positionId, roleIds } = data.userInfo
    return {
      now: new Date().toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      me: userId,
      organization: organizeId || null,
      position: positionId || null,
      roles: roleIds,
      starter: starter ?? userId,
    }
  }, [data, starter])
}
