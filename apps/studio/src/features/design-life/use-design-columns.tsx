import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { type TableColumnsType, Tag } from 'antd'
import { FormattedTime } from '../../kit/details/facts.tsx'

type Listed = Readonly<{
  displayCategory: string
  tags: readonly string[]
  owner: Readonly<{ name: string }> | null
  changedAt: string
  changedBy: string
}>

/** Columns of every list of designs: where a design belongs, who answers for it, and its last change. */
export function useDesignColumns<Row extends Listed>() {
  const t = useT()
  const labels: TableColumnsType<Row> = [
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
  const change: TableColumnsType<Row>[number] = {
    title: t('design-life.change'),
    render: (_, { changedAt, changedBy }) => (
      <>
        <FormattedTime at={changedAt} /> <span className={sharedStyles.weak}>{changedBy}</span>
      </>
    ),
  }
  return { labels, change }
}
