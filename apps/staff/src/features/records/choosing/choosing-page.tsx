import type { Choice } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { Empty, SearchField } from '@signet/ui'
import { Unlink } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import type { Selection } from '../../../lib/use-selection.ts'
import type { ChoosingSearch } from '../record-search.ts'
import { ChoiceList } from './choice-list.tsx'
import { useSource } from './use-source.ts'

type ChoosingPageProps = Readonly<{
  search: ChoosingSearch
  mode: 'one' | 'several'
  selection: Selection<Choice>
  footer: ReactNode
}>

/** Rows of an interface or a model on a whole page, to be searched and ticked. */
export function ChoosingPage({ search, mode, selection, footer }: ChoosingPageProps) {
  const t = useT()
  const source = useSource(search)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const title = search.fullName ?? source.name ?? t('records.choose')
  if (search.interfaceId === undefined && search.modelId === undefined)
    return (
      <StackPage title={title}>
        <Empty icon={<Unlink />} title={t('records.noSource')} hint={t('records.noSourceHint')} />
      </StackPage>
    )

  return (
    <StackPage title={title} footer={footer}>
      <SearchField label={t('records.search')} value={typed} onChange={setTyped} />
      <ChoiceList source={source} label={title} words={words} mode={mode} selection={selection} />
    </StackPage>
  )
}
