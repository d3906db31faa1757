import type { RuleSubject } from '@signet/form/design'
import type { Condition, ConditionOperator, ConditionRule } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { type RefObject, useRef } from 'react'
import { ConditionValue } from './condition-value.tsx'
import { OperandSelect } from './operand-select.tsx'
import { type DrawnRow, RowGroups } from './row-groups.tsx'
import { RuleRow } from './rule-row.tsx'
import { isAlone, newRow, subjectFinder, takesSeveral } from './rule-rows.ts'
import type { RuleWords } from './use-rule-words.ts'

type ConditionRowsProps = Readonly<{
  id: string
  label: string
  subjects: readonly RuleSubject[]
  words: RuleWords
  rule: ConditionRule
  onChange: (rule: ConditionRule) => void
}>

/** Conditions, each a field, an operator and a value, joined by and / or, in groups. */
export function ConditionRows({ id, label, subjects, words, rule, onChange }: ConditionRowsProps) {
  const t = useT()
  const conditional = subjects.filter(({ operators }) => operators.length > 0)
  const find = subjectFinder(subjects)
  /** Set while a row has just been added, which takes the focus with its value. */
  const isAdding = useRef(false)

  return (
    <RowGroups<Condition>
      label={label}
      group={rule}
      drawRow={(drawn) => (
        <ConditionRow subjects={conditional} words={words} isAdding={isAdding} {...drawn} />
      )}
      drawAdd={(add, isOutermost) => (
        <OperandSelect
          id={isOutermost ? id : undefined}
          label={isOutermost ? label : t('rules.addCondition')}
          placeholder={t('rules.addCondition')}
          subjects={conditional}
          words={words}
          value={undefined}
          onChange={(operand) => {
            const subject = find(operand)
            if (!subject) return
            isAdding.current = true
            add(newRow(subject))
          }}
        />
      )}
      onChange={onChange}
    />
  )
}

type ConditionRowProps = DrawnRow<Condition> &
  Readonly<{ subjects: readonly RuleSubject[]; words: RuleWords; isAdding: RefObject<boolean> }>

function ConditionRow(props: ConditionRowProps) {
  const { number, subjects, words, isAdding, row, onChange, onRemove } = props
  const t = useT()
  const find = subjectFinder(subjects)
  const subject = find(row.subject)
  if (!subject) return null

  const turnTo = (operator: ConditionOperator) => {
    const isSameShape = !isAlone(operator) && takesSeveral(operator) === takesSeveral(row.operator)
    onChange(isSameShape && !isAlone(row.operator) ? { ...row, operator } : newRow(subject, operator))
  }
  return (
    <RuleRow
      number={number}
      isAdding={isAdding}
      onRemove={onRemove}
      subject={
        <OperandSelect
          label={t('rules.subject')}
          subjects={subjects}
          words={words}
          value={row.subject}
          onChange={(operand) => {
            const next = find(operand)
            if (next) onChange(newRow(next))
          }}
        />
      }
      operator={
        <Select<ConditionOperator>
          aria-label={t('rules.operator')}
          popupMatchSelectWidth={false}
          value={row.operator}
          options={subject.operators.map((value) => ({ value, label: words.operator(value, subject.type) }))}
          onChange={turnTo}
        />
      }
      value={
        !isAlone(row.operator) && (
          <ConditionValue
            subject={subject}
            subjects={subjects}
            words={words}
            row={row}
            onChange={(values) => onChange({ ...row, values })}
          />
        )
      }
    />
  )
}
