import { aroundOf } from '@signet/client'
import type { Around } from '@signet/formula'
import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/use-current-user.ts'

/** What the rules of a form may ask about the moment and the person. */
export function useAround(starter?: string): Around | undefined {
  const { data } = useCurrentUser()
  return useMemo(() => data && aroundOf(data, starter), [data, starter])
}
