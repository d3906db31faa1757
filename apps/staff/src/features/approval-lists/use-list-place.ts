import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { type ListSearch, readListSearch } from './list-search.ts'

const path = '/pages/workFlow/flowTodo/index'

/**
 * Which list is in sight and how it is narrowed: what the address says, or, beside a case that was opened from it,
 * what it said last. `open` is the `config` of that case.
 */
export function useListPlace() {
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
    /** To where the list was opened from, past the case that is open beside it. */
    back: () => (kept.depth > 0 ? history.go(kept.depth - state.__TSR_index - 1) : history.replace('/')),
  }
}
