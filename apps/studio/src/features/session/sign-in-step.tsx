import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { passwordFaults } from '@signet/std'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Button, Input } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './login-page.module.css'

/** What a sign-in still needs after the right password. */
export type SignInStep =
  | Readonly<{ kind: 'code'; challenge: string; hasPasskey: boolean }>
  | Readonly<{ kind: 'password'; challenge: string; shortest: number; kinds: number }>

/** Reads the next step from a refused sign-in. */
export function stepOf(error: unknown): SignInStep | undefined {
  if (!(error instanceof AnsweredRefusal)) return undefined
  const { challenge, shortest, kinds, passkeys } = error.params
  if (error.code === 'session.secondFactor')
    return { kind: 'code', challenge: String(challenge), hasPasskey: Number(passkeys) > 0 }
  if (error.code !== 'session.passwordMustChange') return undefined
  return { kind: 'password', challenge: String(challenge), shortest: Number(shortest), kinds: Number(kinds) }
}

type StepProps = Readonly<{
  step: SignInStep
  error: Error | null
  isBusy: boolean
  onBack: () => void
  /** The code, or the new password. */
  onGiven: (text: string) => void
  /** A passkey in place of the code. */
  onPasskey: () => void
}>

export function NextStep(props: StepProps) {
  return props.step.kind === 'code' ? (
    <CodeStep {...props} step={props.step} />
  ) : (
    <PasswordStep {...props} step={props.step} />
  )
}

type CodeStepProps = Omit<StepProps, 'step'> & Readonly<{ step: Extract<SignInStep, { kind: 'code' }> }>

function CodeStep({ step, onGiven, onPasskey, ...frame }: CodeStepProps) {
  const t = useT()
  const [code, setCode] = useState('')
  return (
    <StepForm {...frame} isReady={code.trim() !== ''} onGo={() => onGiven(code.trim())}>
      <p className={sharedStyles.weak} id="code-hint">
        {t('studio.login.codeHint')}
      </p>
      <label className={sharedStyles.strong} htmlFor="code">
        {t('studio.login.code')}
      </label>
      <Input
        id="code"
        size="large"
        autoComplete="one-time-code"
        aria-describedby="code-hint"
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {step.hasPasskey && (
        <Button size="large" block onClick={onPasskey}>
          {t('studio.passkey.use')}
        </Button>
      )}
    </StepForm>
  )
}

type PasswordStepProps = Omit<StepProps, 'step'> &
  Readonly<{ step: Extract<SignInStep, { kind: 'password' }> }>

function PasswordStep({ step, onGiven, onPasskey: _, ...frame }: PasswordStepProps) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const isGood = passwordFaults(password, [], step).length === 0
  const isDifferent = repeat !== '' && repeat !== password
  return (
    <StepForm {...frame} isReady={isGood && repeat === password} onGo={() => onGiven(password)}>
      <p className={sharedStyles.weak} id="password-hint">
        {t('studio.login.newPasswordHint', { shortest: step.shortest })}
      </p>
      <label className={sharedStyles.strong} htmlFor="new-password">
        {t('studio.login.newPassword')}
      </label>
      <Input.Password
        id="new-password"
        size="large"
        autoComplete="new-password"
        aria-describedby="password-hint"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className={sharedStyles.strong} htmlFor="repeat">
        {t('studio.login.repeat')}
      </label>
      <Input.Password
        id="repeat"
        size="large"
        autoComplete="new-password"
        {...(isDifferent && { status: 'error' })}
        value={repeat}
        onChange={(event) => setRepeat(event.target.value)}
      />
      {isDifferent && <p className={sharedStyles.problem}>{t('studio.login.different')}</p>}
    </StepForm>
  )
}

type StepFormProps = Omit<StepProps, 'step' | 'onGiven' | 'onPasskey'> &
  Readonly<{ isReady: boolean; onGo: () => void; children: ReactNode }>

function StepForm({ isReady, error, isBusy, onGo, onBack, children }: StepFormProps) {
  const t = useT()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onGo()
      }}
    >
      {children}
      <ErrorNote error={error} />
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy} disabled={!isReady}>
        {t('studio.login.go')}
      </Button>
      <Button type="text" block onClick={onBack}>
        {t('studio.login.back')}
      </Button>
    </form>
  )
}
