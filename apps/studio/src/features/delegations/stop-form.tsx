import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Labelled } from '../../shell/labelled.tsx'
import styles from './delegations.module.css'
import { useStop } from './queries.ts'

/** Ends a delegation at once; both sides read why. */
export function StopForm({ id }: Readonly<{ id: string }>) {
  const t = useT()
  const feedback = useFeedback()
  const stop = useStop(id)
  const [reason, setReason] = useState('')
  return (
    <form
      className={styles.form}
      aria-label={t('delegations.stop')}
      onSubmit={(event) => {
        event.preventDefault()
        stop.mutate(reason.trim(), { onSuccess: () => feedback.success(t('delegations.done.stop')) })
      }}
    >
      <Labelled label={t('delegations.overview.why')} hint={t('delegations.overview.stopHint')}>
        {(field) => (
          <Input.TextArea
            id={field}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
      <ErrorNote error={stop.error} />
      <Button danger htmlType="submit" loading={stop.isPending} disabled={reason.trim() === ''}>
        {t('delegations.stop')}
      </Button>
    </form>
  )
}
