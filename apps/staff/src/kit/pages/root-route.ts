import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { App } from '../context/app-context.ts'

/** The parent of public pages. `router.ts` sets its component, so that features may import this file. */
export const rootRoute = createRootRouteWithContext<App>()()

/** The parent of all pages for signed-in people; others go to login and come back. */
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
