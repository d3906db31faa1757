import type { Client } from '@signet/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'

export type OpenedDecision = Awaited<ReturnType<Client['decisionLinks']['open']>>
export type LinkDecision = Readonly<{ decision: 'agree' | 'reject'; opinion: string; seen: string }>

/** What a link asks. The token is in no key, since keys are shown in tools and may be kept. */
export function useDecision(link: string) {
  const { decisionLinks } = useClient()
  return useQuery({
    queryKey: ['decision-links', link.slice(-6)],
    queryFn: ({ signal }) => decisionLinks.open({ link }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}

/** Decides; a repetition of the same decision is the same attempt. */
export function useDecide(link: string) {
  const { decisionLinks } = useClient()
  const [attempt] = useState(() => crypto.randomUUID())
  return useMutation({
    meta: { isShown: true },
    mutationFn: (decided: LinkDecision) =>
      decisionLinks.decide({ link, ...decided, attempt: `${attempt}.${decided.decision}` }),
  })
}
