import { lazyRouteComponent } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { addTexts, withAllTexts } from '../context/catalogues.ts'

const timeoutMs = 60_000

/** A page loaded on demand. It gives up after 60 s (spec section 9), with a page to retry. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) {
  return lazyRouteComponent(async () => ({ Page: (await inTime(withAllTexts(load())))[name] }), 'Page')
}

/** The case page, which people open straight from a message: the sentences of other pages follow it. */
export function lazyCasePage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    const [page] = await inTime(Promise.all([load(), addTexts('case')]))
    prefetchTexts()
    return { Page: page[name] }
  }, 'Page')
}

/** Loads the other sentences ahead; what needs them waits for them, and loads them again if this fails. */
function prefetchTexts() {
  addTexts('later').catch(() => {})
}

function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PageTooSlow()), timeoutMs)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

class PageTooSlow extends Error {
  override readonly name = 'PageTooSlow'
}
