import { serverOrigin } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useApp } from '../../context/app-context.ts'
import { forgetServer } from './server-address.ts'
import styles from './server-page.module.css'

/** On the login page of the app: where it signs in, and the way to another server. */
export function ServerLine() {
  const t = useT()
  const { session, store } = useApp()
  const change = () => {
    // A token is for its server only.
    session.clear()
    forgetServer(store)
    location.replace('/')
  }
  return (
    <div className={styles.current}>
      <span>{t('phone.server.current', { host: new URL(serverOrigin()).host })}</span>
      <Button size="small" onClick={change}>
        {t('phone.server.change')}
      </Button>
    </div>
  )
}
