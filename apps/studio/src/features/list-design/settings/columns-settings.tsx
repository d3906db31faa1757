import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { InputNumber, Segmented, Select, Switch } from 'antd'
import { PropertyRow, PropertySection, useWord, WordsControl } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { FieldsSelect } from '../fields/fields-select.tsx'
import { namedIn } from '../fields/known-fields.ts'
import { servesAs } from '../fields/serves-as.ts'
import { AddField } from './add-field.tsx'
import { SortSettings } from './sort-settings.tsx'

type Column = ListDefinition['columns'][number]

/** Which columns there are, in which order, and how each stands. */
export function ColumnsSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const nameOf = useColumnName()
  const left = fields.filter(({ path }) => !list.columns.some(({ field }) => field === path))

  return (
    <>
      <PropertySection title={t('list-design.columns')}>
        {list.columns.length === 0 && <p role="alert">{mistakeAt('columns')}</p>}
        <OrderedRows
          label={t('list-design.columns')}
          rows={list.columns}
          keyOf={({ field }) => field}
          nameOf={nameOf}
          mistakeAt={(place) => mistakeAt(`columns.${place}`)}
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
        <AddField
          label={t('list-design.columns.add')}
          fields={left}
          onAdd={(field) =>
            change({
              columns: [
                ...list.columns,
                { field, align: 'left', fixed: 'none', sortable: true, shown: true },
              ],
            })
          }
        />
      </PropertySection>
      <SortSettings />
      <PageSettings />
    </>
  )
}

/** What a column is called: its own label, or the field's. */
export function useColumnName(): (column: Pick<Column, 'field' | 'label'>) => string {
  const words = useWord()
  const { fields } = useListDesigner()
  return ({ field, label }) => (label && words(label)) || namedIn(fields, field)
}

type ColumnDetailsProps = Readonly<{
  column: Column
  onChange: (part: Partial<Column>, about?: string) => void
}>

function ColumnDetails({ column, onChange }: ColumnDetailsProps) {
  const t = useT()
  const { fields } = useListDesigner()
  const isSortable = fields.find(({ path }) => path === column.field)?.isSortable === true
  return (
    <>
      <PropertyRow label={t('list-design.column.label')} help={t('list-design.column.label.help')}>
        {(id) => (
          <WordsControl
            id={id}
            value={column.label ?? ''}
            onChange={(label) => onChange({ label: label === '' ? undefined : label }, 'label')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.column.width')}>
        {(id) => (
          <InputNumber
            id={id}
            min={40}
            max={1000}
            precision={0}
            placeholder={t('list-design.column.width.auto')}
            value={column.width ?? null}
            onChange={(width) => onChange({ width: width ?? undefined }, 'width')}
          />
        )}
      </PropertyRow>
      <Standing
        name="align"
        values={['left', 'center', 'right'] as const}
        value={column.align}
        onChange={(align) => onChange({ align })}
      />
      <Standing
        name="fixed"
        values={['none', 'left', 'right'] as const}
        value={column.fixed}
        onChange={(fixed) => onChange({ fixed })}
      />
      {isSortable && (
        <PropertyRow label={t('list-design.column.sortable')} stands="inline">
          {(id) => (
            <Switch id={id} checked={column.sortable} onChange={(sortable) => onChange({ sortable })} />
          )}
        </PropertyRow>
      )}
    </>
  )
}

type StandingProps<Value extends string> = Readonly<{
  name: 'align' | 'fixed'
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}>

function Standing<Value extends string>({ name, values, value, onChange }: StandingProps<Value>) {
  const t = useT()
  return (
    <PropertyRow label={t(`list-design.column.${name}`)} stands="group">
      {() => (
        <Segmented<Value>
          block
          value={value}
          options={values.map((one) => ({ value: one, label: t(`list-design.column.${name}.${one}`) }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}

const pageSizes = [20, 50, 80, 100] as const

function PageSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
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
      <PropertyRow
        label={t('list-design.inlineEdit')}
        help={t('list-design.inlineEdit.help')}
        stands="inline"
      >
        {(id) => (
          <Switch id={id} checked={list.inlineEdit} onChange={(inlineEdit) => change({ inlineEdit })} />
        )}
      </PropertyRow>
    </PropertySection>
  )
}
