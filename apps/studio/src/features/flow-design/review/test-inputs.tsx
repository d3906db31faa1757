import { useT } from '@signet/i18n/react'
import { Button, Input, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useFieldLabel } from '../designer/part-labels.ts'
import styles from './review.module.css'
import type { FlowTest } from './review-queries.ts'

type Value = FlowTest['values'][string]
type ControlProps = Readonly<{ id: string; value: Value | undefined; onChange: (value: Value) => void }>
type TestValuesProps = Readonly<{
  values: FlowTest['values']
  onChange: (values: FlowTest['values']) => void
}>

/** The input for each value type; fields of other types stay empty in a test. */
const controls: Readonly<Record<string, (props: ControlProps) => ReactNode>> = {
  number: OneValue,
  text: OneValue,
  date: OneValue,
  boolean: YesOrNo,
  'list<number>': ManyValues,
  'list<text>': ManyValues,
  'list<date>': ManyValues,
}

/** The form's values at the start of the case. */
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

/** Several values, each ended with Enter or a comma. */
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

type Decisions = FlowTest['decisions']
type DecisionRowsProps = Readonly<{
  nodes: readonly Readonly<{ value: string; label: string }>[]
  decisions: Decisions
  onChange: (decisions: Decisions) => void
}>

const decisionKinds = ['agree', 'reject', 'return'] as const

/** Decisions other than approval, in order. People not listed approve. */
export function DecisionRows({ nodes, decisions, onChange }: DecisionRowsProps) {
  const t = useT()
  const [first] = nodes
  return (
    <Labelled label={t('flow-design.review.decisions')} hint={t('flow-design.review.decisionsHelp')}>
      {(id) => (
        <div id={id}>
          {decisions.map((decision, position) => (
            <DecisionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no id
              key={position}
              index={position}
              decision={decision}
              nodes={nodes}
              onChange={onChange}
              decisions={decisions}
            />
          ))}
          <Button
            size="small"
            icon={<Plus size={14} />}
            disabled={!first}
            onClick={() => first && onChange([...decisions, { node: first.value, what: 'agree' }])}
          >
            {t('flow-design.review.addDecision')}
          </Button>
        </div>
      )}
    </Labelled>
  )
}

type DecisionRowProps = Pick<DecisionRowsProps, 'nodes' | 'onChange' | 'decisions'> &
  Readonly<{ index: number; decision: Decisions[number] }>

function DecisionRow({ index, decision, nodes, onChange, decisions }: DecisionRowProps) {
  const t = useT()
  const change = (at: number, part: Partial<Decisions[number]>) =>
    onChange(decisions.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <div className={styles.decision}>
      <Select
        aria-label={t('flow-design.source.node')}
        value={decision.node}
        options={[...nodes]}
        onChange={(node) => change(index, { node })}
      />
      <Select
        aria-label={t('flow-design.review.decision')}
        value={decision.what}
        options={decisionKinds.map((value) => ({ value, label: t(`flow-design.button.${value}`) }))}
        onChange={(what) => change(index, { what })}
      />
      <Button
        icon={<X size={14} />}
        aria-label={t('flow-design.remove')}
        onClick={() => onChange(decisions.filter((_, at) => at !== index))}
      />
    </div>
  )
}
