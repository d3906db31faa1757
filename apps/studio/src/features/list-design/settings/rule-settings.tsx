import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { ConditionsField } from '../fields/conditions-field.tsx'
import { fieldUses } from '../fields/known-fields.ts'

const parts = ['columns', 'fields', 'buttons', 'records'] as const
const modes = ['add', 'addAndUpdate'] as const
const noRules = { match: 'all', conditions: [] } as const
const maxImportKeys = 6
const maxOwnFields = 10

/** Settings of records, permissions and imports. */
export function RuleSettings() {
  const { form } = useListDesigner()

  return (
    <>
      <RecordRules />
      <RestrictionSettings />
      {!form.dataView && <OwnSettings />}
      {!form.dataView && <ImportSettings />}
    </>
  )
}

function RecordRules() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const mistake = mistakeAt('only')
  return (
    <PropertySection title={t('list-design.only')}>
      <PropertyRow
        label={t('list-design.only.rules')}
        help={t('list-design.only.help')}
        mistake={mistake}
        arrangement="group"
      >
        {() => (
          <ConditionsField
            label={t('list-design.only.rules')}
            fields={fields}
            rules={list.only ?? noRules}
            onChange={(only) => change({ only: only.conditions.length > 0 ? only : undefined }, 'only')}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}

function RestrictionSettings() {
  const t = useT()
  const { list, change } = useListDesigner()
  return (
    <PropertySection title={t('list-design.restricts')}>
      {parts.map((part) => (
        <SwitchRow
          key={part}
          label={t(`list-design.restricts.${part}`)}
          help={t(`list-design.restricts.${part}.help`)}
          value={list.restricts[part]}
          onChange={(isOn) => change({ restricts: { ...list.restricts, [part]: isOn } })}
          size="medium"
        />
      ))}
    </PropertySection>
  )
}

/** Who has records without a permission, and whether cases are open like other records. */
function OwnSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <PropertySection title={t('list-design.own')}>
      {list.restricts.records && (
        <FieldsRow
          label={t('list-design.own.fields')}
          help={t('list-design.own.help')}
          mistake={mistakeAt('own')}
          most={maxOwnFields}
          fields={fields.filter(fieldUses.person)}
          value={list.own}
          onChange={(own) => change({ own })}
        />
      )}
      <SwitchRow
        label={t('list-design.cases.open')}
        help={t('list-design.cases.help')}
        value={list.cases === 'open'}
        onChange={(isOpen) => change({ cases: isOpen ? 'open' : 'forReaders' })}
        size="medium"
      />
    </PropertySection>
  )
}

function ImportSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { importing } = list
  return (
    <PropertySection title={t('list-design.importing')}>
      <SegmentedRow<ListDefinition['importing']['mode']>
        label={t('list-design.importing.mode')}
        value={importing.mode}
        options={modes.map((value) => ({ value, label: t(`list-design.importing.${value}`) }))}
        onChange={(mode) => change({ importing: { ...importing, mode } })}
      />
      {importing.mode === 'addAndUpdate' && (
        <FieldsRow
          label={t('list-design.importing.keys')}
          help={t('list-design.importing.keys.help')}
          mistake={mistakeAt('importing')}
          most={maxImportKeys}
          fields={fields.filter(fieldUses.single)}
          value={importing.keys}
          onChange={(keys) => change({ importing: { ...importing, keys } })}
        />
      )}
    </PropertySection>
  )
}
