import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export const applicationsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/changeSystem/index',
    component: lazyPage(() => import('./change-system-page.tsx'), 'ChangeSystemPage'),
  }),
] as const
