import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { LoginPage } from '../features/session/login-page.tsx'
import type { Desk } from './desk.ts'
import { readListSearch } from './list-search.ts'
import { LostPage } from './lost-page.tsx'
import { SignedIn } from './signed-in.tsx'

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a register can only be widened as an interface
  interface Register {
    router: ReturnType<typeof createStudioRouter>
  }
}

/** Every page of the studio. Whoever is not signed in comes to the login, and from there back to where they wanted. */
export function createStudioRouter({ session }: Pick<Desk, 'session'>, history?: RouterHistory) {
  return createRouter({
    routeTree: routeTree(session),
    basepath: '/studio',
    defaultPreload: 'intent',
    defaultNotFoundComponent: LostPage,
    ...(history && { history }),
  })
}

function routeTree(session: Desk['session']) {
  const root = createRootRoute({ component: Outlet })
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: ({ back }): { back?: string } => (typeof back === 'string' ? { back } : {}),
    component: LoginPage,
  })
  const signedIn = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: ({ location }) => {
      if (!session.token()) throw redirect({ to: '/login', search: { back: location.href } })
    },
    component: SignedIn,
  })
  const start = createRoute({
    getParentRoute: () => signedIn,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/flows' })
    },
  })
  const flows = createRoute({
    getParentRoute: () => signedIn,
    path: '/flows',
    validateSearch: readListSearch,
    component: lazyRouteComponent(() => import('../features/flow-design/flows-page.tsx'), 'FlowsPage'),
  })
  const forms = createRoute({
    getParentRoute: () => signedIn,
    path: '/forms',
    validateSearch: readListSearch,
    component: lazyRouteComponent(() => import('../features/form-design/forms-page.tsx'), 'FormsPage'),
  })
  const designer = createRoute({
    getParentRoute: () => signedIn,
    path: '/forms/$id',
    component: lazyRouteComponent(
      () => import('../features/form-design/designer/designer-page.tsx'),
      'DesignerPage',
    ),
  })
  const cases = createRoute({
    getParentRoute: () => signedIn,
    path: '/cases',
    validateSearch: readListSearch,
    component: lazyRouteComponent(() => import('../features/approvals/cases-page.tsx'), 'CasesPage'),
  })
  return root.addChildren([login, signedIn.addChildren([start, flows, forms, designer, cases])])
}
