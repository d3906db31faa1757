import { useT } from '@signet/i18n/react'
import { Input, InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { FieldPair } from '../../kit/fields/field-pair.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import { WordsControl } from '../../kit/properties/words-control.tsx'
import { AudienceField } from './audience-field.tsx'
import type { Draft } from './interface-draft.ts'
import { ParametersField } from './parameters-field.tsx'
import { SourceFields } from './source-fields.tsx'

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
      <FieldPair>
        <Labelled label={t('data-interfaces.name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={100}
              value={draft.fullName}
              onChange={({ target }) => change({ fullName: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('data-interfaces.category')}>
          {(id) => (
            <Input
              id={id}
              maxLength={60}
              value={draft.category}
              onChange={({ target }) => change({ category: target.value })}
            />
          )}
        </Labelled>
      </FieldPair>
      {code}
      <AudienceField audience={draft.audience} onChange={(audience) => change({ audience })} />
      <SourceFields draft={draft} onChange={change} />
      <ParametersField parameters={draft.parameters} onChange={(parameters) => change({ parameters })} />
      <ColumnsField columns={draft.columns} onChange={(columns) => change({ columns })} />
      <Labelled label={t('data-interfaces.seconds')}>
        {(id) => (
          <InputNumber
            id={id}
            min={1}
            max={30}
            precision={0}
            value={draft.seconds}
            onChange={(seconds) => change({ seconds: seconds ?? 10 })}
          />
        )}
      </Labelled>
    </>
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
      {(column, change, place) => (
        <>
          <Input
            required
            maxLength={100}
            spellCheck={false}
            aria-label={t('data-interfaces.columnName', { place })}
            placeholder={t('data-interfaces.columnNameHint')}
            value={column.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <WordsControl
            label={t('data-interfaces.columnLabel', { place })}
            value={column.label}
            onChange={(label) => change({ label })}
          />
        </>
      )}
    </RowEditor>
  )
}
