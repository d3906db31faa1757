import { readFlowDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { ExcuseNote } from '../../../kit/publish-sheet/excuse-note.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import styles from './review.module.css'
import { type FlowVersion, versionsQuery } from './review-queries.ts'
import { draftVersion, VersionDifferences } from './version-differences.tsx'

/** All published versions. Any two can be compared, and each can be restored. */
export function VersionsPanel({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const { data, error, refetch } = useQuery(versionsQuery(useClient(), id))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.list.length === 0) return <Empty title={t('flow-design.review.noVersions')} />

  return (
    <>
      <VersionComparison id={id} versions={data.list} />
      <ul className={sharedStyles.list2}>
        {data.list.map((entry, index) => (
          <VersionEntry key={entry.version} id={id} entry={entry} isLatest={index === 0} />
        ))}
      </ul>
    </>
  )
}

type VersionEntryProps = Readonly<{
  id: string
  entry: FlowVersion
  /** Cases of an older version can move to the latest. */
  isLatest: boolean
}>

function VersionEntry({ id, entry, isLatest }: VersionEntryProps) {
  const t = useT()
  const { version, publishedAt, publishedBy, changes, running, past, excuse } = entry
  return (
    <li className={styles.entry}>
      <strong>{t('flow-design.review.version', { version })}</strong>
      <span>
        {publishedBy} · <FormattedTime at={publishedAt} /> · {t('flow-design.review.changes', { changes })}
      </span>
      <span>{t('flow-design.review.onIt', { running, past })}</span>
      <ExcuseNote excuse={excuse} />
      {running > 0 && !isLatest && (
        <Link to="/flows/$id/migration" params={{ id }} search={{ version }}>
          {t('case-migration.title')}
        </Link>
      )}
      <RestoreButton id={id} version={version} />
    </li>
  )
}

function RestoreButton({ id, version }: Readonly<{ id: string; version: number }>) {
  const t = useT()
  const { flowReview } = useClient()
  const { dispatch } = useFlowDesigner()
  const restore = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => flowReview.version({ id, version }),
    onSuccess: ({ definition }) => {
      const flow = readFlowDefinition(definition)
      dispatch({ type: 'edit', edit: () => ({ flow, selected: [] }) })
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

type VersionComparisonProps = Readonly<{ id: string; versions: readonly FlowVersion[] }>

function VersionComparison({ id, versions }: VersionComparisonProps) {
  const t = useT()
  const [from, setFrom] = useState(versions[0]?.version ?? 0)
  const [to, setTo] = useState(draftVersion)
  const options = [draftVersion, ...versions.map(({ version }) => version)].map((value) => ({
    value,
    label: t(value === draftVersion ? 'flow-design.review.draft' : 'flow-design.review.version', {
      version: value,
    }),
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
      <VersionDifferences id={id} from={from} to={to} />
    </>
  )
}
