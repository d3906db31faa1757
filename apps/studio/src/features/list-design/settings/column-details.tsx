import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { InputNumber } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useListDesigner } from '../designer/list-context.ts'

type Column = ListDefinition['columns'][number]

type ColumnDetailsProps = Readonly<{
  column: Column
  onChange: (part: Partial<Column>, about?: string) => void
}>

/** Label and display of one column. */
export function ColumnDetails({ column, onChange }: ColumnDetailsProps) {
  const t = useT()
  const { fields } = useListDesigner()
  const isSortable = fields.find(({ path }) => path === column.field)?.isSortable === true
  return (
    <>
      <WordsRow
        label={t('list-design.column.label')}
        help={t('list-design.column.label.help')}
        value={column.label ?? ''}
        onChange={(label) => onChange({ label: label === '' ? undefined : label }, 'label')}
      />
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
      <ChoiceRow
        name="align"
        values={['auto', 'left', 'center', 'right'] as const}
        value={column.align}
        onChange={(align) => onChange({ align })}
      />
      <ChoiceRow
        name="fixed"
        values={['none', 'left', 'right'] as const}
        value={column.fixed}
        onChange={(fixed) => onChange({ fixed })}
      />
      {isSortable && (
        <SwitchRow
          label={t('list-design.column.sortable')}
          value={column.sortable}
          onChange={(sortable) => onChange({ sortable })}
          size="medium"
        />
      )}
    </>
  )
}

type ChoiceRowProps<Value extends string> = Readonly<{
  name: 'align' | 'fixed'
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}>

function ChoiceRow<Value extends string>({ name, values, value, onChange }: ChoiceRowProps<Value>) {
  const t = useT()
  return (
    <SegmentedRow<Value>
      label={t(`list-design.column.${name}`)}
      value={value}
      options={values.map((one) => ({ value: one, label: t(`list-design.column.${name}.${one}`) }))}
      onChange={onChange}
    />
  )
}
