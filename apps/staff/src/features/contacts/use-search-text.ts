import { useSearch } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'

/** A parameter of the address as text; empty when it is missing. */
export function useSearchText(name: string): string {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return textOf(search[name])
}
