import type { Client } from '@signet/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../kit/context/app-context.ts'
import { useList } from '../../../kit/lists/list-search.ts'

/** The same as that of the choice of icons, which follows changes. */
const subject = 'icons'

type Calls = Client['icons']
export type IconRow = Awaited<ReturnType<Calls['list']>>['list'][number]

/** The list is short: it comes whole, and is searched here. */
export function useIcons(keyword: string) {
  const { icons } = useClient()
  const wanted = keyword.trim().toLowerCase()
  return useList<IconRow>([subject, 'list', wanted], async (_, options) => {
    const all = (await icons.list({}, options)).list
    const list = all.filter(({ fullName, category }) =>
      `${fullName} ${category}`.toLowerCase().includes(wanted),
    )
    return { list, next: null, pagination: { total: list.length } }
  })
}

/** Changes icons and fetches those on screen again. */
export function useIconMutation<Input, Answer>(change: (calls: Calls, input: Input) => Promise<Answer>) {
  const { icons } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (input: Input) => change(icons, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

/** The address of a picture as it is now, past what browsers keep of a replaced one. */
export function freshAddress({ icon, hash }: Pick<IconRow, 'icon' | 'hash'>): string {
  return `${icon}?${hash}`
}
