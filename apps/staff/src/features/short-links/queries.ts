import type { Client } from '@signet/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useClient } from '../../lib/app-context.ts'

export type OpenedLink = Awaited<ReturnType<Client['shortLinks']['open']>>
export type FoundRecords = Awaited<ReturnType<Client['shortLinks']['find']>>['list']

/** How a link is named in a call: with the pass, once there is one. */
export type Knowing = Readonly<{ link: string; pass?: string }>

export function useLink(knowing: Knowing) {
  const { shortLinks } = useClient()
  return useQuery({
    queryKey: ['short-links', knowing],
    queryFn: ({ signal }) => shortLinks.open(knowing, { signal }),
    // What somebody is filling in is not drawn anew under his hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

export function useEnter(link: string) {
  const { shortLinks } = useClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (password: string) => shortLinks.enter({ link, password }),
  })
}

export function useFind(knowing: Knowing) {
  const { shortLinks } = useClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (values: Readonly<Record<string, string>>) => shortLinks.find({ ...knowing, values }),
  })
}
