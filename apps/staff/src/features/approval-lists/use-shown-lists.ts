import type { ListName } from '@signet/contract'
import { useCurrentUser } from '../../lib/use-current-user.ts'
import { useCounts } from '../home/index.ts'
import { listNames } from './list-search.ts'

/** To-sign and to-do are shown where the system uses these stages. */
export function useShownLists(): readonly ListName[] {
  const { data: user } = useCurrentUser()
  const { data: counts } = useCounts()
  const { flowSign = false, flowTodo = false } = user?.sysConfigInfo ?? {}
  return listNames.filter(
    (name) =>
      (name !== 'toSign' || flowSign || (counts?.toSign ?? 0) > 0) &&
      (name !== 'toDo' || flowTodo || (counts?.toDo ?? 0) > 0),
  )
}
