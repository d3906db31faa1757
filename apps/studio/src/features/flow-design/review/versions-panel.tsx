import { readFlowDefinition } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Empty, ErrorNote, Failure, sharedStyles } from '@signet/ui'
import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Modal, Select, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import styles from './review.module.css'
import { compareQuery, type Difference, versionQuery, versionsQuery } from './review-queries.ts'

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
        {data.list.map(({ version, publishedAt, publishedBy, changes, running, past }, place) => (
          <VersionEntry
            key={version}
            version={version}
            publishedBy={publishedBy}
            publishedAt={publishedAt}
            changes={changes}
            running={running}
            past={past}
            place={place}
            id={id}
          />
        ))}
      </ul>
    </>
  )
}

type VersionEntryProps = Readonly<{
  version: number
  publishedBy: string
  publishedAt: string
  changes: number
  running: number
  past: number
  place: number
  id: string
}>

function VersionEntry({
  version,
  publishedBy,
  publishedAt,
  changes,
  running,
  past,
  place,
  id,
}: VersionEntryProps) {
  const t = useT()
  return (
    <li className={styles.entry}>
      <strong>{t('flow-design.review.version', { version })}</strong>
      <span>
        {publishedBy} · <FormattedTime at={publishedAt} /> · {t('flow-design.review.changes', { changes })}
      </span>
      <span>{t('flow-design.review.onIt', { running, past })}</span>
      {running > 0 && place > 0 && (
        <Link to="/flows/$id/migration" params={{ id }} search={{ version }}>
          {t('case-migration.title')}
        </Link>
      )}
      <RestoreButton id={id} version={version} />
    </li>
  )
}

type Version = Readonly<{ version: number; running: number; past: number }>
type VersionComparisonProps = Readonly<{ id: string; versions: readonly Version[] }>

function VersionComparison({ id, versions }: VersionComparisonProps) {
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

type DifferencesProps = Readonly<{ id: string; from: number; to: number }>

/** The differences in words, with a drawing where they can be drawn. */
function Differences({ id, from, to }: DifferencesProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(compareQuery(useClient(), id, from, to))
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} />
  if (data.differences.length === 0)
    return <p className={styles.weak}>{t('flow-design.review.noDifference')}</p>

  return (
    <>
      <ul className={styles.differences}>
        {data.differences.map((one) => (
          <li key={`${one.about} ${one.id} ${one.change} ${one.parts.join()}`} data-change={one.change}>
            <DifferenceWords difference={one} />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <DifferenceButton id={id} from={from} to={to} differences={data.differences} />
      </div>
    </>
  )
}

function DifferenceWords({
  difference: { about, change, name, parts },
}: Readonly<{ difference: Difference }>) {
  const t = useT()
  const key = partKeys[about]
  const partNames = [...new Set(parts.map((part) => t(key(part))))].join(t('flow-design.separator'))
  return t(`flow-design.review.diff.${about}.${change}`, { name, parts: partNames })
}

const nodeParts: Readonly<Record<string, string>> = {
  name: 'node.name',
  sources: 'who',
  among: 'among',
  voting: 'voting',
  nobody: 'nobody',
  fields: 'rights',
  returns: 'returns',
  buttons: 'buttons',
  automatic: 'automatic',
  launchers: 'launchers',
  mode: 'mode',
  order: 'ways',
  copies: 'copies',
  candidates: 'candidates',
}

const transitionParts: Readonly<Record<string, string>> = {
  name: 'way.name',
  condition: 'way.condition',
  isDefault: 'way.default',
}

const createPartKey = (known: Readonly<Record<string, string>>) => (part: string) =>
  `flow-design.${known[part] ?? 'settings'}`

/** Label keys of the parts that can differ; other parts count as settings. */
const partKeys = {
  node: createPartKey(nodeParts),
  line: createPartKey(transitionParts),
  flow: createPartKey({ name: 'node.name', 'rules.title': 'title', 'rules.recall': 'recall' }),
}

const DifferenceDrawing = lazy(async () => ({
  default: (await import('./difference-drawing.tsx')).DifferenceDrawing,
}))

type VersionPair = Readonly<{ id: string; from: number; to: number; differences: readonly Difference[] }>

/** Shows both versions in one drawing. */
function DifferenceButton(compared: VersionPair) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('flow-design.review.onCanvas')}
      </Button>
      {isOpen && (
        <Modal
          open
          width="min(1280px, 96vw)"
          title={t('flow-design.review.drawing')}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <Drawing {...compared} />
        </Modal>
      )}
    </>
  )
}

function Drawing({ id, from, to, differences }: VersionPair) {
  const client = useClient()
  const { flow } = useFlowDesigner()
  const published = [from, to].filter((version) => version !== draftVersion)
  const answers = useQueries({ queries: published.map((version) => versionQuery(client, id, version)) })
  const failed = answers.find(({ error }) => error)
  if (failed?.error) return <Failure error={failed.error} onRetry={failed.refetch} />

  const [before, after] = [from, to].map((version) =>
    version === draftVersion ? flow : answers[published.indexOf(version)]?.data,
  )
  if (!before || !after) return <Skeleton active />
  return (
    <Suspense fallback={<Skeleton active />}>
      <DifferenceDrawing before={before} after={after} differences={differences} />
    </Suspense>
  )
}

/** The version number that represents the draft. */
const draftVersion = 0
