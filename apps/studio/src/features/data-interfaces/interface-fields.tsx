import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FieldPair } from '../../kit/fields/edit-form.tsx'
import { NumberField, SelectField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import { WordsControl } from '../../kit/properties/words-control.tsx'
import { type Draft, rolesQuery } from './queries.ts'
import { ParametersField, SourceFields } from './source-fields.tsx'

type InterfaceFieldsProps = Readonly<{
  draft: Draft
  onChange: (draft: Draft) => void
  code?: ReactNode
}>

/** All settings of an interface. */
export function InterfaceFields({ draft, onChange, code }: InterfaceFieldsProps) {
  const t = useT()
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })

  return (
    <>
      <NameFields draft={draft} change={change} />
      {code}
      <AudienceField audience={draft.audience} onChange={(audience) => change({ audience })} />
      <SourceFields draft={draft} onChange={change} />
      <ParametersField parameters={draft.parameters} onChange={(parameters) => change({ parameters })} />
      <ColumnsField columns={draft.columns} onChange={(columns) => change({ columns })} />
      <NumberField
        label={t('data-interfaces.seconds')}
        min={1}
        max={30}
        value={draft.seconds}
        onChange={(seconds) => change({ seconds: seconds ?? 10 })}
      />
    </>
  )
}

type NameFieldsProps = Pick<InterfaceFieldsProps, 'draft'> &
  Readonly<{ change: (part: Partial<Draft>) => void }>

/** Name and category. */
function NameFields({ draft, change }: NameFieldsProps) {
  const t = useT()
  return (
    <FieldPair>
      <TextField
        label={t('data-interfaces.name')}
        required
        maxLength={100}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <TextField
        label={t('data-interfaces.category')}
        maxLength={60}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
    </FieldPair>
  )
}

type Column = Draft['columns'][number]

type ColumnsFieldProps = Readonly<{ columns: readonly Column[]; onChange: (columns: Column[]) => void }>

/** Columns to return; empty means all. */
function ColumnsField({ columns, onChange }: ColumnsFieldProps) {
  const t = useT()
  return (
    <RowEditor<Column>
      label={t('data-interfaces.columns')}
      rows={columns}
      fresh={{ name: '', label: '' }}
      addLabel={t('data-interfaces.addColumn')}
      most={200}
      onChange={onChange}
    >
      {(column, change, position) => <ColumnRow index={position} column={column} change={change} />}
    </RowEditor>
  )
}

type ColumnRowProps = Readonly<{ index: number; column: Column; change: (part: Partial<Column>) => void }>

function ColumnRow({ index, column, change }: ColumnRowProps) {
  const t = useT()
  return (
    <>
      <Input
        required
        maxLength={100}
        spellCheck={false}
        aria-label={t('data-interfaces.columnName', { place: index })}
        placeholder={t('data-interfaces.columnNameHint')}
        value={column.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <WordsControl
        label={t('data-interfaces.columnLabel', { place: index })}
        value={column.label}
        onChange={(label) => change({ label })}
      />
    </>
  )
}

type Audience = Draft['audience']
type AudienceFieldProps = Readonly<{ audience: Audience; onChange: (audience: Audience) => void }>

const kinds = ['administrators', 'members', 'roles'] as const

/** Who may call an interface directly. */
function AudienceField({ audience, onChange }: AudienceFieldProps) {
  const t = useT()
  const { data: roles } = useQuery(rolesQuery(useClient()))
  const turnTo = (kind: Audience['kind']) => onChange(kind === 'roles' ? { kind, roleIds: [] } : { kind })

  return (
    <FieldPair>
      <SelectField<Audience['kind']>
        label={t('data-interfaces.audience')}
        hint={t('data-interfaces.audienceHint')}
        value={audience.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`data-interfaces.audience.${kind}`) }))}
        onChange={turnTo}
      />
      {audience.kind === 'roles' && (
        <SelectField
          label={t('data-interfaces.roles')}
          mode="multiple"
          value={audience.roleIds}
          options={(roles?.list ?? []).map((role) => ({ value: role.id, label: role.fullName }))}
          onChange={(roleIds) => onChange({ kind: 'roles', roleIds })}
        />
      )}
    </FieldPair>
  )
}
