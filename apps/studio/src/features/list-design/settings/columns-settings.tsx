import { useT } from '@signet/i18n/react'
import { Segmented, Switch } from 'antd'
import { AddField, FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useColumnName, useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { fieldUses, findFieldName } from '../fields/known-fields.ts'
import { ColumnDetails } from './column-details.tsx'

/** Columns, their order and display. */
export function ColumnsSettings() {
  const t = useT()
  const { list } = useListDesigner()
  const mistakeAt = useMistakeAt()

  return (
    <>
      <PropertySection title={t('list-design.columns')}>
        {list.columns.length === 0 && <p role="alert">{mistakeAt('columns')}</p>}
        <ColumnRows />
        <AddColumn />
      </PropertySection>
      <SortSettings />
      <PageSettings />
    </>
  )
}

function ColumnRows() {
  const t = useT()
  const { list, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const nameOf = useColumnName()
  return (
    <OrderedRows
      label={t('list-design.columns')}
      rows={list.columns}
      keyOf={({ field }) => field}
      nameOf={nameOf}
      mistakeAt={(index) => mistakeAt(`columns.${index}`)}
      quick={(column, set) => (
        <Switch
          size="small"
          aria-label={t('list-design.shown', { name: nameOf(column) })}
          checked={column.shown}
          onChange={(shown) => set({ shown })}
        />
      )}
      onChange={(columns, about) => change({ columns }, about && `columns.${about}`)}
    >
      {(column, set) => <ColumnDetails column={column} onChange={set} />}
    </OrderedRows>
  )
}

function AddColumn() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const left = fields.filter(({ path }) => !list.columns.some(({ field }) => field === path))
  return (
    <AddField
      label={t('list-design.columns.add')}
      fields={left}
      onAdd={(field) =>
        change({
          columns: [...list.columns, { field, align: 'auto', fixed: 'none', sortable: true, shown: true }],
        })
      }
    />
  )
}

const pageSizes = [20, 50, 80, 100] as const

/** Sums, page size, and editing in cells. */
function PageSettings() {
  const t = useT()
  const { form, list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <PropertySection title={t('list-design.table')}>
      <FieldsRow
        label={t('list-design.sums')}
        mistake={mistakeAt('sums')}
        most={20}
        fields={fields.filter(fieldUses.sum)}
        value={list.sums}
        onChange={(sums) => change({ sums })}
      />
      <PageSizeRow />
      {!form.dataView && (
        <SwitchRow
          label={t('list-design.inlineEdit')}
          help={t('list-design.inlineEdit.help')}
          value={list.inlineEdit}
          onChange={(inlineEdit) => change({ inlineEdit })}
          size="medium"
        />
      )}
    </PropertySection>
  )
}

function PageSizeRow() {
  const t = useT()
  const { list, change } = useListDesigner()
  return (
    <SelectRow<(typeof pageSizes)[number]>
      label={t('list-design.pageSize')}
      value={list.pageSize}
      options={pageSizes.map((value) => ({
        value,
        label: t('list-design.pageSize.rows', { count: value }),
      }))}
      onChange={(pageSize) => change({ pageSize })}
    />
  )
}

const maxSortKeys = 5
const directions = ['ascending', 'descending'] as const

/** The default order of records. */
function SortSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const left = fields
    .filter(fieldUses.sort)
    .filter(({ path }) => !list.sort.some(({ field }) => field === path))

  return (
    <PropertySection title={t('list-design.sort')}>
      <SortRows />
      {list.sort.length < maxSortKeys && (
        <AddField
          label={t('list-design.sort.add')}
          fields={left}
          onAdd={(field) => change({ sort: [...list.sort, { field, direction: 'descending' }] })}
        />
      )}
    </PropertySection>
  )
}

function SortRows() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const turn = (field: string, direction: (typeof directions)[number]) =>
    change({ sort: list.sort.map((one) => (one.field === field ? { field, direction } : one)) })
  return (
    <OrderedRows
      label={t('list-design.sort')}
      rows={list.sort}
      keyOf={({ field }) => field}
      nameOf={({ field }) => findFieldName(fields, field)}
      mistakeAt={(index) => mistakeAt(`sort.${index}`)}
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
  )
}
