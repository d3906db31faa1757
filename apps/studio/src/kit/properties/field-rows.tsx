import { Select } from 'antd'
import { PropertyRow, type PropertyRowProps } from './property-row.tsx'
import { useLabelSearch } from './use-label-search.ts'

/** A field by its path, with the name that designers see. */
type NamedField = Readonly<{ path: string; name: string }>

type FieldSelectProps = Readonly<{
  id?: string
  label?: string
  fields: readonly NamedField[]
  value: string | undefined
  /** Whether the value can be cleared. */
  isOptional?: boolean
  onChange: (path: string | undefined) => void
}>

/** Select for one field, with search. */
export function FieldSelect({ id, label, fields, value, isOptional = false, onChange }: FieldSelectProps) {
  const search = useLabelSearch()
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      allowClear={isOptional}
      showSearch={search}
      style={{ width: '100%' }}
      value={value || null}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={(path) => onChange(path ?? undefined)}
    />
  )
}

type FieldsSelectProps = Readonly<{
  id: string
  fields: readonly NamedField[]
  value: readonly string[]
  most?: number
  /** Shown while no field is chosen. */
  placeholder?: string
  onChange: (paths: string[]) => void
}>

/** Select for several fields, in the order of selection. */
function FieldsSelect({ id, fields, value, most, placeholder, onChange }: FieldsSelectProps) {
  const search = useLabelSearch()
  return (
    <Select
      id={id}
      mode="multiple"
      {...(most !== undefined && { maxCount: most })}
      placeholder={placeholder}
      showSearch={search}
      style={{ width: '100%' }}
      value={[...value]}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={onChange}
    />
  )
}

type AddFieldProps = Readonly<{
  label: string
  fields: readonly NamedField[]
  onAdd: (path: string) => void
}>

/** Select that adds a field and stays empty for the next one. */
export function AddField({ label, fields, onAdd }: AddFieldProps) {
  const search = useLabelSearch()
  return (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      showSearch={search}
      style={{ width: '100%' }}
      disabled={fields.length === 0}
      value={null}
      options={fields.map(({ path, name }) => ({ value: path, label: name }))}
      onChange={(path) => path !== null && onAdd(path)}
    />
  )
}

type RowProps = Pick<PropertyRowProps, 'label' | 'help' | 'mistake'>

export function FieldRow({
  label,
  help,
  mistake,
  ...control
}: RowProps & Omit<FieldSelectProps, 'id' | 'label'>) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <FieldSelect id={id} {...control} />}
    </PropertyRow>
  )
}

export function FieldsRow({ label, help, mistake, ...control }: RowProps & Omit<FieldsSelectProps, 'id'>) {
  return (
    <PropertyRow label={label} help={help} mistake={mistake}>
      {(id) => <FieldsSelect id={id} {...control} />}
    </PropertyRow>
  )
}
