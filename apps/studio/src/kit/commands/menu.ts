import {
  Activity,
  Cable,
  CalendarDays,
  ClipboardList,
  Database,
  Hash,
  HeartPulse,
  IdCard,
  LayoutGrid,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  MonitorSmartphone,
  Network,
  Rows3,
  ScrollText,
  Settings,
  TriangleAlert,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundPen,
  Users,
  UsersRound,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react'

export type MenuEntry = Readonly<{
  to:
    | '/applications'
    | '/flows'
    | '/forms'
    | '/cases'
    | '/exceptions'
    | '/hand-over'
    | '/organization'
    | '/people'
    | '/staff-changes'
    | '/roles'
    | '/groups'
    | '/delegations'
    | '/phrases'
    | '/triggers'
    | '/dictionaries'
    | '/bill-rules'
    | '/data-interfaces'
    | '/data-sources'
    | '/data-views'
    | '/webhooks'
    | '/working-calendar'
    | '/settings'
    | '/online-users'
    | '/logs'
    | '/monitor'
  key: string
  Icon: LucideIcon
}>

type MenuGroup = Readonly<{ key: string; places: readonly MenuEntry[] }>

/** The pages of the studio in the order of its menu. */
export const menu: readonly MenuGroup[] = [
  {
    key: 'studio.group.design',
    places: [
      { to: '/flows', key: 'studio.flows', Icon: Workflow },
      { to: '/forms', key: 'studio.forms', Icon: ClipboardList },
      { to: '/data-views', key: 'studio.dataViews', Icon: Rows3 },
      { to: '/triggers', key: 'studio.triggers', Icon: Zap },
      { to: '/applications', key: 'studio.applications', Icon: LayoutGrid },
    ],
  },
  {
    key: 'studio.group.operation',
    places: [
      { to: '/cases', key: 'studio.cases', Icon: Activity },
      { to: '/exceptions', key: 'studio.exceptions', Icon: TriangleAlert },
      { to: '/delegations', key: 'delegations.title', Icon: UserRoundCheck },
      { to: '/hand-over', key: 'studio.handOver', Icon: UserRoundMinus },
    ],
  },
  {
    key: 'studio.group.organization',
    places: [
      { to: '/organization', key: 'units.title', Icon: Network },
      { to: '/people', key: 'people.title', Icon: Users },
      { to: '/staff-changes', key: 'staff-changes.title', Icon: UserRoundPen },
      { to: '/roles', key: 'circles.roles', Icon: IdCard },
      { to: '/groups', key: 'circles.groups', Icon: UsersRound },
    ],
  },
  {
    key: 'studio.group.basics',
    places: [
      { to: '/dictionaries', key: 'studio.dictionaries', Icon: ListTree },
      { to: '/bill-rules', key: 'studio.billRules', Icon: Hash },
      { to: '/working-calendar', key: 'studio.workingCalendar', Icon: CalendarDays },
      { to: '/phrases', key: 'studio.phrases', Icon: MessageSquareQuote },
    ],
  },
  {
    key: 'studio.group.connections',
    places: [
      { to: '/data-interfaces', key: 'studio.dataInterfaces', Icon: Cable },
      { to: '/data-sources', key: 'studio.dataSources', Icon: Database },
      { to: '/webhooks', key: 'webhooks.title', Icon: Webhook },
    ],
  },
  {
    key: 'studio.group.system',
    places: [
      { to: '/settings', key: 'studio.settings', Icon: Settings },
      { to: '/online-users', key: 'studio.onlineUsers', Icon: MonitorSmartphone },
      { to: '/logs', key: 'studio.logs', Icon: ScrollText },
      { to: '/monitor', key: 'studio.monitor', Icon: HeartPulse },
    ],
  },
]
