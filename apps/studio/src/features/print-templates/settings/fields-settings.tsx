import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import { Segmented } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { FieldsRow } from './fields-row.tsx'
import { NumberRow } from './number-row.tsx'
import { SwitchRow } from './switch-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'

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
      <PropertyRow label={t('print-templates.fields')} stands="group">
        {() => (
          <Segmented<(typeof which)[number]>
            block
            aria-label={t('print-templates.fields')}
            value={chosen === 'all' ? 'all' : 'chosen'}
            options={which.map((value) => ({ value, label: t(`print-templates.fields.${value}`) }))}
            onChange={(next) => change({ ...block, fields: next === 'all' ? 'all' : every })}
          />
        )}
      </PropertyRow>
      {chosen !== 'all' && (
        <FieldsRow
          label={t('print-templates.fields.chosen')}
          fields={whole}
          value={chosen}
          mistake={mistakeAt('fields')}
          onChange={(next) => change({ ...block, fields: next })}
        />
      )}
      <NumberRow
        label={t('print-templates.columns')}
        value={block.columns}
        min={1}
        max={4}
        onChange={(columns) => change({ ...block, columns })}
      />
      <PropertyRow label={t('print-templates.lines')} stands="group">
        {() => (
          <Segmented<FieldsBlock['lines']>
            block
            aria-label={t('print-templates.lines')}
            value={block.lines}
            options={looks.map((value) => ({ value, label: t(`print-templates.lines.${value}`) }))}
            onChange={(lines) => change({ ...block, lines })}
          />
        )}
      </PropertyRow>
      <SwitchRow
        label={t('print-templates.withEmpty')}
        value={block.withEmpty}
        onChange={(withEmpty) => change({ ...block, withEmpty })}
      />
    </>
  )
}
