import { useT } from '@signet/i18n/react'
import { Cell, CellGroup } from '@signet/ui'
import { caseHref } from '../case-href.ts'
import type { OpenedLaunch } from '../queries.ts'

type FollowedCellProps = Readonly<{ followed: NonNullable<OpenedLaunch['followsUp']> }>

/** The case that is being followed up. */
export function FollowedCell({ followed: { caseId, title } }: FollowedCellProps) {
  const t = useT()
  const label = t('approvals.links.followed')
  return (
    <CellGroup label={label}>
      <Cell title={title} note={label} href={caseHref({ caseId })} />
    </CellGroup>
  )
}
