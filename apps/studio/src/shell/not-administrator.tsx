import type { UserInfo } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Empty } from '@signet/ui'
import { Button } from 'antd'
import { ShieldAlert } from 'lucide-react'
import styles from './not-administrator.module.css'
import { useSignOut } from './use-sign-out.ts'

/** For whoever is signed in but does not administer anything here. */
export function NotAdministrator({ user }: Readonly<{ user: UserInfo }>) {
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
