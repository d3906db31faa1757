import type { Client } from '@signet/client'
import { queryOptions } from '@tanstack/react-query'

/** The published flows by name. */
export const flowNamesQuery = ({ delegations }: Client) =>
  queryOptions({
    queryKey: ['flow-names'],
    queryFn: ({ signal }) => delegations.flows({}, { signal }),
  })

/** Colleagues by name, account or pinyin. */
export const peopleQuery = ({ organization }: Client, keyword: string) =>
  queryOptions({
    queryKey: ['people', keyword],
    queryFn: ({ signal }) => organization.users({ keyword, pageSize: 50 }, { signal }),
  })
