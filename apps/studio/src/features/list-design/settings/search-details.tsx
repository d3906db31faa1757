import { useT } from '@signet/i18n/react'
import type { ListDefinition, Operator } from '@signet/list'
import { Segmented, Select, Switch } from 'antd'
import { z } from 'zod'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import type { KnownField } from '../fields/known-fields.ts'
import { RuleFormula } from '../fields/rule-formula.tsx'
import { ValueField } from '../fields/value-field.tsx'

/** Label, operator and initial value of one filter field. */
export function SearchDetails({ search, onChange }: SearchDetailsProps) {
  const t = useT()
  const { fields, asks } = useListDesigner()
  const field = [...fields, ...asks].find(({ path }) => path === search.field)
  return (
    <>
      <PropertyRow label={t('list-design.column.label')} help={t('list-design.column.label.help')}>
        {(id) => (
          <WordsControl
            id={id}
            value={search.label ?? ''}
            onChange={(label) => onChange({ label: label === '' ? undefined : label }, 'label')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.operator')}>
        {(id) => (
          <Select<Operator | ''>
            id={id}
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
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.multiple')} stands="inline">
        {(id) => <Switch id={id} checked={search.multiple} onChange={(multiple) => onChange({ multiple })} />}
      </PropertyRow>
      {field && <SearchStart field={field} search={search} onChange={onChange} />}
    </>
  )
}

type Search = ListDefinition['searches'][number]

type SearchDetailsProps = Readonly<{
  search: Search
  onChange: (part: Partial<Search>, about?: string) => void
}>

type Start = 'none' | 'value' | 'formula'

/** The filter's value when the list is opened. */
function SearchStart({ field, search, onChange }: SearchDetailsProps & Readonly<{ field: KnownField }>) {
  const t = useT()
  const { initial } = search
  const start: Start = initial === undefined ? 'none' : 'formula' in initial ? 'formula' : 'value'
  const operator = search.operator ?? usualOf(field)
  const fresh: Readonly<Record<Start, Search['initial']>> = {
    none: undefined,
    value: { value: null },
    formula: { formula: '' },
  }

  return (
    <PropertyRow label={t('list-design.initial')}>
      {(id) => (
        <>
          <Segmented<Start>
            block
            size="small"
            value={start}
            options={(['none', 'value', 'formula'] as const).map((value) => ({
              value,
              label: t(`list-design.initial.${value}`),
            }))}
            onChange={(next) => onChange({ initial: fresh[next] })}
          />
          {initial && 'value' in initial && (
            <ValueField
              field={field}
              operator={operator}
              value={initial.value}
              onChange={(value) => onChange({ initial: { value: z.json().parse(value) } }, 'initial')}
            />
          )}
          {initial && 'formula' in initial && (
            <RuleFormula
              id={id}
              value={initial.formula}
              onChange={(formula) => onChange({ initial: { formula } }, 'initial')}
            />
          )}
        </>
      )}
    </PropertyRow>
  )
}

function usualOf({ operators }: KnownField): Operator {
  const usual = ['between', 'anyOf', 'contains', 'equals'] as const
  return usual.find((one) => operators.includes(one)) ?? 'isEmpty'
}
