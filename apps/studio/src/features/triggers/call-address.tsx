import type { WebhookField } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Typography } from 'antd'
import { Ear, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import { sampleQuery, type Trigger, useTriggerMutation } from './queries.ts'
import styles from './triggers.module.css'

type CallAddressProps = Readonly<{ trigger: Trigger; onFields: (fields: WebhookField[]) => void }>

/** The address other systems call, shown only once, and a way to record what they send. */
export function CallAddress({ trigger, onFields }: CallAddressProps) {
  const t = useT()
  const { id, hasAddress, definition } = trigger
  const renew = useTriggerMutation((calls, _: undefined) => calls.renewAddress({ id }))
  if (definition.event.kind !== 'webhook')
    return <p className={sharedStyles.weak}>{t('triggers.saveForAddress')}</p>

  return (
    <PropertySection title={t('triggers.address')}>
      <div className={styles.part}>
        {renew.data && (
          <>
            <Typography.Text copyable code>
              {`${location.origin}${renew.data.path}`}
            </Typography.Text>
            {renew.data.signingKey !== null && (
              <Typography.Text copyable code>
                {renew.data.signingKey}
              </Typography.Text>
            )}
            <p className={sharedStyles.weak}>{t('triggers.addressOnce')}</p>
          </>
        )}
        {!renew.data && (
          <p className={sharedStyles.weak}>{t(hasAddress ? 'triggers.hasAddress' : 'triggers.noAddress')}</p>
        )}
        <Button
          icon={<KeyRound size={16} aria-hidden />}
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          {t(hasAddress ? 'triggers.renewAddress' : 'triggers.makeAddress')}
        </Button>
        <ErrorNote error={renew.error} />
        {hasAddress && <Listening id={id} onFields={onFields} />}
      </div>
    </PropertySection>
  )
}

type ListeningProps = Readonly<{ id: string; onFields: (fields: WebhookField[]) => void }>

/** Waits for one call, and takes over its fields. */
function Listening({ id, onFields }: ListeningProps) {
  const t = useT()
  const [isWaiting, setIsWaiting] = useState(false)
  const { data, error } = useQuery(sampleQuery(useClient(), id, isWaiting))
  const listen = useTriggerMutation((calls, _: undefined) => calls.listen({ id }))
  const isOver = isWaiting && data && !data.isListening && data.sample === null
  return (
    <>
      <Button
        icon={<Ear size={16} aria-hidden />}
        loading={listen.isPending}
        onClick={() => listen.mutate(undefined, { onSuccess: () => setIsWaiting(true) })}
      >
        {t('triggers.listen')}
      </Button>
      <output className={sharedStyles.weak}>
        {isWaiting && data?.isListening && t('triggers.listening')}
        {isOver && t('triggers.listenedInVain')}
      </output>
      <ErrorNote error={listen.error ?? error} />
      {data?.refused && <ErrorNote error={t('triggers.callRefused', { reason: data.refused })} />}
      {data && data.sample !== null && (
        <>
          <pre className={styles.json}>{JSON.stringify(data.sample, null, 2)}</pre>
          <Button type="primary" ghost onClick={() => onFields(data.fields)}>
            {t('triggers.takeFields', { count: data.fields.length })}
          </Button>
        </>
      )}
    </>
  )
}
