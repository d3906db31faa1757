import { useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, TextField } from '@signet/ui'
import { useState } from 'react'
import { useEnter } from './queries.ts'
import styles from './short-links.module.css'

type PasswordFormProps = Readonly<{ link: string; onPass: (pass: string) => void }>

export function PasswordForm({ link, onPass }: PasswordFormProps) {
  const t = useT()
  const enter = useEnter(link)
  const [password, setPassword] = useState('')

  return (
    <Card title={t('short-links.passwordTitle')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          enter.mutate(password, { onSuccess: ({ pass }) => onPass(pass) })
        }}
      >
        <TextField
          label={t('short-links.password')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          required
        />
        <ErrorNote error={enter.error} />
        <Button type="submit" tone="primary" isWide isBusy={enter.isPending}>
          {t('short-links.enter')}
        </Button>
      </form>
    </Card>
  )
}
