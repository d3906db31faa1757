import { isPeopleNode } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { HolderSelect } from '../people/holder-select.tsx'
import { DecisionRows } from './decision-rows.tsx'
import styles from './review.module.css'
import type { FlowTest } from './review-queries.ts'
import { TestValues, toTestValues, useTestStore } from './test-values.tsx'

type TestFormProps = Readonly<{ test: FlowTest; onSave: (test: FlowTest) => void; onCancel: () => void }>

const ends = ['approved', 'rejected', 'returned', 'refused'] as const

/** A test of a flow: starter, values and decisions, then the expected steps and end. */
export function TestForm({ test, onSave, onCancel }: TestFormProps) {
  const t = useT()
  const { flow } = useFlowDesigner()
  const [typed, setTyped] = useState(test)
  const change = (part: Partial<FlowTest>) => setTyped({ ...typed, ...part })
  const people = flow.nodes
    .filter((node) => isPeopleNode(node))
    .map(({ id, name }) => ({ value: id, label: name }))
  const { expected } = typed
  const store = useTestStore(typed)
  const [isUnreadable, setUnreadable] = useState(false)
  const save = () => {
    const isWrong = (store?.problems('draft').length ?? 0) > 0
    setUnreadable(isWrong)
    if (!isWrong) onSave({ ...typed, values: store ? toTestValues(store) : typed.values })
  }
  return (
    <div className={sharedStyles.stack4}>
      <Labelled label={t('flow-design.node.name')}>
        {(id) => (
          <Input
            id={id}
            value={typed.name}
            maxLength={120}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Labelled>
      <TestStarter typed={typed} change={change} />
      <TestValues store={store} />
      <DecisionRows
        nodes={people}
        decisions={typed.decisions}
        onChange={(decisions) => change({ decisions })}
      />
      <Labelled label={t('flow-design.review.expectedSteps')}>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            value={[...new Set(expected.steps.map(({ node }) => node))]}
            options={people}
            onChange={(nodes) =>
              change({ expected: { ...expected, steps: nodes.map((node) => ({ node })) } })
            }
          />
        )}
      </Labelled>
      <Labelled label={t('flow-design.review.expectedEnd')}>
        {(id) => (
          <Select
            id={id}
            value={expected.status}
            options={ends.map((value) => ({
              value,
              label: t(value === 'refused' ? 'flow-design.review.refused' : `flow.status.${value}`),
            }))}
            onChange={(status) => change({ expected: { ...expected, status } })}
          />
        )}
      </Labelled>
      {isUnreadable && (
        <p role="alert" className={styles.wrong}>
          {t('flow-design.review.wrongValues')}
        </p>
      )}
      <div className={styles.row}>
        <Button type="primary" disabled={typed.name.trim() === '' || typed.starter === ''} onClick={save}>
          {t('flow-design.review.save')}
        </Button>
        <Button onClick={onCancel}>{t('flow-design.review.cancel')}</Button>
      </div>
    </div>
  )
}

type TestStarterProps = Readonly<{ typed: FlowTest; change: (part: Partial<FlowTest>) => void }>

function TestStarter({ typed, change }: TestStarterProps) {
  const t = useT()
  return (
    <Labelled label={t('flow-design.starter')}>
      {(id) => (
        <HolderSelect
          id={id}
          kind="people"
          isFresh={typed.starter === ''}
          ids={typed.starter === '' ? [] : [typed.starter]}
          onChange={(ids) => change({ starter: ids.at(-1) ?? '' })}
        />
      )}
    </Labelled>
  )
}
