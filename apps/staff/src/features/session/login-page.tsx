import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.ts'
import { useTitle } from '../../kit/pages/stack-page.tsx'
import { FirstRunForm } from './first-run-form.tsx'
import { LanguageChooser } from './language-chooser.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/** The login page: signing in, or, on an empty server, creating the first administrator. */
export function LoginPage() {
  const t = useT()
  const config = useLoginConfig()
  const { redirect } = useSearch({ strict: false })
  useTitle(t('session.login.title'))

  return (
    <main className={styles.page}>
      <LanguageChooser />
      <div className={styles.column}>
        <header className={styles.brand}>
          <img src="/icon.svg" alt="" width={56} height={56} />
          <h1>Signet</h1>
          <p>{t('session.login.slogan')}</p>
        </header>
        <PageState query={config} skeletonRows={1}>
          {(loaded) =>
            loaded.isFirstRun ? <FirstRunForm /> : <LoginForm config={loaded} redirect={redirect} />
          }
        </PageState>
      </div>
    </main>
  )
}

function useLoginConfig() {
  const { client } = useApp()
  return useQuery({ queryKey: ['session', 'loginConfig'], queryFn: () => client.session.loginConfig() })
}
