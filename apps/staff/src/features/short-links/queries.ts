import type { Client } from '@signet/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

export type OpenedLink = Awaited<ReturnType<Client['shortLinks']['open']>>
export type PublicRecords = Awaited<ReturnType<Client['shortLinks']['find']>>['list']

/** Identifies a link in a call, with the pass once there is one. */
export type LinkAccess = Readonly<{ link: string; pass?: string }>

export function useLink(knowing: LinkAccess) {
  const { shortLinks } = useClient()
  return useQuery({
    queryKey: ['short-links', knowing],
    queryFn: ({ signal }) => shortLinks.open(knowing, { signal }),
    // A form that is being filled in is never loaded again.
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

export function useFind(knowing: LinkAccess) {
  const { shortLinks } = useClient()
  return useMutation({
    meta: { isShown: true },
    mutationFn: (values: Readonly<Record<string, string>>) => shortLinks.find({ ...knowing, values }),
  })
}
