import { useNavigate, useSearch } from '@tanstack/react-router'

const words = ['keyword', 'status', 'open', 'flow', 'holder', 'starter', 'only', 'person', 'kind'] as const

/**
 * What the address of a list remembers: the search word, the filters, and what the drawer shows. Cases are also narrowed
 * by flow, holder and starter, and to those that are overdue or in trouble; delegations by person, flow and kind.
 */
export type ListSearch = Readonly<{ [Name in (typeof words)[number]]?: string }>

export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return Object.fromEntries(words.flatMap((name) => Object.entries(word(name, search))))
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
