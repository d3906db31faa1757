import { readFlowDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Moment } from '../../../kit/details/facts.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { Differences } from './differences.tsx'
import styles from './review.module.css'
import { versionsQuery } from './review-queries.ts'

/**
 * All published versions with author, time and number of cases; any two can be compared, and each restored.
 */
export function VersionsPanel({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(versionsQuery(useClient(), id))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.list.length === 0) return <Empty title={t('flow-design.review.noVersions')} />

  return (
    <>
      <Comparing id={id} versions={data.list} />
      <ul className={styles.list}>
        {data.list.map(({ version, publishedAt, publishedBy, changes, running, past }, place) => (
          <li key={version} className={styles.entry}>
            <strong>{t('flow-design.review.version', { version })}</strong>
            <span>
              {publishedBy} · <Moment at={publishedAt} /> · {t('flow-design.review.changes', { changes })}
            </span>
            <span>{t('flow-design.review.onIt', { running, past })}</span>
            {running > 0 && place > 0 && (
              <Link to="/flows/$id/migration" params={{ id }} search={{ version }}>
                {t('case-migration.title')}
              </Link>
            )}
            <Restore id={id} version={version} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Version = Readonly<{ version: number; running: number; past: number }>
type ComparingProps = Readonly<{ id: string; versions: readonly Version[] }>

function Comparing({ id, versions }: ComparingProps) {
  const t = useT()
  const [from, setFrom] = useState(versions[0]?.version ?? 0)
  const [to, setTo] = useState(0)
  const options = [0, ...versions.map(({ version }) => version)].map((value) => ({
    value,
    label: t(value === 0 ? 'flow-design.review.draft' : 'flow-design.review.version', { version: value }),
  }))
  return (
    <>
      <div className={styles.row}>
        <Select aria-label={t('flow-design.review.from')} value={from} options={options} onChange={setFrom} />
        <span aria-hidden="true">→</span>
        <Select aria-label={t('flow-design.review.to')} value={to} options={options} onChange={setTo} />
      </div>
      {versions
        .filter(({ version }) => version === from || version === to)
        .map(({ version, running, past }) => (
          <p key={version} className={styles.weak}>
            {t('flow-design.review.touches', { version, running, past })}
          </p>
        ))}
      <Differences id={id} from={from} to={to} />
    </>
  )
}

function Restore({ id, version }: Readonly<{ id: string; version: number }>) {
  const t = useT()
  const { flowReview } = useClient()
  const { tell } = useFlowDesigner()
  const restore = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => flowReview.version({ id, version }),
    onSuccess: ({ definition }) => {
      const flow = readFlowDefinition(definition)
      tell({ deed: 'edit', edit: () => ({ flow, selected: [] }) })
    },
  })
  return (
    <>
      <ErrorNote error={restore.error} />
      <Button size="small" loading={restore.isPending} onClick={() => restore.mutate()}>
        {t('flow-design.review.restore')}
      </Button>
    </>
  )
}
