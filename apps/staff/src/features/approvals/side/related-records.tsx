import { useT } from '@signet/i18n/react'
import { Card, Cell, CellGroup } from '@signet/ui'
import { recordLink } from '../../../lib/record-link.ts'
import styles from './side.module.css'
import type { Side } from './side.ts'

/** Records that belong to the case, or why none are shown. */
export function RelatedRecords({ related }: Readonly<{ related: Side['related'][number] }>) {
  const t = useT()
  const { name, modelId, state, records, hasMore } = related
  const title = name || t('approvals.side.related')
  if (records.length === 0)
    return (
      <Card title={title}>
        <p className={styles.nothing}>{t(`approvals.side.related.${state}`)}</p>
      </Card>
    )

  return (
    <CellGroup title={title}>
      {records.map(({ id, canOpen, fields: [first, ...rest] }) => (
        <Cell
          key={id}
          title={first?.text ?? t('approvals.side.nameless')}
          note={rest.map(({ label, text }) => t('approvals.side.field', { label, text })).join(' · ')}
          {...(canOpen && { href: recordLink(modelId, id) })}
        />
      ))}
      {hasMore && <Cell title={t('approvals.side.more', { count: records.length })} />}
    </CellGroup>
  )
}
