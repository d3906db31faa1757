import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { type ListSearch, useList } from '../../../kit/lists/list-search.ts'

const subject = 'seals'

type Calls = Client['seals']
export type Seal = Awaited<ReturnType<Calls['open']>>
export type SealSettings = Omit<Seal, 'id' | 'version' | 'uses'>
export type SealRow = Awaited<ReturnType<Calls['list']>>['list'][number]
export type SealUse = Awaited<ReturnType<Calls['ledger']>>['list'][number]
export type SignatureRow = Awaited<ReturnType<Client['signatureAdministration']['list']>>['list'][number]

/** The list is short: it comes whole, and is searched here. */
export function useSeals(keyword: string) {
  const { seals } = useClient()
  const wanted = keyword.trim().toLowerCase()
  return useList<SealRow>([subject, 'list', wanted], async (_, options) => {
    const all = (await seals.list({}, options)).list
    const list = all.filter(({ fullName, enCode }) => `${fullName} ${enCode}`.toLowerCase().includes(wanted))
    return { list, next: null, pagination: { total: list.length } }
  })
}

export const sealQuery = ({ seals }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'one', id],
    queryFn: ({ signal }) => seals.open({ id }, { signal }),
  })

/** Days of the address are whole days of this browser. */
export function useSealLedger({ keyword, person, from, to }: ListSearch) {
  const { seals } = useClient()
  const filter = {
    ...(keyword && { keyword }),
    ...(person && { personId: person }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
  return useList<SealUse>([subject, 'ledger', filter], (page, options) =>
    seals.ledger({ ...page, ...filter }, options),
  )
}

/** The first instant of a day (`2026-11-26`), or of one some days later. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date.toISOString()
}

export function useSignatures(keyword: string) {
  const { signatureAdministration } = useClient()
  return useList<SignatureRow>([subject, 'signatures', keyword], (page, options) =>
    signatureAdministration.list({ ...page, ...(keyword && { keyword }) }, options),
  )
}

/** Changes seals or signatures and fetches those on screen again. */
export function useSealMutation<Input, Answer>(change: (client: Client, input: Input) => Promise<Answer>) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(client, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}
