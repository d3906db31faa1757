import { useT } from '@signet/i18n/react'
import { useListSearch } from '../../kit/lists/list-search.ts'

const listed = ['inUse', 'archived', 'deleted'] as const

/** Which designs a page lists, kept in its address, and the filter that changes it. */
export function useListedDesigns() {
  const t = useT()
  const { search } = useListSearch()
  const availability = listed.find((one) => one === search.status) ?? 'inUse'
  const choices = listed.map((value) => ({ value, label: t(`design-life.listed.${value}`) }))
  return { availability, filter: { chosen: availability, usual: 'inUse', choices } }
}
