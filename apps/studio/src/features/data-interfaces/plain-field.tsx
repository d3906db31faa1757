import { Input } from 'antd'
import { Labelled } from '../../kit/fields/labelled.tsx'

type PlainFieldProps = Readonly<{
  label: string
  value: string
  placeholder?: string
  onChange: (text: string) => void
}>

/** A required one-line text. */
export function PlainField({ label, value, placeholder, onChange }: PlainFieldProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          required
          maxLength={255}
          spellCheck={false}
          autoComplete="off"
          {...(placeholder && { placeholder })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}
