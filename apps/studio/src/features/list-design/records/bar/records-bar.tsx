import { useT } from '@signet/i18n/react'
import { Button, Popover } from 'antd'
import { Filter, Plus } from 'lucide-react'
import { SearchBox } from '../../../../shell/search-box.tsx'
import { useWord } from '../../../form-design/index.ts'
import { PrintButton } from '../../../print-templates/index.ts'
import { ConditionsField } from '../../fields/conditions-field.tsx'
import { actionsAt } from '../actions/actions-at.ts'
import { ResultsDialog } from '../actions/results-dialog.tsx'
import { useAction } from '../actions/use-action.ts'
import { ImportEntry } from '../importing/import-entry.tsx'
import { plainFilter } from '../plain-filter.ts'
import styles from '../records.module.css'
import { mostChosen, useRecordsDesk } from '../records-desk.ts'
import type { View } from '../views/queries.ts'
import { ViewsEntry } from '../views/views-entry.tsx'
import { ColumnsEntry } from './columns-entry.tsx'
import { ExportEntry } from './export-entry.tsx'
import { RemoveEntry } from './remove-entry.tsx'

/** What is done with records, beside what narrows the list; each entry knows itself whether it is there. */
const deeds = {
  chosen: ChosenEntry,
  remove: RemoveEntry,
  actions: ActionEntries,
  print: PrintEntry,
  import: ImportEntry,
  export: ExportEntry,
  add: NewEntry,
}

/** What narrows the list, which columns there are, and what can be done with what is chosen. */
export function RecordsBar({ views }: Readonly<{ views: readonly View[] }>) {
  return (
    <div className={styles.bar}>
      <WordsEntry />
      <FilterEntry />
      <ColumnsEntry />
      <ViewsEntry views={views} />
      <span className={styles.gap} />
      {Object.entries(deeds).map(([name, Entry]) => (
        <Entry key={name} />
      ))}
    </div>
  )
}

/** Words, where the list looks for any. */
function WordsEntry() {
  const { config, looking, look } = useRecordsDesk()
  if (config.list.keyword.length === 0) return null
  return <SearchBox value={looking.words} onSearch={(words) => look({ words })} />
}

/** Leads to what is chosen as it goes on paper. */
function PrintEntry() {
  const { config, chosen } = useRecordsDesk()
  if (chosen.length === 0 || !config.buttons.includes('print')) return null
  return <PrintButton modelId={config.id} ids={chosen.map(({ id }) => id)} />
}

/** A new record, for whoever may make one. */
function NewEntry() {
  const t = useT()
  const { config, show } = useRecordsDesk()
  if (!config.buttons.includes('add')) return null
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => show({ kind: 'new' })}>
      {t('list-design.button.add')}
    </Button>
  )
}

/** How many records are chosen, on whatever page they stand; and none again. */
function ChosenEntry() {
  const t = useT()
  const { chosen, choose } = useRecordsDesk()
  const count = chosen.length
  return (
    <>
      <output className={styles.chosen}>
        {count > 0 &&
          t(count < mostChosen ? 'list-design.records.chosen' : 'list-design.records.mostChosen', { count })}
      </output>
      {count > 0 && (
        <Button type="link" size="small" onClick={() => choose([])}>
          {t('list-design.records.chooseNone')}
        </Button>
      )}
    </>
  )
}

/** The list's own buttons over what is chosen. */
function ActionEntries() {
  const words = useWord()
  const { config, chosen } = useRecordsDesk()
  const action = useAction()
  return (
    <>
      {actionsAt(config, 'list').map((one) => (
        <Button
          key={one.key}
          disabled={chosen.length === 0}
          loading={action.isPending}
          onClick={() => void action.start(one, chosen)}
        >
          {words(one.label)}
        </Button>
      ))}
      {action.refused && <ResultsDialog told={action.refused} onClose={action.close} />}
    </>
  )
}

/** Conditions over the fields of the list. */
function FilterEntry() {
  const t = useT()
  const { fields, looking, look } = useRecordsDesk()
  const count = plainFilter(looking.rules)?.conditions.length ?? 0
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className={styles.filter}>
          <ConditionsField
            label={t('list-design.searches')}
            fields={fields}
            rules={looking.rules}
            sources={plain}
            onChange={(rules) => look({ rules })}
          />
        </div>
      }
    >
      <Button icon={<Filter size={16} aria-hidden />}>{t('list-design.preview.filter', { count })}</Button>
    </Popover>
  )
}

const plain = ['value'] as const
