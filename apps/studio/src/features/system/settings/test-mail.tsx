import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { problemsOf } from './field-problems.ts'
import { type Group, useSettingsMutation } from './queries.ts'
import styles from './settings.module.css'

type TestMailProps = Readonly<{ value: Group['value']; secrets: Readonly<Record<string, string>> }>

/** Sends a mail with the account on screen, before it is saved. */
export function TestMail({ value, secrets }: TestMailProps) {
  const t = useT()
  const feedback = useFeedback()
  const [to, setTo] = useState('')
  const send = useSettingsMutation((calls, _: undefined) => calls.testMail({ to, value, secrets }))
  const problems = problemsOf(send.error)
  const said = Object.values(problems)
  const onSent = () => feedback.success(t('settings.testMail.sent', { to }))

  return (
    <section className={styles.test} aria-label={t('settings.testMail.title')}>
      <Labelled label={t('settings.testMail.to')} problem={said.length > 0 ? said.join(' ') : undefined}>
        {(id, describedBy) => (
          <div className={styles.row}>
            <Input
              id={id}
              type="email"
              aria-describedby={describedBy}
              autoComplete="email"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
            <Button
              disabled={to === ''}
              loading={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: onSent })}
            >
              {t('settings.testMail.send')}
            </Button>
          </div>
        )}
      </Labelled>
      {said.length === 0 && <ErrorNote error={send.error} />}
    </section>
  )
}
