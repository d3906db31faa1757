import { useT } from '@signet/i18n/react'
import { CellGroup, Empty, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { Suspense } from 'react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { MenuCatalog } from '../../applications/index.ts'
import { useModels } from '../use-models.ts'
import { ModelLine } from './model-line.tsx'

/** The entries of a catalog of the menu, or the applications of a category. */
export function CatalogPage() {
  const { category, menu } = useSearch({ from: '/member/pages/apply/catalog/index' })
  if (menu === undefined) return <CategoryPage category={category} />
  return (
    <Suspense>
      <MenuCatalog id={menu} />
    </Suspense>
  )
}

function CategoryPage({ category }: Readonly<{ category: string }>) {
  const t = useT()
  const models = useModels()
  const own = models.data?.filter((model) => model.category === category)
  const title = own?.[0]?.categoryName || category || t('records.otherModels')

  return (
    <StackPage title={title} onRefresh={() => models.refetch()}>
      <PageState
        query={{ ...models, data: own }}
        isEmpty={(list) => list.length === 0}
        empty={<Empty icon={<LayoutGrid />} title={t('records.noModels')} hint={t('records.noModelsHint')} />}
      >
        {(list) => (
          <CellGroup label={title}>
            {list.map((model) => (
              <ModelLine key={model.id} model={model} />
            ))}
          </CellGroup>
        )}
      </PageState>
    </StackPage>
  )
}
