import { Select } from 'antd'
import { Labelled } from '../../shell/labelled.tsx'

type NamesFieldProps = Readonly<{
  label: string
  /** What it means when none is chosen. */
  all: string
  names: readonly Readonly<{ id: string; name: string }>[]
  ids: readonly string[]
  onChange: (ids: string[]) => void
}>

/** Some of many by name, or all. */
export function NamesField({ label, all, names, ids, onChange }: NamesFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select
          id={id}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={all}
          value={[...ids]}
          options={names.map((one) => ({ value: one.id, label: one.name }))}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
