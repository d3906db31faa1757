import { useT } from '@signet/i18n/react'
import { Button, Empty, NavBar } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useBack } from '../kit/pages/use-back.ts'
import { useTitle } from '../kit/pages/use-title.ts'

/** 404: this page does not exist, with a link home. */
export function NotFoundPage() {
  const t = useT()
  const back = useBack()
  const { history } = useRouter()
  const title = t('staff.notFound.title')
  useTitle(title)

  return (
    <>
      <NavBar title={title} onBack={back} />
      <main>
        <Empty
          icon={<MapPinOff />}
          title={t('staff.notFound.text')}
          hint={t('staff.notFound.hint')}
          action={
            <Button tone="primary" onClick={() => history.replace('/')}>
              {t('staff.notFound.home')}
            </Button>
          }
        />
      </main>
    </>
  )
}
