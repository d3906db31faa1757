import { useT } from '@signet/i18n/react'
import { codeFormats, type PrintBlock, recordAddress } from '@signet/print'
import { Select } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { AlignRow } from './align-row.tsx'
import { FieldRow } from './field-row.tsx'
import { NumberRow } from './number-row.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'

export function CodeSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'code' }> }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const own = fields.filter((field) => field.from === 'record' || field.field.kind.holds === 'value')
  return (
    <>
      <PropertyRow label={t('print-templates.format')}>
        {(id) => (
          <Select
            id={id}
            value={block.format}
            options={codeFormats.map((value) => ({ value, label: t(`print-templates.format.${value}`) }))}
            onChange={(format) => change({ ...block, format })}
          />
        )}
      </PropertyRow>
      <FieldRow
        label={t('print-templates.says')}
        fields={[{ path: recordAddress, name: t('print-templates.recordAddress') }, ...own]}
        value={block.says}
        mistake={mistakeAt('says')}
        onChange={(says) => change({ ...block, says })}
      />
      <NumberRow
        label={t('print-templates.codeSize')}
        value={block.size}
        min={5}
        max={100}
        onChange={(size) => change({ ...block, size }, 'size')}
      />
      <SwitchRow
        label={t('print-templates.caption')}
        value={block.caption}
        onChange={(caption) => change({ ...block, caption })}
      />
      <AlignRow value={block.align} onChange={(align) => change({ ...block, align })} />
    </>
  )
}
