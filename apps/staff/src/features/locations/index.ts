import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'
import { placeSearch } from './place-search.ts'

export const locationsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/location/index',
    validateSearch: placeSearch,
    component: lazyPage(() => import('./location-page.tsx'), 'LocationPage'),
  }),
] as const
