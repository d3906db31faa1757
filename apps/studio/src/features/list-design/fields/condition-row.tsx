import { useT } from '@signet/i18n/react'
import { type Condition, type Operator, type Variable, variables } from '@signet/list'
import { Button, Dropdown, Select } from 'antd'
import { Link2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { z } from 'zod'
import { FieldSelect } from '../../../kit/properties/field-rows.tsx'
import type { DrawnRow } from '../../../kit/rules/row-groups.tsx'
import { RuleRow, RuleValue } from '../../../kit/rules/rule-row.tsx'
import { fieldUses, type KnownField } from './known-fields.ts'
import { RuleFormula, ValueField } from './value-field.tsx'

type ConditionRowProps = DrawnRow<Condition> &
  Readonly<{ fields: readonly KnownField[]; isAdding: RefObject<boolean> }>

/** One condition over the records of a list: field, operator and value. */
export function ConditionRow({ fields, isAdding, row, number, onChange, onRemove }: ConditionRowProps) {
  const t = useT()
  const field = fields.find(({ path }) => path === row.field)
  const source = sourceOf(row)
  const asksFor = field && asksForValue(row.operator) ? { field, row, source, onChange } : undefined

  return (
    <RuleRow
      number={number}
      isAdding={isAdding}
      onRemove={onRemove}
      subject={
        <FieldSelect
          label={t('rules.subject')}
          fields={fields.filter(fieldUses.search)}
          value={row.field}
          onChange={(path) => {
            const next = fields.find((one) => one.path === path)
            if (next) onChange(newCondition(next))
          }}
        />
      }
      operator={
        <Select<Operator>
          aria-label={t('rules.operator')}
          popupMatchSelectWidth={false}
          value={row.operator}
          options={(field?.operators ?? []).map((value) => ({
            value,
            label: t(`list-design.operator.${value}`),
          }))}
          onChange={(operator) => onChange(turnTo(row, operator))}
        />
      }
      value={asksFor && <Compared {...asksFor} />}
      below={asksFor && source === 'formula' && <ComparedFormula row={row} onChange={onChange} />}
    />
  )
}

/** The condition for a newly chosen field: its likeliest operator, still without a value. */
export function newCondition({ path, operators }: KnownField): Condition {
  return { field: path, operator: operators[0] ?? 'isEmpty' }
}

/** Keeps the value where the other operator takes one of the same shape. */
function turnTo(row: Condition, operator: Operator): Condition {
  const isSame = shapeOf(operator) === shapeOf(row.operator)
  return isSame ? { ...row, operator } : { field: row.field, operator }
}

const isOfIds = (operator: Operator) => operator === 'anyOf' || operator === 'noneOf'

function shapeOf(operator: Operator): 'none' | 'several' | 'range' | 'one' {
  if (!asksForValue(operator)) return 'none'
  if (isOfIds(operator)) return 'several'
  return operator === 'between' ? 'range' : 'one'
}

type ConditionSource = 'value' | 'variable' | 'formula'

type ComparedProps = Readonly<{
  field: KnownField
  row: Condition
  source: ConditionSource
  onChange: (row: Condition) => void
}>

/** What the field is compared with: a value, a variable or a formula, which is below. */
function Compared({ field, row, source, onChange }: ComparedProps) {
  const t = useT()
  const { field: path, operator } = row
  return (
    <RuleValue>
      {source === 'value' && (
        <ValueField
          field={field}
          operator={operator}
          value={row.value}
          onChange={(value) => onChange({ field: path, operator, value: z.json().parse(value) })}
        />
      )}
      {source === 'variable' && (
        <Select<Variable>
          aria-label={t('list-design.source.variable')}
          value={row.variable ?? 'me'}
          options={variables.map((one) => ({ value: one, label: t(`list-design.variable.${one}`) }))}
          onChange={(variable) => onChange({ field: path, operator, variable })}
        />
      )}
      {source === 'formula' && <span>{t('list-design.source.formula')}</span>}
      <SourceMenu
        sources={isOfIds(operator) ? ['value', 'variable', 'formula'] : ['value', 'formula']}
        value={source}
        onChange={(next) => onChange({ field: path, operator, ...initialSources[next] })}
      />
    </RuleValue>
  )
}

function ComparedFormula({ row, onChange }: Pick<ComparedProps, 'row' | 'onChange'>) {
  const t = useT()
  const id = useId()
  return (
    <RuleFormula
      id={id}
      label={t('list-design.source.formula')}
      value={row.formula ?? ''}
      onChange={(formula) => onChange({ field: row.field, operator: row.operator, formula })}
    />
  )
}

type SourceMenuProps = Readonly<{
  sources: readonly ConditionSource[]
  value: ConditionSource
  onChange: (source: ConditionSource) => void
}>

const initialSources: Readonly<Record<ConditionSource, Partial<Condition>>> = {
  value: {},
  variable: { variable: 'me' },
  formula: { formula: '' },
}

function SourceMenu({ sources, value, onChange }: SourceMenuProps) {
  const t = useT()
  const items = sources.map((one) => ({
    key: one,
    label: t(`list-design.source.${one}`),
    onClick: () => onChange(one),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items, selectedKeys: [value] }}>
      <Button
        type="text"
        size="small"
        icon={<Link2 size={14} aria-hidden />}
        aria-label={t('list-design.source')}
        title={t('list-design.source')}
      />
    </Dropdown>
  )
}

function sourceOf({ variable, formula }: Condition): ConditionSource {
  if (variable !== undefined) return 'variable'
  return formula === undefined ? 'value' : 'formula'
}

/** Whether the operator compares with something. */
export function asksForValue(operator: Operator): boolean {
  return operator !== 'isEmpty' && operator !== 'isNotEmpty'
}
