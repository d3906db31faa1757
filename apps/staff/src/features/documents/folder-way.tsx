import { useT } from '@signet/i18n/react'
import { Link } from '@signet/ui'
import { documentHref } from './document-href.ts'
import styles from './folder-way.module.css'
import type { DocumentDetail, Shelf } from './queries.ts'

type FolderWayProps = Readonly<{ shelf: Shelf; folder: DocumentDetail }>

/** Where I am: the shelf, the folders around, and this one. */
export function FolderWay({ shelf, folder }: FolderWayProps) {
  const t = useT()
  return (
    <nav aria-label={t('documents.way')}>
      <ol className={styles.way}>
        <li>
          <Link href={documentHref.shelf(shelf)}>{t(`documents.shelf.${shelf}`)}</Link>
        </li>
        {folder.path.map(({ id, name }) => (
          <li key={id}>
            <Link href={documentHref.shelf(shelf, id)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{folder.name}</li>
      </ol>
    </nav>
  )
}
