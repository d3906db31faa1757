import { ActionForm } from './actions/action-form.tsx'
import { RecordsBar } from './bar/records-bar.tsx'
import { NewRecord } from './form/new-record.tsx'
import { RecordDrawer } from './form/record-drawer.tsx'
import type { ModelConfig } from './queries.ts'
import { useSummary } from './queries.ts'
import styles from './records.module.css'
import { RecordsProvider, useRecordsDesk } from './records-desk.ts'
import { GroupedRecords } from './rows/grouped-records.tsx'
import { LeftTree } from './rows/left-tree.tsx'
import { RecordTable } from './rows/record-table.tsx'
import { RecordTree } from './rows/record-tree.tsx'
import { useNewRecordsDesk } from './use-new-records-desk.ts'
import { ValueTabs } from './value-tabs.tsx'
import type { View } from './views/queries.ts'

type RecordsBoardProps = Readonly<{ config: ModelConfig; views: readonly View[] }>

/** Records as their list lays them out: found, narrowed, sorted, summed, changed and deleted. */
export function RecordsBoard({ config, views }: RecordsBoardProps) {
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
