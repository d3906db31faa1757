import { everyField, isInstant } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { useWord } from '../../../kit/properties/words-control.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'

type MomentFieldProps = Readonly<{ value: string; onChange: (field: string) => void }>

export function MomentField({ value, onChange }: MomentFieldProps) {
  const t = useT()
  const words = useWord()
  const { form } = useFlowDesigner()
  const fields = everyField(form.fields).filter(({ path, field }) => !path.includes('.') && isInstant(field))
  return (
    <PropertyRow label={t('flow-design.limit.field')}>
      {(id) => (
        <Select
          id={id}
          value={value || null}
          placeholder={t('flow-design.limit.field')}
          options={fields.map(({ path, field }) => ({ value: path, label: words(field.label) || path }))}
          notFoundContent={t('flow-design.limit.noField')}
          onChange={onChange}
        />
      )}
    </PropertyRow>
  )
}
