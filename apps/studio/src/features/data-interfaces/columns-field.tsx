import { useT } from '@signet/i18n/react'
import { Input } from 'antd'
import { RowEditor } from '../../shell/row-editor.tsx'
import { WordsControl } from '../form-design/index.ts'
import type { Draft } from './interface-draft.ts'

type Column = Draft['columns'][number]
type ColumnsFieldProps = Readonly<{ columns: readonly Column[]; onChange: (columns: Column[]) => void }>

/** Columns that may leave; none named: all of them. */
export function ColumnsField({ columns, onChange }: ColumnsFieldProps) {
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
