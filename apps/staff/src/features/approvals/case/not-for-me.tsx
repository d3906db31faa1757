import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { LockKeyhole } from 'lucide-react'
import { StackPage, useBack } from '../../../kit/pages/stack-page.tsx'

/** Says why a person may not see a case, and leads back. */
export function NotForMe({ reason }: Readonly<{ reason: string }>) {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('approvals.case.title')}>
      <div role="alert">
        <Empty
          icon={<LockKeyhole />}
          title={reason}
          hint={t('approvals.notForMe.hint')}
          action={
            <Button tone="primary" onClick={back}>
              {t('staff.broken.back')}
            </Button>
          }
        />
      </div>
    </StackPage>
  )
}
