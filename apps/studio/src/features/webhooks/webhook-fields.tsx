import { type WebhookEvent, webhookEvents } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Switch } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { flowNamesQuery } from '../../kit/context/name-queries.ts'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { SelectField, TextField } from '../../kit/fields/labelled-inputs.tsx'
import { useLabelSearch } from '../../kit/properties/use-label-search.ts'
import { type Draft, formNamesQuery } from './queries.ts'
import styles from './webhook-fields.module.css'

type WebhookFieldsProps = Readonly<{ draft: Draft; onChange: (draft: Draft) => void }>

/** Target, events, and whether it is on. */
export function WebhookFields({ draft, onChange }: WebhookFieldsProps) {
  const t = useT()
  const client = useClient()
  const { data: flows } = useQuery(flowNamesQuery(client))
  const { data: forms } = useQuery(formNamesQuery(client))
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const hasEventsOf = (subject: string) => draft.events.some((event) => event.startsWith(subject))

  return (
    <>
      <TargetFields draft={draft} change={change} />
      <EventsField events={draft.events} onChange={(events) => change({ events })} />
      {(hasEventsOf('case') || hasEventsOf('task')) && (
        <NamesField
          label={t('webhooks.flows')}
          all={t('webhooks.allFlows')}
          names={flows?.list ?? []}
          ids={draft.flowIds}
          onChange={(flowIds) => change({ flowIds })}
        />
      )}
      {hasEventsOf('record') && (
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
      <OnSwitch draft={draft} change={change} />
    </>
  )
}

type DraftPartProps = Readonly<{ draft: Draft; change: (part: Partial<Draft>) => void }>

/** The name of the webhook, and the address that it calls. */
function TargetFields({ draft, change }: DraftPartProps) {
  const t = useT()
  return (
    <>
      <TextField
        label={t('webhooks.name')}
        required
        maxLength={100}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        required
        type="url"
        maxLength={2000}
        spellCheck={false}
        placeholder="https://"
        value={draft.url}
        onChange={(url) => change({ url })}
      />
    </>
  )
}

function OnSwitch({ draft, change }: DraftPartProps) {
  const t = useT()
  return (
    <Labelled label={t('webhooks.isOn')}>
      {(id) => (
        <div>
          <Switch id={id} checked={draft.isOn} onChange={(isOn) => change({ isOn })} />
        </div>
      )}
    </Labelled>
  )
}

type EventsFieldProps = Readonly<{
  events: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
}>

function EventsField({ events, onChange }: EventsFieldProps) {
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

type NamesFieldProps = Readonly<{
  label: string
  /** The text when none is chosen. */
  all: string
  names: readonly Readonly<{ id: string; name: string }>[]
  ids: readonly string[]
  onChange: (ids: string[]) => void
}>

/** Several of many names, or all. */
function NamesField({ label, all, names, ids, onChange }: NamesFieldProps) {
  const search = useLabelSearch()
  return (
    <SelectField
      label={label}
      mode="multiple"
      showSearch={search}
      placeholder={all}
      value={[...ids]}
      options={names.map((one) => ({ value: one.id, label: one.name }))}
      onChange={onChange}
    />
  )
}
