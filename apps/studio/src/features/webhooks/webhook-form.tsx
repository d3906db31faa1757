import { useT } from '@signet/i18n/react'
import { ErrorNote, Status, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Facts, FormattedTime } from '../../kit/details/facts.tsx'
import { SecretDialog } from '../../kit/dialogs/secret-dialog.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../kit/lists/list-buttons.tsx'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import {
  type Draft,
  draftOf,
  type Speech,
  useWebhookMutation,
  type Webhook,
  type WebhookRow,
} from './queries.ts'
import { SpeechFields } from './speech-fields.tsx'
import { WebhookFields } from './webhook-fields.tsx'

type WebhookFormProps = Readonly<{ one: Webhook; onRemoved: () => void }>

/** The settings of an existing webhook. */
export function WebhookForm({ one, onRemoved }: WebhookFormProps) {
  const t = useT()
  const { id } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const [speech, setSpeech] = useState<Speech>({ format: one.format })
  const { save, dialog } = useSaveWebhook(one, { speech, onStored: setDraft })
  const update = useWebhookMutation((_calls, _: undefined) => save(draft))
  const remove = useWebhookMutation((calls, _: undefined) => calls.remove({ id }))

  return (
    <>
      <WebhookFacts one={one} />
      <EditForm
        label={one.name}
        mutation={update}
        onSubmit={() => update.mutate(undefined)}
        aside={
          <RemoveButton
            name={one.name}
            consequence={t('webhooks.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <SpeechFields speech={speech} onChange={setSpeech} />
        <WebhookFields draft={draft} onChange={setDraft} />
        <ErrorNote error={remove.error} />
      </EditForm>
      {dialog}
    </>
  )
}

const rules = fieldMergeRules<Draft>()
const labels = {
  ...{ name: 'webhooks.name', url: 'webhooks.url', isOn: 'webhooks.isOn', events: 'webhooks.events' },
  ...{ flowIds: 'webhooks.flows', formIds: 'webhooks.forms', withValues: 'webhooks.withValues' },
}

type SaveOptions = Readonly<{ speech: Speech; onStored: (stored: Draft) => void }>

function useSaveWebhook(one: Webhook, { speech: { robotSecret }, onStored }: SaveOptions) {
  const t = useT()
  const { webhooks } = useClient()
  const { id } = one
  const stored = (webhook: Webhook) => ({ document: draftOf(webhook), revision: webhook.revision })
  return useMergedSave<Draft>({
    ...{ opened: stored(one), rules, labels, onStored },
    textOf: (field, value) => {
      if (!Array.isArray(value)) return undefined
      if (field === 'events')
        return value.map((event) => t(`webhooks.event.${String(event)}`)).join(t('right-changes.and'))
      return value.length > 0 ? String(value.length) : undefined
    },
    load: async () => stored(await webhooks.open({ id })),
    save: async (document, expects) => {
      await webhooks.update({ id, ...document, expects })
      if (robotSecret !== undefined) await webhooks.setRobotSecret({ id, robotSecret })
    },
  })
}

function WebhookFacts({ one }: Pick<WebhookFormProps, 'one'>) {
  const t = useT()
  const { failingSince } = one
  return (
    <Facts
      facts={[
        { name: t('webhooks.status'), value: <WebhookStatus of={one} /> },
        ...(failingSince === null
          ? []
          : [{ name: t('webhooks.failingSince'), value: <FormattedTime at={failingSince} /> }]),
        { name: t('webhooks.format'), value: t(`webhooks.format.${one.format}`) },
        ...(one.format === 'standard'
          ? [{ name: t('webhooks.secret'), value: <SecretFact one={one} /> }]
          : []),
      ]}
    />
  )
}

/** The secret cannot be read again, only replaced. */
function SecretFact({ one: { id, formerUntil } }: Readonly<{ one: Webhook }>) {
  const t = useT()
  const feedback = useFeedback()
  const rotate = useWebhookMutation((calls, _: undefined) => calls.rotateSecret({ id }))
  const ask = async () => {
    const question = {
      title: t('webhooks.rotate'),
      body: t('webhooks.rotateHint'),
      confirm: t('webhooks.rotate'),
    }
    if (await feedback.ask(question)) rotate.mutate(undefined)
  }

  return (
    <>
      <Button size="small" loading={rotate.isPending} onClick={ask}>
        {t('webhooks.rotate')}
      </Button>{' '}
      {formerUntil !== null && (
        <>
          {t('webhooks.formerUntil')} <FormattedTime at={formerUntil} />
        </>
      )}
      <ErrorNote error={rotate.error} />
      {rotate.data && <NewSecret secret={rotate.data.secret} onClose={rotate.reset} />}
    </>
  )
}

type SecretShownProps = Readonly<{ secret: string; onClose: () => void }>

/** Shows a secret, only once. */
export function NewSecret({ secret, onClose }: SecretShownProps) {
  const t = useT()
  return (
    <SecretDialog
      title={t('webhooks.secret')}
      hint={t('webhooks.secretHint')}
      kept={t('webhooks.secretKept')}
      secret={secret}
      onClose={onClose}
    />
  )
}

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
        <Status kind="overdue">{t('webhooks.status.resting')}</Status> <FormattedTime at={restsUntil} />
      </span>
    )
  if (failingSince !== null) return <Status kind="overdue">{t('webhooks.status.failing')}</Status>
  return <Status kind="passed">{t('webhooks.status.on')}</Status>
}
