import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'

const timeoutMs = 60_000

/** A page that is fetched when it is needed. After 60 s (spec section 9) it is given up, with a page to try again. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) {
  return lazyRouteComponent(async () => ({ Page: (await inTime(load()))[name] }), 'Page')
}

function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PageTooSlow()), timeoutMs)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

/** The code of a page did not arrive within a minute. */
class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow'
}
