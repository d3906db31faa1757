import type { FieldDefinition } from '@signet/form'
import { everyField, kindOf, type PlacedField } from '@signet/form/design'
import { Select } from 'antd'
import { useWord } from '../../../../kit/properties/words-control.tsx'
import { useDesigner } from '../../designer/designer-context.ts'
import { beginningWays } from '../beginning-ways.ts'
import type { SettingControlProps } from './setting-control.ts'
import { textsIn } from './word-controls.tsx'

export function FieldSetting({ id, editor, value, onChange }: SettingControlProps) {
  const options = useFieldOptions(({ path }) => path !== editor.path && !path.includes('.'))
  return (
    <Select
      id={id}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
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

/** Columns of this sub-table that an administrator can fill in. */
export function FilledColumnsSetting(props: SettingControlProps) {
  return <SomeColumns {...props} isOffered={(column) => beginningWays(column).includes('value')} />
}

type SomeColumnsProps = SettingControlProps & Readonly<{ isOffered: (column: FieldDefinition) => boolean }>

function SomeColumns({ id, editor, value, onChange, isOffered }: SomeColumnsProps) {
  const words = useWord()
  const columns = editor.field.fields.filter(isOffered)
  return (
    <Select
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      value={textsIn(value)}
      options={columns.map((column) => ({ value: column.key, label: words(column.label) || column.key }))}
      onChange={onChange}
    />
  )
}

/** Fields that hold a value, by key, with their labels. */
export function useFieldOptions(isOffered: (placed: PlacedField) => boolean) {
  const words = useWord()
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
