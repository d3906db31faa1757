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
import { CodeArea } from './code-area.tsx'
import { Labelled } from './labelled.tsx'

type FieldProps = Readonly<{ label: string; hint?: string | undefined; problem?: string | undefined }>

/** Marks a control whose value is refused. */
const marked = (isWrong: boolean) => (isWrong ? ({ status: 'error', 'aria-invalid': true } as const) : {})

type TextValue = Readonly<{ value: string; onChange: (text: string) => void }>

type TextFieldProps = FieldProps & TextValue & Omit<InputProps, 'id' | 'value' | 'onChange'>

export function TextField({ label, hint, problem, onChange, ...control }: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(id, describedBy, isWrong) => (
        <Input
          id={id}
          aria-describedby={describedBy}
          {...marked(isWrong)}
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
export function TextAreaField({ label, hint, problem, onChange, ...control }: TextAreaFieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {(id, describedBy, isWrong) => (
        <Input.TextArea
          id={id}
          aria-describedby={describedBy}
          {...marked(isWrong)}
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
