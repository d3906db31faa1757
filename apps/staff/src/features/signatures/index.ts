import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'

export const signaturesRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/interPage/signInvokeList',
    component: lazyPage(() => import('./signatures-page.tsx'), 'SignaturesPage'),
  }),
] as const

export { useSignatures } from './queries.ts'
