import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { CellGroup, Empty, PageState, SearchField, type Tab, Tabs } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type Shelf, shelvesOf, useLaunchableFlows } from '../../home/index.ts'
import { FlowLine } from './flow-line.tsx'

const everything = ''

/** All flows the person may start: by category, by search, most used first. */
export function StartPage() {
  const t = useT()
  const { followsUp } = useSearch({ from: '/member/pages/workFlow/index' })
  const flows = useLaunchableFlows()
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState(everything)
  const sought = useDeferredValue(keyword)
  const categories = shelvesOf(flows.data ?? []).filter(({ category }) => category !== '')
  const tabs: readonly Tab<string>[] = [
    { key: everything, label: t('approval-lists.allCategories') },
    ...categories.map(({ category, name }) => ({ key: category, label: name })),
  ]

  return (
    <StackPage
      title={t(followsUp ? 'approval-lists.startFollowUp' : 'approval-lists.start')}
      head={categories.length > 1 && <CategoryTabs tabs={tabs} value={category} onChange={setCategory} />}
      onRefresh={() => flows.refetch()}
    >
      <SearchField label={t('approval-lists.searchFlows')} value={keyword} onChange={setKeyword} />
      <PageState
        query={flows}
        isEmpty={(loaded) => loaded.length === 0}
        empty={<Empty title={t('approval-lists.noFlows')} hint={t('approval-lists.noFlowsHint')} />}
      >
        {(loaded) => (
          <FlowResults
            flows={sift(loaded, category, sought)}
            isGrouped={category !== everything}
            followsUp={followsUp}
          />
        )}
      </PageState>
    </StackPage>
  )
}

type CategoryTabsProps = Readonly<{
  tabs: readonly Tab<string>[]
  value: string
  onChange: (category: string) => void
}>

function CategoryTabs(props: CategoryTabsProps) {
  const t = useT()
  return <Tabs look="pill" label={t('approval-lists.filter.category')} {...props} />
}

type FlowResultsProps = Readonly<{
  flows: readonly FlowCard[]
  /** Whether categories within the chosen one have groups of their own. */
  isGrouped: boolean
  followsUp: string | undefined
}>

function FlowResults({ flows, isGrouped, followsUp }: FlowResultsProps) {
  const t = useT()
  if (flows.length === 0) {
    return (
      <Empty
        icon={<SearchX />}
        title={t('approval-lists.nothingFound')}
        hint={t('approval-lists.nothingFoundHint')}
      />
    )
  }
  return (
    <>
      {groupsOf(flows, isGrouped).map(({ category, name, flows: own }) => (
        <CellGroup key={category} {...(name === '' ? { label: t('approval-lists.start') } : { title: name })}>
          {own.map((flow) => (
            <FlowLine key={flow.id} flow={flow} followsUp={followsUp} />
          ))}
        </CellGroup>
      ))}
    </>
  )
}

function groupsOf(flows: readonly FlowCard[], isGrouped: boolean): readonly Shelf[] {
  if (!isGrouped) return [{ category: everything, name: '', flows }]
  const groups = shelvesOf(flows).flatMap(({ category, flows, below }) => [
    { category, name: '', flows },
    ...below,
  ])
  return groups.filter((group) => group.flows.length > 0)
}

function sift(flows: readonly FlowCard[], category: string, keyword: string): readonly FlowCard[] {
  const wanted = keyword.trim().toLowerCase()
  return flows
    .filter((flow) => category === everything || (flow.categoryPath[0]?.category ?? '') === category)
    .filter(({ name, code, spelling }) =>
      [name, code, spelling].some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => b.timesUsed - a.timesUsed)
}
