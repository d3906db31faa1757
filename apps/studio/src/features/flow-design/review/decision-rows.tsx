import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import styles from './review.module.css'
import type { FlowTest } from './review-queries.ts'

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
