import { everyField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { PropertyRow, useWord } from '../../../form-design/index.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'

type MomentFieldProps = Readonly<{ value: string; onChange: (field: string) => void }>

/** The fields of the form that name a moment. */
const momentKinds: ReadonlySet<string> = new Set(['date', 'created-at', 'modified-at'])

export function MomentField({ value, onChange }: MomentFieldProps) {
  const t = useT()
  const words = useWord()
  const { form } = useFlowDesigner()
  const fields = everyField(form.fields).filter(
    ({ path, field }) => !path.includes('.') && momentKinds.has(field.kind),
  )
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
