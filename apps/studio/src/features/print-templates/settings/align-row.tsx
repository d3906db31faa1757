import { useT } from '@signet/i18n/react'
import { alignments } from '@signet/print'
import { Segmented } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'

type Alignment = (typeof alignments)[number]
type AlignRowProps = Readonly<{ value: Alignment; onChange: (align: Alignment) => void }>

export function AlignRow({ value, onChange }: AlignRowProps) {
  const t = useT()
  const label = t('print-templates.align')
  return (
    <PropertyRow label={label} stands="group">
      {() => (
        <Segmented<Alignment>
          block
          aria-label={label}
          value={value}
          options={alignments.map((one) => ({ value: one, label: t(`print-templates.align.${one}`) }))}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}
