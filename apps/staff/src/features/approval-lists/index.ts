import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'
import { readListSearch, readStartSearch } from './filters/list-search.ts'

/** What somebody can do with their task in a case, wherever a card of it is. */
export const loadCaseActions = () => import('./batch/case-actions.tsx')

export const approvalListsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/index',
    validateSearch: readStartSearch,
    component: lazyPage(() => import('./start/start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowTodo/index',
    validateSearch: readListSearch,
    component: lazyPage(() => import('./list/lists-page.tsx'), 'ListsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/allAppWorkFlow/index',
    component: lazyPage(() => import('./start/favourites-page.tsx'), 'FavouritesPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/access/index',
    component: lazyPage(() => import('./access/access-page.tsx'), 'AccessPage'),
  }),
] as const
