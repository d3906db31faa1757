import { useT } from '@signet/i18n/react'
import type { Group } from '../queries.ts'
import { useRecordsDesk } from '../records-desk.ts'

/** What the records of one group come to, as the columns write numbers. */
export function GroupSums({ sums }: Pick<Group, 'sums'>) {
  const t = useT()
  const { columns } = useRecordsDesk()
  return sums.map(({ path, text }) => (
    <span key={path}>
      {t('list-design.records.groupSum', {
        name: columns.find((column) => column.field === path)?.name ?? path,
        sum: text,
      })}
    </span>
  ))
}
