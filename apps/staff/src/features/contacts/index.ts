import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

const pages = () => import('./pages.ts')

const page = <const Path extends string>(path: Path, name: keyof Awaited<ReturnType<typeof pages>>) =>
  createRoute({
    getParentRoute: () => memberRoute,
    path: `/pages/my/${path}`,
    component: lazyPage(pages, name),
  })

export const contactsRoutes = [
  page('contacts/index', 'ContactsPage'),
  page('contacts/userList', 'DepartmentPage'),
  page('userDetail/index', 'CardPage'),
] as const
