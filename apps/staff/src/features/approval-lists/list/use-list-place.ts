import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { type ListSearch, readListSearch } from '../filters/list-search.ts'

const path = '/pages/workFlow/flowTodo/index'

/**
 * The current list and its filter: from the address, or, beside an open case, from the last list address.
 * `open` is the `config` of that case.
 */
export function useListLocation() {
  const isBeside = useIsWide()
  const navigate = useNavigate()
  const { history } = useRouter()
  const { pathname, searchStr, search: raw, state } = useLocation()
  const isList = pathname === path
  const here = readListSearch(raw)
  const [kept, setKept] = useState({ search: here, searchStr, depth: state.__TSR_index })
  if (isList && (kept.searchStr !== searchStr || kept.depth !== state.__TSR_index)) {
    setKept({ search: here, searchStr, depth: state.__TSR_index })
  }
  const isSame = !kept.search.list || kept.search.list === here.list
  const search: ListSearch = isList || !isSame ? here : { ...kept.search, ...here }

  return {
    isBeside,
    search,
    open: isList ? null : String((raw as ListSearch & { config?: unknown }).config ?? ''),
    change: (next: ListSearch) => void navigate({ to: path, search: next, replace: true }),
    /** Goes back to where the list was opened from, past the case beside it. */
    back: () => (kept.depth > 0 ? history.go(kept.depth - state.__TSR_index - 1) : history.replace('/')),
  }
}
