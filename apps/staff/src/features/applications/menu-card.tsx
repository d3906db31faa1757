import { AppTile, Card, Link } from '@signet/ui'
import { useIsWide } from '../../kit/pages/use-is-wide.ts'
import styles from './applications.module.css'
import { entriesBelow, menuHref } from './menu-entries.ts'
import { useMenu } from './queries.ts'

/** The menu of the current application on home. */
export function MenuCard() {
  const isWide = useIsWide()
  const { data } = useMenu()
  const entries = data ? entriesBelow(data.list, { isWide }) : []
  if (!data?.application || entries.length === 0) return null

  return (
    <Card title={data.application.name}>
      <ul className={styles.shelf} aria-label={data.application.name}>
        {entries.map((item) => (
          <li key={item.id}>
            <Link href={menuHref(item)} className={styles.entry}>
              <AppTile icon={item.icon} name={item.fullName} seed={item.id} />
              <span className={styles.name}>{item.fullName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
