import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'
import { listKeyIn } from './list-key.ts'

type Raw = Readonly<Record<string, unknown>>

export const delegationsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/entrustAgent/index',
    validateSearch: (raw: Raw) => {
      const { side, kind } = listKeyIn(raw)
      return { index: side === 'mine' ? 1 : 2, kind }
    },
    component: lazyPage(() => import('./delegations-page.tsx'), 'DelegationsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/entrustAgent/detail',
    validateSearch: (raw: Raw) => ({ id: textOf(raw['id']) }),
    component: addressed(
      ['id'],
      lazyPage(() => import('./delegation-detail-page.tsx'), 'DelegationDetailPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/entrustAgent/form',
    validateSearch: (raw: Raw) => ({
      id: textOf(raw['id']),
      kind: raw['kind'] === 'entrust' ? ('entrust' as const) : ('agency' as const),
    }),
    component: lazyPage(() => import('./delegation-form-page.tsx'), 'DelegationFormPage'),
  }),
] as const
