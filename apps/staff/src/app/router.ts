import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { accountRoutes } from '../features/account/index.ts'
import { applicationsRoutes } from '../features/applications/routes.ts'
import { approvalListsRoutes } from '../features/approval-lists/index.ts'
import { approvalsRoutes } from '../features/approvals/index.ts'
import { chatRoutes } from '../features/chat/index.ts'
import { contactsRoutes } from '../features/contacts/index.ts'
import { delegationsRoutes } from '../features/delegations/index.ts'
import { documentsRoutes } from '../features/documents/index.ts'
import { externalLinkRoutes } from '../features/external-link/index.ts'
import { incomingRoutes } from '../features/incoming/index.ts'
import { locationsRoutes } from '../features/locations/index.ts'
import { noticesRoutes } from '../features/notices/index.ts'
import { recordsRoutes } from '../features/records/index.ts'
import { schedulesRoutes } from '../features/schedules/index.ts'
import { scanRoutes, sessionRoutes } from '../features/session/index.ts'
import { shortLinksRoutes } from '../features/short-links/index.ts'
import { signaturesRoutes } from '../features/signatures/index.ts'
import type { App } from '../kit/context/app-context.ts'
import { lazyPage } from '../kit/pages/lazy-page.ts'
import { memberRoute, rootRoute } from '../kit/pages/root-route.ts'
import { ErrorPage, PageSkeleton } from './error-page.tsx'
import { Frame } from './frame.tsx'

/** Tabs have addresses, but the frame draws them and keeps their state. */
const tab = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => memberRoute, path, component: () => null })

const tabRoutes = [
  tab('/pages/index/index'),
  tab('/pages/index/dashboard'),
  tab('/pages/index/message'),
  tab('/pages/index/my'),
] as const

const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** All pages of the client. Features export their routes; public pages are outside `memberRoute`. */
const routeTree = rootRoute.addChildren([
  ...sessionRoutes,
  ...shortLinksRoutes,
  memberRoute.addChildren([
    ...tabRoutes,
    ...noticesRoutes,
    ...approvalsRoutes,
    ...accountRoutes,
    ...scanRoutes,
    ...applicationsRoutes,
    ...approvalListsRoutes,
    ...chatRoutes,
    ...contactsRoutes,
    ...delegationsRoutes,
    ...documentsRoutes,
    ...schedulesRoutes,
    ...signaturesRoutes,
    ...locationsRoutes,
    ...incomingRoutes,
    ...externalLinkRoutes,
    ...recordsRoutes,
  ]),
])

rootRoute.update({ component: Frame, errorComponent: ErrorPage, notFoundComponent: NotFoundPage })

export function createStaffRouter(context: App, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch: parseFlatSearch,
    stringifySearch: stringifyFlatSearch,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreload: 'intent',
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a module is only widened through an interface
  interface Register {
    router: ReturnType<typeof createStaffRouter>
  }
}

/** Search parameters are plain texts (`?index=1&fullName=…`), as the specification writes them. */
function parseFlatSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function stringifyFlatSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}
