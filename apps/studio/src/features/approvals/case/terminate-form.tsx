import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTerminate } from '../queries.ts'
import { useInSight } from '../use-in-sight.ts'
import styles from './terminate-form.module.css'

/** Terminates a case, with a reason that its starter will read; confirmed in place. */
export function TerminateForm({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <p className={styles.foot}>
        <Button danger onClick={() => setAsking(true)}>
          {t('approvals.monitor.terminate')}
        </Button>
      </p>
    )

  return <Reason caseId={caseId} onCancel={() => setAsking(false)} />
}

function Reason({ caseId, onCancel }: Readonly<{ caseId: string; onCancel: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const terminate = useTerminate()
  const [opinion, setOpinion] = useState('')
  const form = useInSight<HTMLFormElement>()

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('approvals.monitor.terminate')}
      onSubmit={(event) => {
        event.preventDefault()
        terminate.mutate(
          { caseId, opinion: opinion.trim() },
          { onSuccess: () => feedback.success(t('approvals.monitor.terminated')) },
        )
      }}
    >
      <label htmlFor="terminate-reason">{t('approvals.monitor.reason')}</label>
      <Input.TextArea
        id="terminate-reason"
        autoFocus
        rows={3}
        maxLength={2000}
        value={opinion}
        onChange={(event) => setOpinion(event.target.value)}
      />
      <p className={styles.warning}>{t('approvals.monitor.terminateWarning')}</p>
      <ErrorNote error={terminate.error} />
      <span className={styles.buttons}>
        <Button onClick={onCancel}>{t('studio.cancel')}</Button>
        <Button
          type="primary"
          danger
          htmlType="submit"
          loading={terminate.isPending}
          disabled={opinion.trim() === ''}
        >
          {t('approvals.monitor.terminateNow')}
        </Button>
      </span>
    </form>
  )
}
