import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { readPart } from '../features/list-design/index.ts'
import { readPrintSearch } from '../features/print-templates/index.ts'
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
  const designers = [
    createRoute({ getParentRoute: () => signedIn, path: '/forms/$id', component: DesignerPage }),
    createRoute({ getParentRoute: () => signedIn, path: '/flows/$id', component: FlowDesignerPage }),
  ] as const
  const listDesign = createRoute({
    getParentRoute: () => signedIn,
    path: '/lists/$formId',
    validateSearch: readPart,
    component: ListDesignPage,
  })
  const prints = [
    createRoute({ getParentRoute: () => signedIn, path: '/prints/$formId', component: TemplatesPage }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/prints/$formId/records',
      validateSearch: readPrintSearch,
      component: PrintPage,
    }),
    createRoute({
      getParentRoute: () => signedIn,
      path: '/prints/$formId/$templateId',
      component: TemplatePage,
    }),
  ] as const
  const gallery = createRoute({ getParentRoute: () => signedIn, path: '/gallery', component: GalleryPage })
  const under = { getParentRoute: () => signedIn, validateSearch: readListSearch }
  const lists = [
    createRoute({ ...under, path: '/flows', component: FlowsPage }),
    createRoute({ ...under, path: '/forms', component: FormsPage }),
    createRoute({ ...under, path: '/cases', component: CasesPage }),
    createRoute({ ...under, path: '/dictionaries', component: DictionariesPage }),
    createRoute({ ...under, path: '/bill-rules', component: BillRulesPage }),
    createRoute({ ...under, path: '/data-interfaces', component: InterfacesPage }),
    createRoute({ ...under, path: '/data-sources', component: SourcesPage }),
  ] as const
  return root.addChildren([
    login,
    signedIn.addChildren([start, ...designers, listDesign, gallery, ...prints, ...lists]),
  ])
}

const DesignerPage = lazyRouteComponent(
  () => import('../features/form-design/designer/designer-page.tsx'),
  'DesignerPage',
)
const FlowDesignerPage = lazyRouteComponent(
  () => import('../features/flow-design/designer/flow-designer-page.tsx'),
  'FlowDesignerPage',
)
const ListDesignPage = lazyRouteComponent(
  () => import('../features/list-design/list-page.tsx'),
  'ListDesignPage',
)
const TemplatesPage = lazyRouteComponent(
  () => import('../features/print-templates/templates-page.tsx'),
  'TemplatesPage',
)
const TemplatePage = lazyRouteComponent(
  () => import('../features/print-templates/template-page.tsx'),
  'TemplatePage',
)
const PrintPage = lazyRouteComponent(() => import('../features/print-templates/print-page.tsx'), 'PrintPage')
const GalleryPage = lazyRouteComponent(
  () => import('../features/form-design/gallery/gallery-page.tsx'),
  'GalleryPage',
)
const FlowsPage = lazyRouteComponent(() => import('../features/flow-design/flows-page.tsx'), 'FlowsPage')
const FormsPage = lazyRouteComponent(() => import('../features/form-design/forms-page.tsx'), 'FormsPage')
const CasesPage = lazyRouteComponent(() => import('../features/approvals/cases-page.tsx'), 'CasesPage')
const DictionariesPage = lazyRouteComponent(
  () => import('../features/dictionary/dictionaries-page.tsx'),
  'DictionariesPage',
)
const BillRulesPage = lazyRouteComponent(
  () => import('../features/bill-rules/bill-rules-page.tsx'),
  'BillRulesPage',
)
const InterfacesPage = lazyRouteComponent(
  () => import('../features/data-interfaces/interfaces-page.tsx'),
  'InterfacesPage',
)
const SourcesPage = lazyRouteComponent(
  () => import('../features/data-interfaces/sources-page.tsx'),
  'SourcesPage',
)
