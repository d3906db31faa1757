import { useT } from '@signet/i18n/react'
import { CellGroup, Empty, PageState } from '@signet/ui'
import { LayoutGrid, Star } from 'lucide-react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type Model, useModels } from '../use-models.ts'
import { ModelLine } from './model-line.tsx'

/** Favourite applications first, then all others. */
export function FavouritesPage() {
  const t = useT()
  const models = useModels()

  return (
    <StackPage title={t('records.favourites')} onRefresh={() => models.refetch()}>
      <PageState
        query={models}
        isEmpty={(list) => list.length === 0}
        empty={<Empty icon={<LayoutGrid />} title={t('records.noModels')} hint={t('records.noModelsHint')} />}
      >
        {(list) => (
          <>
            {list.every(({ isFavourite }) => !isFavourite) && (
              <Empty icon={<Star />} title={t('records.noFavourites')} hint={t('records.noFavouritesHint')} />
            )}
            <Group
              title={t('records.favouritesKept')}
              models={list.filter(({ isFavourite }) => isFavourite)}
            />
            <Group
              title={t('records.favouritesOthers')}
              models={list.filter(({ isFavourite }) => !isFavourite)}
            />
          </>
        )}
      </PageState>
    </StackPage>
  )
}

function Group({ title, models }: Readonly<{ title: string; models: readonly Model[] }>) {
  if (models.length === 0) return null
  return (
    <CellGroup title={title}>
      {models.map((model) => (
        <ModelLine key={model.id} model={model} />
      ))}
    </CellGroup>
  )
}
