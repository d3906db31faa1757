import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { Unlink } from 'lucide-react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useBack } from '../../../lib/use-back.ts'

/** An address that says nothing we understand: calm words and the way back. */
export function BrokenLink() {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('approvals.broken.title')}>
      <Empty
        icon={<Unlink />}
        title={t('approvals.broken.text')}
        hint={t('approvals.broken.hint')}
        action={
          <Button tone="primary" onClick={back}>
            {t('approvals.broken.back')}
          </Button>
        }
      />
    </StackPage>
  )
}
