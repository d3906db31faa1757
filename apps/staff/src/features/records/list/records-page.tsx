import { textIn } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { ListChecks, X } from 'lucide-react'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { canAdd } from '../add-button.tsx'
import type { ModelConfig, RecordRow } from '../queries.ts'
import { ModelState } from '../rights/index.tsx'
import { isNarrowed } from '../search/list-query.ts'
import { ListStateLine, SearchLine, ValueTabs } from '../search/search-line.tsx'
import { type LoadedList, useLoadedList } from '../search/use-list-query.ts'
import { ListFoot } from './list-foot.tsx'
import { MoreButton } from './more-button.tsx'
import type { ShownList } from './more-entry.ts'
import { canSelect } from './record-line.tsx'
import { RecordList } from './record-list.tsx'
import styles from './records-page.module.css'
import { nameOf } from './shown-columns.ts'
import { useShownList } from './use-shown-list.ts'

/** The records of a model. On a wide screen the frame shows them at the side, so this page is empty. */
export function RecordsPage() {
  return useIsWide() ? null : <RecordsOnPhone />
}

function RecordsOnPhone() {
  const t = useT()
  const { modelId } = useSearch({ from: '/member/pages/apply/dynamicModel/index' })
  const { opening, model } = useLoadedList(modelId)
  if (opening) return <Records key={modelId} opening={opening} />

  return (
    <StackPage title={model.data?.name ?? t('records.title')}>
      <ModelState modelId={modelId} query={model} />
    </StackPage>
  )
}

function Records({ opening }: Readonly<{ opening: LoadedList }>) {
  const { config, context } = opening
  const { asked: listQuery, lines, summary, list } = useShownList(opening)
  const { selection, ask } = list
  const { layout, tabs, leftTree } = config.list

  return (
    <StackPage
      title={config.name}
      actions={<PageActions list={list} />}
      onRefresh={() => Promise.all([lines.query.refetch(), summary.isEnabled && summary.refetch()])}
      head={
        tabs &&
        summary.data && (
          <ValueTabs
            config={config}
            tabs={summary.data.tabs}
            total={summary.data.total}
            value={listQuery.tab}
            onChange={(tab) => ask({ tab })}
          />
        )
      }
      footer={(selection.isOn || canAdd(config)) && <ListFoot config={config} selection={selection} />}
    >
      <SearchLine config={config} context={context} query={listQuery} ask={ask} />
      <ListStateLine
        opening={opening}
        list={list}
        query={listQuery}
        hasTree={layout === 'leftTree' && leftTree !== undefined}
      />
      {summary.data && <SumLine config={config} sums={summary.data.sums} />}
      <RecordList
        config={config}
        lines={lines}
        columns={listQuery.columns}
        isFiltered={isNarrowed(listQuery)}
        selection={selection}
      />
    </StackPage>
  )
}

function PageActions({ list }: Readonly<{ list: ShownList }>) {
  const { config, selection } = list
  return (
    <>
      {canSelect(config) && <SelectButton selection={selection} />}
      <MoreButton list={list} />
    </>
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

type SumLineProps = Readonly<{
  config: ModelConfig
  sums: readonly Readonly<{ path: string; text: string }>[]
}>

/** Sums over all matching records, not only the loaded ones. */
function SumLine({ config, sums }: SumLineProps) {
  const { locale, t } = useLanguage()
  if (sums.length === 0) return null
  return (
    <dl className={styles.sums} aria-label={t('records.sums')}>
      {sums.map(({ path, text }) => {
        const label = textIn(locale, nameOf(config, path))
        return (
          <div key={path}>
            <dt>{t('records.sumOf', { label })}</dt>
            <dd>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
