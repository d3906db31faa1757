import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { Unlink } from 'lucide-react'
import { StackPage } from './stack-page.tsx'
import { useBack } from './use-back.ts'

/** Shown for an address that cannot be read, with the way back. */
export function BrokenLink() {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('staff.broken.title')}>
      <Empty
        icon={<Unlink />}
        title={t('staff.broken.text')}
        hint={t('staff.broken.hint')}
        action={
          <Button tone="primary" onClick={back}>
            {t('staff.broken.back')}
          </Button>
        }
      />
    </StackPage>
  )
}
