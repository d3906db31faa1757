import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import type { PrintableField } from '../designer/printable-fields.ts'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { FieldRow } from './field-row.tsx'
import { FieldsRow } from './fields-row.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'

export function TableSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'table' }> }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const columns = fields.filter((field) => field.from === 'form' && field.field.parent === block.table)
  return (
    <>
      <FieldRow
        label={t('print-templates.table')}
        fields={fields.filter((field) => field.from === 'form' && field.field.kind.holds === 'rows')}
        value={block.table}
        mistake={mistakeAt('table')}
        onChange={(table) => change({ ...block, table, columns: [], sums: [] })}
      />
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
      <SwitchRow
        label={t('print-templates.numbered')}
        value={block.numbered}
        onChange={(numbered) => change({ ...block, numbered })}
      />
      <SwitchRow
        label={t('print-templates.repeatsHeading')}
        value={block.repeatsHeading}
        onChange={(repeatsHeading) => change({ ...block, repeatsHeading })}
      />
    </>
  )
}

function isNumber(field: PrintableField): boolean {
  return field.from === 'form' && field.field.kind.valueType(field.field.settings) === 'number'
}
