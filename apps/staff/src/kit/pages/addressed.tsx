import { type AsyncRouteComponent, useSearch } from '@tanstack/react-router'
import { BrokenLink } from './broken-link.tsx'

type Page = AsyncRouteComponent<object>

/**
 * A page that needs the search parameters `keys`; without one of them it shows a broken link and requests
 * nothing.
 */
export function addressed(keys: readonly string[], Page: Page): Page {
  const Addressed = () => {
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    return keys.every((key) => search[key]) ? <Page /> : <BrokenLink />
  }
  return Object.assign(Addressed, Page.preload && { preload: Page.preload })
}
