import { type Fault, refusalOf } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Empty, NavBar } from '@signet/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApp } from '../kit/context/app-context.ts'
import { useBack, useTitle } from '../kit/pages/stack-page.tsx'

const notFound: Fault = { code: 'client.page.notFound', errMsg: 'page not found', status: 404 }
const tabNotFound: Fault = { code: 'client.page.tabNotFound', errMsg: 'tabbar item not found', status: 404 }

/** 404: this page, or this tab, does not exist, with a link home. */
export function NotFoundPage() {
  const t = useT()
  const { faults } = useApp()
  const { pathname } = useLocation()
  const [refusal] = useState(() =>
    refusalOf(pathname.startsWith('/pages/index/') ? tabNotFound : notFound, t),
  )
  useEffect(() => faults.note(refusal, pathname), [faults, refusal, pathname])
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
          hint={refusal.message}
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
