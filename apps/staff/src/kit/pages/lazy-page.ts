import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { completeCatalogue } from '../context/catalogues.ts'

const timeoutMs = 60_000

/** A page loaded on demand. It gives up after 60 s (spec section 9), with a page to retry. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) {
  return lazyFirstPage(async () => (await Promise.all([load(), completeCatalogue()]))[0], name)
}

/** A page that people open straight from a message: it does without the sentences of other pages. */
export function lazyFirstPage<Name extends string>(
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
