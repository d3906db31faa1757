import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { problemsOf } from './field-problems.ts'
import { type Group, useSettingsMutation } from './queries.ts'
import styles from './settings.module.css'

const kinds = {
  mail: { call: 'testMail', type: 'email', autoComplete: 'email' },
  sms: { call: 'testSms', type: 'tel', autoComplete: 'tel' },
} as const

type TestMessageProps = Readonly<{
  kind: keyof typeof kinds
  value: Group['value']
  secrets: Readonly<Record<string, string>>
}>

/** Sends a mail or a text message with the account on screen, before it is saved. */
export function TestMessage({ kind, value, secrets }: TestMessageProps) {
  const t = useT()
  const feedback = useFeedback()
  const { call, type, autoComplete } = kinds[kind]
  const [to, setTo] = useState('')
  const send = useSettingsMutation((calls, _: undefined) => calls[call]({ to, value, secrets }))
  const problems = problemsOf(send.error)
  const said = Object.values(problems)
  const onSent = () => feedback.success(t(`settings.${call}.sent`, { to }))

  return (
    <section className={styles.test} aria-label={t(`settings.${call}.title`)}>
      <Labelled label={t(`settings.${call}.to`)} problem={said.length > 0 ? said.join(' ') : undefined}>
        {(id, describedBy) => (
          <div className={styles.row}>
            <Input
              id={id}
              type={type}
              aria-describedby={describedBy}
              autoComplete={autoComplete}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
            <Button
              disabled={to === ''}
              loading={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: onSent })}
            >
              {t(`settings.${call}.send`)}
            </Button>
          </div>
        )}
      </Labelled>
      {said.length === 0 && <ErrorNote error={send.error} />}
    </section>
  )
}
