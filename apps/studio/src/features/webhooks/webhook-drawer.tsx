import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { DetailsDrawer } from '../../shell/details-drawer.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { type Webhook, webhookQuery } from './queries.ts'
import { WebhookForm } from './webhook-form.tsx'

/** One webhook: what it wants to hear, its secret, and what it was sent. */
export function WebhookDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
  const t = useT()
  return (
    <DetailsDrawer<Webhook>
      query={useQuery(webhookQuery(useClient(), id))}
      width={720}
      title={({ name }) => name}
      onClose={onClose}
    >
      {(one) => (
        <Tabs
          items={[
            {
              key: 'settings',
              label: t('webhooks.settings'),
              // What was switched off by itself is shown so.
              children: <WebhookForm key={`${one.isOn}`} one={one} onRemoved={onClose} />,
            },
            { key: 'deliveries', label: t('webhooks.deliveries'), children: <DeliveryTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}
