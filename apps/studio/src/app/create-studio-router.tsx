import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { readMigrationSearch } from '../features/case-migration/index.ts'
import { readStatisticsSearch } from '../features/flow-statistics/index.ts'
import { readPart } from '../features/list-design/index.ts'
import { LoginPage } from '../features/session/login-page.tsx'
import { readMonth } from '../features/working-calendar/index.ts'
import type { App } from '../kit/context/app-context.ts'
import { readListSearch } from '../kit/lists/list-search.ts'
import { BrokenPage, LostPage } from './broken-page.tsx'
import { SignedIn, StartPage } from './signed-in.tsx'

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a register can only be widened as an interface
  interface Register {
    router: ReturnType<typeof createStudioRouter>
  }
}

/** Every page of the studio. Visitors without a session go to the login, and from there back to the requested page. */
export function createStudioRouter({ session }: Pick<App, 'session'>, history?: RouterHistory) {
  return createRouter({
    routeTree: routeTree(session),
    basepath: '/studio',
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: LostPage,
    ...(history && { history }),
  })
}

function routeTree(session: App['session']) {
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
    beforeLoad: ({ location }) => askWhoItIs(session, location.href),
    component: SignedIn,
  })
  const start = createRoute({ getParentRoute: () => signedIn, path: '/', component: StartPage })
  const at = { getParentRoute: () => signedIn }
  const pages = [
    createRoute({ ...at, path: '/forms/$id', component: DesignerPage }),
    createRoute({ ...at, path: '/data-views/$id', component: DataViewPage }),
    createRoute({ ...at, path: '/gallery', component: GalleryPage }),
    createRoute({ ...at, path: '/lists/$formId', validateSearch: readPart, component: ListDesignPage }),
  ] as const
  const prints = [
    createRoute({ ...at, path: '/prints/$formId', component: TemplatesPage }),
    createRoute({ ...at, path: '/prints/$formId/$templateId', component: TemplatePage }),
  ] as const
  const ofFlow = [
    createRoute({ ...at, path: '/flows/$id', component: FlowDesignerPage }),
    createRoute({
      ...at,
      path: '/flows/$id/statistics',
      validateSearch: readStatisticsSearch,
      component: StatisticsPage,
    }),
    createRoute({
      ...at,
      path: '/flows/$id/migration',
      validateSearch: readMigrationSearch,
      component: MigrationPage,
    }),
  ] as const
  const under = { ...at, validateSearch: readListSearch }
  const lists = [
    createRoute({ ...under, path: '/flows', component: FlowsPage }),
    createRoute({ ...under, path: '/forms', component: FormsPage }),
    createRoute({ ...under, path: '/cases', component: CasesPage }),
    createRoute({ ...under, path: '/exceptions', component: ExceptionsPage }),
    createRoute({ ...under, path: '/hand-over', component: HandOverPage }),
    createRoute({ ...under, path: '/launch-requests', component: LaunchRequestsPage }),
    createRoute({ ...under, path: '/delegations', component: DelegationsPage }),
    createRoute({ ...at, path: '/phrases', component: PhrasesPage }),
    createRoute({ ...under, path: '/working-calendar', validateSearch: readMonth, component: CalendarPage }),
    createRoute({ ...under, path: '/triggers', component: TriggersPage }),
    createRoute({ ...under, path: '/applications', component: ApplicationsPage }),
    createRoute({ ...at, path: '/definition-files', component: DefinitionFilesPage }),
    createRoute({ ...under, path: '/bill-rules', component: BillRulesPage }),
    createRoute({ ...under, path: '/bill-numbers', component: LedgerPage }),
    createRoute({ ...under, path: '/data-interfaces', component: InterfacesPage }),
    createRoute({ ...under, path: '/data-sources', component: SourcesPage }),
    createRoute({ ...under, path: '/data-syncs', component: DataSyncsPage }),
    createRoute({ ...under, path: '/data-views', component: DataViewsPage }),
    createRoute({ ...under, path: '/webhooks', component: WebhooksPage }),
    ...companyAndSystem(under),
  ] as const
  return root.addChildren([login, signedIn.addChildren([start, ...pages, ...ofFlow, ...prints, ...lists])])
}

type Under<Parent extends AnyRoute> = Readonly<{
  getParentRoute: () => Parent
  validateSearch: typeof readListSearch
}>

/** Lists of basic data, of the organization and of the system. */
function companyAndSystem<Parent extends AnyRoute>(under: Under<Parent>) {
  return [
    createRoute({ ...under, path: '/dictionaries', component: DictionariesPage }),
    createRoute({ ...under, path: '/areas', component: AreasPage }),
    createRoute({ ...under, path: '/seals', component: SealsPage }),
    createRoute({ ...under, path: '/icons', component: IconsPage }),
    createRoute({ ...under, path: '/organization', component: UnitsPage }),
    createRoute({ ...under, path: '/people', component: PeoplePage }),
    createRoute({ ...under, path: '/staff-changes', component: StaffChangesPage }),
    createRoute({ ...under, path: '/secondments', component: SecondmentsPage }),
    createRoute({ ...under, path: '/directory-sync', component: DirectorySyncPage }),
    createRoute({ ...under, path: '/externals', component: ExternalsPage }),
    createRoute({ ...under, path: '/roles', component: RolesPage }),
    createRoute({ ...under, path: '/groups', component: GroupsPage }),
    createRoute({ ...under, path: '/authorization-groups', component: AuthorizationGroupsPage }),
    createRoute({ ...under, path: '/grades', component: GradesPage }),
    createRoute({ ...under, path: '/settings', component: SettingsPage }),
    createRoute({ ...under, path: '/channels', component: ChannelsPage }),
    createRoute({ ...under, path: '/online-users', component: OnlineUsersPage }),
    createRoute({ ...under, path: '/logs', component: LogsPage }),
    createRoute({ ...under, path: '/announcements', component: AnnouncementsPage }),
    createRoute({ ...under, path: '/chat-exports', component: ChatExportsPage }),
    createRoute({ ...under, path: '/chat-reports', component: ChatReportsPage }),
    createRoute({ ...under, path: '/access-keys', component: AccessKeysPage }),
    createRoute({ ...under, path: '/monitor', component: MonitorPage }),
  ] as const
}

function askWhoItIs(session: App['session'], back: string): void {
  if (!session.token()) throw redirect({ to: '/login', search: { back } })
}

/** Any field may appear on such a page, and none of them is waited for. */
async function withFieldViews<Page>(page: Promise<Page>): Promise<Page> {
  const { loadAllViews } = await import('@signet/form-ui')
  return (await Promise.all([page, loadAllViews()]))[0]
}

const DesignerPage = lazyRouteComponent(
  () => withFieldViews(import('../features/form-design/designer/designer-page.tsx')),
  'DesignerPage',
)
const FlowDesignerPage = lazyRouteComponent(
  () => withFieldViews(import('../features/flow-design/designer/flow-designer-page.tsx')),
  'FlowDesignerPage',
)
const StatisticsPage = lazyRouteComponent(
  () => import('../features/flow-statistics/statistics-page.tsx'),
  'StatisticsPage',
)
const MigrationPage = lazyRouteComponent(
  () => import('../features/case-migration/migration-page.tsx'),
  'MigrationPage',
)
const ListDesignPage = lazyRouteComponent(
  () => withFieldViews(import('../features/list-design/list-page.tsx')),
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
const GalleryPage = lazyRouteComponent(
  () => withFieldViews(import('../features/form-design/gallery/gallery-page.tsx')),
  'GalleryPage',
)
const FlowsPage = lazyRouteComponent(() => import('../features/flow-design/flows-page.tsx'), 'FlowsPage')
const FormsPage = lazyRouteComponent(() => import('../features/form-design/forms-page.tsx'), 'FormsPage')
const CasesPage = lazyRouteComponent(() => import('../features/approvals/cases-page.tsx'), 'CasesPage')
const ExceptionsPage = lazyRouteComponent(
  () => import('../features/approvals/exceptions-page.tsx'),
  'ExceptionsPage',
)
const HandOverPage = lazyRouteComponent(
  () => import('../features/hand-over/hand-over-page.tsx'),
  'HandOverPage',
)
const LaunchRequestsPage = lazyRouteComponent(
  () => import('../features/flow-design/launch-requests/launch-requests-page.tsx'),
  'LaunchRequestsPage',
)
const DelegationsPage = lazyRouteComponent(
  () => import('../features/delegations/delegations-page.tsx'),
  'DelegationsPage',
)
const UnitsPage = lazyRouteComponent(() => import('../features/company/units/units-page.tsx'), 'UnitsPage')
const PeoplePage = lazyRouteComponent(
  () => import('../features/company/people/people-page.tsx'),
  'PeoplePage',
)
const StaffChangesPage = lazyRouteComponent(
  () => import('../features/company/staff-changes/staff-changes-page.tsx'),
  'StaffChangesPage',
)
const ExternalsPage = lazyRouteComponent(
  () => import('../features/company/externals/externals-page.tsx'),
  'ExternalsPage',
)
const SecondmentsPage = lazyRouteComponent(
  () => import('../features/company/secondments/secondments-page.tsx'),
  'SecondmentsPage',
)
const DataSyncsPage = lazyRouteComponent(
  () => import('../features/system/data-syncs/data-syncs-page.tsx'),
  'DataSyncsPage',
)
const DirectorySyncPage = lazyRouteComponent(
  () => import('../features/company/directory-sync/directory-sync-page.tsx'),
  'DirectorySyncPage',
)
const RolesPage = lazyRouteComponent(
  () => import('../features/company/circles/circles-page.tsx'),
  'RolesPage',
)
const GroupsPage = lazyRouteComponent(
  () => import('../features/company/circles/circles-page.tsx'),
  'GroupsPage',
)
const AuthorizationGroupsPage = lazyRouteComponent(
  () => import('../features/company/authorization-groups/groups-page.tsx'),
  'AuthorizationGroupsPage',
)
const GradesPage = lazyRouteComponent(
  () => import('../features/company/grades/grades-page.tsx'),
  'GradesPage',
)
const PhrasesPage = lazyRouteComponent(
  () => import('../features/company-phrases/phrases-page.tsx'),
  'PhrasesPage',
)
const TriggersPage = lazyRouteComponent(
  () => import('../features/triggers/triggers-page.tsx'),
  'TriggersPage',
)
const ApplicationsPage = lazyRouteComponent(
  () => import('../features/applications/applications-page.tsx'),
  'ApplicationsPage',
)
const DefinitionFilesPage = lazyRouteComponent(
  () => import('../features/system/definition-files/definition-files-page.tsx'),
  'DefinitionFilesPage',
)
const DictionariesPage = lazyRouteComponent(
  () => import('../features/dictionary/dictionaries-page.tsx'),
  'DictionariesPage',
)
const AreasPage = lazyRouteComponent(() => import('../features/system/areas/areas-page.tsx'), 'AreasPage')
const IconsPage = lazyRouteComponent(() => import('../features/system/icons/icons-page.tsx'), 'IconsPage')
const SealsPage = lazyRouteComponent(() => import('../features/system/seals/seals-page.tsx'), 'SealsPage')
const BillRulesPage = lazyRouteComponent(
  () => import('../features/bill-rules/bill-rules-page.tsx'),
  'BillRulesPage',
)
const LedgerPage = lazyRouteComponent(() => import('../features/bill-rules/ledger-page.tsx'), 'LedgerPage')
const InterfacesPage = lazyRouteComponent(
  () => import('../features/data-interfaces/interfaces-page.tsx'),
  'InterfacesPage',
)
const SourcesPage = lazyRouteComponent(
  () => import('../features/data-interfaces/sources-page.tsx'),
  'SourcesPage',
)
const DataViewsPage = lazyRouteComponent(
  () => import('../features/data-views/data-views-page.tsx'),
  'DataViewsPage',
)
const WebhooksPage = lazyRouteComponent(
  () => import('../features/webhooks/webhooks-page.tsx'),
  'WebhooksPage',
)
const OnlineUsersPage = lazyRouteComponent(
  () => import('../features/system/online-users/online-users-page.tsx'),
  'OnlineUsersPage',
)
const ChannelsPage = lazyRouteComponent(
  () => import('../features/system/channels/channels-page.tsx'),
  'ChannelsPage',
)
const LogsPage = lazyRouteComponent(() => import('../features/system/logs/logs-page.tsx'), 'LogsPage')
const AnnouncementsPage = lazyRouteComponent(
  () => withFieldViews(import('../features/system/announcements/announcements-page.tsx')),
  'AnnouncementsPage',
)
const ChatExportsPage = lazyRouteComponent(
  () => import('../features/system/chat-exports/chat-exports-page.tsx'),
  'ChatExportsPage',
)
const ChatReportsPage = lazyRouteComponent(
  () => import('../features/system/chat-reports/chat-reports-page.tsx'),
  'ChatReportsPage',
)
const AccessKeysPage = lazyRouteComponent(
  () => import('../features/system/access-keys/access-keys-page.tsx'),
  'AccessKeysPage',
)
const MonitorPage = lazyRouteComponent(
  () => import('../features/system/monitor/monitor-page.tsx'),
  'MonitorPage',
)
const SettingsPage = lazyRouteComponent(
  () => import('../features/system/settings/settings-page.tsx'),
  'SettingsPage',
)
const DataViewPage = lazyRouteComponent(() => import('../features/data-views/view-page.tsx'), 'DataViewPage')
const CalendarPage = lazyRouteComponent(
  () => import('../features/working-calendar/working-calendar-page.tsx'),
  'WorkingCalendarPage',
)
