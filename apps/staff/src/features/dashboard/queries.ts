import type { ListName } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

type Glimpse = Readonly<{ list: ListName; isReturned?: 'yes'; isRunning?: boolean }>

export function useGlimpse({ list, isReturned, isRunning }: Glimpse) {
  const client = useClient()
  return useQuery({
    queryKey: ['approvals', 'glimpse', list, isReturned ?? '', isRunning ?? false],
    queryFn: () =>
      client.approvals.list({
        list,
        pageSize: 5,
        ...(isReturned && { isReturned }),
        ...(isRunning && { status: ['running'] }),
      }),
  })
}
