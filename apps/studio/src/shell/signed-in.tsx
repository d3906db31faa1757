import type { UserInfo } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty, Failure, Skeleton } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Button } from 'antd'
import { ShieldAlert } from 'lucide-react'
import { useEffect } from 'react'
import { endsSession } from './create-queries.ts'
import { currentUserQuery } from './current-user-query.ts'
import { useDesk } from './desk.ts'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import styles from './signed-in.module.css'
import { useSignOut } from './use-sign-out.ts'

/** The frame of every page for administrators; anybody else is told so, with a way out. */
export function SignedIn() {
  const t = useT()
  const { data: user, error, refetch } = useQuery(currentUserQuery(useDesk()))
  useFocusBack()
  if (error && !user) return endsSession(error) ? null : <Failure error={error} onRetry={refetch} />
  if (!user) return <Skeleton />
  if (!user.userInfo.isAdministrator) return <NotAdministrator user={user.userInfo} />

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('studio.skip')}
      </a>
      <Navigation name={user.sysConfigInfo.sysName} />
      <div className={styles.side}>
        <Header user={user.userInfo} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** For whoever is signed in but does not administer anything here. */
function NotAdministrator({ user }: Readonly<{ user: UserInfo }>) {
  const t = useT()
  const signOut = useSignOut()
  return (
    <main className={styles.page}>
      <Empty
        icon={<ShieldAlert />}
        title={t('studio.notAdministrator.title')}
        hint={t('studio.notAdministrator.hint', { name: user.userName })}
        action={
          <span className={styles.actions}>
            <Button type="primary" href="/">
              {t('studio.openStaff')}
            </Button>
            <Button onClick={signOut}>{t('studio.signInAsOther')}</Button>
          </span>
        }
      />
    </main>
  )
}

const remembered = 20

/**
 * A dialog that closes takes the focus along, and whoever works by keyboard would begin at the top of the page again.
 * They go on at the last place that is still there: what opened the dialog, or the dialog below it.
 */
function useFocusBack() {
  useEffect(() => {
    let places: readonly HTMLElement[] = []
    let dialogs = countDialogs()
    const remember = ({ target }: FocusEvent) => {
      dialogs = countDialogs()
      if (!(target instanceof HTMLElement)) return
      places = [target, ...places.filter((place) => place !== target)].slice(0, remembered)
    }
    const goBack = () => {
      const before = dialogs
      dialogs = countDialogs()
      if (dialogs >= before || document.activeElement !== document.body) return
      places.find((place) => place.isConnected && !place.matches(':disabled'))?.focus()
    }
    /** Dialogs lie in the body, each in a place of its own. */
    const closing = new MutationObserver(goBack)
    closing.observe(document.body, { childList: true })
    addEventListener('focusin', remember)
    return () => {
      closing.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

const countDialogs = () => document.querySelectorAll('[role="dialog"]').length
