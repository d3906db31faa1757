import { useT } from '@signet/i18n/react'
import { dividerLines, type PrintBlock } from '@signet/print'
import { Select } from 'antd'
import { PropertyRow } from '../../form-design/index.ts'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { NumberRow } from './number-row.tsx'

export function DividerSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'divider' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <PropertyRow label={t('print-templates.line')}>
      {(id) => (
        <Select
          id={id}
          value={block.line}
          options={dividerLines.map((value) => ({ value, label: t(`print-templates.line.${value}`) }))}
          onChange={(line) => change({ ...block, line })}
        />
      )}
    </PropertyRow>
  )
}

export function SpaceSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'space' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <NumberRow
      label={t('print-templates.height')}
      value={block.height}
      min={1}
      max={250}
      onChange={(height) => change({ ...block, height }, 'height')}
    />
  )
}
