import { useT } from '@signet/i18n/react'
import { Select, Switch } from 'antd'
import { PropertyRow, PropertySection } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { FieldsSelect } from '../fields/fields-select.tsx'
import { servesAs } from '../fields/serves-as.ts'

const pageSizes = [20, 50, 80, 100] as const

/** Sums, how long a page is, and whether cells are changed where they stand. */
export function PageSettings() {
  const t = useT()
  const { form, list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <PropertySection title={t('list-design.table')}>
      <PropertyRow label={t('list-design.sums')} mistake={mistakeAt('sums')}>
        {(id) => (
          <FieldsSelect
            id={id}
            most={20}
            fields={fields.filter(servesAs.sum)}
            value={list.sums}
            onChange={(sums) => change({ sums })}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.pageSize')}>
        {(id) => (
          <Select<(typeof pageSizes)[number]>
            id={id}
            value={list.pageSize}
            options={pageSizes.map((value) => ({
              value,
              label: t('list-design.pageSize.rows', { count: value }),
            }))}
            onChange={(pageSize) => change({ pageSize })}
          />
        )}
      </PropertyRow>
      {!form.dataView && (
        <PropertyRow
          label={t('list-design.inlineEdit')}
          help={t('list-design.inlineEdit.help')}
          stands="inline"
        >
          {(id) => (
            <Switch id={id} checked={list.inlineEdit} onChange={(inlineEdit) => change({ inlineEdit })} />
          )}
        </PropertyRow>
      )}
    </PropertySection>
  )
}
