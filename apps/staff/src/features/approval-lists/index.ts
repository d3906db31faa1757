import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { memberRoute } from '../../shell/root-route.ts'
import { readListSearch } from './list-search.ts'
import { readStartSearch } from './start-search.ts'

export const approvalListsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/index',
    validateSearch: readStartSearch,
    component: lazyPage(() => import('./start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowTodo/index',
    validateSearch: readListSearch,
    component: lazyPage(() => import('./lists-page.tsx'), 'ListsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/allAppWorkFlow/index',
    component: lazyPage(() => import('./favourites-page.tsx'), 'FavouritesPage'),
  }),
] as const
