import { useT } from '@signet/i18n/react'
import {
  type Condition,
  type ConditionGroup,
  isGroup,
  type Operator,
  type Variable,
  variables,
} from '@signet/list'
import { sharedStyles } from '@signet/ui'
import { Button, Segmented, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { z } from 'zod'
import { FieldSelect } from '../../../kit/properties/field-rows.tsx'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import styles from './fields.module.css'
import { fieldUses, type KnownField } from './known-fields.ts'
import { RuleFormula, ValueField } from './value-field.tsx'

type Rules = Readonly<{ match: 'all' | 'any'; conditions: readonly (Condition | ConditionGroup)[] }>

type ConditionsFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  rules: Rules
  /** The values a field can be compared with; undefined for all. */
  sources?: readonly ConditionSource[]
  /** The number of enclosing groups. */
  depth?: number
  onChange: (rules: ConditionGroup) => void
}>

const deepest = 4

/** Conditions joined by "and" or "or"; a condition may be a group. */
export function ConditionsField(props: ConditionsFieldProps) {
  const { label, fields, rules, sources, depth = 0, onChange } = props
  const { match, conditions } = rules
  const change = (next: readonly (Condition | ConditionGroup)[]) => onChange({ match, conditions: next })

  return (
    <fieldset className={styles.group} aria-label={label}>
      {conditions.length > 1 && <MatchChoice match={match} onChange={onChange} conditions={conditions} />}
      {conditions.map((part, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id
          key={at}
          at={at}
          part={part}
          fields={fields}
          depth={depth}
          sources={sources}
          change={change}
          conditions={conditions}
        />
      ))}
      <AddButtons fields={fields} change={change} conditions={conditions} depth={depth} />
    </fieldset>
  )
}

type MatchChoiceProps = Readonly<{
  match: ConditionGroup['match']
  onChange: (rules: ConditionGroup) => void
  conditions: ConditionGroup['conditions']
}>

function MatchChoice({ match, onChange, conditions }: MatchChoiceProps) {
  const t = useT()
  return (
    <Segmented<'all' | 'any'>
      size="small"
      value={match}
      options={(['all', 'any'] as const).map((value) => ({
        value,
        label: t(`list-design.match.${value}`),
      }))}
      onChange={(next) => onChange({ match: next, conditions })}
    />
  )
}

type ConditionRowProps = Readonly<{
  at: number
  part: Condition | ConditionGroup
  fields: readonly KnownField[]
  depth: number
  sources: readonly ConditionSource[] | undefined
  change: (next: readonly (Condition | ConditionGroup)[]) => void
  conditions: ConditionGroup['conditions']
}>

function ConditionRow({ at, part, fields, depth, sources, change, conditions }: ConditionRowProps) {
  const t = useT()
  const replace = (at: number, part: Condition | ConditionGroup) => change(conditions.with(at, part))
  return (
    <div className={styles.condition}>
      {isGroup(part) ? (
        <ConditionsField
          label={t('list-design.group')}
          fields={fields}
          rules={part}
          depth={depth + 1}
          {...(sources && { sources })}
          onChange={(next) => replace(at, next)}
        />
      ) : (
        <ConditionField
          fields={fields}
          condition={part}
          sources={sources}
          onChange={(next) => replace(at, next)}
        />
      )}
      <SmallButton
        name={t('list-design.condition.remove', { place: at + 1 })}
        Icon={X}
        onPress={() => change(conditions.toSpliced(at, 1))}
      />
    </div>
  )
}

type AddButtonsProps = Readonly<{
  fields: readonly KnownField[]
  change: (next: readonly (Condition | ConditionGroup)[]) => void
  conditions: ConditionGroup['conditions']
  depth: number
}>

function AddButtons({ fields, change, conditions, depth }: AddButtonsProps) {
  const t = useT()
  const [first] = fields.filter(({ operators }) => operators.length > 0)
  const fresh = first && { field: first.path, operator: first.operators[0] ?? 'isEmpty' }
  return (
    <div className={sharedStyles.row2}>
      {fresh && (
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => change([...conditions, fresh])}
        >
          {t('list-design.condition.add')}
        </Button>
      )}
      {fresh && depth < deepest && conditions.length > 0 && (
        <Button
          size="small"
          type="text"
          onClick={() => change([...conditions, { match: 'any', conditions: [fresh] }])}
        >
          {t('list-design.group.add')}
        </Button>
      )}
    </div>
  )
}

type ConditionFieldProps = Readonly<{
  fields: readonly KnownField[]
  condition: Condition
  sources: readonly ConditionSource[] | undefined
  onChange: (condition: Condition) => void
}>

type ConditionSource = 'value' | 'variable' | 'formula'

/** One condition: field, operator and value. */
function ConditionField({ fields, condition, sources, onChange }: ConditionFieldProps) {
  const field = fields.find(({ path }) => path === condition.field)

  return (
    <div className={styles.parts}>
      <ConditionHead fields={fields} condition={condition} onChange={onChange} field={field} />
      {field && asksForValue(condition.operator) && (
        <Compared field={field} condition={condition} sources={sources} onChange={onChange} />
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

type ComparedProps = Readonly<{
  field: KnownField
  condition: Condition
  sources: readonly ConditionSource[] | undefined
  onChange: (condition: Condition) => void
}>

function Compared({ field, condition, sources: allowed, onChange }: ComparedProps) {
  const id = useId()
  const { field: path, operator } = condition
  const isOfIds = operator === 'anyOf' || operator === 'noneOf'
  const all: readonly ConditionSource[] = isOfIds ? ['value', 'variable', 'formula'] : ['value', 'formula']
  const sources = all.filter((one) => allowed?.includes(one) ?? true)
  const source = sourceOf(condition)

  return (
    <>
      {sources.length > 1 && (
        <SourceChoice source={source} sources={sources} onChange={onChange} path={path} operator={operator} />
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
        <VariableSelect condition={condition} onChange={onChange} path={path} operator={operator} />
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

type VariableSelectProps = Pick<ComparedProps, 'condition' | 'onChange'> &
  Readonly<{ path: string; operator: Operator }>

function VariableSelect({ condition, onChange, path, operator }: VariableSelectProps) {
  const t = useT()
  return (
    <Select<Variable>
      aria-label={t('list-design.source.variable')}
      value={condition.variable ?? 'me'}
      options={variables.map((value) => ({ value, label: t(`list-design.variable.${value}`) }))}
      onChange={(variable) => onChange({ field: path, operator, variable })}
    />
  )
}

type SourceChoiceProps = Pick<ComparedProps, 'onChange'> &
  Readonly<{ source: ConditionSource; sources: readonly ConditionSource[]; path: string; operator: Operator }>

function SourceChoice({ source, sources, onChange, path, operator }: SourceChoiceProps) {
  const t = useT()
  const fresh: Readonly<Record<ConditionSource, Partial<Condition>>> = {
    value: {},
    variable: { variable: 'me' },
    formula: { formula: '' },
  }
  return (
    <Segmented<ConditionSource>
      size="small"
      value={source}
      options={sources.map((value) => ({ value, label: t(`list-design.source.${value}`) }))}
      onChange={(next) => onChange({ field: path, operator, ...fresh[next] })}
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
