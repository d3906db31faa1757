import { useT } from '@signet/i18n/react'
import { Button, Empty, NavBar } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useBack } from '../lib/use-back.ts'
import { useTitle } from '../lib/use-title.ts'

/** 404: this page does not exist, with a way home. */
export function NotFoundPage() {
  const t = useT()
  const back = useBack()
  const { history } = useRouter()
  const title = t('shell.notFound.title')
  useTitle(title)

  return (
    <>
      <NavBar title={title} onBack={back} />
      <main>
        <Empty
          icon={<MapPinOff />}
          title={t('shell.notFound.text')}
          hint={t('shell.notFound.hint')}
          action={
            <Button tone="primary" onClick={() => history.replace('/')}>
              {t('shell.notFound.home')}
            </Button>
          }
        />
      </main>
    </>
  )
}
