import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { Unlink } from 'lucide-react'
import { StackPage } from '../lib/stack-page.tsx'
import { useBack } from '../lib/use-back.ts'

/** An address that says nothing we understand: calm words and the way back. */
export function BrokenLink() {
  const t = useT()
  const back = useBack()
  return (
    <StackPage title={t('shell.broken.title')}>
      <Empty
        icon={<Unlink />}
        title={t('shell.broken.text')}
        hint={t('shell.broken.hint')}
        action={
          <Button tone="primary" onClick={back}>
            {t('shell.broken.back')}
          </Button>
        }
      />
    </StackPage>
  )
}
