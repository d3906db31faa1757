import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/use-current-user.ts'
import { safeReturn } from '../../kit/links/address.ts'
import styles from './login-page.module.css'

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

/** Signs in, loads the person, and goes to the page they wanted. */
function useSignIn(redirect: string | undefined) {
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
