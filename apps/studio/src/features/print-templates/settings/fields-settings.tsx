import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import { FieldRow, FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { SegmentedRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { type PrintableField, useTemplateDesigner } from '../designer/template-context.ts'
import { NumberRow, useMistakeAt } from './setting-rows.tsx'

type FieldsBlock = Extract<PrintBlock, { kind: 'fields' }>
const which = ['all', 'chosen'] as const
const looks = ['grid', 'plain'] as const

export function FieldsSettings({ block }: Readonly<{ block: FieldsBlock }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const whole = fields.filter((field) => field.from === 'record' || field.field.parent === undefined)
  const every = whole.filter(({ from }) => from === 'form').map(({ path }) => path)
  const { fields: chosen } = block
  return (
    <>
      <SegmentedRow<(typeof which)[number]>
        label={t('print-templates.fields')}
        value={chosen === 'all' ? 'all' : 'chosen'}
        options={which.map((value) => ({ value, label: t(`print-templates.fields.${value}`) }))}
        onChange={(next) => change({ ...block, fields: next === 'all' ? 'all' : every })}
      />
      {chosen !== 'all' && (
        <FieldsRow
          label={t('print-templates.fields.chosen')}
          fields={whole}
          value={chosen}
          mistake={mistakeAt('fields')}
          onChange={(next) => change({ ...block, fields: next })}
        />
      )}
      <GridSettings block={block} />
    </>
  )
}

/** Columns and lines of the grid. */
function GridSettings({ block }: Readonly<{ block: FieldsBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <>
      <NumberRow
        label={t('print-templates.columns')}
        value={block.columns}
        min={1}
        max={4}
        onChange={(columns) => change({ ...block, columns })}
      />
      <SegmentedRow<FieldsBlock['lines']>
        label={t('print-templates.lines')}
        value={block.lines}
        options={looks.map((value) => ({ value, label: t(`print-templates.lines.${value}`) }))}
        onChange={(lines) => change({ ...block, lines })}
      />
      <SwitchRow
        label={t('print-templates.withEmpty')}
        value={block.withEmpty}
        onChange={(withEmpty) => change({ ...block, withEmpty })}
      />
    </>
  )
}

type TableBlock = Extract<PrintBlock, { kind: 'table' }>
const tableSwitches = ['numbered', 'repeatsHeading'] as const

export function TableSettings({ block }: Readonly<{ block: TableBlock }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  return (
    <>
      <FieldRow
        label={t('print-templates.table')}
        fields={fields.filter((field) => field.from === 'form' && field.field.kind.holds === 'rows')}
        value={block.table}
        mistake={mistakeAt('table')}
        onChange={(table = '') => change({ ...block, table, columns: [], sums: [] })}
      />
      <TableColumns block={block} />
      {tableSwitches.map((name) => (
        <SwitchRow
          key={name}
          label={t(`print-templates.${name}`)}
          value={block[name]}
          onChange={(isOn) => change({ ...block, [name]: isOn })}
        />
      ))}
    </>
  )
}

/** The columns of the table, and those with a sum below. */
function TableColumns({ block }: Readonly<{ block: TableBlock }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const columns = fields.filter((field) => field.from === 'form' && field.field.parent === block.table)
  return (
    <>
      <FieldsRow
        label={t('print-templates.tableColumns')}
        fields={columns}
        value={block.columns}
        placeholder={t('print-templates.everyColumn')}
        mistake={mistakeAt('columns')}
        onChange={(next) => change({ ...block, columns: next })}
      />
      <FieldsRow
        label={t('print-templates.sums')}
        fields={columns.filter(isNumber)}
        value={block.sums}
        mistake={mistakeAt('sums')}
        onChange={(sums) => change({ ...block, sums })}
      />
    </>
  )
}

function isNumber(field: PrintableField): boolean {
  return field.from === 'form' && field.field.kind.valueType(field.field.settings) === 'number'
}
