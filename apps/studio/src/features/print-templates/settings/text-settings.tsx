import { useT } from '@signet/i18n/react'
import { type PrintBlock, textLooks } from '@signet/print'
import { Select } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { AlignRow } from './align-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'
import { WordsField } from './words-field.tsx'

export function TextSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'text' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  return (
    <>
      <PropertyRow
        label={t('print-templates.words')}
        help={t('print-templates.wordsHelp')}
        mistake={mistakeAt('text')}
      >
        {(id) => (
          <WordsField
            id={id}
            rows={3}
            value={block.text}
            onChange={(text) => change({ ...block, text }, 'text')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('print-templates.look')}>
        {(id) => (
          <Select
            id={id}
            value={block.look}
            options={textLooks.map((value) => ({ value, label: t(`print-templates.look.${value}`) }))}
            onChange={(look) => change({ ...block, look })}
          />
        )}
      </PropertyRow>
      <AlignRow value={block.align} onChange={(align) => change({ ...block, align })} />
    </>
  )
}
