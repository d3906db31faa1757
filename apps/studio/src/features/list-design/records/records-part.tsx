import { useT } from '@signet/i18n/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton, Tabs } from 'antd'
import { useClient } from '../../../shell/desk.ts'
import type { SavedList } from '../queries.ts'
import { ActionForm } from './actions/action-form.tsx'
import { RecordsBar } from './bar/records-bar.tsx'
import { NewRecord } from './form/new-record.tsx'
import { RecordDrawer } from './form/record-drawer.tsx'
import { configQuery, type ModelConfig, type RecordQuestion, useSummary } from './queries.ts'
import styles from './records.module.css'
import { RecordsProvider, useRecordsDesk } from './records-desk.ts'
import { GroupedRecords } from './rows/grouped-records.tsx'
import { LeftTree } from './rows/left-tree.tsx'
import { RecordTable } from './rows/record-table.tsx'
import { RecordTree } from './rows/record-tree.tsx'
import { useNewRecordsDesk } from './use-new-records-desk.ts'
import { useViews, type View } from './views/queries.ts'

type RecordsPartProps = Readonly<{ saved: SavedList; isModel: boolean }>

/** The records themselves, for administrators. */
export function RecordsPart({ saved: { formId: modelId, state }, isModel }: RecordsPartProps) {
  const t = useT()
  const config = useQuery({ ...configQuery(useClient(), modelId), enabled: isModel })
  const views = useViews(modelId, isModel)
  const failed = [config, views].find(({ data, error }) => error && !data)
  return (
    <section className={styles.part} aria-label={t('list-design.part.records')}>
      {!isModel && (
        <Empty title={t(state === 'withdrawn' ? 'list-design.withdrawn' : 'list-design.preview.notModel')} />
      )}
      {isModel && failed?.error && <Failure error={failed.error} onRetry={failed.refetch} />}
      {isModel && !failed && !(config.data && views.data) && <Skeleton active paragraph={{ rows: 8 }} />}
      {config.data && views.data && (
        <RecordsBoard key={config.data.version} config={config.data} views={views.data} />
      )}
    </section>
  )
}

type RecordsBoardProps = Readonly<{ config: ModelConfig; views: readonly View[] }>

/** Records as their list lays them out: found, narrowed, sorted, summed, changed and deleted. */
function RecordsBoard({ config, views }: RecordsBoardProps) {
  const desk = useNewRecordsDesk(config, views)
  const { form, opened, show } = desk
  return (
    <RecordsProvider value={desk}>
      <RecordsBar views={views} />
      <Laid />
      {form === undefined && opened !== undefined && <RecordDrawer key={opened} id={opened} />}
      {form?.kind === 'new' && <NewRecord />}
      {form?.kind === 'action' && (
        <ActionForm
          key={`${form.action} ${form.record}`}
          action={form.action}
          record={form.record}
          onClose={() => show(undefined)}
        />
      )}
    </RecordsProvider>
  )
}

function Laid() {
  const { config, question, looking, look } = useRecordsDesk()
  const { layout, tabs, sums } = config.list
  const { tab: _tab, ...untabbed } = question
  const inTabs = useSummary(config.id, untabbed, tabs !== undefined)
  const summary = useSummary(config.id, question, sums.length > 0)
  const Rows = rowsIn[layout]

  return (
    <div className={styles.laid} data-layout={layout}>
      {layout === 'leftTree' && <LeftTree />}
      <div className={styles.rows}>
        {tabs && inTabs.data && (
          <ValueTabs
            tabs={inTabs.data.tabs}
            total={tabs.withAll ? inTabs.data.total : undefined}
            value={looking.tab}
            onChange={(tab) => look({ tab })}
          />
        )}
        <Rows sums={summary.data?.sums ?? []} />
      </div>
    </div>
  )
}

const rowsIn = {
  table: RecordTable,
  leftTree: RecordTable,
  groups: GroupedRecords,
  tree: RecordTree,
}

type Value = string | boolean | null

type ValueTabsProps = Readonly<{
  tabs: readonly Readonly<{ value: Value; text: string; count: number }>[]
  /** Without it there is no tab for all. */
  total: number | undefined
  value: RecordQuestion['tab']
  onChange: (value: RecordQuestion['tab']) => void
}>

const all = 'all'

/** One tab for each value of a field, with how many records stand in it. */
function ValueTabs({ tabs, total, value, onChange }: ValueTabsProps) {
  const t = useT()
  const keyOf = (one: Value) => JSON.stringify(one)
  const entries = tabs.map(({ value: one, text, count }) => ({
    key: keyOf(one),
    label: t('list-design.records.tab', { name: text || t('list-design.preview.none'), count }),
  }))
  const first = {
    key: all,
    label: t('list-design.records.tab', { name: t('list-design.preview.all'), count: total ?? 0 }),
  }

  return (
    <Tabs
      size="small"
      activeKey={value === undefined ? all : keyOf(value)}
      items={total === undefined ? entries : [first, ...entries]}
      onChange={(key) => onChange(tabs.find((one) => keyOf(one.value) === key)?.value)}
    />
  )
}
