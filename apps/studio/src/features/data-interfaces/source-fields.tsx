import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Input, Select } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { CodeAreaField, SegmentedField, SelectField } from '../../kit/fields/labelled-inputs.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import { HttpFields } from './http-fields.tsx'
import { type Draft, freshSources, type Source, sourceChoicesQuery } from './queries.ts'

type SourceFieldsProps = Readonly<{ draft: Draft; onChange: (part: Partial<Draft>) => void }>

const kinds = ['static', 'sql', 'http'] as const

export function SourceFields({ draft, onChange }: SourceFieldsProps) {
  const t = useT()
  const { source, rowsText } = draft

  return (
    <>
      <SegmentedField<Source['kind']>
        label={t('data-interfaces.kind')}
        hint={t(`data-interfaces.kindHint.${source.kind}`)}
        value={source.kind}
        onChange={(kind) => onChange({ source: freshSources[kind] })}
        options={kinds.map((kind) => ({ value: kind, label: t(`data-interfaces.kind.${kind}`) }))}
      />
      {source.kind === 'static' && (
        <CodeAreaField
          label={t('data-interfaces.rows')}
          hint={t('data-interfaces.rowsHint')}
          rows={14}
          value={rowsText}
          onChange={(text) => onChange({ rowsText: text })}
        />
      )}
      {source.kind === 'sql' && <SqlFields source={source} onChange={(next) => onChange({ source: next })} />}
      {source.kind === 'http' && (
        <HttpFields source={source} onChange={(next) => onChange({ source: next })} />
      )}
    </>
  )
}

type Sql = Extract<Source, { kind: 'sql' }>

type SqlFieldsProps = Readonly<{ source: Sql; onChange: (source: Sql) => void }>

/** One query on a read-only connection. */
function SqlFields({ source, onChange }: SqlFieldsProps) {
  const t = useT()
  const { data } = useQuery(sourceChoicesQuery(useClient()))

  return (
    <>
      <SelectField
        label={t('data-interfaces.source')}
        hint={t('data-interfaces.sourceHint')}
        value={source.sourceId || null}
        options={(data?.list ?? []).map((one) => ({ value: one.id, label: one.fullName }))}
        onChange={(sourceId) => onChange({ ...source, sourceId: sourceId ?? '' })}
      />
      <CodeAreaField
        label={t('data-interfaces.statement')}
        hint={t('data-interfaces.statementHint')}
        rows={8}
        isRequired
        value={source.statement}
        onChange={(text) => onChange({ ...source, statement: text })}
      />
    </>
  )
}

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
      {(parameter, change, position) => (
        <ParameterRow index={position} parameter={parameter} change={change} />
      )}
    </RowEditor>
  )
}

type ParameterRowProps = Readonly<{
  index: number
  parameter: Parameter
  change: (part: Partial<Parameter>) => void
}>

function ParameterRow({ index, parameter, change }: ParameterRowProps) {
  const t = useT()
  return (
    <>
      <Input
        required
        pattern="[a-zA-Z][a-zA-Z0-9_]{0,39}"
        spellCheck={false}
        aria-label={t('data-interfaces.parameterName', { place: index })}
        placeholder={t('data-interfaces.parameterNameHint')}
        value={parameter.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select
        aria-label={t('data-interfaces.parameterType', { place: index })}
        value={parameter.type}
        options={types.map((type) => ({ value: type, label: t(`data-interfaces.type.${type}`) }))}
        onChange={(type) => change({ type })}
      />
      <Select
        aria-label={t('data-interfaces.parameterSource', { place: index })}
        value={parameter.source}
        options={sources.map((one) => ({ value: one, label: t(`data-interfaces.from.${one}`) }))}
        onChange={(source) => change({ source })}
      />
      <Input
        maxLength={500}
        aria-label={t('data-interfaces.parameterDefault', { place: index })}
        placeholder={t('data-interfaces.default')}
        value={parameter.default}
        onChange={({ target }) => change({ default: target.value })}
      />
      <Checkbox checked={parameter.required} onChange={({ target }) => change({ required: target.checked })}>
        {t('data-interfaces.required')}
      </Checkbox>
    </>
  )
}
