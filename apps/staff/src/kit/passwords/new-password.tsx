import { useT } from '@signet/i18n/react'
import { type PasswordRules, passwordFaults } from '@signet/std'
import { sharedStyles, TextField } from '@signet/ui'
import { useEffect, useState } from 'react'
import styles from './new-password.module.css'

export type ChosenPassword = Readonly<{ password: string; repeat: string }>

export const noPassword: ChosenPassword = { password: '', repeat: '' }

type NewPasswordProps = Readonly<{
  chosen: ChosenPassword
  rules: PasswordRules
  /** Account and name, which may not occur in it. */
  about: readonly string[]
  /** Whether the person has tried to go on, so that what is missing is said. */
  isTried: boolean
  onChange: (chosen: ChosenPassword) => void
}>

/** A new password and its repetition, with what is wrong with it and how strong it is. */
export function NewPassword({ chosen, rules, about, isTried, onChange }: NewPasswordProps) {
  const t = useT()
  const { password, repeat } = chosen
  const [fault] = password === '' ? [] : passwordFaults(password, about, rules)
  const missing = isTried && password === '' ? t('passwords.missing') : null
  const problem = fault
    ? t(`passwords.fault.${fault}`, { shortest: rules.shortest, kinds: rules.kinds })
    : missing
  const isDifferent = repeat !== '' && !password.startsWith(repeat)

  return (
    <>
      <div className={sharedStyles.stack2}>
        <TextField
          label={t('passwords.new')}
          type="password"
          autoComplete="new-password"
          required
          value={password}
          problem={problem}
          hint={t('passwords.hint', { shortest: rules.shortest })}
          onChange={(value) => onChange({ password: value, repeat })}
        />
        <Meter password={fault ? '' : password} about={about} />
      </div>
      <TextField
        label={t('passwords.repeat')}
        type="password"
        autoComplete="new-password"
        required
        value={repeat}
        problem={isDifferent || (isTried && repeat !== password) ? t('passwords.different') : null}
        onChange={(value) => onChange({ password, repeat: value })}
      />
    </>
  )
}

/** Whether a new password can be sent. The server also knows the most common ones. */
export function isChosen(
  { password, repeat }: ChosenPassword,
  rules: PasswordRules,
  about: readonly string[],
): boolean {
  return password !== '' && password === repeat && passwordFaults(password, about, rules).length === 0
}

const strengths = [0, 1, 2, 3, 4] as const

/** How hard the password is to guess. Its rater is large, and loads when somebody begins to type. */
function Meter({ password, about }: Readonly<{ password: string; about: readonly string[] }>) {
  const t = useT()
  const score = useScore(password, about)
  if (score === undefined) return <p className={styles.strength} aria-hidden="true" />
  const strength = strengths[score] ?? 0
  return (
    <p className={styles.strength}>
      <meter className={styles.meter} min={0} max={4} value={strength} aria-label={t('passwords.strength')} />
      <span className={sharedStyles.note} aria-live="polite">
        {t(`passwords.strength.${strength}`)}
      </span>
    </p>
  )
}

function useScore(password: string, about: readonly string[]): number | undefined {
  const [rated, setRated] = useState<Readonly<{ password: string; score: number }>>()
  const names = about.join('\n')
  useEffect(() => {
    if (password === '') return
    let isOld = false
    void import('./rate-password.ts').then(({ ratePassword }) => {
      if (!isOld) setRated({ password, score: ratePassword(password, names.split('\n')) })
    })
    return () => {
      isOld = true
    }
  }, [password, names])
  return password === '' ? undefined : rated?.score
}
