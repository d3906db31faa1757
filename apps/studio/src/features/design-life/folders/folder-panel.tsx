import { useT } from '@signet/i18n/react'
import { Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import type { Design } from '../design.ts'
import { categoriesQuery, type Labelled, type ShownDesigns, useCategoryChange } from '../queries.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { FolderTree } from './folder-tree.tsx'
import styles from './folders.module.css'
import { type Folder, foldersFrom, noCategory } from './folders.ts'

type FolderPanelProps = Readonly<{ of: Labelled; availability: ShownDesigns['availability'] }>

/** The categories of a list of designs as folders: the chosen one narrows the list. */
export function FolderPanel({ of, availability }: FolderPanelProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(categoriesQuery(useClient(), { of, availability }))
  const [isNew, setNew] = useState(false)
  const mayChange = useAdministration().has('designs')

  return (
    <nav className={styles.panel} aria-label={t('design-life.folders')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('design-life.folders')}</h2>
        {mayChange && (
          <Button
            type="text"
            size="small"
            icon={<FolderPlus size={16} aria-hidden />}
            aria-label={t('design-life.folder.new')}
            title={t('design-life.folder.new')}
            onClick={() => setNew(true)}
          />
        )}
      </div>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && (
        <Folders folders={foldersFrom(data.list)} uncategorised={data.uncategorised} mayChange={mayChange} />
      )}
      {isNew && <CategoryDialog editing={{ parent: null }} onClose={() => setNew(false)} />}
    </nav>
  )
}

type FoldersProps = Readonly<{ folders: readonly Folder[]; uncategorised: number; mayChange: boolean }>

function Folders({ folders, uncategorised, mayChange }: FoldersProps) {
  const { search, change } = useListSearch()
  const { placeDesign, placeFolder } = usePlacing()
  return (
    <FolderTree
      folders={folders}
      uncategorised={uncategorised}
      chosen={search.category ?? ''}
      mayChange={mayChange}
      onChoose={(category) => change({ category: category || undefined })}
      onDesign={(design, category) =>
        placeDesign.mutate({ ...design, category: category === noCategory ? '' : category })
      }
      onFolder={(category, parent) => placeFolder.mutate({ category, parent })}
    />
  )
}

type PlacedDesign = Pick<Design, 'kind' | 'id'> & Readonly<{ category: string }>
type PlacedFolder = Readonly<{ category: string; parent: string | null }>

/** What is dropped is moved at once; a refusal is shown as a message. */
function usePlacing() {
  const t = useT()
  const feedback = useFeedback()
  const outcome = {
    onSuccess: () => feedback.success(t('design-life.folder.moved')),
    onError: (error: Error) => feedback.error(error.message),
  }
  const design = useCategoryChange((calls, placed: PlacedDesign) => calls.categorise(placed))
  const folder = useCategoryChange((calls, placed: PlacedFolder) => calls.moveCategory(placed))
  return {
    placeDesign: { mutate: (placed: PlacedDesign) => design.mutate(placed, outcome) },
    placeFolder: { mutate: (placed: PlacedFolder) => folder.mutate(placed, outcome) },
  }
}
