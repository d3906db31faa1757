import { Input } from 'antd'
import { Labelled } from '../../shell/labelled.tsx'

type PlainFieldProps = Readonly<{
  label: string
  value: string
  placeholder?: string
  onChange: (text: string) => void
}>

/** One line of text that must not be empty. */
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
