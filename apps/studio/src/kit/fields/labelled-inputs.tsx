import {
  Input,
  InputNumber,
  type InputNumberProps,
  type InputProps,
  Segmented,
  Select,
  type SelectProps,
} from 'antd'
import type { SegmentedProps } from 'antd/es/segmented'
import type { ComponentProps } from 'react'
import { CodeArea } from './code-field.tsx'
import { Labelled } from './labelled.tsx'

type FieldProps = Readonly<{ label: string; hint?: string | undefined }>

type TextValue = Readonly<{ value: string; onChange: (text: string) => void }>

type TextFieldProps = FieldProps & TextValue & Omit<InputProps, 'id' | 'value' | 'onChange'>

export function TextField({ label, hint, onChange, ...control }: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => (
        <Input
          id={id}
          aria-describedby={hintId}
          {...control}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

type TextAreaFieldProps = FieldProps &
  TextValue &
  Omit<ComponentProps<typeof Input.TextArea>, 'id' | 'value' | 'onChange'>

/** A text of several lines. */
export function TextAreaField({ label, hint, onChange, ...control }: TextAreaFieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => (
        <Input.TextArea
          id={id}
          aria-describedby={hintId}
          {...control}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  )
}

type CodeAreaFieldProps = FieldProps & TextValue & Readonly<{ rows: number; isRequired?: boolean }>

/** A text that a program reads. */
export function CodeAreaField({ label, hint, ...control }: CodeAreaFieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => <CodeArea id={id} describedBy={hintId} {...control} />}
    </Labelled>
  )
}

type NumberFieldProps = FieldProps & Omit<InputNumberProps<number>, 'id'>

export function NumberField({ label, hint, ...control }: NumberFieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => <InputNumber<number> id={id} aria-describedby={hintId} precision={0} {...control} />}
    </Labelled>
  )
}

type SelectFieldProps<Value> = FieldProps & Omit<SelectProps<Value>, 'id'>

export function SelectField<Value>({ label, hint, ...control }: SelectFieldProps<Value>) {
  return (
    <Labelled label={label} hint={hint}>
      {(id, hintId) => <Select<Value> id={id} aria-describedby={hintId} {...control} />}
    </Labelled>
  )
}

type SegmentedFieldProps<Value extends string | number> = FieldProps &
  Readonly<{ value: Value; onChange: (value: Value) => void }> &
  Pick<SegmentedProps<Value>, 'options' | 'disabled'>

/** Few choices side by side. */
export function SegmentedField<Value extends string | number>(props: SegmentedFieldProps<Value>) {
  const { label, hint, ...control } = props
  return (
    <Labelled label={label} hint={hint}>
      {() => <Segmented<Value> aria-label={label} {...control} />}
    </Labelled>
  )
}
