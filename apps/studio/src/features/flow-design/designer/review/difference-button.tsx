import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQueries } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useClient } from '../../../../shell/desk.ts'
import { useFlowDesigner } from '../flow-designer-context.ts'
import { type Difference, versionQuery } from './review-queries.ts'

const DifferenceDrawing = lazy(async () => ({
  default: (await import('./drawing/difference-drawing.tsx')).DifferenceDrawing,
}))

type Compared = Readonly<{ id: string; from: number; to: number; differences: readonly Difference[] }>

/** Shows both versions in one drawing. */
export function DifferenceButton(compared: Compared) {
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

function Drawing({ id, from, to, differences }: Compared) {
  const client = useClient()
  const { flow } = useFlowDesigner()
  const published = [from, to].filter((version) => version !== draft)
  const answers = useQueries({ queries: published.map((version) => versionQuery(client, id, version)) })
  const failed = answers.find(({ error }) => error)
  if (failed?.error) return <Failure error={failed.error} onRetry={failed.refetch} />

  const [before, after] = [from, to].map((version) =>
    version === draft ? flow : answers[published.indexOf(version)]?.data,
  )
  if (!before || !after) return <Skeleton active />
  return (
    <Suspense fallback={<Skeleton active />}>
      <DifferenceDrawing before={before} after={after} differences={differences} />
    </Suspense>
  )
}

/** The version that is being drawn. */
const draft = 0
