import { useFormats, useT } from '@signet/i18n/react'
import { Button, ErrorNote, PageState, sharedStyles, TextField, useFeedback } from '@signet/ui'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { StackPage, useBack } from '../../../kit/pages/stack-page.tsx'
import { isChosen, NewPassword, noPassword } from '../../../kit/passwords/new-password.tsx'
import { type PasswordRules, useAccountChange, usePasswordRules } from '../queries.ts'

/** Changes the own password. This device stays signed in, all others do not. */
export function ModifyPasswordPage() {
  const t = useT()
  const rules = usePasswordRules()
  return (
    <StackPage title={t('account.password.title')}>
      <PageState query={rules}>{(loaded) => <PasswordForm rules={loaded} />}</PageState>
    </StackPage>
  )
}

function PasswordForm({ rules }: Readonly<{ rules: PasswordRules }>) {
  const t = useT()
  const { dateTime } = useFormats()
  const feedback = useFeedback()
  const back = useBack()
  const { account } = useClient()
  const user = useCurrentUser().data?.userInfo
  const about = user ? [user.userAccount, user.userName] : []
  const [old, setOld] = useState('')
  const [chosen, setChosen] = useState(noPassword)
  const [isTried, setTried] = useState(false)
  const change = useAccountChange(account.changePassword, { isShown: true })
  const submit = () => {
    setTried(true)
    if (old === '' || !isChosen(chosen, rules, about)) return
    change.mutate(
      { oldPassword: old, password: chosen.password },
      {
        onSuccess: () => {
          feedback.success(t('account.password.done'))
          back()
        },
      },
    )
  }

  return (
    <form
      className={sharedStyles.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="text" autoComplete="username" value={user?.userAccount ?? ''} hidden readOnly />
      <TextField
        label={t('passwords.current')}
        type="password"
        autoComplete="current-password"
        required
        value={old}
        problem={isTried && old === '' ? t('account.password.oldMissing') : null}
        hint={t('account.password.changedAt', { when: dateTime(rules.changedAt) })}
        onChange={setOld}
      />
      <NewPassword chosen={chosen} rules={rules} about={about} isTried={isTried} onChange={setChosen} />
      <p className={sharedStyles.note}>{t('account.password.note')}</p>
      <ErrorNote error={change.error} />
      <Button type="submit" tone="primary" isWide isBusy={change.isPending}>
        {t('account.password.submit')}
      </Button>
    </form>
  )
}
