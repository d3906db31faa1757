import { useT } from '@signet/i18n/react'
import { AppTile, appIconNames } from '@signet/ui'
import { AutoComplete, Input, Select } from 'antd'
import { NamedSelect } from '../../kit/properties/named-select.tsx'
import { PropertyRow } from '../../kit/properties/property-row.tsx'
import { PropertySection } from '../../kit/properties/property-section.tsx'
import { useAnsweredColumns } from './use-answered-columns.ts'
import styles from './view-desk.module.css'
import { useViewEditor } from './view-editor.ts'

/** Name, icon, interface and key column of the view. */
export function SourcePart() {
  const t = useT()
  const { draft, change } = useViewEditor()
  const columns = useAnsweredColumns()
  const { source } = draft
  return (
    <PropertySection title={t('data-views.source')}>
      <PropertyRow label={t('data-views.name')}>
        {(id) => (
          <Input
            id={id}
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value }, 'name')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('data-views.category')}>
        {(id) => (
          <Input
            id={id}
            maxLength={60}
            value={draft.category}
            onChange={({ target }) => change({ category: target.value }, 'category')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('data-views.icon')}>
        {(id) => (
          <Select<string>
            id={id}
            value={source.icon}
            options={['', ...appIconNames].map((value) => ({
              value,
              label: (
                <span className={styles.icon}>
                  <AppTile icon={value} name={draft.name} seed={draft.definition.key} size={32} />
                  {value || t('data-views.noIcon')}
                </span>
              ),
            }))}
            onChange={(icon) => change({ source: { ...source, icon } })}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('data-views.interface')}>
        {(id) => (
          <NamedSelect
            id={id}
            of="interface"
            value={source.interface}
            onChange={(next) => change({ source: { ...source, interface: next } })}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('data-views.key')} help={t('data-views.key.help')}>
        {(id) => (
          <AutoComplete
            id={id}
            value={source.key}
            options={columns.map((value) => ({ value }))}
            onChange={(key) => change({ source: { ...source, key } }, 'key')}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}
