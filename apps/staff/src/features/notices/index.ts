import { createRoute } from '@tanstack/react-router'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

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
