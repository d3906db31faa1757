import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { textOf } from '../../lib/text-of.ts'
import { memberRoute } from '../../shell/root-route.ts'

type Raw = Readonly<Record<string, unknown>>

export const externalLinkRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/externalLink/index',
    validateSearch: (raw: Raw) => ({ url: textOf(raw['url']), fullName: textOf(raw['fullName']) }),
    component: lazyPage(() => import('./external-link-page.tsx'), 'ExternalLinkPage'),
  }),
] as const
