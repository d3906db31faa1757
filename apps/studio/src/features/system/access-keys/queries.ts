import type { Client } from '@signet/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

const subject = 'access-keys'

type Calls = Client['accessKeys']
export type AccessKey = Awaited<ReturnType<Calls['open']>>
export type KeyCall = Awaited<ReturnType<Calls['calls']>>['list'][number]
export type Area = Awaited<ReturnType<Calls['scopes']>>['list'][number]
export type KeyState = AccessKey['state']

export function useAccessKeys(keyword: string, state: KeyState | undefined) {
  const { accessKeys: calls } = useClient()
  return useList([subject, 'list', keyword, state], (page, options) =>
    calls.list({ ...page, keyword, ...(state && { state }) }, options),
  )
}

export const accessKeyQuery = ({ accessKeys: calls }: Client, id: string) =>
  queryOptions({
    queryKey: [subject, 'one', id],
    queryFn: ({ signal }) => calls.open({ id }, { signal }),
  })

export const areasQuery = ({ accessKeys: calls }: Client) =>
  queryOptions({
    queryKey: [subject, 'areas'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => calls.scopes({}, { signal }),
  })

export function useKeyCalls(id: string, only: 'done' | 'refused' | undefined) {
  const { accessKeys: calls } = useClient()
  return useList([subject, 'calls', id, only], (page, options) =>
    calls.calls({ ...page, id, ...(only && { only }) }, options),
  )
}

/** Changes keys and fetches those on screen again, also after a failure. */
export function useAccessKeyMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { accessKeys: calls } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(calls, input),
    onSettled: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

/** What somebody writes of a key. `expires` is a local time; empty for never. */
export type Draft = Readonly<{
  name: string
  ownerId: string
  /** Empty for a technical person. */
  personId: string
  isTechnical: boolean
  scopes: readonly string[]
  networks: string
  perMinute: number
  expires: string
}>

export const freshDraft: Draft = {
  name: '',
  ownerId: '',
  personId: '',
  isTechnical: false,
  scopes: [],
  networks: '',
  perMinute: 300,
  expires: '',
}

export function draftOf({ name, owner, person, scopes, networks, perMinute, expiresAt }: AccessKey): Draft {
  return {
    ...{ name, scopes, perMinute },
    ownerId: owner.id,
    personId: person.id,
    isTechnical: false,
    networks: networks.join('\n'),
    expires: expiresAt === null ? '' : localTime(new Date(expiresAt)),
  }
}

/** The settings that a draft asks for. */
export function settingsOf({ name, ownerId, scopes, networks, perMinute, expires }: Draft) {
  return {
    ...{ name, ownerId, perMinute },
    scopes: [...scopes],
    networks: networks.split(/[\s,，;；]+/).filter((one) => one !== ''),
    expiresAt: expires === '' ? null : new Date(expires).toISOString(),
  }
}

function localTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}
