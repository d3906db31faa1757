import { useT } from '@signet/i18n/react'
import { AppTile, Cell, CellGroup, Empty, PageState, SearchField } from '@signet/ui'
import { LayoutGrid, SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { StackPage } from '../../lib/stack-page.tsx'
import { type Model, useModels } from './queries.ts'
import { modelHref } from './record-href.ts'

/** Every application whose records the person may meet, by category. */
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
        {(list) => <Found models={list.filter(({ name }) => name.toLowerCase().includes(sought))} />}
      </PageState>
    </StackPage>
  )
}

function Found({ models }: Readonly<{ models: readonly Model[] }>) {
  const t = useT()
  const categories = [...new Set(models.map(({ category }) => category))]
  if (models.length === 0)
    return <Empty icon={<SearchX />} title={t('records.nothingFound')} hint={t('records.nothingFoundHint')} />

  return categories.map((category) => (
    <CellGroup key={category} label={category || t('records.otherModels')}>
      {models
        .filter((model) => model.category === category)
        .map(({ id, name }) => (
          <Cell
            key={id}
            icon={<AppTile icon="table" name={name} seed={id} size={40} />}
            title={name}
            href={modelHref(id)}
          />
        ))}
    </CellGroup>
  ))
}
