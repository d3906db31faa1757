import { useT } from '@signet/i18n/react'
import { type Condition, type Operator, type Variable, variables } from '@signet/list'
import { Segmented, Select } from 'antd'
import { useId } from 'react'
import { z } from 'zod'
import { FieldSelect } from './field-select.tsx'
import styles from './fields.module.css'
import type { KnownField } from './known-fields.ts'
import { RuleFormula } from './rule-formula.tsx'
import { servesAs } from './serves-as.ts'
import { ValueField } from './value-field.tsx'

type ConditionFieldProps = Readonly<{
  fields: readonly KnownField[]
  condition: Condition
  sources: readonly ConditionSource[] | undefined
  onChange: (condition: Condition) => void
}>

export type ConditionSource = 'value' | 'variable' | 'formula'

/** One condition: field, operator and value. */
export function ConditionField({ fields, condition, sources, onChange }: ConditionFieldProps) {
  const t = useT()
  const field = fields.find(({ path }) => path === condition.field)
  const turnTo = (path: string | undefined) => {
    const next = fields.find((one) => one.path === path)
    if (next) onChange({ field: next.path, operator: next.operators[0] ?? 'isEmpty' })
  }

  return (
    <div className={styles.parts}>
      <div className={styles.pair}>
        <FieldSelect
          label={t('list-design.field')}
          fields={fields.filter(servesAs.search)}
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
      {field && asksForValue(condition.operator) && (
        <Compared field={field} condition={condition} sources={sources} onChange={onChange} />
      )}
    </div>
  )
}

type ComparedProps = Readonly<{
  field: KnownField
  condition: Condition
  sources: readonly ConditionSource[] | undefined
  onChange: (condition: Condition) => void
}>

function Compared({ field, condition, sources: allowed, onChange }: ComparedProps) {
  const t = useT()
  const id = useId()
  const { field: path, operator } = condition
  const isOfIds = operator === 'anyOf' || operator === 'noneOf'
  const all: readonly ConditionSource[] = isOfIds ? ['value', 'variable', 'formula'] : ['value', 'formula']
  const sources = all.filter((one) => allowed?.includes(one) ?? true)
  const source = sourceOf(condition)
  const fresh: Readonly<Record<ConditionSource, Partial<Condition>>> = {
    value: {},
    variable: { variable: 'me' },
    formula: { formula: '' },
  }

  return (
    <>
      {sources.length > 1 && (
        <Segmented<ConditionSource>
          size="small"
          value={source}
          options={sources.map((value) => ({ value, label: t(`list-design.source.${value}`) }))}
          onChange={(next) => onChange({ field: path, operator, ...fresh[next] })}
        />
      )}
      {source === 'value' && (
        <ValueField
          field={field}
          operator={operator}
          value={condition.value}
          onChange={(value) => onChange({ field: path, operator, value: z.json().parse(value) })}
        />
      )}
      {source === 'variable' && (
        <Select<Variable>
          aria-label={t('list-design.source.variable')}
          value={condition.variable ?? 'me'}
          options={variables.map((value) => ({ value, label: t(`list-design.variable.${value}`) }))}
          onChange={(variable) => onChange({ field: path, operator, variable })}
        />
      )}
      {source === 'formula' && (
        <RuleFormula
          id={id}
          value={condition.formula ?? ''}
          onChange={(formula) => onChange({ field: path, operator, formula })}
        />
      )}
    </>
  )
}

function sourceOf({ variable, formula }: Condition): ConditionSource {
  if (variable !== undefined) return 'variable'
  return formula === undefined ? 'value' : 'formula'
}

function asksForValue(operator: Operator): boolean {
  return operator !== 'isEmpty' && operator !== 'isNotEmpty'
}
