import { offersPasskeys } from '@signet/client/passkeys'
import { withProof } from '@signet/client/proof'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useSignal } from '@signet/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { LanguageChoice, ThemeChoice } from '../../kit/context/look-choices.tsx'
import { useSignature } from '../../kit/context/use-signature.ts'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import styles from './login-page.module.css'
import { NextStep, type SignInStep, stepOf } from './sign-in-step.tsx'

/** Signs an administrator in, and returns to the page they wanted. */
export function LoginPage() {
  const t = useT()
  const { client, look, brand, changeLook } = useApp()
  const { logo } = useSignal(brand.current)
  const current = useSignal(look)
  const { data: config } = useQuery({
    queryKey: ['session', 'loginConfig'],
    queryFn: async ({ signal }) => {
      const answer = await client.session.loginConfig({}, { signal })
      void brand.show(answer.identity)
      return answer
    },
  })
  const [credentials, setCredentials] = useState<Credentials>({ account: '', password: '' })

  return (
    <main className={styles.page}>
      <div className={styles.corner}>
        <LanguageChoice locale={current.locale} onChoose={(locale) => changeLook({ locale })} />
        <ThemeChoice theme={current.theme} onChoose={(theme) => changeLook({ theme })} />
      </div>
      <section className={styles.card}>
        {logo === '' ? (
          <span className={styles.mark} aria-hidden="true">
            <Stamp size={24} />
          </span>
        ) : (
          <img className={styles.logo} src={logo} alt="" width={48} height={48} />
        )}
        <PageTitle className={styles.title}>{t('studio.login.title')}</PageTitle>
        <p className={styles.hint}>{t('studio.login.hint')}</p>
        {config?.isFirstRun ? (
          <p className={styles.firstRun}>
            {t('studio.login.firstRun')} <a href="/pages/login/index">{t('studio.login.firstRunAction')}</a>
          </p>
        ) : (
          <LoginSteps
            credentials={credentials}
            onChange={setCredentials}
            demoAccounts={config?.demoAccounts ?? []}
            hasPasskeys={offersPasskeys(config?.passkeyHost ?? '')}
          />
        )}
      </section>
    </main>
  )
}

/** Printed beside the account, and everybody's in the demo company. */
const demoPassword = 'signet-demo'

type Credentials = Readonly<{ account: string; password: string }>
type LoginStepsProps = Readonly<{
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  demoAccounts: DemoAccountsProps['accounts']
  hasPasskeys: boolean
}>

/** Account and password, then what the server asks besides. */
function LoginSteps({ credentials, onChange, demoAccounts, hasPasskeys }: LoginStepsProps) {
  const t = useT()
  const { step, begin, beginPasskey, isWorking, ...next } = useSignIn()
  if (step) return <NextStep {...next} step={step} />
  return (
    <>
      <LoginForm
        credentials={credentials}
        onChange={onChange}
        error={next.error}
        isBusy={next.isBusy}
        isWorking={isWorking}
        onSubmit={() => begin(credentials)}
      />
      {hasPasskeys && (
        <Button size="large" block onClick={beginPasskey}>
          {t('studio.login.passkey')}
        </Button>
      )}
      <DemoAccounts accounts={demoAccounts} onChoose={onChange} />
    </>
  )
}

type LoginFormProps = Omit<LoginStepsProps, 'demoAccounts' | 'hasPasskeys'> &
  Readonly<{ error: Error | null; isBusy: boolean; isWorking: boolean; onSubmit: () => void }>

function LoginForm({ credentials, onChange, error, isBusy, isWorking, onSubmit }: LoginFormProps) {
  const { account, password } = credentials
  const t = useT()

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label className={sharedStyles.strong} htmlFor="account">
        {t('studio.login.account')}
      </label>
      <Input
        id="account"
        size="large"
        autoComplete="username"
        autoFocus
        required
        value={account}
        onChange={(event) => onChange({ account: event.target.value, password })}
      />
      <label className={sharedStyles.strong} htmlFor="password">
        {t('studio.login.password')}
      </label>
      <Input.Password
        id="password"
        size="large"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => onChange({ account, password: event.target.value })}
      />
      <ErrorNote error={error} />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy}>
        {t('studio.login.submit')}
      </Button>
      <p role="status" className={styles.proof} hidden={!isWorking}>
        {isWorking && t('studio.login.proof')}
      </p>
    </form>
  )
}

/** Signs in step by step, and returns to the page that was wanted. */
function useSignIn() {
  const { client, session } = useApp()
  const { passkeys } = client
  const sign = useSignature()
  const { history } = useRouter()
  const { back }: { back?: string } = useSearch({ strict: false })
  const [step, setStep] = useState<SignInStep>()
  const [isWorking, setWorking] = useState(false)
  const attempt = useMutation({
    meta: { shownInPlace: true },
    mutationFn: (ask: () => Promise<{ token: string }>) => ask(),
    onSuccess: ({ token }) => {
      session.keepToken(token)
      history.push(studioPath(back))
    },
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
    isWorking,
    begin: (credentials: Credentials) =>
      attempt.mutate(() =>
        withProof((options) => client.session.login(credentials, options), { onWork: setWorking }),
      ),
    beginPasskey: () =>
      attempt.mutate(async () => passkeys.login({ signed: await sign(await passkeys.beginLogin()) })),
    onPasskey: () => {
      if (step?.kind !== 'code') return
      const { challenge } = step
      attempt.mutate(async () => {
        const signed = await sign(await passkeys.beginCode({ challenge }))
        return passkeys.loginCode({ challenge, signed })
      })
    },
    onGiven: (text: string) => {
      if (!step) return
      const { kind, challenge } = step
      if (kind === 'code') attempt.mutate(() => client.session.loginCode({ challenge, code: text }))
      else attempt.mutate(() => client.session.loginPassword({ challenge, password: text }))
    },
    onBack: () => {
      setStep(undefined)
      attempt.reset()
    },
  }
}

/** Only pages of the studio: a link to the login can lead nowhere else. */
export function studioPath(back = ''): string {
  const [, page] = /^(?:\/studio)?(\/(?:flows|forms|cases)(?:\?.*)?)$/.exec(back) ?? []
  return `/studio${page ?? '/'}`
}

type DemoAccountsProps = Readonly<{
  accounts: readonly Readonly<{ account: string; name: string; role: string }>[]
  onChoose: (credentials: Credentials) => void
}>

/** The demo company's administrator, where it was seeded; one press fills in its account and password. */
function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useT()
  const administrator = accounts.find(({ account }) => account === 'admin')
  if (!administrator) return null

  return (
    <p className={styles.demo}>
      {t('studio.login.demo')}
      <button
        type="button"
        className={styles.demoAccount}
        onClick={() => onChoose({ account: administrator.account, password: demoPassword })}
      >
        {administrator.account}
      </button>
      <code>{demoPassword}</code>
    </p>
  )
}
