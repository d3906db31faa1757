import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { isChosen, NewPassword, noPassword } from '../../../kit/passwords/new-password.tsx'
import styles from '../login-page.module.css'
import { ProofNote, useProof } from '../use-proof.tsx'
import { LoginFrame } from './login-frame.tsx'

/** A company registers itself, with a code that is mailed to its first administrator. */
export function RegisterPage() {
  const t = useT()
  return (
    <LoginFrame title={t('session.register.title')} hint={t('session.register.hint')}>
      {({ canRegister }) => (canRegister ? <RegisterForm /> : <p>{t('session.register.off')}</p>)}
    </LoginFrame>
  )
}

const rules = { shortest: 8, kinds: 1 }
const nothing = { email: '', emailCode: '', companyName: '', code: '', realName: '', account: 'admin' }
type Field = keyof typeof nothing

function RegisterForm() {
  const t = useT()
  const { registration } = useClient()
  const [form, setForm] = useState(nothing)
  const [chosen, setChosen] = useState(noPassword)
  const [isTried, setTried] = useState(false)
  const { isWorking, prove } = useProof()
  const about = [form.account, form.realName]
  const register = useMutation({
    meta: { isShown: true },
    mutationFn: () =>
      prove((options) => registration.register({ ...form, password: chosen.password }, options)),
  })
  const isComplete = Object.values(form).every((value) => value.trim() !== '')
  const field = (name: Field) => ({
    label: t(`session.register.${name}`),
    value: form[name],
    required: true,
    onChange: (value: string) => setForm((before) => ({ ...before, [name]: value })),
  })
  if (register.isSuccess)
    return (
      <p role="status">
        {t('session.register.done', { account: `${form.account.trim()}@${form.code.trim().toLowerCase()}` })}
      </p>
    )

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isComplete && isChosen(chosen, rules, about)) register.mutate()
      }}
    >
      <TextField {...field('email')} type="email" autoComplete="email" />
      <SendCode email={form.email.trim()} />
      <TextField {...field('emailCode')} inputMode="numeric" autoComplete="one-time-code" />
      <TextField {...field('companyName')} autoComplete="organization" />
      <TextField {...field('code')} autoCapitalize="none" hint={t('session.register.codeHint')} />
      <TextField {...field('realName')} autoComplete="name" />
      <TextField {...field('account')} autoComplete="username" autoCapitalize="none" />
      <NewPassword chosen={chosen} rules={rules} about={about} isTried={isTried} onChange={setChosen} />
      <ErrorNote error={register.error} />
      <Button type="submit" tone="primary" isWide isBusy={register.isPending} disabled={!isComplete}>
        {t('session.register.submit')}
      </Button>
      <ProofNote isWorking={isWorking} />
    </form>
  )
}

function SendCode({ email }: Readonly<{ email: string }>) {
  const t = useT()
  const { registration } = useClient()
  const { isWorking, prove } = useProof()
  const send = useMutation({
    meta: { isShown: true },
    mutationFn: () => prove((options) => registration.ask({ email }, options)),
  })
  return (
    <>
      <Button isWide isBusy={send.isPending} disabled={email === ''} onClick={() => send.mutate()}>
        {t('session.register.send')}
      </Button>
      <ProofNote isWorking={isWorking} />
      <ErrorNote error={send.error} />
      {send.data && <p role="status">{t('session.register.sent', { minutes: send.data.minutes })}</p>}
    </>
  )
}
