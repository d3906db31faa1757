import { createRoute } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { lazyPage } from './lazy-page.ts'
import { memberRoute } from './root-route.ts'

/** Makes routes of the area under My, whose pages load together. */
export function myPages<Name extends string>(pages: () => Promise<Record<Name, FunctionComponent>>) {
  return <const Path extends string>(path: Path, name: Name) =>
    createRoute({
      getParentRoute: () => memberRoute,
      path: `/pages/my/${path}`,
      component: lazyPage(pages, name),
    })
}
