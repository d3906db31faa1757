import { modelLink } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { AppTile, Card, Link } from '@signet/ui'
import { type Model, useModels } from '../records/index.ts'
import styles from './flow-shelf.module.css'
import manage from './home-page.module.css'

const most = 8

/** The applications the person may open, favourites first, with a link to all. */
export function ApplicationsCard({ keyword }: Readonly<{ keyword: string }>) {
  const t = useT()
  const { data = [] } = useModels()
  const found = sift(data, keyword)
  if (found.length === 0) return null

  return (
    <Card
      title={t('home.applications')}
      action={
        <Link
          href="/pages/apply/menu/index"
          className={manage.manage}
          aria-label={t('home.applications.all')}
        >
          {t('home.applications.more')}
        </Link>
      }
    >
      <ApplicationShelf found={found} />
    </Card>
  )
}

function ApplicationShelf({ found }: Readonly<{ found: readonly Model[] }>) {
  const t = useT()
  return (
    <ul className={styles.shelf} aria-label={t('home.applications')}>
      {found.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <Link href={modelLink(id)} className={styles.flow}>
            <AppTile icon="" name={name} seed={id} />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function sift(models: readonly Model[], keyword: string): readonly Model[] {
  const wanted = keyword.trim().toLowerCase()
  return models
    .filter(({ name, code, spelling, category, categoryName }) =>
      [name, code, spelling, category, categoryName].some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite))
}
