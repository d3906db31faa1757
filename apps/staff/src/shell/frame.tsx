import { Outlet, useLocation } from '@tanstack/react-router'
import { useApp } from '../lib/app-context.ts'
import styles from './frame.module.css'
import { LiveLine } from './live-line.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SideBySide } from './side-by-side.tsx'
import { tabs } from './tabs.ts'
import { TabsHost } from './tabs-host.tsx'
import { UnreadCount } from './unread-count.tsx'
import { UpdateCheck } from './update-check.tsx'

/** Round every page: the banner, the tabs (kept as they were left) and the page above them. */
export function Frame() {
  const { pathname } = useLocation()
  const { session } = useApp()
  const isSignedIn = session.token() !== null
  const active = tabs.find(({ href }) => href === pathname)?.key ?? null

  return (
    <div className={styles.frame}>
      <OfflineBanner />
      {isSignedIn && <LiveLine />}
      {isSignedIn && <UnreadCount />}
      {isSignedIn && <UpdateCheck />}
      {isSignedIn && <TabsHost active={active} />}
      <div className={styles.above} hidden={active !== null && isSignedIn}>
        {isSignedIn ? (
          <SideBySide>
            <Outlet />
          </SideBySide>
        ) : (
          <Outlet />
        )}
      </div>
    </div>
  )
}
