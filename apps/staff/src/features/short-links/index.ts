import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { rootRoute } from '../../shell/root-route.ts'

/** For whoever has the link, signed in or not. The link itself says whether it is a form or a query. */
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
