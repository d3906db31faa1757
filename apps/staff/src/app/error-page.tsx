import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, Empty, NavBar, Page, Skeleton } from '@signet/ui'
import { CloudOff, LockKeyhole, ServerCrash } from 'lucide-react'
import { useEffect } from 'react'
import { useBack, useTitle } from '../kit/pages/stack-page.tsx'

const looks = { forbidden: LockKeyhole, network: CloudOff, failed: ServerCrash } as const

/** 403, network error, or 500: what happened, and what to do next. Never shows the message of a bug. */
export function ErrorPage({ error }: Readonly<{ error: unknown }>) {
  const t = useT()
  const back = useBack()
  const kind = kindOf(error)
  const Icon = looks[kind]
  const title = t(`staff.error.${kind}.title`)
  useTitle(title)
  useReloadOnline(kind === 'network')

  return (
    <>
      <NavBar title={title} onBack={back} />
      <main>
        <div role="alert">
          <Empty
            icon={<Icon />}
            title={t(`staff.error.${kind}.text`)}
            hint={error instanceof AnsweredRefusal ? error.message : t(`staff.error.${kind}.hint`)}
            action={
              <Button tone="primary" onClick={() => window.location.reload()}>
                {t('ui.retry')}
              </Button>
            }
          />
        </div>
      </main>
    </>
  )
}

/** Loads the page again once the network is back. */
function useReloadOnline(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isWaiting])
}

function kindOf(error: unknown): keyof typeof looks {
  if (error instanceof AnsweredRefusal) {
    if (error.status === 403) return 'forbidden'
    return error.status === 0 || error.status === 408 ? 'network' : 'failed'
  }
  return isLoadingFailure(error) ? 'network' : 'failed'
}

/** Whether the code of a page failed to load; each browser words this its own way. */
function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'PageTooSlow' || /import|fetch|load/i.test(error.message))
}

/** Shown when the code of a page has not arrived after 200 ms. */
export function PageSkeleton({ isBeside = false }: Readonly<{ isBeside?: boolean }>) {
  const t = useT()
  return (
    <Page title={t('ui.loading')} isBeside={isBeside}>
      <Skeleton rows={3} />
    </Page>
  )
}
