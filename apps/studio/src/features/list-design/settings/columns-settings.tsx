import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { PropertySection } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { useMistakeAt } from '../designer/use-mistake-at.ts'
import { AddField } from './add-field.tsx'
import { ColumnDetails } from './column-details.tsx'
import { PageSettings } from './page-settings.tsx'
import { SortSettings } from './sort-settings.tsx'
import { useColumnName } from './use-column-name.ts'

/** Which columns there are, in which order, and how each stands. */
export function ColumnsSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const nameOf = useColumnName()
  const left = fields.filter(({ path }) => !list.columns.some(({ field }) => field === path))

  return (
    <>
      <PropertySection title={t('list-design.columns')}>
        {list.columns.length === 0 && <p role="alert">{mistakeAt('columns')}</p>}
        <OrderedRows
          label={t('list-design.columns')}
          rows={list.columns}
          keyOf={({ field }) => field}
          nameOf={nameOf}
          mistakeAt={(place) => mistakeAt(`columns.${place}`)}
          quick={(column, set) => (
            <Switch
              size="small"
              aria-label={t('list-design.shown', { name: nameOf(column) })}
              checked={column.shown}
              onChange={(shown) => set({ shown })}
            />
          )}
          onChange={(columns, about) => change({ columns }, about && `columns.${about}`)}
        >
          {(column, set) => <ColumnDetails column={column} onChange={set} />}
        </OrderedRows>
        <AddField
          label={t('list-design.columns.add')}
          fields={left}
          onAdd={(field) =>
            change({
              columns: [
                ...list.columns,
                { field, align: 'left', fixed: 'none', sortable: true, shown: true },
              ],
            })
          }
        />
      </PropertySection>
      <SortSettings />
      <PageSettings />
    </>
  )
}
