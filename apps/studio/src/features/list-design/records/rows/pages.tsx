import { useT } from '@signet/i18n/react'
import { Pagination } from 'antd'
import { useRecordsDesk } from '../records-desk.ts'

type PagesProps = Readonly<{ page: number; total: number; onPage: (page: number) => void }>

/** Leads from page to page, where there is more than one. */
export function Pages({ page, total, onPage }: PagesProps) {
  const t = useT()
  const { config } = useRecordsDesk()
  return (
    <Pagination
      align="end"
      size="small"
      hideOnSinglePage
      showSizeChanger={false}
      current={page}
      pageSize={config.list.pageSize}
      total={total}
      showTotal={(count) => t('studio.list.total', { total: count })}
      onChange={onPage}
    />
  )
}
