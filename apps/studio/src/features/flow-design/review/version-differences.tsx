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
        {data.differences.map(({ about, id: part, change, messages }) =>
          messages.map((message) => (
            <li key={`${about} ${part} ${message}`} data-change={change}>
              {message}
            </li>
          )),
        )}
      </ul>
      <div className={styles.row}>
        <DifferenceButton id={id} from={from} to={to} differences={data.differences} />
      </div>
    </>
  )
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
