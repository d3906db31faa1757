import { useT } from '@signet/i18n/react'
import { PageState, sharedStyles } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTitle } from '../../../kit/pages/stack-page.tsx'
import { LanguageChooser } from '../language-chooser.tsx'
import styles from '../login-page.module.css'
import { type LoginConfig, useLoginConfig } from '../use-login-config.ts'
import { useWaySearch } from './use-way-search.ts'

type LoginFrameProps = Readonly<{
  title: string
  hint: string
  children: (config: LoginConfig) => ReactNode
}>

/** A page before the sign-in, with the way back to the password. */
export function LoginFrame({ title, hint, children }: LoginFrameProps) {
  const t = useT()
  const config = useLoginConfig()
  const { redirect } = useWaySearch()
  useTitle(title)
  return (
    <main className={styles.page}>
      <LanguageChooser />
      <div className={styles.column}>
        <header>
          <h1>{title}</h1>
          <p className={sharedStyles.weak}>{hint}</p>
        </header>
        <PageState query={config} skeletonRows={2}>
          {children}
        </PageState>
        <nav className={styles.ways}>
          <Link
            className={styles.way}
            to="/pages/login/index"
            search={redirect === undefined ? {} : { redirect }}
          >
            {t('session.ways.password')}
          </Link>
        </nav>
      </div>
    </main>
  )
}
