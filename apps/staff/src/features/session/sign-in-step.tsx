import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { CodeField } from '../../kit/passwords/identity.tsx'
import { isChosen, NewPassword, noPassword } from '../../kit/passwords/new-password.tsx'
import styles from './login-page.module.css'

/** What a sign-in still needs after the right password. */
export type SignInStep =
  | Readonly<{ kind: 'code'; challenge: string; hasPasskey: boolean }>
  | Readonly<{ kind: 'company' }>
  | Readonly<{ kind: 'password'; challenge: string; shortest: number; kinds: number }>

/** Reads the next step from a refused sign-in. */
export function stepOf(error: unknown): SignInStep | undefined {
  if (!(error instanceof AnsweredRefusal)) return undefined
  if (error.code === 'waysIn.ssoSeveral') return { kind: 'company' }
  const { challenge, shortest, kinds, passkeys } = error.params
  if (error.code === 'session.secondFactor')
    return { kind: 'code', challenge: String(challenge), hasPasskey: Number(passkeys) > 0 }
  if (error.code !== 'session.passwordMustChange') return undefined
  return { kind: 'password', challenge: String(challenge), shortest: Number(shortest), kinds: Number(kinds) }
}

type StepProps = Readonly<{
  error: Error | null
  isBusy: boolean
  onBack: () => void
}>

type CodeStepProps = StepProps &
  Readonly<{
    onCode: (code: string) => void
    /** Only for people with a passkey. */
    onPasskey: (() => void) | undefined
  }>

export function CodeStep({ error, isBusy, onBack, onCode, onPasskey }: CodeStepProps) {
  const t = useT()
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') onCode(code.trim())
      }}
    >
      <div>
        <h2>{t('session.step.code')}</h2>
        <p className={sharedStyles.weak}>{t('session.step.codeHint')}</p>
      </div>
      <CodeField value={code} onChange={setCode} />
      {onPasskey && (
        <Button isWide onClick={onPasskey}>
          {t('passwords.identity.byPasskey')}
        </Button>
      )}
      <StepButtons error={error} isBusy={isBusy} onBack={onBack} />
    </form>
  )
}

type PasswordStepProps = StepProps &
  Readonly<{
    step: Extract<SignInStep, { kind: 'password' }>
    account: string
    onPassword: (password: string) => void
  }>

export function PasswordStep({ step, account, error, isBusy, onBack, onPassword }: PasswordStepProps) {
  const t = useT()
  const [chosen, setChosen] = useState(noPassword)
  const [isTried, setTried] = useState(false)
  const about = [account.replace(/@.*$/, '')]
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isChosen(chosen, step, about)) onPassword(chosen.password)
      }}
    >
      <div>
        <h2>{t('session.step.password')}</h2>
        <p className={sharedStyles.weak}>{t('session.step.passwordHint')}</p>
      </div>
      <NewPassword chosen={chosen} rules={step} about={about} isTried={isTried} onChange={setChosen} />
      <StepButtons error={error} isBusy={isBusy} onBack={onBack} />
    </form>
  )
}

function StepButtons({ error, isBusy, onBack }: StepProps) {
  const t = useT()
  return (
    <>
      <ErrorNote error={error} />
      <Button type="submit" tone="primary" isWide isBusy={isBusy}>
        {t('session.step.go')}
      </Button>
      <Button tone="quiet" isWide onClick={onBack}>
        {t('session.step.back')}
      </Button>
    </>
  )
}
