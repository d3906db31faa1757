import type { Client } from '@signet/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

export type Links = Awaited<ReturnType<Client['shortLinks']['links']>>
export type Link = Links['list'][number]
export type Purpose = Link['purpose']

const key = 'short-links'

export function useLinks(modelId: string) {
  const { shortLinks } = useClient()
  return useQuery({
    queryKey: [key, modelId],
    queryFn: ({ signal }) => shortLinks.links({ modelId }, { signal }),
    retry: false,
    meta: { shownInPlace: true },
  })
}

/** Changes the links of a form and fetches them again. */
export function useLinkMutation<Input, Answer>(
  call: (calls: Client['shortLinks'], input: Input) => Promise<Answer>,
) {
  const { shortLinks } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => call(shortLinks, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [key] }),
  })
}

/** A link being edited. `expiresAt` is local time. */
export type LinkDraft = Readonly<{
  fields: readonly string[]
  asks: readonly string[]
  hasPassword: boolean
  password: string
  expiresAt: string
  quota: number | null
}>

/** A new form link has all allowed fields; a query link shows only chosen ones. */
export function draftOf(purpose: Purpose, offered: Links['offered'], link: Link | undefined): LinkDraft {
  return {
    fields: link?.fields ?? (purpose === 'form' ? offered.fill.map(({ key }) => key) : []),
    asks: link?.asks ?? [],
    hasPassword: link?.hasPassword ?? false,
    password: '',
    expiresAt: link?.expiresAt ? wallTime(link.expiresAt) : '',
    quota: link?.quota ?? null,
  }
}

/** Fields that visitors of a form do not fill in: those they cannot, and required ones that the link leaves out. */
export function leftOutBy({ fields }: LinkDraft, { fill, closed }: Links['offered']) {
  const unchosen = fill.filter(({ key, isRequired }) => isRequired && !fields.includes(key))
  const chosen = closed.filter(({ key }) => !key.includes('.') || fields.includes(key.split('.')[0] ?? ''))
  return {
    required: [...unchosen, ...chosen.filter(({ isRequired }) => isRequired)],
    optional: chosen.filter(({ isRequired }) => !isRequired),
  }
}

/** The limits as calls take them, without the password, which differs per call. */
export function allowedBy({ fields, asks, expiresAt, quota }: LinkDraft) {
  return {
    fields: [...fields],
    asks: [...asks],
    expiresAt: expiresAt === '' ? null : new Date(expiresAt).toISOString(),
    quota,
  }
}

function wallTime(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
