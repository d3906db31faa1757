import { documentShelves } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Tabs } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { documentHref } from './document-href.ts'
import type { Shelf } from './queries.ts'

/** Mine, my shares, shared with me, the archive, and my bin. */
export function ShelfTabs({ shelf }: Readonly<{ shelf: Shelf }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <Tabs
      look="pill"
      label={t('documents.shelves')}
      tabs={documentShelves.map((key) => ({ key, label: t(`documents.shelf.${key}`) }))}
      value={shelf}
      onChange={(next) => history.replace(documentHref.shelf(next))}
      controls="documents"
    />
  )
}
