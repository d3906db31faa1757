import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { Facts } from '../../kit/details/facts.tsx'
import { Moment } from '../../kit/details/moment.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { RemoveButton } from '../../kit/lists/remove-button.tsx'
import { useWebhookMutation, type Webhook } from './queries.ts'
import { SecretShown } from './secret-shown.tsx'
import { draftOf } from './webhook-draft.ts'
import { WebhookFields } from './webhook-fields.tsx'
import { WebhookStatus } from './webhook-status.tsx'

type WebhookFormProps = Readonly<{ one: Webhook; onRemoved: () => void }>

/** The settings of an existing webhook. */
export function WebhookForm({ one, onRemoved }: WebhookFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { id, failingSince } = one
  const [draft, setDraft] = useState(() => draftOf(one))
  const update = useWebhookMutation((calls, _: undefined) => calls.update({ id, ...draft }))
  const remove = useWebhookMutation((calls, _: undefined) => calls.remove({ id }))
  const said = () => feedback.success(t('studio.saved'))

  return (
    <>
      <Facts
        facts={[
          { name: t('webhooks.status'), value: <WebhookStatus of={one} /> },
          ...(failingSince === null
            ? []
            : [{ name: t('webhooks.failingSince'), value: <Moment at={failingSince} /> }]),
          { name: t('webhooks.secret'), value: <SecretFact one={one} /> },
        ]}
      />
      <EditForm
        label={one.name}
        deed={update}
        onSubmit={() => update.mutate(undefined, { onSuccess: said })}
        aside={
          <RemoveButton
            name={one.name}
            consequence={t('webhooks.removeHint')}
            isBusy={remove.isPending}
            onRemove={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          />
        }
      >
        <WebhookFields draft={draft} onChange={setDraft} />
        <ErrorNote error={remove.error} />
      </EditForm>
    </>
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
          {t('webhooks.formerUntil')} <Moment at={formerUntil} />
        </>
      )}
      <ErrorNote error={rotate.error} />
      {rotate.data && <SecretShown secret={rotate.data.secret} onClose={rotate.reset} />}
    </>
  )
}
