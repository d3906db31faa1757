import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export { ExternalLinkScreen } from './external-link-screen.tsx'

type Raw = Readonly<Record<string, unknown>>

export const externalLinkRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/externalLink/index',
    validateSearch: (raw: Raw) => ({ url: textOf(raw['url']), fullName: textOf(raw['fullName']) }),
    component: lazyPage(() => import('./external-link-page.tsx'), 'ExternalLinkPage'),
  }),
] as const
