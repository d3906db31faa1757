import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Moment } from '../../kit/details/moment.tsx'
import type { WebhookRow } from './queries.ts'

type WebhookStatusProps = Readonly<{
  of: Pick<WebhookRow, 'isOn' | 'stoppedAt' | 'failingSince' | 'restsUntil'>
}>

/** Whether a webhook is on, and whether deliveries succeed. */
export function WebhookStatus({ of: { isOn, stoppedAt, failingSince, restsUntil } }: WebhookStatusProps) {
  const t = useT()
  if (!isOn && stoppedAt !== null) return <Status kind="failed">{t('webhooks.status.stopped')}</Status>
  if (!isOn) return <Status kind="paused">{t('webhooks.status.off')}</Status>
  if (restsUntil !== null)
    return (
      <span>
        <Status kind="overdue">{t('webhooks.status.resting')}</Status> <Moment at={restsUntil} />
      </span>
    )
  if (failingSince !== null) return <Status kind="overdue">{t('webhooks.status.failing')}</Status>
  return <Status kind="passed">{t('webhooks.status.on')}</Status>
}
