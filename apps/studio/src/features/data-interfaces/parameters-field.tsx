import { useT } from '@signet/i18n/react'
import { Checkbox, Input, Select } from 'antd'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import type { Draft } from './interface-draft.ts'

type Parameter = Draft['parameters'][number]
type ParametersFieldProps = Readonly<{
  parameters: readonly Parameter[]
  onChange: (parameters: Parameter[]) => void
}>

const types = ['text', 'number', 'boolean', 'date'] as const
const sources = ['caller', 'person', 'organization', 'position', 'today', 'now'] as const
const fresh: Parameter = { name: '', label: '', type: 'text', required: false, default: '', source: 'caller' }

/** The parameters of an interface, and where their values come from. */
export function ParametersField({ parameters, onChange }: ParametersFieldProps) {
  const t = useT()
  return (
    <RowEditor<Parameter>
      label={t('data-interfaces.parameters')}
      rows={parameters}
      fresh={fresh}
      addLabel={t('data-interfaces.addParameter')}
      most={50}
      onChange={onChange}
    >
      {(parameter, change, place) => (
        <>
          <Input
            required
            pattern="[a-zA-Z][a-zA-Z0-9_]{0,39}"
            spellCheck={false}
            aria-label={t('data-interfaces.parameterName', { place })}
            placeholder={t('data-interfaces.parameterNameHint')}
            value={parameter.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Select
            aria-label={t('data-interfaces.parameterType', { place })}
            value={parameter.type}
            options={types.map((type) => ({ value: type, label: t(`data-interfaces.type.${type}`) }))}
            onChange={(type) => change({ type })}
          />
          <Select
            aria-label={t('data-interfaces.parameterSource', { place })}
            value={parameter.source}
            options={sources.map((one) => ({ value: one, label: t(`data-interfaces.from.${one}`) }))}
            onChange={(source) => change({ source })}
          />
          <Input
            maxLength={500}
            aria-label={t('data-interfaces.parameterDefault', { place })}
            placeholder={t('data-interfaces.default')}
            value={parameter.default}
            onChange={({ target }) => change({ default: target.value })}
          />
          <Checkbox
            checked={parameter.required}
            onChange={({ target }) => change({ required: target.checked })}
          >
            {t('data-interfaces.required')}
          </Checkbox>
        </>
      )}
    </RowEditor>
  )
}
