import { dataSyncSchedules } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { AutoComplete, Select } from 'antd'
import { FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SegmentedField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { RowEditor } from '../../../kit/fields/row-editor.tsx'
import { NamedSelect } from '../../../kit/properties/named-select.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { type Draft, type TargetField, useSourceColumns, useTargetFields } from './queries.ts'
import { VanishedFields } from './vanished-fields.tsx'

type SyncFieldsProps = Readonly<{ draft: Draft; isNew: boolean; onChange: (draft: Draft) => void }>

/** All settings of a synchronization. */
export function SyncFields({ draft, isNew, onChange }: SyncFieldsProps) {
  const t = useT()
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const { data: fields = [], error } = useTargetFields(draft.target)
  return (
    <>
      <TextField
        label={t('data-syncs.name')}
        required
        maxLength={100}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <Labelled
        label={t('data-syncs.source')}
        hint={t('data-syncs.sourceHint')}
        isMissing={draft.interfaceId === ''}
      >
        {(id) => (
          <NamedSelect
            id={id}
            of="interface"
            value={draft.interfaceId}
            onChange={(interfaceId) => change({ interfaceId, parameters: [] })}
          />
        )}
      </Labelled>
      <ParameterFields draft={draft} change={change} />
      {isNew && <TargetFields draft={draft} change={change} />}
      <ErrorNote error={error} />
      <MappingFields draft={draft} fields={fields} change={change} />
      <VanishedFields draft={draft} fields={fields} change={change} />
      <SegmentedField<Draft['schedule']>
        label={t('data-syncs.schedule')}
        hint={t('data-syncs.scheduleHint')}
        value={draft.schedule}
        options={dataSyncSchedules.map((value) => ({ value, label: t(`data-syncs.schedule.${value}`) }))}
        onChange={(schedule) => change({ schedule })}
      />
    </>
  )
}

type PartProps = Readonly<{ draft: Draft; change: (part: Partial<Draft>) => void }>

const targets = ['records', 'dictionary'] as const

/** Another target has other fields, so the mapping begins again. */
function TargetFields({ draft: { target }, change }: PartProps) {
  const t = useT()
  const begin = (next: Draft['target']) =>
    change({ target: next, columns: [{ column: '', field: '' }], key: '', vanished: { kind: 'keep' } })
  return (
    <FieldPair>
      <SegmentedField<Draft['target']['kind']>
        label={t('data-syncs.target')}
        value={target.kind}
        options={targets.map((value) => ({ value, label: t(`data-syncs.targetKind.${value}`) }))}
        onChange={(kind) => begin({ kind, id: '' })}
      />
      <Labelled label={t(`data-syncs.targetKind.${target.kind}`)} isMissing={target.id === ''}>
        {(id) => (
          <NamedSelect
            key={target.kind}
            id={id}
            of={target.kind === 'records' ? 'model' : 'dictionary'}
            value={target.id}
            onChange={(chosen) => begin({ ...target, id: chosen })}
          />
        )}
      </Labelled>
    </FieldPair>
  )
}

type MappingFieldsProps = PartProps & Readonly<{ fields: readonly TargetField[] }>

/** Which column fills which field, and which field tells rows apart. */
function MappingFields({ draft, fields, change }: MappingFieldsProps) {
  const t = useT()
  const { columns, key } = draft
  const known = useSourceColumns(draft)
  const mapped = columns.map(({ field }) => field)
  const keys = fields.filter(({ field, isKey }) => isKey && mapped.includes(field))
  return (
    <>
      <RowEditor<Draft['columns'][number]>
        label={t('data-syncs.columns')}
        rows={columns}
        fresh={{ column: '', field: '' }}
        addLabel={t('data-syncs.addColumn')}
        most={100}
        onChange={(next) => change({ columns: next })}
      >
        {(row, changeRow, place) => (
          <>
            <AutoComplete
              aria-label={t('data-syncs.columnAt', { place })}
              placeholder={t('data-syncs.column')}
              value={row.column}
              options={known.map((value) => ({ value }))}
              onChange={(column) => changeRow({ column })}
            />
            <Select<string>
              aria-label={t('data-syncs.fieldAt', { place })}
              placeholder={t('data-syncs.field')}
              showSearch={{ optionFilterProp: 'label' }}
              value={row.field || null}
              options={fields.map(({ field, label, isRequired }) => ({
                value: field,
                label: isRequired ? `${label} *` : label,
                disabled: field !== row.field && mapped.includes(field),
              }))}
              onChange={(field) => changeRow({ field })}
            />
          </>
        )}
      </RowEditor>
      <Labelled label={t('data-syncs.key')} hint={t('data-syncs.keyHint')} isMissing={key === ''}>
        {(id, describedBy) => (
          <Select<string>
            id={id}
            aria-describedby={describedBy}
            style={{ width: '100%' }}
            placeholder={t('studio.choose')}
            value={key || null}
            options={keys.map(({ field, label }) => ({ value: field, label }))}
            onChange={(field) => change({ key: field })}
          />
        )}
      </Labelled>
    </>
  )
}
