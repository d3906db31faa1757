import { useT } from '@signet/i18n/react'
import type { ConditionGroup } from '@signet/list'
import { Button, Checkbox, Popover } from 'antd'
import { Columns3, Filter } from 'lucide-react'
import { SearchBox } from '../../../shell/search-box.tsx'
import { ConditionsField } from '../fields/conditions-field.tsx'
import type { KnownField } from '../fields/known-fields.ts'
import { ExportButton } from './export-button.tsx'
import { plainFilter } from './plain-filter.ts'
import type { ModelConfig, RecordQuestion, RecordRow } from './queries.ts'
import styles from './records.module.css'
import { RemoveChosen } from './remove-chosen.tsx'
import type { ShownColumn } from './shown-columns.ts'

type RecordsBarProps = Readonly<{
  config: ModelConfig
  fields: readonly KnownField[]
  columns: readonly ShownColumn[]
  hidden: readonly string[]
  rules: ConditionGroup
  question: RecordQuestion
  rows: readonly RecordRow[]
  chosen: readonly string[]
  words: string
  onWords: (words: string) => void
  onRules: (rules: ConditionGroup) => void
  onHidden: (paths: string[]) => void
  onChosen: (ids: readonly string[]) => void
}>

/** What narrows the list, which columns there are, and what can be done with what is chosen. */
export function RecordsBar(props: RecordsBarProps) {
  const {
    config,
    fields,
    columns,
    hidden,
    rules,
    question,
    rows,
    chosen,
    words,
    onWords,
    onRules,
    onHidden,
    onChosen,
  } = props
  const t = useT()
  const count = plainFilter(rules)?.conditions.length ?? 0
  const shown = columns.map(({ field }) => field).filter((path) => !hidden.includes(path))

  return (
    <div className={styles.bar}>
      {config.list.keyword.length > 0 && <SearchBox value={words} onSearch={onWords} />}
      <Popover
        trigger="click"
        placement="bottomLeft"
        content={
          <div className={styles.filter}>
            <ConditionsField
              label={t('list-design.searches')}
              fields={fields}
              rules={rules}
              sources={plain}
              onChange={onRules}
            />
          </div>
        }
      >
        <Button icon={<Filter size={16} aria-hidden />}>{t('list-design.preview.filter', { count })}</Button>
      </Popover>
      <Popover
        trigger="click"
        placement="bottomLeft"
        content={
          <Checkbox.Group<string>
            className={styles.choices ?? ''}
            value={shown}
            options={columns.map(({ field, name }) => ({ value: field, label: name }))}
            onChange={(next) =>
              onHidden(columns.map(({ field }) => field).filter((path) => !next.includes(path)))
            }
          />
        }
      >
        <Button icon={<Columns3 size={16} aria-hidden />}>{t('list-design.columns')}</Button>
      </Popover>
      <span className={styles.gap} />
      {config.buttons.includes('export') && (
        <ExportButton modelId={config.id} question={question} chosen={chosen} columns={shown} />
      )}
      {chosen.length > 0 && (
        <RemoveChosen config={config} rows={rows} chosen={chosen} onDone={() => onChosen([])} />
      )}
    </div>
  )
}

const plain = ['value'] as const
