import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { Tag } from 'antd'

type Labelled = Readonly<{
  displayCategory: string
  tags: readonly string[]
  owner: Readonly<{ name: string }> | null
}>

/** The columns of a list of designs that say where a design belongs and who answers for it. */
export function useLabelColumns<Row extends Labelled>(): TableColumnsType<Row> {
  const t = useT()
  return [
    {
      title: t('design-life.category'),
      render: (_, { displayCategory, tags }) => (
        <>
          {displayCategory || (tags.length === 0 && '—')}{' '}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </>
      ),
    },
    { title: t('design-life.owner'), render: (_, { owner }) => owner?.name ?? '—' },
  ]
}
