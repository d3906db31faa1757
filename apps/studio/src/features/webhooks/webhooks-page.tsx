import { useT } from '@signet/i18n/react'
import type { TableColumnsType } from 'antd'
import { ListPage } from '../../shell/list-page.tsx'
import { useListSearch } from '../../shell/list-search.ts'
import { Moment } from '../../shell/moment.tsx'
import { NamedRow } from '../../shell/named-row.tsx'
import { NewButton, unmade } from '../../shell/new-button.tsx'
import { NewWebhook } from './new-webhook.tsx'
import { useWebhooks, type WebhookRow } from './queries.ts'
import { WebhookDrawer } from './webhook-drawer.tsx'
import { WebhookStatus } from './webhook-status.tsx'

/** Every other system that is told what happens here, newest change first. */
export function WebhooksPage() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <ListPage<WebhookRow>
      title={t('webhooks.title')}
      query={useWebhooks(search.keyword ?? '')}
      columns={columnsIn(t)}
      idOf={({ id }) => id}
      actions={<NewButton />}
      emptyHint={t('webhooks.emptyHint')}
      drawer={(id, close) =>
        id === unmade ? (
          <NewWebhook onMade={(made) => change({ open: made }, { replace: true })} onClose={close} />
        ) : (
          <WebhookDrawer key={id} id={id} onClose={close} />
        )
      }
    />
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<WebhookRow> {
  return [
    { title: t('webhooks.name'), render: (_, { name, url }) => <NamedRow name={name} note={url} /> },
    { title: t('webhooks.status'), render: (_, row) => <WebhookStatus of={row} /> },
    {
      title: t('webhooks.events'),
      render: (_, { events: [first = '', ...more] }) =>
        t('webhooks.eventsInShort', { first: t(`webhooks.event.${first}`), more: more.length }),
    },
    {
      title: t('webhooks.deliveriesOfWeek'),
      align: 'right',
      responsive: ['lg'],
      render: (_, { deliveries, failures }) => t('webhooks.deliveriesAndFailures', { deliveries, failures }),
    },
    {
      title: t('webhooks.changedAt'),
      responsive: ['lg'],
      render: (_, { changedAt }) => <Moment at={changedAt} />,
    },
  ]
}
