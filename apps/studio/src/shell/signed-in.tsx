import { useT } from '@signet/i18n/react'
import { Failure, Skeleton } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { endsSession } from './create-queries.ts'
import { currentUserQuery } from './current-user-query.ts'
import { useDesk } from './desk.ts'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { NotAdministrator } from './not-administrator.tsx'
import styles from './signed-in.module.css'
import { useFocusBack } from './use-focus-back.ts'

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
