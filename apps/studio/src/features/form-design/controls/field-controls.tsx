import type { FieldDefinition } from '@signet/form'
import { everyField, kindOf, type PlacedField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { AutoComplete, Button, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../../../kit/properties/properties.module.css'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { listDefaultWays, type SettingControlProps } from '../properties/field-editor.ts'
import { readTexts } from './plain-controls.tsx'

export function FieldSetting({ id, editor, value, onChange }: SettingControlProps) {
  const search = useLabelSearch()
  const options = useFieldOptions(({ path }) => path !== editor.path && !path.includes('.'))
  return (
    <Select
      id={id}
      allowClear
      showSearch={search}
      style={{ width: '100%' }}
      value={typeof value === 'string' && value !== '' ? value : null}
      options={options}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}

/** Columns of this sub-table that hold numbers. */
export function ColumnsSetting(props: SettingControlProps) {
  return <SomeColumns {...props} isOffered={isNumber} />
}

/** Columns of this sub-table that the designer can fill in. */
export function FilledColumnsSetting(props: SettingControlProps) {
  return <SomeColumns {...props} isOffered={(column) => listDefaultWays(column).includes('value')} />
}

type SomeColumnsProps = SettingControlProps & Readonly<{ isOffered: (column: FieldDefinition) => boolean }>

function SomeColumns({ id, editor, value, onChange, isOffered }: SomeColumnsProps) {
  const words = useLocalizedText()
  const columns = editor.field.fields.filter(isOffered)
  return (
    <Select
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      value={readTexts(value)}
      options={columns.map((column) => ({ value: column.key, label: words(column.label) || column.key }))}
      onChange={onChange}
    />
  )
}

/** Fields that hold a value, by key, with their labels. */
export function useFieldOptions(isOffered: (placed: PlacedField) => boolean) {
  const words = useLocalizedText()
  const { form } = useDesigner()
  return everyField(form.fields)
    .filter((placed) => kindOf(placed.field)?.holds === 'value' && isOffered(placed))
    .map(({ field }) => ({ value: field.key, label: words(field.label) || field.key }))
}

function isNumber(field: FieldDefinition): boolean {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return settings?.success === true && kind?.valueType(settings.data) === 'number'
}

type Fill = Readonly<{ column: string; field: string }>

/** Maps columns of the chosen row or answer to fields. */
export function FillsSetting({ editor, settings, value, onChange }: SettingControlProps) {
  const t = useT()
  const fills: readonly Fill[] = Array.isArray(value) ? value : []
  const chosen = settings['interface']
  const { columns } = useInterfaceFacts(typeof chosen === 'string' ? chosen : '')
  const parentPath = editor.path.split('.').slice(0, -1).join('.')
  const fields = useFieldOptions(
    ({ path, field }) =>
      path !== editor.path && path === (parentPath ? `${parentPath}.${field.key}` : field.key),
  )
  const free = fields.find((one) => !fills.some(({ field }) => field === one.value))

  return (
    <div className={styles.checks}>
      {fills.map((fill, at) => (
        <FillRow
          key={fill.field}
          fill={fill}
          number={at + 1}
          columns={columns}
          fields={fields}
          onChange={(next) => onChange(fills.with(at, next))}
          onRemove={() => onChange(fills.toSpliced(at, 1))}
        />
      ))}
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={!free}
        onClick={() => free && onChange([...fills, { column: columns[0] ?? 'id', field: free.value }])}
      >
        {t('form-design.fill.add')}
      </Button>
    </div>
  )
}

type FillRowProps = Readonly<{
  fill: Fill
  number: number
  columns: readonly string[]
  fields: ReturnType<typeof useFieldOptions>
  onChange: (fill: Fill) => void
  onRemove: () => void
}>

/** A column of the answer, and the field that takes it. */
function FillRow({ fill, number, columns, fields, onChange, onRemove }: FillRowProps) {
  const t = useT()
  return (
    <div className={styles.line}>
      <div className={styles.cells}>
        <AutoComplete
          aria-label={t('form-design.fill.column')}
          placeholder={t('form-design.fill.column')}
          value={fill.column}
          options={columns.map((name) => ({ value: name }))}
          onChange={(column) => onChange({ ...fill, column })}
        />
        <Select
          aria-label={t('form-design.fill.field')}
          value={fill.field}
          options={fields}
          onChange={(field) => onChange({ ...fill, field })}
        />
      </div>
      <SmallButton name={t('form-design.row.remove', { number })} Icon={Trash2} onPress={onRemove} />
    </div>
  )
}
