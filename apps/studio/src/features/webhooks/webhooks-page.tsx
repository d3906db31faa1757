import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { type TableColumnsType, Tabs } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormattedTime } from '../../kit/details/facts.tsx'
import { DetailsDrawer, SideDrawer } from '../../kit/details/side-drawer.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { NewButton, StartButton, unmade } from '../../kit/lists/list-buttons.tsx'
import { ListPage } from '../../kit/lists/list-page.tsx'
import { useListSearch } from '../../kit/lists/list-search.ts'
import { NamedRow } from '../../kit/lists/named-row.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import {
  type Draft,
  freshDraft,
  type Speech,
  useWebhookMutation,
  useWebhooks,
  type Webhook,
  type WebhookRow,
  webhookQuery,
} from './queries.ts'
import { SpeechFields } from './speech-fields.tsx'
import { WebhookFields } from './webhook-fields.tsx'
import { NewSecret, WebhookForm, WebhookStatus } from './webhook-form.tsx'

/** All webhooks of the company, latest change first. */
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
      start={<StartButton label={t('webhooks.new')} />}
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
      render: (_, { changedAt }) => <FormattedTime at={changedAt} />,
    },
  ]
}

/** One webhook: settings, secret and deliveries. */
function WebhookDrawer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>) {
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
              // The key renews the form after the server has switched the webhook off.
              children: <WebhookForm key={`${one.isOn}`} one={one} onRemoved={onClose} />,
            },
            { key: 'deliveries', label: t('webhooks.deliveries'), children: <DeliveryTable id={id} /> },
          ]}
        />
      )}
    </DetailsDrawer>
  )
}

type NewWebhookProps = Readonly<{ onMade: (id: string) => void; onClose: () => void }>

/** A new webhook. Its secret is shown before its drawer opens; that of a robot is typed in. */
function NewWebhook({ onMade, onClose }: NewWebhookProps) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>(freshDraft)
  const [speech, setSpeech] = useState<Speech>({ format: 'standard', robotSecret: '' })
  const create = useWebhookMutation((calls, _: undefined) => calls.create({ ...draft, ...speech }))
  const { data: made } = create

  return (
    <SideDrawer title={t('webhooks.new')} width={720} onClose={onClose}>
      <EditForm
        label={t('webhooks.new')}
        mutation={create}
        onSubmit={() =>
          create.mutate(undefined, {
            onSuccess: ({ id, secret }) => {
              if (secret === '') onMade(id)
            },
          })
        }
        onCancel={onClose}
      >
        <SpeechFields speech={speech} onChange={setSpeech} isNew />
        <WebhookFields draft={draft} onChange={setDraft} />
      </EditForm>
      {made && made.secret !== '' && <NewSecret secret={made.secret} onClose={() => onMade(made.id)} />}
    </SideDrawer>
  )
}
