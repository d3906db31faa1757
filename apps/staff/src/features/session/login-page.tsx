import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, PageState, TextField, useFeedback } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '../../kit/pages/use-title.ts'
import { LanguageChooser } from './language-chooser.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { problemAt, useCreateFirstAdministrator, useLoginConfig } from './queries.ts'

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

/** Creates the company and its first administrator on an empty server, once. */
function FirstRunForm() {
  const t = useT()
  const feedback = useFeedback()
  const create = useCreateFirstAdministrator()
  const [form, setForm] = useState({ companyName: '', realName: '', account: 'admin', password: '' })
  const field = (name: keyof typeof form) => ({
    label: t(`session.firstRun.${name}`),
    value: form[name],
    onChange: (value: string) => setForm((before) => ({ ...before, [name]: value })),
    problem: problemAt(create.error, name),
    required: true,
  })

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate(form, { onSuccess: () => feedback.success(t('session.firstRun.done')) })
      }}
    >
      <div>
        <h2>{t('session.firstRun.title')}</h2>
        <p className={styles.hint}>{t('session.firstRun.hint')}</p>
      </div>
      <TextField {...field('companyName')} autoComplete="organization" />
      <TextField {...field('realName')} autoComplete="name" />
      <TextField
        {...field('account')}
        autoComplete="username"
        autoCapitalize="none"
        pattern="[\w.\-]{2,60}"
      />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        minLength={8}
        hint={t('session.firstRun.passwordHint')}
      />
      <ErrorNote error={create.error} />
      <Button type="submit" tone="primary" isWide isBusy={create.isPending}>
        {t('session.firstRun.submit')}
      </Button>
    </form>
  )
}
