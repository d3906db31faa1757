import { Select } from 'antd'
import { PropertyRow } from '../../form-design/index.ts'

type SeveralProps<Value extends string> = Readonly<{
  label: string
  help?: string
  value: readonly Value[]
  options: readonly Readonly<{ value: Value; label: string }>[]
  onChange: (value: Value[]) => void
}>

/** Any number of several words. */
export function Several<Value extends string>({
  label,
  help,
  value,
  options,
  onChange,
}: SeveralProps<Value>) {
  return (
    <PropertyRow label={label} help={help}>
      {(id) => (
        <Select<Value[]>
          id={id}
          mode="multiple"
          value={[...value]}
          options={[...options]}
          optionFilterProp="label"
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}
