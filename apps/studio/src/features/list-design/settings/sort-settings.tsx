import { useT } from '@signet/i18n/react'
import { Segmented } from 'antd'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { namedIn } from '../fields/known-fields.ts'
import { servesAs } from '../fields/serves-as.ts'
import { AddField } from './add-field.tsx'

const mostKeys = 5
const directions = ['ascending', 'descending'] as const

/** The default order of records. */
export function SortSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const left = fields
    .filter(servesAs.sort)
    .filter(({ path }) => !list.sort.some(({ field }) => field === path))
  const turn = (field: string, direction: (typeof directions)[number]) =>
    change({ sort: list.sort.map((one) => (one.field === field ? { field, direction } : one)) })

  return (
    <PropertySection title={t('list-design.sort')}>
      <OrderedRows
        label={t('list-design.sort')}
        rows={list.sort}
        keyOf={({ field }) => field}
        nameOf={({ field }) => namedIn(fields, field)}
        mistakeAt={(place) => mistakeAt(`sort.${place}`)}
        onChange={(sort) => change({ sort })}
      >
        {({ field, direction }) => (
          <Segmented
            value={direction}
            options={directions.map((value) => ({ value, label: t(`list-design.sort.${value}`) }))}
            onChange={(next) => turn(field, next)}
          />
        )}
      </OrderedRows>
      {list.sort.length < mostKeys && (
        <AddField
          label={t('list-design.sort.add')}
          fields={left}
          onAdd={(field) => change({ sort: [...list.sort, { field, direction: 'descending' }] })}
        />
      )}
    </PropertySection>
  )
}
