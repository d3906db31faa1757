import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { safeReturn } from '../../kit/links/address.ts'
import styles from './login-page.module.css'
import { CodeStep, PasswordStep, type SignInStep, stepOf } from './sign-in-step.tsx'

type LoginConfig = ParsedOutput<(typeof contract)['session']['loginConfig']>
type LoginFormProps = Readonly<{ config: LoginConfig; redirect: string | undefined }>

export function LoginForm({ config, redirect }: LoginFormProps) {
  const signIn = useSignIn(redirect)
  const { step, ...state } = signIn
  const [account, setAccount] = useState('')

  if (step?.kind === 'code') return <CodeStep {...state} onCode={(code) => signIn.sendCode(step, code)} />
  if (step?.kind === 'password')
    return (
      <PasswordStep
        {...state}
        step={step}
        account={account}
        onPassword={(password) => signIn.sendPassword(step, password)}
      />
    )
  return <FirstStep config={config} account={account} onAccount={setAccount} signIn={signIn} />
}

type FirstStepProps = Readonly<{
  config: LoginConfig
  account: string
  onAccount: (account: string) => void
  signIn: ReturnType<typeof useSignIn>
}>

function FirstStep({ config, account, onAccount, signIn }: FirstStepProps) {
  const t = useT()
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
          if (account.trim() && password.trim()) signIn.begin({ account: account.trim(), password })
        }}
      >
        <AccountField
          value={account}
          isTenant={config.isTenant}
          problem={problemOf('account', account)}
          onChange={onAccount}
        />
        <PasswordField value={password} problem={problemOf('password', password)} onChange={setPassword} />
        <ErrorNote error={signIn.error} />
        <Button type="submit" tone="primary" isWide isBusy={signIn.isBusy}>
          {t('session.login.submit')}
        </Button>
      </form>
      <DemoAccounts
        accounts={config.demoAccounts}
        onChoose={(chosen) => {
          onAccount(chosen)
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

/** Two lines take a moment to read. */
const lastSignInMs = 5_000

type Session = (typeof contract)['session']
type SignedIn = ParsedOutput<Session['login']>

/** Signs in step by step, loads the person, and goes to the page they wanted. */
function useSignIn(redirect: string | undefined) {
  const { session } = useApp().client
  const enter = useEnter(redirect)
  const [step, setStep] = useState<SignInStep>()
  const attempt = useMutation({
    meta: { isShown: true },
    mutationFn: async (ask: () => Promise<SignedIn>) => enter(await ask()),
    onError: (error) => {
      const next = stepOf(error)
      if (!next) return
      setStep(next)
      attempt.reset()
    },
  })

  return {
    step,
    error: attempt.error,
    isBusy: attempt.isPending,
    begin: (input: RequestInput<Session['login']>) => attempt.mutate(() => session.login(input)),
    sendCode: ({ challenge }: SignInStep, code: string) =>
      attempt.mutate(() => session.loginCode({ challenge, code })),
    sendPassword: ({ challenge }: SignInStep, password: string) =>
      attempt.mutate(() => session.loginPassword({ challenge, password })),
    onBack: () => {
      setStep(undefined)
      attempt.reset()
    },
  }
}

/** Keeps the token, loads the person, goes to the page they wanted, and says when they last signed in. */
function useEnter(redirect: string | undefined) {
  const app = useApp()
  const { history } = useRouter()
  const t = useT()
  const { dateTime } = useFormats()

  return async ({ token, lastSignIn }: SignedIn) => {
    app.queries.clear()
    app.session.keepToken(token)
    await app.queries.fetchQuery(currentUserQuery(app)).catch((error: unknown) => {
      app.session.clear()
      throw error
    })
    app.feedback.clear()
    history.replace(safeReturn(redirect))
    if (!lastSignIn) return
    const { at, address, failures } = lastSignIn
    app.feedback.plain(t('session.lastSignIn', { when: dateTime(at), address, failures }), lastSignInMs)
  }
}
