import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { rootRoute } from '../../kit/pages/root-route.ts'

/** Open to anyone with the link. The link itself says whether it is a form or a query. */
const forAnyone = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: ({ link }: Readonly<Record<string, unknown>>) => ({
      link: typeof link === 'string' ? link : '',
    }),
    component: lazyPage(() => import('./short-link-page.tsx'), 'ShortLinkPage'),
  })

export const shortLinksRoutes = [
  forAnyone('/pages/formShortLink/index'),
  forAnyone('/pages/formShortLink/detail'),
] as const
