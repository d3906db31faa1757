import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Moment } from '../../shell/moment.tsx'
import { useWebhookDeed, type Webhook } from './queries.ts'
import { SecretShown } from './secret-shown.tsx'

/** Nobody can read the secret again; there can be another one. */
export function SecretFact({ one: { id, formerUntil } }: Readonly<{ one: Webhook }>) {
  const t = useT()
  const feedback = useFeedback()
  const rotate = useWebhookDeed((calls, _: undefined) => calls.rotateSecret({ id }))
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
