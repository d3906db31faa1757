import { useT } from '@signet/i18n/react'
import { AddField, FieldRow, FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { fieldUses, findFieldName } from '../fields/known-fields.ts'
import { SearchDetails } from './search-details.tsx'

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
        mistakeAt={(index) => mistakeAt(`searches.${index}`)}
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
          size="medium"
        />
      )}
    </PropertySection>
  )
}
