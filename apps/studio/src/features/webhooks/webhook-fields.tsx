import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Input, Switch } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { Labelled } from '../../shell/labelled.tsx'
import { flowNamesQuery } from '../../shell/name-queries.ts'
import { EventsField } from './events-field.tsx'
import { NamesField } from './names-field.tsx'
import { formNamesQuery } from './queries.ts'
import type { Draft } from './webhook-draft.ts'

type WebhookFieldsProps = Readonly<{ draft: Draft; onChange: (draft: Draft) => void }>

/** Where to, what about, and whether at all. */
export function WebhookFields({ draft, onChange }: WebhookFieldsProps) {
  const t = useT()
  const client = useClient()
  const { data: flows } = useQuery(flowNamesQuery(client))
  const { data: forms } = useQuery(formNamesQuery(client))
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const isAsked = (subject: string) => draft.events.some((event) => event.startsWith(subject))

  return (
    <>
      <Labelled label={t('webhooks.name')}>
        {(id) => (
          <Input
            id={id}
            required
            maxLength={100}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('webhooks.url')} hint={t('webhooks.urlHint')}>
        {(id, hintId) => (
          <Input
            id={id}
            aria-describedby={hintId}
            required
            type="url"
            maxLength={2000}
            spellCheck={false}
            placeholder="https://"
            value={draft.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </Labelled>
      <EventsField events={draft.events} onChange={(events) => change({ events })} />
      {(isAsked('case') || isAsked('task')) && (
        <NamesField
          label={t('webhooks.flows')}
          all={t('webhooks.allFlows')}
          names={flows?.list ?? []}
          ids={draft.flowIds}
          onChange={(flowIds) => change({ flowIds })}
        />
      )}
      {isAsked('record') && (
        <NamesField
          label={t('webhooks.forms')}
          all={t('webhooks.allForms')}
          names={forms?.list ?? []}
          ids={draft.formIds}
          onChange={(formIds) => change({ formIds })}
        />
      )}
      <Checkbox checked={draft.withValues} onChange={({ target }) => change({ withValues: target.checked })}>
        {t('webhooks.withValues')}
      </Checkbox>
      <Labelled label={t('webhooks.isOn')}>
        {(id) => (
          <div>
            <Switch id={id} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
          </div>
        )}
      </Labelled>
    </>
  )
}
