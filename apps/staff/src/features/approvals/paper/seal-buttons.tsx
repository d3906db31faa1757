import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, Sheet, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { TextArea } from '../../../kit/fields/text-area.tsx'
import { useCommand } from '../../../kit/forms/use-command.ts'

type Seal = Readonly<{ id: string; fullName: string }>

/** A button for each seal that this person can put on the request; none for everybody else. */
export function SealButtons({ caseId }: Readonly<{ caseId: string }>) {
  const { seals } = useClient()
  const { data } = useQuery({
    queryKey: ['case-seals', caseId],
    queryFn: ({ signal }) => seals.offered({ caseId }, { signal }),
    retry: false,
    meta: { isShown: true },
  })
  const [chosen, choose] = useState<Seal>()
  return (
    <>
      {data?.offered.map((seal) => (
        <Button key={seal.id} isWide icon={<Stamp aria-hidden="true" />} onClick={() => choose(seal)}>
          {seal.fullName}
        </Button>
      ))}
      {chosen && <SealSheet caseId={caseId} seal={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}

type SealSheetProps = Readonly<{ caseId: string; seal: Seal; onClose: () => void }>

/** Asks for the reason that the ledger keeps, and says that the use stays. */
function SealSheet({ caseId, seal, onClose }: SealSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { seals } = useClient()
  const apply = useCommand(seals.apply)
  const [reason, setReason] = useState('')
  const put = () =>
    apply.perform({ caseId, sealId: seal.id, reason: reason.trim() }, () => {
      feedback.success(t('approvals.seal.done', { seal: seal.fullName }))
      void cache.invalidateQueries({ queryKey: ['case-seals', caseId] })
      void cache.invalidateQueries({ queryKey: ['case-sheet', caseId] })
      onClose()
    })
  return (
    <Sheet
      title={t('approvals.seal.ask', { seal: seal.fullName })}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          isWide
          icon={<Stamp aria-hidden="true" />}
          isBusy={apply.isPending}
          disabled={reason.trim() === ''}
          onClick={put}
        >
          {t('approvals.seal.apply')}
        </Button>
      }
    >
      <div className={sharedStyles.stack4}>
        <TextArea
          label={t('approvals.seal.reason')}
          placeholder={t('approvals.seal.reasonHint')}
          isRequired
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
        <p className={sharedStyles.note}>{t('approvals.seal.hint')}</p>
        <ErrorNote error={apply.error} />
      </div>
    </Sheet>
  )
}
