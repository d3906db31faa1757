import type { contract, ParsedOutput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useState } from 'react'
import styles from './login-page.module.css'
import { useSignIn } from './queries.ts'

type LoginConfig = ParsedOutput<(typeof contract)['session']['loginConfig']>
type LoginFormProps = Readonly<{ config: LoginConfig; redirect: string | undefined }>

export function LoginForm({ config, redirect }: LoginFormProps) {
  const t = useT()
  const signIn = useSignIn(redirect)
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate({ account: account.trim(), password })
        }}
      >
        <TextField
          label={t('session.account')}
          value={account}
          onChange={setAccount}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...(config.isTenant && { hint: t('session.tenantHint') })}
        />
        <TextField
          label={t('session.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
        />
        <ErrorNote error={signIn.error} />
        <Button type="submit" tone="primary" isWide isBusy={signIn.isPending}>
          {t('session.login.submit')}
        </Button>
      </form>
      <DemoAccounts accounts={config.demoAccounts} onChoose={setAccount} />
    </>
  )
}

type DemoAccountsProps = Readonly<{
  accounts: LoginConfig['demoAccounts']
  onChoose: (account: string) => void
}>

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
