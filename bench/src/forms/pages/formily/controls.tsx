import { observer, useField } from 'peer:@formily/react'
import type { ReactNode } from 'react'
import { options } from '../../claim.ts'

type ControlProps = Readonly<{
  value?: string | number | boolean
  onChange: (value: string | boolean) => void
}>

function useId(): string {
  return useField().address.toString()
}

function Box({ type, value, onChange }: ControlProps & Readonly<{ type: string }>) {
  return (
    <input
      id={useId()}
      type={type}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Plain controls of the browser, by kind. */
export const controls = {
  text: (props: ControlProps) => <Box type="text" {...props} />,
  number: (props: ControlProps) => <Box type="text" {...props} />,
  date: (props: ControlProps) => <Box type="date" {...props} />,
  switch: ({ value, onChange }: ControlProps) => (
    <input
      id={useId()}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  select: ({ value, onChange }: ControlProps) => (
    <select id={useId()} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  ),
  computed: ({ value }: ControlProps) => <output id={useId()}>{value}</output>,
}

/** The label, its mark and what is wrong, around a control. */
export const Labelled = observer(({ children }: Readonly<{ children?: ReactNode }>) => {
  const field = useField()
  return (
    <div>
      <label htmlFor={field.address.toString()}>
        {field.title}
        {field.required && <span aria-hidden="true">*</span>}
      </label>
      {children}
      {field.selfErrors.length > 0 && <p>{field.selfErrors.join(' ')}</p>}
    </div>
  )
})
