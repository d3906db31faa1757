import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCommand } from '../../../kit/forms/use-command.ts'

/** A button for each seal that this person can put on the request; none for everybody else. */
export function SealButtons({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { seals } = useClient()
  const { data } = useQuery({
    queryKey: ['case-seals', caseId],
    queryFn: ({ signal }) => seals.offered({ caseId }, { signal }),
    retry: false,
    meta: { isShown: true },
  })
  const apply = useCommand(seals.apply, { isShown: false })
  const put = async ({ id: sealId, fullName }: Readonly<{ id: string; fullName: string }>) => {
    const isSure = await feedback.ask({
      title: t('approvals.seal.ask', { seal: fullName }),
      body: t('approvals.seal.hint'),
      confirm: t('approvals.seal.apply'),
    })
    if (!isSure) return
    apply.perform({ caseId, sealId }, () => {
      feedback.success(t('approvals.seal.done', { seal: fullName }))
      void cache.invalidateQueries({ queryKey: ['case-seals', caseId] })
      void cache.invalidateQueries({ queryKey: ['case-sheet', caseId] })
    })
  }
  return data?.offered.map((seal) => (
    <Button
      key={seal.id}
      isWide
      icon={<Stamp aria-hidden="true" />}
      isBusy={apply.isPending}
      onClick={() => void put(seal)}
    >
      {seal.fullName}
    </Button>
  ))
}
