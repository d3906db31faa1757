import { useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import {
  Activity,
  Cable,
  ClipboardList,
  Database,
  Hash,
  ListTree,
  type LucideIcon,
  Stamp,
  Workflow,
} from 'lucide-react'
import styles from './navigation.module.css'

type Group = Readonly<{
  to: '/flows' | '/forms' | '/cases' | '/dictionaries' | '/bill-rules' | '/data-interfaces' | '/data-sources'
  key: string
  Icon: LucideIcon
}>

const groups: readonly Group[] = [
  { to: '/flows', key: 'studio.flows', Icon: Workflow },
  { to: '/forms', key: 'studio.forms', Icon: ClipboardList },
  { to: '/cases', key: 'studio.cases', Icon: Activity },
  { to: '/dictionaries', key: 'studio.dictionaries', Icon: ListTree },
  { to: '/bill-rules', key: 'studio.billRules', Icon: Hash },
  { to: '/data-interfaces', key: 'studio.dataInterfaces', Icon: Cable },
  { to: '/data-sources', key: 'studio.dataSources', Icon: Database },
]

/** The groups of the admin area: only what leads somewhere. */
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
      <ul>
        {groups.map(({ to, key, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link} title={t(key)} activeProps={{ 'aria-current': 'page' }}>
              <Icon size={18} aria-hidden="true" />
              <span className={styles.name}>{t(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
