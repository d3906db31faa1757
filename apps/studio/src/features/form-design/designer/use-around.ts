import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currentUserQuery } from '../../../shell/current-user-query.ts'
import { useDesk } from '../../../shell/desk.ts'

/** Who tries a form out, where and when: the administrator at the desk. */
export function useAround() {
  const { data } = useQuery(currentUserQuery(useDesk()))
  const me = data?.userInfo.userId
  const organization = data?.userInfo.organizeId
  const position = data?.userInfo.positionId
  return useMemo(
    () => ({ now: new Date().toISOString(), me, starter: me, organization, position }),
    [me, organization, position],
  )
}
