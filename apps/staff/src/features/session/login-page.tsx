import { isPhoneApp } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useBrand } from '../../kit/context/app-context.ts'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { useTitle } from '../../kit/pages/stack-page.tsx'
import { FirstRunForm } from './first-run-form.tsx'
import { LanguageChooser } from './language-chooser.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { useLoginConfig } from './use-login-config.ts'

const ServerLine = lazyPart(async () => (await import('../../kit/phone/server/server-line.tsx')).ServerLine)

/** The login page: signing in, or, on an empty server, creating the first administrator. */
export function LoginPage() {
  const t = useT()
  const config = useLoginConfig()
  const { name, logo } = useBrand()
  const identity = config.data?.identity
  const { redirect } = useSearch({ strict: false })
  useTitle(t('session.login.title'))

  return (
    <main className={styles.page}>
      <LanguageChooser />
      <div className={styles.column}>
        <header className={styles.brand}>
          {identity?.loginIcon && <img className={styles.picture} src={identity.loginIcon} alt="" />}
          <img className={styles.logo} src={logo || '/icon.svg'} alt="" width={56} height={56} />
          <h1>{name}</h1>
          <p>{identity?.loginWords || t('session.login.slogan')}</p>
        </header>
        <PageState query={config} skeletonRows={1}>
          {(loaded) =>
            loaded.isFirstRun ? <FirstRunForm /> : <LoginForm config={loaded} redirect={redirect} />
          }
        </PageState>
        <Suspense>{isPhoneApp() && <ServerLine />}</Suspense>
        {identity?.copyright && <p className={styles.copyright}>{identity.copyright}</p>}
      </div>
    </main>
  )
}
