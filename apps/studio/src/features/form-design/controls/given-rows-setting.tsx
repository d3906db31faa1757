import { type FieldDefinition, type FieldValue, isFieldKindName } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { OneField } from '../../../kit/fields/one-field.tsx'
import { freeId } from '../../../kit/properties/key-control.tsx'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import type { SettingControlProps } from '../properties/field-editor.ts'
import { MoveButtons } from './move-buttons.tsx'
import { readTexts } from './plain-controls.tsx'

type DefaultRow = Readonly<{ id: string; values: Readonly<Record<string, FieldValue>> }>

/** The rows of every new form, with values for the chosen columns. */
export function GivenRowsSetting({ editor, value, settings, onChange }: SettingControlProps) {
  const t = useT()
  const rows: readonly DefaultRow[] = Array.isArray(value) ? value : []
  const chosen = readTexts(settings['givenColumns'])
  const columns = editor.field.fields.filter(({ key }) => chosen.includes(key))

  return (
    <div className={styles.checks}>
      {rows.map((row, at) => (
        <GivenRow key={row.id} row={row} columns={columns} rows={rows} at={at} onChange={onChange} />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        onClick={() => onChange([...rows, { id: freeId(rows, 'g'), values: {} }])}
      >
        {t('form-design.row.add')}
      </Button>
    </div>
  )
}

type GivenRowProps = Pick<SettingControlProps, 'onChange'> &
  Readonly<{
    row: DefaultRow
    columns: readonly FieldDefinition[]
    rows: readonly DefaultRow[]
    at: number
  }>

/** One row with its values, and buttons to move and remove it. */
function GivenRow({ row, columns, rows, at, onChange }: GivenRowProps) {
  const t = useT()
  return (
    <fieldset className={styles.given}>
      <legend className={sharedStyles.note}>{t('form-design.given.row', { number: at + 1 })}</legend>
      <div className={styles.givenMoves}>
        <MoveButtons rows={rows} at={at} onChange={onChange} />
        <SmallButton
          name={t('form-design.row.remove', { number: at + 1 })}
          Icon={Trash2}
          onPress={() => onChange(rows.toSpliced(at, 1))}
        />
      </div>
      {columns.map((column) => (
        <GivenValue
          key={column.key}
          column={column}
          row={at + 1}
          value={row.values[column.key]}
          onChange={(next) => onChange(rows.with(at, { ...row, values: withValue(row, column.key, next) }))}
        />
      ))}
    </fieldset>
  )
}

type GivenValueProps = Readonly<{
  column: FieldDefinition
  row: number
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}>

function GivenValue({ column: { kind, label, key, settings }, row, value, onChange }: GivenValueProps) {
  const t = useT()
  const words = useLocalizedText()
  const name = words(label) || key
  if (!isFieldKindName(kind)) return null
  return (
    <div className={styles.row}>
      <span className={sharedStyles.note} aria-hidden="true">
        {name}
      </span>
      <OneField
        kind={kind}
        settings={settings}
        label={t('form-design.given.value', { row, column: name })}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

function withValue({ values }: DefaultRow, key: string, value: FieldValue | undefined): DefaultRow['values'] {
  const { [key]: _before, ...rest } = values
  return value === undefined ? rest : { ...rest, [key]: value }
}
