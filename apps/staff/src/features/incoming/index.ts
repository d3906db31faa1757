import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export const incomingRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/share/index',
    validateSearch: (raw: Readonly<Record<string, unknown>>) => ({
      ...(textOf(raw['share']) && { share: textOf(raw['share']) }),
      ...(textOf(raw['problem']) && { problem: textOf(raw['problem']) }),
    }),
    component: lazyPage(() => import('./incoming-page.tsx'), 'IncomingPage'),
  }),
] as const
