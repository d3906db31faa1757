import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, TextField } from '@signet/ui'
import { useState } from 'react'
import styles from '../login-page.module.css'
import { ProofNote } from '../use-proof.tsx'

type DirectoryFormProps = Readonly<{
  error: Error | null
  isBusy: boolean
  isWorking: boolean
  onSubmit: (entered: Readonly<{ account: string; password: string }>) => void
}>

/** Account and password of the company’s directory. */
export function DirectoryForm({ error, isBusy, isWorking, onSubmit }: DirectoryFormProps) {
  const t = useT()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const isFilled = account.trim() !== '' && password !== ''
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isFilled) onSubmit({ account: account.trim(), password })
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
      <TextField
        label={t('session.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <ErrorNote error={error} />
      <Button type="submit" tone="primary" isWide isBusy={isBusy} disabled={!isFilled}>
        {t('session.login.submit')}
      </Button>
      <ProofNote isWorking={isWorking} />
    </form>
  )
}
