import { useT } from '@signet/i18n/react'
import { CellGroup, Empty, PageState, SearchField } from '@signet/ui'
import { LayoutGrid, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type Model, useModels } from '../use-models.ts'
import { ModelLine } from './model-line.tsx'

/** All applications the person may open, by category. */
export function ModelsPage() {
  const t = useT()
  const models = useModels()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words).trim().toLowerCase()

  return (
    <StackPage title={t('records.models')} onRefresh={() => models.refetch()}>
      <SearchField label={t('records.searchModels')} value={words} onChange={setWords} />
      <PageState
        query={models}
        isEmpty={(list) => list.length === 0}
        empty={<Empty icon={<LayoutGrid />} title={t('records.noModels')} hint={t('records.noModelsHint')} />}
      >
        {(list) => (
          <ModelResults
            models={list.filter(({ name, spelling }) => `${name} ${spelling}`.toLowerCase().includes(sought))}
          />
        )}
      </PageState>
    </StackPage>
  )
}

function ModelResults({ models }: Readonly<{ models: readonly Model[] }>) {
  const t = useT()
  if (models.length === 0)
    return <Empty icon={<SearchX />} title={t('records.nothingFound')} hint={t('records.nothingFoundHint')} />

  return [...Map.groupBy(models, ({ category }) => category)].map(([category, own]) => (
    <CellGroup key={category} title={own[0]?.categoryName || t('records.otherModels')}>
      {own.map((model) => (
        <ModelLine key={model.id} model={model} />
      ))}
    </CellGroup>
  ))
}
