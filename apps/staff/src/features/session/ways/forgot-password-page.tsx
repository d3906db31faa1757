import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { isChosen, NewPassword, noPassword } from '../../../kit/passwords/new-password.tsx'
import styles from '../login-page.module.css'
import type { LoginConfig } from '../use-login-config.ts'
import { ProofNote, useProof } from '../use-proof.tsx'
import { LoginFrame } from './login-frame.tsx'
import { SmsForm } from './sms-form.tsx'
import { useChosen } from './use-chosen.ts'

/** The way back to a forgotten password: a mailed link, or a code on the phone. */
export function ForgotPasswordPage() {
  const t = useT()
  return (
    <LoginFrame title={t('session.forgot.title')} hint={t('session.forgot.hint')}>
      {(config) => (
        <>
          {config.canMailLink && <ByMail />}
          {config.methods.includes('sms') && <BySms rules={config.passwordRules} />}
          {!config.canMailLink && !config.methods.includes('sms') && <p>{t('session.forgot.noWay')}</p>}
        </>
      )}
    </LoginFrame>
  )
}

function ByMail() {
  const t = useT()
  const { waysIn } = useClient()
  const [account, setAccount] = useState('')
  const { isWorking, prove } = useProof()
  const ask = useMutation({
    meta: { isShown: true },
    mutationFn: () => prove((options) => waysIn.askPasswordLink({ account: account.trim() }, options)),
  })
  if (ask.isSuccess) return <p role="status">{t('session.forgot.mailed')}</p>
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (account.trim() !== '') ask.mutate()
      }}
    >
      <TextField
        label={t('session.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={account}
        onChange={setAccount}
      />
      <ErrorNote error={ask.error} />
      <Button type="submit" tone="primary" isWide isBusy={ask.isPending} disabled={account.trim() === ''}>
        {t('session.forgot.mail')}
      </Button>
      <ProofNote isWorking={isWorking} />
    </form>
  )
}

function BySms({ rules }: Readonly<{ rules: LoginConfig['passwordRules'] }>) {
  const t = useT()
  const { waysIn } = useClient()
  const [chosen, setChosen] = useState(noPassword)
  const [isTried, setTried] = useState(false)
  const { isWorking, prove } = useProof()
  const choose = useChosen((entered: Readonly<{ phone: string; code: string }>) =>
    prove((options) => waysIn.resetPassword({ ...entered, password: chosen.password }, options)),
  )
  return (
    <SmsForm
      purpose="resetPassword"
      submit={t('session.forgot.set')}
      error={choose.error}
      isBusy={choose.isPending}
      isWorking={isWorking}
      onSubmit={(entered) => {
        setTried(true)
        if (isChosen(chosen, rules, [])) choose.mutate(entered)
      }}
    >
      <NewPassword chosen={chosen} rules={rules} about={[]} isTried={isTried} onChange={setChosen} />
    </SmsForm>
  )
}
