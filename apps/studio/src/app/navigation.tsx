import { useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import {
  Activity,
  Cable,
  CalendarDays,
  ClipboardList,
  Database,
  Hash,
  ListTree,
  type LucideIcon,
  MessageSquareQuote,
  Rows3,
  Stamp,
  TriangleAlert,
  UserRoundCheck,
  UserRoundMinus,
  Webhook,
  Workflow,
  Zap,
} from 'lucide-react'
import { useId } from 'react'
import styles from './navigation.module.css'

type MenuEntry = Readonly<{
  to:
    | '/flows'
    | '/forms'
    | '/cases'
    | '/exceptions'
    | '/hand-over'
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
  key: string
  Icon: LucideIcon
}>

type Group = Readonly<{ key: string; places: readonly MenuEntry[] }>

const groups: readonly Group[] = [
  {
    key: 'studio.group.design',
    places: [
      { to: '/flows', key: 'studio.flows', Icon: Workflow },
      { to: '/forms', key: 'studio.forms', Icon: ClipboardList },
      { to: '/data-views', key: 'studio.dataViews', Icon: Rows3 },
      { to: '/triggers', key: 'studio.triggers', Icon: Zap },
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
]

/** The menu of the admin area; only entries with a page. */
export function Navigation({ name }: Readonly<{ name: string }>) {
  const t = useT()
  return (
    <nav className={styles.navigation} aria-label={t('studio.navigation')}>
      <p className={styles.brand}>
        <span className={styles.mark} aria-hidden="true">
          <Stamp size={18} />
        </span>
        <span className={styles.name}>
          {name} <span className={styles.studio}>{t('studio.title')}</span>
        </span>
      </p>
      {groups.map(({ key, places }) => (
        <MenuGroup key={key} title={t(key)} places={places} />
      ))}
    </nav>
  )
}

function MenuGroup({ title, places }: Readonly<{ title: string; places: readonly MenuEntry[] }>) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.group}>
      <p id={id} className={styles.heading}>
        <span className={styles.name}>{title}</span>
      </p>
      <ul aria-labelledby={id}>
        {places.map(({ to, key, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link} title={t(key)} activeProps={{ 'aria-current': 'page' }}>
              <Icon size={18} aria-hidden="true" />
              <span className={styles.name}>{t(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
