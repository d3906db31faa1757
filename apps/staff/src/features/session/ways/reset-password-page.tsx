import { useT } from '@signet/i18n/react'
import { Button, ErrorNote } from '@signet/ui'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { isChosen, NewPassword, noPassword } from '../../../kit/passwords/new-password.tsx'
import styles from '../login-page.module.css'
import type { LoginConfig } from '../use-login-config.ts'
import { LoginFrame } from './login-frame.tsx'
import { useChosen } from './use-chosen.ts'

/** Chooses a new password with a mailed link, whose token is behind `#`. */
export function ResetPasswordPage() {
  const t = useT()
  return (
    <LoginFrame title={t('session.step.password')} hint={t('session.forgot.linkHint')}>
      {(config) => <ByLink rules={config.passwordRules} />}
    </LoginFrame>
  )
}

function ByLink({ rules }: Readonly<{ rules: LoginConfig['passwordRules'] }>) {
  const t = useT()
  const { waysIn } = useClient()
  const { hash: token } = useLocation()
  const [chosen, setChosen] = useState(noPassword)
  const [isTried, setTried] = useState(false)
  const choose = useChosen(() => waysIn.setPasswordByLink({ token, password: chosen.password }))
  if (token === '') return <p role="alert">{t('session.forgot.noToken')}</p>
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isChosen(chosen, rules, [])) choose.mutate(undefined)
      }}
    >
      <NewPassword chosen={chosen} rules={rules} about={[]} isTried={isTried} onChange={setChosen} />
      <ErrorNote error={choose.error} />
      <Button type="submit" tone="primary" isWide isBusy={choose.isPending}>
        {t('session.forgot.set')}
      </Button>
    </form>
  )
}
