import type { Client } from '@signet/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export type Colleague = Readonly<{ id: string; name: string; note: string; headIcon: string }>

/** Colleagues by name, account or initials. */
export const peopleQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: ['people', keyword],
    queryFn: async () => (await organization.users({ keyword, pageSize: 30 })).list,
    placeholderData: keepPreviousData,
  })
