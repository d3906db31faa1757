import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { PropertyRow, PropertySection } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { FieldSelect } from '../fields/field-select.tsx'
import { servesAs } from '../fields/serves-as.ts'

/** One tab for each value of a field. */
export function TabsSettings() {
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
