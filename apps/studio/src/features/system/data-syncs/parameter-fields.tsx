import { type DataSyncParameter, dataSyncMoments } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayChoice } from '../../../kit/fields/pickers.tsx'
import { type Draft, type SourceParameter, useSourceParameters } from './queries.ts'

type ParameterFieldsProps = Readonly<{ draft: Draft; change: (part: Partial<Draft>) => void }>

/** What the interface is asked with: a value or a moment for each of its parameters; others keep their defaults. */
export function ParameterFields({ draft: { interfaceId, parameters }, change }: ParameterFieldsProps) {
  const t = useT()
  const { data: taken } = useSourceParameters(interfaceId)
  if (!taken) return null
  const gone = parameters.filter(({ name }) => !taken.some((one) => one.name === name))
  const fill = (name: string, next: DataSyncParameter | undefined) =>
    change({ parameters: [...parameters.filter((one) => one.name !== name), ...(next ? [next] : [])] })
  return (
    <>
      {taken.map((one) => (
        <ParameterField
          key={one.name}
          parameter={one}
          label={one.label || one.name}
          value={parameters.find(({ name }) => name === one.name)}
          onChange={(next) => fill(one.name, next)}
        />
      ))}
      {gone.map((one) => (
        <ParameterField
          key={one.name}
          parameter={{ name: one.name, type: 'text', default: '' }}
          label={one.name}
          hint={t('data-syncs.parameterGone')}
          value={one}
          onChange={(next) => fill(one.name, next)}
        />
      ))}
    </>
  )
}

type ParameterFieldProps = Readonly<{
  parameter: Pick<SourceParameter, 'name' | 'type' | 'default'>
  label: string
  hint?: string
  value: DataSyncParameter | undefined
  onChange: (value: DataSyncParameter | undefined) => void
}>

type Way = 'default' | 'fixed' | (typeof dataSyncMoments)[number]

function ParameterField({ parameter, label, hint, value, onChange }: ParameterFieldProps) {
  const t = useT()
  const { name, type } = parameter
  const takesMoments = type === 'date' || type === 'text'
  const ways: readonly Way[] = ['default', 'fixed', ...(takesMoments ? dataSyncMoments : [])]
  const way = wayOf(value)
  return (
    <FieldPair>
      <SelectField<Way>
        label={t('data-syncs.parameter', { name: label })}
        hint={hint ?? (way === 'readUntil' ? t('data-syncs.readUntilHint') : undefined)}
        value={way}
        options={ways.map((one) => ({ value: one, label: t(`data-syncs.way.${one}`) }))}
        onChange={(next) => onChange(filledIn(name, next))}
      />
      {value?.kind === 'fixed' && (
        <ValueField
          label={t('data-syncs.parameterValue', { name: label })}
          type={type}
          value={value.value}
          onChange={(text) => onChange({ ...value, value: text })}
        />
      )}
      {value?.kind === 'moment' && value.moment === 'readUntil' && (
        <ValueField
          label={t('data-syncs.first')}
          type={type}
          value={value.first}
          onChange={(first) => onChange({ ...value, first })}
        />
      )}
    </FieldPair>
  )
}

function wayOf(value: DataSyncParameter | undefined): Way {
  if (!value) return 'default'
  return value.kind === 'fixed' ? 'fixed' : value.moment
}

function filledIn(name: string, way: Way): DataSyncParameter | undefined {
  if (way === 'default') return undefined
  if (way === 'fixed') return { kind: 'fixed', name, value: '' }
  return { kind: 'moment', name, moment: way, first: '' }
}

type ValueFieldProps = Readonly<{
  label: string
  type: SourceParameter['type']
  value: string
  onChange: (value: string) => void
}>

function ValueField({ label, type, value, onChange }: ValueFieldProps) {
  const t = useT()
  if (type === 'date')
    return (
      <Labelled label={label}>
        {(id, describedBy) => (
          <DayChoice id={id} describedBy={describedBy} value={value} onChange={onChange} />
        )}
      </Labelled>
    )
  if (type === 'boolean')
    return (
      <SelectField<string>
        label={label}
        placeholder={t('studio.choose')}
        value={value || null}
        options={(['true', 'false'] as const).map((one) => ({
          value: one,
          label: t(`data-syncs.truth.${one}`),
        }))}
        onChange={onChange}
      />
    )
  return <TextField label={label} maxLength={500} value={value} onChange={onChange} />
}
