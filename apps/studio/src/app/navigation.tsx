import { useT } from '@signet/i18n/react'
import { useSignal } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Stamp } from 'lucide-react'
import { useId } from 'react'
import { type MenuEntry, menuFor } from '../kit/commands/menu.ts'
import { useApp } from '../kit/context/app-context.ts'
import { useAdministration } from '../kit/context/use-administration.ts'
import styles from './navigation.module.css'

/** The menu of the admin area; only entries with a page. */
export function Navigation() {
  const t = useT()
  const { mayOpen } = useAdministration()
  const { name, logo } = useSignal(useApp().brand.current)
  return (
    <nav className={styles.navigation} aria-label={t('studio.navigation')}>
      <p className={styles.brand}>
        {logo === '' ? (
          <span className={styles.mark} aria-hidden="true">
            <Stamp size={18} />
          </span>
        ) : (
          <img className={styles.logo} src={logo} alt="" width={32} height={32} />
        )}
        <span className={styles.name}>
          {name} <span className={styles.studio}>{t('studio.title')}</span>
        </span>
      </p>
      {menuFor(mayOpen).map(({ key, places }) => (
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
