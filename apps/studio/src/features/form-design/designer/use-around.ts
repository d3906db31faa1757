import { aroundOf } from '@signet/client'
import type { Around } from '@signet/formula'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currentUserQuery } from '../../../shell/current-user-query.ts'
import { useDesk } from '../../../shell/desk.ts'

/** Who fills a form in, where and when: the administrator at the desk, over what `starter` began. */
export function useAround(starter?: string): Around {
  const { data } = useQuery(currentUserQuery(useDesk()))
  return useMemo(() => (data ? aroundOf(data, starter) : { now: new Date().toISOString() }), [data, starter])
}
