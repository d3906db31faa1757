import { Link } from '@signet/ui'
import styles from './applications.module.css'
import { entriesBelow, menuHref } from './menu-entries.ts'
import { type MenuItem, useMenu } from './queries.ts'

/** The menu of the current application below the main places of a wide screen. */
export function SideMenu() {
  const { data } = useMenu()
  const top = data ? entriesBelow(data.list, { isWide: true }) : []
  if (!data?.application || top.length === 0) return null

  return (
    <nav className={styles.side} aria-label={data.application.name}>
      <p className={styles.heading}>{data.application.name}</p>
      <SideEntries list={data.list} entries={top} />
    </nav>
  )
}

type SideEntriesProps = Readonly<{ list: readonly MenuItem[]; entries: readonly MenuItem[] }>

function SideEntries({ list, entries }: SideEntriesProps) {
  return (
    <ul>
      {entries.map((item) => {
        const below = entriesBelow(list, { parentId: item.id, isWide: true })
        return (
          <li key={item.id}>
            <Link href={menuHref(item)} className={styles.sideEntry}>
              {item.fullName}
            </Link>
            {below.length > 0 && <SideEntries list={list} entries={below} />}
          </li>
        )
      })}
    </ul>
  )
}
