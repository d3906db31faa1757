import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useTitle } from '../../lib/use-title.ts'
import { FirstRunForm } from './first-run-form.tsx'
import { LanguageChooser } from './language-chooser.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { useLoginConfig } from './queries.ts'

/** Where everybody comes in: signing in, or, on an empty server, making the first administrator. */
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
