import { useT } from '@signet/i18n/react'
import type { ListDefinition, Operator } from '@signet/list'
import { Segmented } from 'antd'
import { z } from 'zod'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import type { KnownField } from '../fields/known-fields.ts'
import { RuleFormula, ValueField } from '../fields/value-field.tsx'

type Search = ListDefinition['searches'][number]

type SearchDetailsProps = Readonly<{
  search: Search
  onChange: (part: Partial<Search>, about?: string) => void
}>

/** Label, operator and initial value of one filter field. */
export function SearchDetails({ search, onChange }: SearchDetailsProps) {
  const t = useT()
  const { fields, asks } = useListDesigner()
  const field = [...fields, ...asks].find(({ path }) => path === search.field)
  return (
    <>
      <WordsRow
        label={t('list-design.column.label')}
        help={t('list-design.column.label.help')}
        value={search.label ?? ''}
        onChange={(label) => onChange({ label: label === '' ? undefined : label }, 'label')}
      />
      <SearchOperator search={search} field={field} onChange={onChange} />
      <SwitchRow
        label={t('list-design.multiple')}
        value={search.multiple}
        onChange={(multiple) => onChange({ multiple })}
        size="medium"
      />
      {field && <SearchInitialValue field={field} search={search} onChange={onChange} />}
    </>
  )
}

type SearchedFieldProps = SearchDetailsProps & Readonly<{ field: KnownField | undefined }>

/** The operator of the filter, or the usual one of its field. */
function SearchOperator({ search, field, onChange }: SearchedFieldProps) {
  const t = useT()
  return (
    <SelectRow<Operator | ''>
      label={t('list-design.operator')}
      value={search.operator ?? ''}
      options={[
        { value: '', label: t('list-design.operator.usual') },
        ...(field?.operators ?? []).map((value) => ({
          value,
          label: t(`list-design.operator.${value}`),
        })),
      ]}
      onChange={(operator) =>
        onChange({ operator: operator === '' ? undefined : operator, initial: undefined })
      }
    />
  )
}

type InitialValueProps = SearchDetailsProps & Readonly<{ field: KnownField }>

type InitialValueKind = 'none' | 'value' | 'formula'

/** The filter's value when the list is opened. */
function SearchInitialValue({ field, search, onChange }: InitialValueProps) {
  const t = useT()
  const { initial } = search

  return (
    <PropertyRow label={t('list-design.initial')}>
      {(id) => (
        <>
          <InitialValueChoice initial={initial} onChange={(next) => onChange({ initial: next })} />
          {initial && 'value' in initial && (
            <ValueField
              field={field}
              operator={search.operator ?? findDefaultOperator(field)}
              value={initial.value}
              onChange={(value) => onChange({ initial: { value: z.json().parse(value) } }, 'initial')}
            />
          )}
          {initial && 'formula' in initial && (
            <RuleFormula
              id={id}
              label={t('list-design.source.formula')}
              value={initial.formula}
              onChange={(formula) => onChange({ initial: { formula } }, 'initial')}
            />
          )}
        </>
      )}
    </PropertyRow>
  )
}

type InitialValueChoiceProps = Readonly<{
  initial: Search['initial']
  onChange: (initial: Search['initial']) => void
}>

const freshInitial: Readonly<Record<InitialValueKind, Search['initial']>> = {
  none: undefined,
  value: { value: null },
  formula: { formula: '' },
}

function InitialValueChoice({ initial, onChange }: InitialValueChoiceProps) {
  const t = useT()
  const start: InitialValueKind = initial === undefined ? 'none' : 'formula' in initial ? 'formula' : 'value'
  return (
    <Segmented<InitialValueKind>
      block
      size="small"
      value={start}
      options={(['none', 'value', 'formula'] as const).map((value) => ({
        value,
        label: t(`list-design.initial.${value}`),
      }))}
      onChange={(next) => onChange(freshInitial[next])}
    />
  )
}

function findDefaultOperator({ operators }: KnownField): Operator {
  const preferredOperators = ['between', 'anyOf', 'contains', 'equals'] as const
  return preferredOperators.find((one) => operators.includes(one)) ?? 'isEmpty'
}
