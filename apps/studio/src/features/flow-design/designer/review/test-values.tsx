import { useT } from '@signet/i18n/react'
import { Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { Labelled } from '../../../../shell/labelled.tsx'
import { useFlowDesigner } from '../flow-designer-context.ts'
import { useFieldLabel } from '../use-field-label.ts'
import type { FlowTest } from './review-queries.ts'

type Value = FlowTest['values'][string]
type ControlProps = Readonly<{ id: string; value: Value | undefined; onChange: (value: Value) => void }>
type TestValuesProps = Readonly<{
  values: FlowTest['values']
  onChange: (values: FlowTest['values']) => void
}>

/** What is typed into by the type of what a field holds; other fields stay empty in a test. */
const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  number: OneValue,
  text: OneValue,
  date: OneValue,
  boolean: YesOrNo,
  'list<number>': ManyValues,
  'list<text>': ManyValues,
  'list<date>': ManyValues,
}

/** What stands in the form when the case is launched. */
export function TestValues({ values, onChange }: TestValuesProps) {
  const labelOf = useFieldLabel()
  const { plan } = useFlowDesigner()
  return plan?.fields.map(({ path }) => {
    const Control = controls[String(plan.scope[path])]
    return (
      Control && (
        <Labelled key={path} label={labelOf(path)}>
          {(id) => (
            <Control
              id={id}
              value={values[path]}
              onChange={(value) => onChange({ ...values, [path]: value })}
            />
          )}
        </Labelled>
      )
    )
  })
}

function OneValue({ id, value, onChange }: ControlProps) {
  return (
    <Input
      id={id}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

const answers = [
  { key: 'none', value: null },
  { key: 'true', value: true },
  { key: 'false', value: false },
] as const

function YesOrNo({ id, value, onChange }: ControlProps) {
  const t = useT()
  return (
    <Select
      id={id}
      value={answers.find((answer) => answer.value === value)?.key ?? 'none'}
      options={answers.map(({ key }) => ({ value: key, label: t(`flow-design.review.value.${key}`) }))}
      onChange={(chosen) => onChange(answers.find(({ key }) => key === chosen)?.value ?? null)}
    />
  )
}

/** Each one ends with Enter or a comma. */
function ManyValues({ id, value, onChange }: ControlProps) {
  return (
    <Select
      id={id}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、']}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(typed) => onChange(typed)}
    />
  )
}
