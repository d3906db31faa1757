import { useT } from '@signet/i18n/react'
import type { Operator } from '@signet/list'
import { Select, Switch } from 'antd'
import { PropertyRow, WordsControl } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { type SearchDetailsProps, SearchStart } from './search-start.tsx'

/** How one field of the filter is called, compared and begun. */
export function SearchDetails({ search, onChange }: SearchDetailsProps) {
  const t = useT()
  const { fields, asks } = useListDesigner()
  const field = [...fields, ...asks].find(({ path }) => path === search.field)
  return (
    <>
      <PropertyRow label={t('list-design.column.label')} help={t('list-design.column.label.help')}>
        {(id) => (
          <WordsControl
            id={id}
            value={search.label ?? ''}
            onChange={(label) => onChange({ label: label === '' ? undefined : label }, 'label')}
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.operator')}>
        {(id) => (
          <Select<Operator | ''>
            id={id}
            value={search.operator ?? ''}
            options={[
              { value: '', label: t('list-design.operator.usual') },
              ...(field?.operators ?? []).map((value) => ({
                value,
                label: t(`list-design.operator.${value}`),
              })),
            ]}
            onChange={(operator) =>
              onChange({ operator: operator === '' ? undefined : operator, initial: undefined })
            }
          />
        )}
      </PropertyRow>
      <PropertyRow label={t('list-design.multiple')} stands="inline">
        {(id) => <Switch id={id} checked={search.multiple} onChange={(multiple) => onChange({ multiple })} />}
      </PropertyRow>
      {field && <SearchStart field={field} search={search} onChange={onChange} />}
    </>
  )
}
