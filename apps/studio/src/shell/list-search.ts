import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address of a list remembers: the search word, the filter, and what the drawer shows. */
export type ListSearch = Readonly<{ keyword?: string; status?: string; open?: string }>

export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return { ...word('keyword', search), ...word('status', search), ...word('open', search) }
}

function word<Name extends keyof ListSearch>(name: Name, search: Readonly<Record<string, unknown>>) {
  const value = search[name]
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? { [name]: text } : {}
}

/** The address of the list on screen, and how to change a part of it. Typing replaces, opening adds to the history. */
export function useListSearch() {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (part: { [Name in keyof ListSearch]?: string | undefined }, { replace = false } = {}) =>
    navigate({ to: '.', search: readListSearch({ ...search, ...part }), replace })
  return { search, change }
}
