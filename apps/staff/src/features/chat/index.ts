import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

const page = <const Path extends string>(path: Path, name: 'ChatsPage' | 'ImPage') =>
  createRoute({
    getParentRoute: () => memberRoute,
    path: `/pages/message/${path}`,
    component: lazyPage(() => import('./pages.ts'), name),
  })

export const chatRoutes = [page('chat/index', 'ChatsPage'), page('im/index', 'ImPage')] as const
