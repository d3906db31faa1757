import { documentShelves } from '@signet/contract'
import { createRoute } from '@tanstack/react-router'
import { textOf } from '../../kit/links/address.ts'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

type Raw = Readonly<Record<string, unknown>>

export const documentsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/document/index',
    validateSearch: (raw: Raw) => ({
      shelf: documentShelves.find((shelf) => shelf === raw['shelf']) ?? ('mine' as const),
      folder: textOf(raw['folder']),
    }),
    component: lazyPage(() => import('./documents-page.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/document/detail',
    validateSearch: (raw: Raw) => ({ id: textOf(raw['id']) }),
    component: addressed(
      ['id'],
      lazyPage(() => import('./document-page.tsx'), 'DocumentPage'),
    ),
  }),
] as const
