import type { FieldDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { canonicalJson } from '@signet/std'
import { classes } from '@signet/ui'
import { AutoComplete, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import { WordsControl } from '../../kit/properties/words-control.tsx'
import styles from './view-desk.module.css'
import { useAnsweredColumns, useViewEditor } from './view-editor.ts'
import {
  type ColumnType,
  columnFor,
  columnsOf,
  columnTypeNames,
  columnTypes,
  formatOptions,
  parameterFieldsOf,
  parseOptions,
  typeOf,
  typeOfCells,
} from './view-fields.ts'

const most = 200

/** The columns of the view: source column, label per language, and type. */
export function ColumnsPart() {
  const t = useT()
  const { draft, change, answer } = useViewEditor()
  const known = useAnsweredColumns()
  const { definition } = draft
  const columns = columnsOf(definition)
  const put = (next: readonly FieldDefinition[]) =>
    change(
      { definition: { ...definition, fields: [...next, ...parameterFieldsOf(definition)] } },
      findEditedColumn(columns, next),
    )
  const missing = known.filter((name) => !columns.some(({ answers }) => answers === name))
  const takeOver = () => {
    const rows = answer.data?.list ?? []
    const added: FieldDefinition[] = []
    for (const name of missing.slice(0, most - columns.length)) {
      const type = typeOfCells(rows.map((row) => row[name]))
      added.push(columnFor({ name, type }, definition.fields.concat(added)))
    }
    put([...columns, ...added])
  }

  return (
    <PropertySection title={t('data-views.columns')}>
      {missing.length > 0 && (
        <Button onClick={takeOver}>{t('data-views.takeOver', { count: missing.length })}</Button>
      )}
      <RowEditor<FieldDefinition>
        label={t('data-views.columns')}
        rows={columns}
        fresh={columnFor({ name: '' }, definition.fields)}
        addLabel={t('data-views.addColumn')}
        most={most}
        onChange={put}
      >
        {(column, set, position) => (
          <ColumnRow column={column} index={position} known={known} onChange={set} />
        )}
      </RowEditor>
      <p className={styles.hint}>{t('data-views.columns.hint')}</p>
    </PropertySection>
  )
}

/** The single column that is being edited, so that typing is undone as a whole. */
function findEditedColumn(
  before: readonly FieldDefinition[],
  next: readonly FieldDefinition[],
): string | undefined {
  const [changed, ...more] = next.filter((column, at) => column !== before[at])
  return before.length === next.length && changed && more.length === 0 ? `column ${changed.key}` : undefined
}

type ColumnRowProps = Readonly<{
  column: FieldDefinition
  index: number
  known: readonly string[]
  onChange: (part: Partial<FieldDefinition>) => void
}>

function ColumnRow({ column, index, known, onChange }: ColumnRowProps) {
  const t = useT()
  const type = typeOf(column)
  return (
    <>
      <AutoComplete
        aria-label={t('data-views.column.answers', { place: index })}
        placeholder={t('data-views.column.answersHint')}
        value={column.answers ?? ''}
        options={known.map((value) => ({ value }))}
        onChange={(answers: string) => onChange({ answers })}
      />
      <WordsControl
        label={t('data-views.column.label', { place: index })}
        value={column.label}
        onChange={(label) => onChange({ label })}
      />
      <ColumnTypeSelect index={index} value={type} onChange={onChange} />
      {'options' in columnTypes[type].settings && (
        <OptionLines
          key={column.key}
          label={t('data-views.column.options', { place: index })}
          settings={column.settings}
          onChange={(settings) => onChange({ settings })}
        />
      )}
    </>
  )
}

type ColumnTypeSelectProps = Pick<ColumnRowProps, 'index' | 'onChange'> & Readonly<{ value: ColumnType }>

function ColumnTypeSelect({ index, value, onChange }: ColumnTypeSelectProps) {
  const t = useT()
  return (
    <Select<ColumnType>
      aria-label={t('data-views.column.type', { place: index })}
      value={value}
      options={columnTypeNames.map((name) => ({ value: name, label: t(`data-views.type.${name}`) }))}
      onChange={(next) => onChange(columnTypes[next])}
    />
  )
}

type Settings = FieldDefinition['settings']
type OptionLinesProps = Readonly<{
  label: string
  settings: Settings
  onChange: (settings: Settings) => void
}>

/**
 * One option per line: the typed text while it matches the settings, otherwise (after undo) the settings.
 */
function OptionLines({ label, settings, onChange }: OptionLinesProps) {
  const t = useT()
  const [typed, setTyped] = useState(() => formatOptions(settings))
  const isCurrent = canonicalJson(parseOptions(typed, settings)) === canonicalJson(settings['options'])
  return (
    <Input.TextArea
      className={classes(styles.options)}
      aria-label={label}
      placeholder={t('data-views.column.optionsHint')}
      rows={4}
      value={isCurrent ? typed : formatOptions(settings)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange({ ...settings, options: parseOptions(target.value, settings) })
      }}
    />
  )
}
