import { useFormats, useT } from '@signet/i18n/react'
import { Card, CaseStatus, Cell, CellGroup } from '@signet/ui'
import { caseHref } from '../case-href.ts'
import styles from './side.module.css'
import type { Side } from './side.ts'

/** What the starter has launched in this flow before. */
export function PastCases({ past }: Readonly<{ past: NonNullable<Side['past']> }>) {
  const t = useT()
  const formats = useFormats()
  const { range, list, hasMore } = past
  const title = t(`approvals.side.past.${range}`)
  if (list.length === 0)
    return (
      <Card title={title}>
        <p className={styles.nothing}>{t('approvals.side.noPast')}</p>
      </Card>
    )

  return (
    <CellGroup title={title}>
      {list.map(({ caseId, title: name, status, launchedAt }) => (
        <Cell
          key={caseId}
          title={name}
          note={formats.date(launchedAt)}
          value={<CaseStatus status={status} />}
          href={caseHref({ caseId })}
        />
      ))}
      {hasMore && <Cell title={t('approvals.side.more', { count: list.length })} />}
    </CellGroup>
  )
}
