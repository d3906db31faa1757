import { useT } from '@signet/i18n/react'
import type { ListDefinition, Operator } from '@signet/list'
import { Segmented } from 'antd'
import { z } from 'zod'
import { AddField, FieldRow, FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { fieldUses, findFieldName, type KnownField } from '../fields/known-fields.ts'
import { RuleFormula, ValueField } from '../fields/value-field.tsx'

/** Search, filter and tabs of the list. */
export function FindingSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()

  return (
    <>
      <PropertySection title={t('list-design.keyword')}>
        <FieldsRow
          label={t('list-design.keyword.fields')}
          help={t('list-design.keyword.help')}
          mistake={mistakeAt('keyword')}
          most={20}
          fields={fields.filter(fieldUses.keyword)}
          value={list.keyword}
          onChange={(keyword) => change({ keyword })}
        />
      </PropertySection>
      <SearchesSettings />
      <TabsSettings />
    </>
  )
}

function SearchesSettings() {
  const t = useT()
  const words = useLocalizedText()
  const { list, fields, asks, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const searched = [...fields.filter(fieldUses.search), ...asks]
  const taken = new Set(list.searches.map(({ field }) => field))
  return (
    <PropertySection title={t('list-design.searches')}>
      <OrderedRows
        label={t('list-design.searches')}
        rows={list.searches}
        keyOf={({ field }) => field}
        nameOf={({ field, label }) => (label && words(label)) || findFieldName(searched, field)}
        mistakeAt={(place) => mistakeAt(`searches.${place}`)}
        onChange={(searches, about) => change({ searches }, about && `searches.${about}`)}
      >
        {(search, set) => <SearchDetails search={search} onChange={set} />}
      </OrderedRows>
      <AddField
        label={t('list-design.searches.add')}
        fields={searched.filter(({ path }) => !taken.has(path))}
        onAdd={(field) => change({ searches: [...list.searches, { field, multiple: false }] })}
      />
    </PropertySection>
  )
}

function TabsSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { tabs } = list
  return (
    <PropertySection title={t('list-design.tabs')}>
      <FieldRow
        label={t('list-design.tabs.field')}
        help={t('list-design.tabs.help')}
        mistake={mistakeAt('tabs')}
        isOptional
        fields={fields.filter(fieldUses.single)}
        value={tabs?.field}
        onChange={(field) =>
          change({ tabs: field === undefined ? undefined : { withAll: true, ...tabs, field } })
        }
      />
      {tabs && (
        <SwitchRow
          label={t('list-design.tabs.withAll')}
          value={tabs.withAll}
          onChange={(withAll) => change({ tabs: { ...tabs, withAll } })}
          size="default"
        />
      )}
    </PropertySection>
  )
}

/** Label, operator and initial value of one filter field. */
function SearchDetails({ search, onChange }: SearchDetailsProps) {
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
        size="default"
      />
      {field && <SearchInitialValue field={field} search={search} onChange={onChange} />}
    </>
  )
}

type SearchOperatorProps = Pick<SearchDetailsProps, 'search' | 'onChange'> &
  Readonly<{ field: KnownField | undefined }>

function SearchOperator({ search, field, onChange }: SearchOperatorProps) {
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

type Search = ListDefinition['searches'][number]

type SearchDetailsProps = Readonly<{
  search: Search
  onChange: (part: Partial<Search>, about?: string) => void
}>

type InitialValueKind = 'none' | 'value' | 'formula'

/** The filter's value when the list is opened. */
function SearchInitialValue({
  field,
  search,
  onChange,
}: SearchDetailsProps & Readonly<{ field: KnownField }>) {
  const t = useT()
  const { initial } = search

  return (
    <PropertyRow label={t('list-design.initial')}>
      {(id) => (
        <>
          <InitialValueChoice initial={initial} onChange={onChange} />
          {initial && 'value' in initial && (
            <FixedInitialValue field={field} search={search} initial={initial} onChange={onChange} />
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

type InitialValueChoiceProps = Readonly<{
  initial: { value: z.core.util.JSONType } | { formula: string } | undefined
  onChange: (part: Partial<Search>, about?: string) => void
}>

function InitialValueChoice({ initial, onChange }: InitialValueChoiceProps) {
  const t = useT()
  const start: InitialValueKind = initial === undefined ? 'none' : 'formula' in initial ? 'formula' : 'value'
  const fresh: Readonly<Record<InitialValueKind, Search['initial']>> = {
    none: undefined,
    value: { value: null },
    formula: { formula: '' },
  }
  return (
    <Segmented<InitialValueKind>
      block
      size="small"
      value={start}
      options={(['none', 'value', 'formula'] as const).map((value) => ({
        value,
        label: t(`list-design.initial.${value}`),
      }))}
      onChange={(next) => onChange({ initial: fresh[next] })}
    />
  )
}

type FixedInitialValueProps = SearchDetailsProps &
  Readonly<{ field: KnownField; initial: Extract<NonNullable<Search['initial']>, { value: unknown }> }>

function FixedInitialValue({ field, search, initial, onChange }: FixedInitialValueProps) {
  const operator = search.operator ?? findDefaultOperator(field)
  return (
    <ValueField
      field={field}
      operator={operator}
      value={initial.value}
      onChange={(value) => onChange({ initial: { value: z.json().parse(value) } }, 'initial')}
    />
  )
}

function findDefaultOperator({ operators }: KnownField): Operator {
  const preferredOperators = ['between', 'anyOf', 'contains', 'equals'] as const
  return preferredOperators.find((one) => operators.includes(one)) ?? 'isEmpty'
}
