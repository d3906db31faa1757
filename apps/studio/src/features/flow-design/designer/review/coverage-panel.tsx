import { useT } from '@signet/i18n/react'
import { Failure, Status } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useClient } from '../../../../shell/desk.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import styles from './review.module.css'
import { type CoverageGap, coverageQuery } from './review-queries.ts'

/** For whom which step finds the wrong people, in the organization of today. */
export function CoveragePanel({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(coverageQuery(useClient(), id))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />

  const { starters, gaps, unknown } = data
  return (
    <>
      <p className={styles.weak}>{t('flow-design.review.starters', { starters })}</p>
      {gaps.length === 0 && <Status kind="passed">{t('flow-design.review.covered')}</Status>}
      <ul className={styles.list}>
        {gaps.map((gap) => (
          <Gap key={`${gap.node} ${gap.gap}`} gap={gap} />
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles.weak}>
          {t('flow-design.review.unknown', {
            nodes: unknown.map(({ name }) => name).join(t('flow-design.separator')),
          })}
        </p>
      )}
    </>
  )
}

function Gap({ gap }: Readonly<{ gap: CoverageGap }>) {
  const t = useT()
  const { tell } = useFlowDesigner()
  const named = (people: CoverageGap['named']) =>
    people.map(({ name }) => name).join(t('flow-design.separator'))
  return (
    <li className={styles.entry}>
      <Button type="link" size="small" onClick={() => tell({ deed: 'select', ids: [gap.node] })}>
        {gap.name}
      </Button>
      <Status kind={gap.gap === 'onlyStarter' ? 'overdue' : 'failed'}>
        {t(`flow-design.review.gap.${gap.gap}`, { starters: gap.starters })}
      </Status>
      {gap.examples.length > 0 && <span>{t('flow-design.review.for', { people: named(gap.examples) })}</span>}
      {gap.named.length > 0 && <span>{t('flow-design.review.found', { people: named(gap.named) })}</span>}
      {(gap.gap === 'nobody' || gap.gap === 'onlyDeparted') && (
        <span className={styles.weak}>
          {t('flow-design.review.then', { rule: t(`flow-design.nobody.${gap.rule}`) })}
        </span>
      )}
    </li>
  )
}
