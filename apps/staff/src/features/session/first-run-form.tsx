import { AnsweredRefusal } from '@signet/client'
import type { contract, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, sharedStyles, TextField, useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import styles from './login-page.module.css'

/** Creates the company and its first administrator on an empty server, once. */
export function FirstRunForm() {
  const t = useT()
  const feedback = useFeedback()
  const create = useCreateFirstAdministrator()
  const [form, setForm] = useState({
    code: '',
    companyName: '',
    realName: '',
    account: 'admin',
    password: '',
  })
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate(form, { onSuccess: () => feedback.success(t('session.firstRun.done')) })
      }}
    >
      <div>
        <h2>{t('session.firstRun.title')}</h2>
        <p className={sharedStyles.weak}>{t('session.firstRun.hint')}</p>
      </div>
      <TextField
        {...field('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        hint={t('session.firstRun.codeHint')}
      />
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

function useCreateFirstAdministrator() {
  const { client, queries } = useApp()

  return useMutation({
    meta: { isShown: true },
    mutationFn: (input: RequestInput<(typeof contract)['session']['createFirstAdministrator']>) =>
      client.session.createFirstAdministrator(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['session', 'loginConfig'] }),
  })
}

/** The problem of one field in a refusal. */
function problemAt(error: Error | null, path: string): string | null {
  if (!(error instanceof AnsweredRefusal)) return null
  return error.problems.find((problem) => problem.path === path)?.message ?? null
}
