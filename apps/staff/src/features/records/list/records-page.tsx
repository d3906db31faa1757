import type { FormValues } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { IconButton, PageState } from '@signet/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListChecks, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { type Selection, useSelection } from '../../../lib/use-selection.ts'
import { useAround } from '../../forms/index.ts'
import {
  type ModelConfig,
  type RecordRow,
  type RecordSearch,
  useModel,
  useRecords,
  useSummary,
} from '../queries.ts'
import { canSelect } from './can-select.ts'
import { filterOf } from './filter-form.ts'
import { ListFoot } from './list-foot.tsx'
import { RecordList } from './record-list.tsx'
import { SearchLine } from './search-line.tsx'
import { startingFilter } from './starting-filter.ts'
import { SumLine } from './sum-line.tsx'
import { tabOf, ValueTabs } from './value-tabs.tsx'

/** The records of a model. */
export function RecordsPage() {
  const t = useT()
  const { modelId } = useSearch({ from: '/member/pages/apply/dynamicModel/index' })
  const model = useModel(modelId)
  const around = useAround()
  if (model.data && around) return <Records key={modelId} config={model.data} around={around} />

  return (
    <StackPage title={model.data?.name ?? t('records.title')}>
      <PageState query={{ data: undefined, error: model.error, refetch: model.refetch }}>
        {() => null}
      </PageState>
    </StackPage>
  )
}

type RecordsProps = Readonly<{ config: ModelConfig; around: NonNullable<ReturnType<typeof useAround>> }>

function Records({ config, around }: RecordsProps) {
  const { words = '', tab } = useSearch({ from: '/member/pages/apply/dynamicModel/index' })
  const [filter, setFilter] = useState<FormValues | undefined>(() => startingFilter(config, around))
  const conditions = filter && filterOf(config, filter)
  const search: RecordSearch = {
    ...(words && { words }),
    ...(conditions && { filter: conditions }),
    ...tabOf(tab),
  }
  const { tab: _tab, ...untabbed } = search
  const rows = useRecords(config.id, search)
  const hasTabs = config.list.tabs !== undefined
  const summary = useSummary(config.id, untabbed, hasTabs || config.list.sums.length > 0)
  const selection = useSelection<RecordRow>(({ id }) => id, `${config.id} ${JSON.stringify(search)}`)
  const change = useChangeSearch()

  return (
    <StackPage
      title={config.name}
      actions={canSelect(config) && <SelectButton selection={selection} />}
      onRefresh={() => rows.refetch()}
      head={
        hasTabs &&
        summary.data && (
          <ValueTabs
            config={config}
            tabs={summary.data.tabs}
            total={summary.data.total}
            value={tab}
            onChange={(next) => change({ tab: next })}
          />
        )
      }
      footer={
        (selection.isOn || config.buttons.includes('add')) && (
          <ListFoot config={config} selection={selection} />
        )
      }
    >
      <SearchLine
        config={config}
        around={around}
        words={words}
        filter={filter}
        onWords={(next) => change({ words: next })}
        onFilter={setFilter}
      />
      {summary.data && <SumLine config={config} sums={summary.data.sums} />}
      <RecordList
        config={config}
        rows={rows}
        isFiltered={words !== '' || conditions !== undefined || tab !== undefined}
        selection={selection}
      />
    </StackPage>
  )
}

function SelectButton({ selection: { isOn, begin, end } }: Readonly<{ selection: Selection<RecordRow> }>) {
  const t = useT()
  return (
    <IconButton
      label={t(isOn ? 'records.select.end' : 'records.select.begin')}
      icon={isOn ? <X /> : <ListChecks />}
      onClick={isOn ? end : begin}
    />
  )
}

type Narrowed = Readonly<{ words?: string; tab?: string | undefined }>

/** Writes what narrows the list into its address, so that back and links bring it again. */
function useChangeSearch() {
  const navigate = useNavigate({ from: '/pages/apply/dynamicModel/index' })
  return useCallback(
    (part: Narrowed) =>
      void navigate({ replace: true, search: (before) => narrowed(before.modelId, { ...before, ...part }) }),
    [navigate],
  )
}

function narrowed(modelId: string, { words, tab }: Narrowed) {
  return { modelId, ...(words && { words }), ...(tab !== undefined && { tab }) }
}
