import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { App } from '../lib/app-context.ts'

/** The parent of pages for everybody. What it draws is set in `router.ts`, so that features may import this freely. */
export const rootRoute = createRootRouteWithContext<App>()()

/** The parent of every page that needs a signed-in person; others go to login and come back. */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: ({ context, location }) => {
    if (context.session.token()) return
    throw redirect({
      href: `/pages/login/index?redirect=${encodeURIComponent(location.href)}`,
      replace: true,
    })
  },
})
