import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import styles from '../login-page.module.css'
import { ProofNote, useProof } from '../use-proof.tsx'

type SmsFormProps = Readonly<{
  purpose: 'signIn' | 'resetPassword'
  submit: string
  error: Error | null
  isBusy: boolean
  isWorking: boolean
  /** Further fields. */
  children?: ReactNode
  onSubmit: (entered: Readonly<{ phone: string; code: string }>) => void
}>

/** A phone, the code that it gets, and what is done with both. */
export function SmsForm({ purpose, submit, error, isBusy, isWorking, children, onSubmit }: SmsFormProps) {
  const t = useT()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const sending = useSending(purpose)
  const { secondsLeft } = sending
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (phone.trim() && code.trim()) onSubmit({ phone: phone.trim(), code: code.trim() })
      }}
    >
      <TextField
        label={t('session.sms.phone')}
        type="tel"
        autoComplete="tel"
        required
        value={phone}
        onChange={setPhone}
      />
      <Button
        isWide
        isBusy={sending.isBusy}
        disabled={phone.trim() === '' || secondsLeft > 0}
        onClick={() => sending.send(phone.trim())}
      >
        {secondsLeft > 0 ? t('session.sms.again', { seconds: secondsLeft }) : t('session.sms.send')}
      </Button>
      <ProofNote isWorking={sending.isWorking} />
      <ErrorNote error={sending.error} />
      {sending.isSent && <p role="status">{t('session.sms.sent')}</p>}
      <TextField
        label={t('session.sms.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={setCode}
      />
      {children}
      <ErrorNote error={error} />
      <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={!phone.trim() || !code.trim()}>
        {submit}
      </Button>
      <ProofNote isWorking={isWorking} />
    </form>
  )
}

/** Sends codes, and counts the seconds until another one can be sent. */
function useSending(purpose: SmsFormProps['purpose']) {
  const { waysIn } = useClient()
  const [secondsLeft, setLeft] = useState(0)
  const { isWorking, prove } = useProof()
  const send = useMutation({
    meta: { isShown: true },
    mutationFn: (phone: string) =>
      prove((options) =>
        purpose === 'signIn' ? waysIn.smsCode({ phone }, options) : waysIn.resetCode({ phone }, options),
      ),
    onSuccess: ({ resendAfter }) => setLeft(resendAfter),
  })
  const isCounting = secondsLeft > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setLeft((left) => Math.max(0, left - 1)), 1000)
    return () => clearInterval(timer)
  }, [isCounting])

  return {
    secondsLeft,
    isSent: send.isSuccess,
    isBusy: send.isPending,
    isWorking,
    error: send.error,
    send: (phone: string) => send.mutate(phone),
  }
}
