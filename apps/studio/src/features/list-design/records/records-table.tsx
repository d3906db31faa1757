import { compileForm, readDefinition } from '@signet/form'
import { useMemo, useState } from 'react'
import { useWord } from '../../form-design/index.ts'
import { useKnownFields } from '../fields/known-fields.ts'
import { type ModelConfig, useRecordPage, useSummary } from './queries.ts'
import { RecordDrawer } from './record-drawer.tsx'
import { RecordGrid } from './record-grid.tsx'
import { RecordsBar } from './records-bar.tsx'
import { shownColumns } from './shown-columns.ts'
import { useAsking } from './use-asking.ts'
import { ValueTabs } from './value-tabs.tsx'

/** Records in a table: found, narrowed, sorted, summed, changed and deleted. */
export function RecordsTable({ config }: Readonly<{ config: ModelConfig }>) {
  const inWords = useWord()
  const { id, list } = config
  const plan = useMemo(() => compileForm(readDefinition(config.form)), [config.form])
  const known = useKnownFields(plan)
  const fields = known.filter(({ path }) => config.fields.some((field) => field.path === path))
  const { asked, rules, question, ask, narrow } = useAsking(config, fields)
  const [hidden, setHidden] = useState(() => hiddenAtFirst(list))
  const [opened, setOpened] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const records = useRecordPage(id, { question, page: asked.page, pageSize: list.pageSize })
  const summary = useSummary(id, question, list.tabs !== undefined || list.sums.length > 0)
  const rows = records.data?.list ?? []
  const here = chosen.filter((one) => rows.some((row) => row.id === one))

  return (
    <>
      <RecordsBar
        config={config}
        fields={fields}
        columns={shownColumns(list, fields, { inWords, hidden: [] })}
        hidden={hidden}
        rules={rules}
        question={question}
        rows={rows}
        chosen={here}
        words={asked.words}
        onWords={(words) => ask({ words })}
        onRules={narrow}
        onHidden={setHidden}
        onChosen={setChosen}
      />
      {list.tabs && summary.data && (
        <ValueTabs
          tabs={summary.data.tabs}
          total={list.tabs.withAll ? summary.data.total : undefined}
          value={asked.tab}
          onChange={(tab) => ask({ tab })}
        />
      )}
      <RecordGrid
        config={config}
        columns={shownColumns(list, fields, { inWords, hidden })}
        records={records}
        sums={summary.data?.sums ?? []}
        asked={asked}
        chosen={here}
        opened={opened}
        onAsk={ask}
        onChosen={setChosen}
        onOpen={setOpened}
      />
      {opened !== undefined && (
        <RecordDrawer
          key={opened}
          plan={plan}
          modelId={id}
          id={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function hiddenAtFirst({ columns }: ModelConfig['list']): readonly string[] {
  return columns.filter(({ shown }) => !shown).map(({ field }) => field)
}
