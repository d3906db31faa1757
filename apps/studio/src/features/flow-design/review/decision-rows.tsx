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

const deeds = ['agree', 'reject', 'return'] as const

/** Decisions other than approval, in order. Everyone not listed approves. */
export function DecisionRows({ nodes, decisions, onChange }: DecisionRowsProps) {
  const t = useT()
  const [first] = nodes
  const change = (at: number, part: Partial<Decisions[number]>) =>
    onChange(decisions.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <Labelled label={t('flow-design.review.decisions')} hint={t('flow-design.review.decisionsHelp')}>
      {(id) => (
        <div id={id}>
          {decisions.map((decision, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no other name than their place
            <div key={place} className={styles.decision}>
              <Select
                aria-label={t('flow-design.source.node')}
                value={decision.node}
                options={[...nodes]}
                onChange={(node) => change(place, { node })}
              />
              <Select
                aria-label={t('flow-design.review.deed')}
                value={decision.what}
                options={deeds.map((value) => ({ value, label: t(`flow-design.button.${value}`) }))}
                onChange={(what) => change(place, { what })}
              />
              <Button
                icon={<X size={14} />}
                aria-label={t('flow-design.remove')}
                onClick={() => onChange(decisions.filter((_, at) => at !== place))}
              />
            </div>
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
