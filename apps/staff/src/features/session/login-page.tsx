import { AnsweredRefusal } from '@signet/client'
import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, PageState, sharedStyles, TextField, useFeedback } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { safeReturn } from '../../kit/links/address.ts'
import { useTitle } from '../../kit/pages/stack-page.tsx'
import { LanguageChooser } from './language-chooser.tsx'
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

/** Creates the company and its first administrator on an empty server, once. */
function FirstRunForm() {
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

type LoginConfig = ParsedOutput<(typeof contract)['session']['loginConfig']>
type LoginFormProps = Readonly<{ config: LoginConfig; redirect: string | undefined }>

export function LoginForm({ config, redirect }: LoginFormProps) {
  const t = useT()
  const signIn = useSignIn(redirect)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const problemOf = (name: 'account' | 'password', value: string) =>
    isTried && value.trim() === '' ? t(`session.missing.${name}`) : null

  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (account.trim() && password.trim()) signIn.mutate({ account: account.trim(), password })
        }}
      >
        <AccountField
          value={account}
          isTenant={config.isTenant}
          problem={problemOf('account', account)}
          onChange={setAccount}
        />
        <PasswordField value={password} problem={problemOf('password', password)} onChange={setPassword} />
        <ErrorNote error={signIn.error} />
        <Button type="submit" tone="primary" isWide isBusy={signIn.isPending}>
          {t('session.login.submit')}
        </Button>
      </form>
      <DemoAccounts
        accounts={config.demoAccounts}
        onChoose={(chosen) => {
          setAccount(chosen)
          setPassword(demoPassword)
        }}
      />
    </>
  )
}

type LoginFieldProps = Readonly<{
  value: string
  problem: string | null
  onChange: (value: string) => void
}>

function AccountField({ isTenant, ...field }: LoginFieldProps & Pick<LoginConfig, 'isTenant'>) {
  const t = useT()
  return (
    <TextField
      label={t('session.account')}
      {...field}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...(isTenant && { hint: t('session.tenantHint') })}
    />
  )
}

function PasswordField(field: LoginFieldProps) {
  const t = useT()
  return (
    <TextField
      label={t('session.password')}
      type="password"
      {...field}
      autoComplete="current-password"
      required
    />
  )
}

type DemoAccountsProps = Readonly<{
  accounts: LoginConfig['demoAccounts']
  onChoose: (account: string) => void
}>

/** The password of every demo account, as its hint says. */
const demoPassword = 'signet-demo'

/** Accounts of the demo company; shown only where it was seeded. */
function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useT()
  if (accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-label={t('session.demo.title')}>
      <p>{t('session.demo.hint')}</p>
      <div className={styles.accounts}>
        {accounts.map(({ account, name, role }) => (
          <Button key={account} size="small" onClick={() => onChoose(account)} title={role}>
            {name ? `${account} · ${name}` : account}
          </Button>
        ))}
      </div>
    </section>
  )
}

type Session = (typeof contract)['session']

export function useLoginConfig() {
  const { client } = useApp()
  return useQuery({ queryKey: ['session', 'loginConfig'], queryFn: () => client.session.loginConfig() })
}

/** Signs in, loads the person, and goes to the page they wanted. */
export function useSignIn(redirect: string | undefined) {
  const app = useApp()
  const { history } = useRouter()

  return useMutation({
    meta: { isShown: true },
    mutationFn: async (input: RequestInput<Session['login']>) => {
      const { token } = await app.client.session.login(input)
      app.queries.clear()
      app.session.keepToken(token)
      await app.queries.fetchQuery(currentUserQuery(app)).catch((error: unknown) => {
        app.session.clear()
        throw error
      })
    },
    onSuccess: () => {
      app.feedback.clear()
      history.replace(safeReturn(redirect))
    },
  })
}

export function useCreateFirstAdministrator() {
  const { client, queries } = useApp()

  return useMutation({
    meta: { isShown: true },
    mutationFn: (input: RequestInput<Session['createFirstAdministrator']>) =>
      client.session.createFirstAdministrator(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['session', 'loginConfig'] }),
  })
}

/** The problem of one field in a refusal. */
export function problemAt(error: Error | null, path: string): string | null {
  if (!(error instanceof AnsweredRefusal)) return null
  return error.problems.find((problem) => problem.path === path)?.message ?? null
}
