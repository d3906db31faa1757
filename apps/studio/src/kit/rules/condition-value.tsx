import type { FieldValue } from '@signet/form'
import type { RuleInput, RuleSubject } from '@signet/form/design'
import type { Condition, Operand } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { InputNumber } from 'antd'
import { Link2, PencilLine } from 'lucide-react'
import { OneField } from '../fields/one-field.tsx'
import { SmallButton } from '../properties/property-row.tsx'
import { OperandSelect } from './operand-select.tsx'
import { RuleValue } from './rule-row.tsx'
import { comparableWith, emptyLiteral, literalType, takesSeveral } from './rule-rows.ts'
import styles from './rules.module.css'
import { keyOf, type RuleWords } from './use-rule-words.ts'

type ConditionValueProps = Readonly<{
  subject: RuleSubject
  subjects: readonly RuleSubject[]
  words: RuleWords
  row: Condition
  onChange: (values: readonly Operand[]) => void
}>

/** What a condition compares with: an entered value, or another field. */
export function ConditionValue(props: ConditionValueProps) {
  const t = useT()
  const { subject, subjects, row, onChange } = props
  const [value] = row.values
  const others = takesSeveral(row.operator) ? [] : comparableWith(subject, subjects)
  const isEntered = value === undefined || value.of === 'literal'
  const [first] = others

  return (
    <RuleValue>
      {isEntered && subject.input ? (
        <EnteredValue subject={subject} input={subject.input} row={row} onChange={onChange} />
      ) : (
        <OtherValue {...props} others={others} value={value} />
      )}
      {first && (
        <SmallButton
          name={t(isEntered ? 'rules.compare' : 'rules.enter')}
          Icon={isEntered ? Link2 : PencilLine}
          onPress={() => onChange([isEntered ? first.operand : emptyLiteral(subject.type)])}
        />
      )}
      {value?.of === 'shifted' && (
        <InputNumber
          aria-label={t('rules.days')}
          className={classes(styles.wide)}
          precision={0}
          value={value.count}
          suffix={t('rules.days')}
          onChange={(count) => count !== null && onChange([{ ...value, count }])}
        />
      )}
    </RuleValue>
  )
}

type OtherValueProps = ConditionValueProps &
  Readonly<{ others: readonly RuleSubject[]; value: Operand | undefined }>

/** Another field, a context value, or days counted from today. */
function OtherValue({ subject, words, others, value, onChange }: OtherValueProps) {
  const t = useT()
  const shifted = shiftedFrom(subject)
  const isShifted = value?.of === 'shifted'
  return (
    <OperandSelect
      label={t('rules.value')}
      subjects={others}
      words={words}
      value={isShifted ? undefined : value}
      placeholder={isShifted ? words.operand(value) : undefined}
      extra={shifted ? [{ key: keyOf(shifted), label: t('rules.daysFromToday'), operand: shifted }] : []}
      onChange={(operand) => onChange([operand])}
    />
  )
}

type EnteredValueProps = Readonly<{
  subject: RuleSubject
  input: RuleInput
  row: Condition
  onChange: (values: readonly Operand[]) => void
}>

/** A value in the control of the field itself, such as a picker of people. */
function EnteredValue({ subject, input, row, onChange }: EnteredValueProps) {
  const t = useT()
  const isSeveral = takesSeveral(row.operator)
  const texts = row.values.flatMap((value) =>
    value.of === 'literal' && value.text !== '' ? [value.text] : [],
  )
  const type = literalType(subject.type)
  const read = (value: FieldValue | undefined) => {
    const entered = (Array.isArray(value) ? value : [value ?? '']).map(String)
    const kept = isSeveral ? entered.filter((text) => text !== '') : entered.slice(-1)
    onChange(kept.map((text) => ({ of: 'literal', type, text })))
  }
  return (
    <OneField
      kind={input.kind}
      settings={isSeveral ? { ...input.settings, multiple: true } : input.settings}
      label={t('rules.value')}
      value={isSeveral ? texts : texts[0]}
      onChange={read}
    />
  )
}

/** Three days from now, to begin with. */
function shiftedFrom({ type }: RuleSubject): Operand | undefined {
  if (type !== 'date' && type !== 'datetime') return undefined
  return { of: 'shifted', from: type === 'date' ? 'today' : 'now', unit: 'days', count: 3 }
}
