import type { CaseView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../shell/desk.ts'

const longestName = 120

/** Keeps what happened in a finished case as a test of its flow. */
export function MakeTest({
  view: { caseId, title },
}: Readonly<{ view: Pick<CaseView, 'caseId' | 'title'> }>) {
  const t = useT()
  const feedback = useFeedback()
  const { flowReview } = useClient()
  const cache = useQueryClient()
  const make = useMutation({
    meta: { shownInPlace: true },
    mutationFn: () => flowReview.testFromCase({ caseId, name: title.slice(0, longestName) }),
    onSuccess: () => {
      feedback.success(t('approvals.monitor.testMade'))
      return cache.invalidateQueries({ queryKey: ['flow-review'] })
    },
  })
  return (
    <>
      <ErrorNote error={make.error} />
      <Button loading={make.isPending} onClick={() => make.mutate()}>
        {t('approvals.monitor.makeTest')}
      </Button>
    </>
  )
}
