import { useT } from '@signet/i18n/react'
import { type Condition, type Operator, type Variable, variables } from '@signet/list'
import { Segmented, Select } from 'antd'
import { useId } from 'react'
import { z } from 'zod'
import { FieldSelect } from '../../../kit/properties/field-rows.tsx'
import styles from './fields.module.css'
import { fieldUses, type KnownField } from './known-fields.ts'
import { RuleFormula, ValueField } from './value-field.tsx'

type ConditionFieldProps = Readonly<{
  fields: readonly KnownField[]
  condition: Condition
  onChange: (condition: Condition) => void
}>

type ConditionSource = 'value' | 'variable' | 'formula'

/** One condition: field, operator and value. */
export function ConditionField({ fields, condition, onChange }: ConditionFieldProps) {
  const field = fields.find(({ path }) => path === condition.field)

  return (
    <div className={styles.parts}>
      <ConditionHead fields={fields} condition={condition} onChange={onChange} field={field} />
      {field && asksForValue(condition.operator) && (
        <Compared field={field} condition={condition} onChange={onChange} />
      )}
    </div>
  )
}

type ConditionHeadProps = Pick<ConditionFieldProps, 'fields' | 'condition' | 'onChange'> &
  Readonly<{ field: KnownField | undefined }>

/** Field and operator. */
function ConditionHead({ fields, condition, onChange, field }: ConditionHeadProps) {
  const t = useT()
  const turnTo = (path: string | undefined) => {
    const next = fields.find((one) => one.path === path)
    if (next) onChange({ field: next.path, operator: next.operators[0] ?? 'isEmpty' })
  }
  return (
    <div className={styles.pair}>
      <FieldSelect
        label={t('list-design.field')}
        fields={fields.filter(fieldUses.search)}
        value={condition.field}
        onChange={turnTo}
      />
      <Select<Operator>
        aria-label={t('list-design.operator')}
        value={condition.operator}
        options={(field?.operators ?? []).map((value) => ({
          value,
          label: t(`list-design.operator.${value}`),
        }))}
        onChange={(operator) => onChange({ field: condition.field, operator })}
      />
    </div>
  )
}

type ComparedProps = Omit<ConditionFieldProps, 'fields'> & Readonly<{ field: KnownField }>

/** What the field is compared with: a value, a variable or a formula. */
function Compared({ field, condition, onChange }: ComparedProps) {
  const t = useT()
  const id = useId()
  const { field: path, operator } = condition
  const isOfIds = operator === 'anyOf' || operator === 'noneOf'
  const sources: readonly ConditionSource[] = isOfIds
    ? ['value', 'variable', 'formula']
    : ['value', 'formula']
  const source = sourceOf(condition)

  return (
    <>
      <SourceChoice
        sources={sources}
        value={source}
        onChange={(next) => onChange({ field: path, operator, ...initialSources[next] })}
      />
      {source === 'value' && (
        <ValueField
          field={field}
          operator={operator}
          value={condition.value}
          onChange={(value) => onChange({ field: path, operator, value: z.json().parse(value) })}
        />
      )}
      {source === 'variable' && (
        <VariableSelect
          value={condition.variable}
          onChange={(variable) => onChange({ field: path, operator, variable })}
        />
      )}
      {source === 'formula' && (
        <RuleFormula
          id={id}
          label={t('list-design.source.formula')}
          value={condition.formula ?? ''}
          onChange={(formula) => onChange({ field: path, operator, formula })}
        />
      )}
    </>
  )
}

type VariableSelectProps = Readonly<{
  value: Variable | undefined
  onChange: (variable: Variable) => void
}>

function VariableSelect({ value, onChange }: VariableSelectProps) {
  const t = useT()
  return (
    <Select<Variable>
      aria-label={t('list-design.source.variable')}
      value={value ?? 'me'}
      options={variables.map((one) => ({ value: one, label: t(`list-design.variable.${one}`) }))}
      onChange={onChange}
    />
  )
}

type SourceChoiceProps = Readonly<{
  sources: readonly ConditionSource[]
  value: ConditionSource
  onChange: (source: ConditionSource) => void
}>

const initialSources: Readonly<Record<ConditionSource, Partial<Condition>>> = {
  value: {},
  variable: { variable: 'me' },
  formula: { formula: '' },
}

function SourceChoice({ sources, value, onChange }: SourceChoiceProps) {
  const t = useT()
  return (
    <Segmented<ConditionSource>
      size="small"
      value={value}
      options={sources.map((one) => ({ value: one, label: t(`list-design.source.${one}`) }))}
      onChange={onChange}
    />
  )
}

function sourceOf({ variable, formula }: Condition): ConditionSource {
  if (variable !== undefined) return 'variable'
  return formula === undefined ? 'value' : 'formula'
}

function asksForValue(operator: Operator): boolean {
  return operator !== 'isEmpty' && operator !== 'isNotEmpty'
}
