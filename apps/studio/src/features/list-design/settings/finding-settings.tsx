import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { FieldSelect } from '../fields/field-select.tsx'
import { FieldsSelect } from '../fields/fields-select.tsx'
import { namedIn } from '../fields/known-fields.ts'
import { servesAs } from '../fields/serves-as.ts'
import { AddField } from './add-field.tsx'
import { SearchDetails } from './search-details.tsx'

/** How people find records: search, filter and tabs. */
export function FindingSettings() {
  const t = useT()
  const words = useWord()
  const { list, fields, asks, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const searched = [...fields.filter(servesAs.search), ...asks]
  const taken = new Set(list.searches.map(({ field }) => field))

  return (
    <>
      <PropertySection title={t('list-design.keyword')}>
        <PropertyRow
          label={t('list-design.keyword.fields')}
          help={t('list-design.keyword.help')}
          mistake={mistakeAt('keyword')}
        >
          {(id) => (
            <FieldsSelect
              id={id}
              most={20}
              fields={fields.filter(servesAs.keyword)}
              value={list.keyword}
              onChange={(keyword) => change({ keyword })}
            />
          )}
        </PropertyRow>
      </PropertySection>
      <PropertySection title={t('list-design.searches')}>
        <OrderedRows
          label={t('list-design.searches')}
          rows={list.searches}
          keyOf={({ field }) => field}
          nameOf={({ field, label }) => (label && words(label)) || namedIn(searched, field)}
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
      <TabsSettings />
    </>
  )
}

function TabsSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { tabs } = list
  return (
    <PropertySection title={t('list-design.tabs')}>
      <PropertyRow
        label={t('list-design.tabs.field')}
        help={t('list-design.tabs.help')}
        mistake={mistakeAt('tabs')}
      >
        {(id) => (
          <FieldSelect
            id={id}
            isOptional
            fields={fields.filter(servesAs.single)}
            value={tabs?.field}
            onChange={(field) =>
              change({ tabs: field === undefined ? undefined : { withAll: true, ...tabs, field } })
            }
          />
        )}
      </PropertyRow>
      {tabs && (
        <PropertyRow label={t('list-design.tabs.withAll')} stands="inline">
          {(id) => (
            <Switch
              id={id}
              checked={tabs.withAll}
              onChange={(withAll) => change({ tabs: { ...tabs, withAll } })}
            />
          )}
        </PropertyRow>
      )}
    </PropertySection>
  )
}
