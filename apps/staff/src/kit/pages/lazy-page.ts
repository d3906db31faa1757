import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'

const timeoutMs = 60_000

/** A page loaded on demand. It gives up after 60 s (spec section 9), with a page to retry. */
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

class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow'
}
