import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

type Raw = Readonly<Record<string, unknown>>

export const contactsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/contacts/index',
    component: lazyPage(() => import('./contacts-page.tsx'), 'ContactsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/contacts/userList',
    validateSearch: (raw: Raw) => ({ organizeId: textOf(raw['organizeId']) }),
    component: addressed(
      ['organizeId'],
      lazyPage(() => import('./department-page.tsx'), 'DepartmentPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/my/userDetail/index',
    validateSearch: (raw: Raw) => ({ id: textOf(raw['id']) }),
    component: addressed(
      ['id'],
      lazyPage(() => import('./card-page.tsx'), 'CardPage'),
    ),
  }),
] as const
