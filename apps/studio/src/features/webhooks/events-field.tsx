import { type WebhookEvent, webhookEvents } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Checkbox } from 'antd'
import styles from './events-field.module.css'

type EventsFieldProps = Readonly<{
  events: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
}>

/** What another system wants to hear of. */
export function EventsField({ events, onChange }: EventsFieldProps) {
  const t = useT()
  return (
    <fieldset className={styles.events}>
      <legend>{t('webhooks.events')}</legend>
      <Checkbox.Group<WebhookEvent>
        className={styles.choices ?? ''}
        value={[...events]}
        options={webhookEvents.map((value) => ({ value, label: t(`webhooks.event.${value}`) }))}
        onChange={onChange}
      />
    </fieldset>
  )
}
