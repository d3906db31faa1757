import { useSearch } from '@tanstack/react-router'
import { textOf } from '../../../kit/links/address.ts'

/** The parameters of these pages; empty where one is missing. `redirect` is the page that was wanted. */
export function useWaySearch() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const redirect = textOf(search['redirect'])
  return {
    way: textOf(search['way']),
    code: textOf(search['code']),
    id: textOf(search['id']),
    result: textOf(search['result']),
    redirect: redirect === '' ? undefined : redirect,
  }
}
