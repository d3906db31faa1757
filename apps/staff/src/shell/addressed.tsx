import { type AsyncRouteComponent, useSearch } from '@tanstack/react-router'
import { BrokenLink } from './broken-link.tsx'

type Page = AsyncRouteComponent<object>

/** A page that is about what its address names: where one of `keys` is missing the link is broken, and nothing is asked for. */
export function addressed(keys: readonly string[], Page: Page): Page {
  const Addressed = () => {
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    return keys.every((key) => search[key]) ? <Page /> : <BrokenLink />
  }
  return Object.assign(Addressed, Page.preload && { preload: Page.preload })
}
