import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import styles from './review.module.css'
import { compareQuery, type Difference, versionQuery } from './review-queries.ts'

/** The version number that represents the draft. */
export const draftVersion = 0

type DifferencesProps = Readonly<{ id: string; from: number; to: number }>

/** The differences in words, with a drawing where they can be drawn. */
export function VersionDifferences({ id, from, to }: DifferencesProps) {
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
