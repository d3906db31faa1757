import { offersPasskeys } from '@signet/client/passkeys'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './login-page.module.css'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import type { LoginConfig } from './use-login-config.ts'
import { ProofNote } from './use-proof.tsx'
import { useSignIn } from './use-sign-in.ts'

type LoginFormProps = Readonly<{ config: LoginConfig; redirect: string | undefined }>

export function LoginForm({ config, redirect }: LoginFormProps) {
  const signIn = useSignIn(redirect)
  const [account, setAccount] = useState('')
  return (
    <SignInSteps signIn={signIn} account={account}>
      <FirstStep config={config} account={account} onAccount={setAccount} signIn={signIn} />
      <OtherWays config={config} redirect={redirect} onPasskey={signIn.beginPasskey} />
    </SignInSteps>
  )
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
          if (account.trim() && password.trim())
            signIn.begin(({ session }, options) =>
              session.login({ account: account.trim(), password }, options),
            )
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
        <ProofNote isWorking={signIn.isWorking} />
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

const other = { way: 'otherLogin' }

/** The ways in besides the password, and the way back to a forgotten one. */
function OtherWays({ config, redirect, onPasskey }: LoginFormProps & Readonly<{ onPasskey: () => void }>) {
  const t = useT()
  const { methods, canMailLink, canRegister, socialsList, passkeyHost, directoryName } = config
  const search = redirect === undefined ? {} : { redirect }
  const hasSms = methods.includes('sms')
  return (
    <nav className={styles.ways} aria-label={t('session.ways.title')}>
      {offersPasskeys(passkeyHost) && (
        <Button isWide onClick={onPasskey}>
          {t('session.ways.passkey')}
        </Button>
      )}
      <ProviderButtons providers={socialsList} redirect={redirect} />
      {directoryName !== '' && (
        <Link
          className={styles.way}
          to="/pages/login/$way"
          params={other}
          search={{ ...search, way: 'directory' }}
        >
          {t('session.ways.directory', { name: directoryName })}
        </Link>
      )}
      {hasSms && (
        <Link className={styles.way} to="/pages/login/$way" params={other} search={{ ...search, way: 'sms' }}>
          {t('session.ways.sms')}
        </Link>
      )}
      <Link className={styles.way} to="/pages/login/$way" params={other} search={{ ...search, way: 'qr' }}>
        {t('session.ways.qr')}
      </Link>
      {(canMailLink || hasSms) && (
        <Link
          className={styles.way}
          to="/pages/login/$way"
          params={{ way: 'forgotPassword' }}
          search={search}
        >
          {t('session.ways.forgot')}
        </Link>
      )}
      {canRegister && (
        <Link className={styles.way} to="/pages/login/$way" params={{ way: 'register' }}>
          {t('session.ways.register')}
        </Link>
      )}
    </nav>
  )
}
