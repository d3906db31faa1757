import { skipToken, useQuery } from '@tanstack/react-query'
import type { App } from '../context/app-context.ts'

const queryKey = ['outbox-key']

/** Says whether this device can lock things for the person who has signed in. */
export function tellKey({ queries }: Pick<App, 'queries'>, hasKey: boolean): void {
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(queryKey, hasKey)
}

/** Whether this device can lock things for the person; undefined until that is known. */
export function useHasKey(): boolean | undefined {
  return useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data
}
