import { type CallArea, callAreas } from '@signet/contract'
import {
  Activity,
  ArrowLeftRight,
  BookOpenCheck,
  Cable,
  CalendarDays,
  ClipboardList,
  Database,
  DatabaseZap,
  FileLock,
  Flag,
  FolderSync,
  Handshake,
  Hash,
  HeartPulse,
  IdCard,
  KeyRound,
  Layers,
  LayoutGrid,
  ListTree,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageSquareQuote,
  MonitorSmartphone,
  Network,
  Rows3,
  ScrollText,
  Send,
  Settings,
  Shapes,
  ShieldCheck,
  Stamp,
  TriangleAlert,
  UserRoundCheck,
  UserRoundCog,
  UserRoundMinus,
  UserRoundPen,
  UserRoundPlus,
  Users,
  UsersRound,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react'

export type MenuEntry = Readonly<{
  to:
    | '/announcements'
    | '/applications'
    | '/definition-files'
    | '/flows'
    | '/forms'
    | '/launch-requests'
    | '/cases'
    | '/exceptions'
    | '/hand-over'
    | '/organization'
    | '/people'
    | '/staff-changes'
    | '/secondments'
    | '/directory-sync'
    | '/externals'
    | '/roles'
    | '/groups'
    | '/authorization-groups'
    | '/grades'
    | '/delegations'
    | '/phrases'
    | '/triggers'
    | '/dictionaries'
    | '/areas'
    | '/seals'
    | '/icons'
    | '/bill-rules'
    | '/bill-numbers'
    | '/data-interfaces'
    | '/data-sources'
    | '/data-syncs'
    | '/data-views'
    | '/webhooks'
    | '/access-keys'
    | '/working-calendar'
    | '/settings'
    | '/online-users'
    | '/channels'
    | '/chat-exports'
    | '/chat-reports'
    | '/logs'
    | '/monitor'
  /** Areas that open the page; without any, it is for administrators of everything. */
  areas: readonly CallArea[]
  /** Whether it is only for those who administer the whole company in them. */
  isWhole?: boolean
  key: string
  Icon: LucideIcon
}>

/** Pages that a page of the menu leads to, and that have an address of their own. */
const inner: Readonly<Record<string, MenuEntry['areas']>> = {
  '/lists': ['lists'],
  '/prints': ['designs'],
  '/gallery': ['designs', 'lists'],
  '/': callAreas,
}

type MenuGroup = Readonly<{ key: string; places: readonly MenuEntry[] }>

/** The pages of the studio in the order of its menu. */
const menu: readonly MenuGroup[] = [
  {
    key: 'studio.group.design',
    places: [
      { to: '/flows', areas: ['designs'], key: 'studio.flows', Icon: Workflow },
      { to: '/forms', areas: ['designs', 'lists'], key: 'studio.forms', Icon: ClipboardList },
      { to: '/data-views', areas: ['designs'], key: 'studio.dataViews', Icon: Rows3 },
      { to: '/triggers', areas: [], key: 'studio.triggers', Icon: Zap },
      {
        to: '/applications',
        areas: ['applications', 'ownApplications'],
        key: 'studio.applications',
        Icon: LayoutGrid,
      },
      { to: '/definition-files', areas: [], key: 'definition-files.title', Icon: ArrowLeftRight },
    ],
  },
  {
    key: 'studio.group.operation',
    places: [
      { to: '/cases', areas: [], key: 'studio.cases', Icon: Activity },
      { to: '/exceptions', areas: [], key: 'studio.exceptions', Icon: TriangleAlert },
      { to: '/announcements', areas: ['announcements'], key: 'announcements.title', Icon: Megaphone },
      { to: '/chat-reports', areas: ['moderation'], key: 'chat-reports.title', Icon: Flag },
      { to: '/chat-exports', areas: ['audit'], key: 'chat-exports.title', Icon: FileLock },
      { to: '/launch-requests', areas: ['designs'], key: 'launch-requests.title', Icon: UserRoundPlus },
      { to: '/delegations', areas: [], key: 'delegations.title', Icon: UserRoundCheck },
      { to: '/hand-over', areas: [], key: 'studio.handOver', Icon: UserRoundMinus },
    ],
  },
  {
    key: 'studio.group.organization',
    places: [
      { to: '/organization', areas: ['people'], key: 'units.title', Icon: Network },
      { to: '/people', areas: ['people'], key: 'people.title', Icon: Users },
      { to: '/staff-changes', areas: ['people'], key: 'staff-changes.title', Icon: UserRoundPen },
      { to: '/secondments', areas: ['people'], key: 'secondments.title', Icon: UserRoundCog },
      { to: '/directory-sync', areas: [], key: 'directory-sync.title', Icon: FolderSync },
      { to: '/externals', areas: ['people'], isWhole: true, key: 'externals.title', Icon: Handshake },
      { to: '/roles', areas: ['roles'], key: 'circles.roles', Icon: IdCard },
      { to: '/groups', areas: ['roles'], key: 'circles.groups', Icon: UsersRound },
      { to: '/authorization-groups', areas: ['roles'], key: 'authorization-groups.title', Icon: Layers },
      { to: '/grades', areas: ['grades'], key: 'grades.title', Icon: ShieldCheck },
    ],
  },
  {
    key: 'studio.group.basics',
    places: [
      { to: '/dictionaries', areas: ['data'], key: 'studio.dictionaries', Icon: ListTree },
      { to: '/areas', areas: ['data'], key: 'areas.title', Icon: MapPinned },
      { to: '/bill-rules', areas: ['data'], key: 'studio.billRules', Icon: Hash },
      { to: '/bill-numbers', areas: ['data'], key: 'bill-rules.ledger', Icon: BookOpenCheck },
      { to: '/working-calendar', areas: ['data'], key: 'studio.workingCalendar', Icon: CalendarDays },
      { to: '/seals', areas: [], key: 'seals.title', Icon: Stamp },
      { to: '/icons', areas: [], key: 'icons.title', Icon: Shapes },
      { to: '/phrases', areas: [], key: 'studio.phrases', Icon: MessageSquareQuote },
    ],
  },
  {
    key: 'studio.group.connections',
    places: [
      { to: '/data-interfaces', areas: ['data'], key: 'studio.dataInterfaces', Icon: Cable },
      { to: '/data-sources', areas: ['data'], key: 'studio.dataSources', Icon: Database },
      { to: '/data-syncs', areas: ['data'], key: 'data-syncs.title', Icon: DatabaseZap },
      { to: '/webhooks', areas: [], key: 'webhooks.title', Icon: Webhook },
      { to: '/access-keys', areas: [], key: 'access-keys.title', Icon: KeyRound },
    ],
  },
  {
    key: 'studio.group.system',
    places: [
      { to: '/settings', areas: [], key: 'studio.settings', Icon: Settings },
      { to: '/channels', areas: [], key: 'channels.title', Icon: Send },
      { to: '/online-users', areas: ['operation'], key: 'studio.onlineUsers', Icon: MonitorSmartphone },
      { to: '/logs', areas: ['operation'], key: 'studio.logs', Icon: ScrollText },
      { to: '/monitor', areas: ['operation'], key: 'studio.monitor', Icon: HeartPulse },
    ],
  },
]

/** Whether an administrator opens a page by one of their areas. */
export type MayOpen = (page: Pick<MenuEntry, 'areas' | 'isWhole'>) => boolean

/** Returns the groups with a page that opens, and of them only such pages. */
export function menuFor(mayOpen: MayOpen): readonly MenuGroup[] {
  return menu
    .map((group) => ({ ...group, places: group.places.filter(mayOpen) }))
    .filter(({ places }) => places.length > 0)
}

/** Whether an address below the studio leads to a page that opens. */
export function isOpenPath(path: string, mayOpen: MayOpen): boolean {
  const first = `/${path.split('/')[1] ?? ''}`
  const place = menu.flatMap(({ places }) => places).find(({ to }) => to === first)
  return mayOpen(place ?? { areas: inner[first] ?? [] })
}
