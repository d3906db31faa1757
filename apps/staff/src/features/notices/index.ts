import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { addressed } from '../../shell/addressed.tsx'
import { memberRoute } from '../../shell/root-route.ts'

export const noticesRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/message/messageDetail/index',
    validateSearch: ({ id }: Record<string, unknown>): { id: string } => ({ id: String(id ?? '') }),
    component: addressed(
      ['id'],
      lazyPage(() => import('./notice-page.tsx'), 'NoticePage'),
    ),
  }),
] as const
